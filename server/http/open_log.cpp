// SPDX-License-Identifier: Apache-2.0
#include "server/http/open_log.h"

#include <spdlog/spdlog.h>

#include "server/log/sqlite_log.h"
#include "server/nats/nats_log.h"
#include "server/table/log_index.h"

namespace hadal::http {
namespace {

// Its lines come from a thread of the log, or before there is anything to post to.
void report(const std::string& line) { spdlog::error("{}", line); }

std::string_view meaning_of(log::Kept kept) {
  switch (kept) {
    case log::Kept::in_memory:
      return "a majority of the servers has it in memory and in the file cache";
    case log::Kept::on_disk: return "a majority of the servers has it on disk";
    case log::Kept::not_told: break;
  }
  return "a majority of the servers has it; they do not say whether it is on disk";
}

OpenedLog open_nats(const ServerOptions& options) {
  log::NatsOptions nats = log::read_nats_url(options.log);
  nats.folder = options.data;
  nats.access = options.nats;
  nats.report = report;
  auto opened = std::make_unique<log::NatsLog>(nats);
  const log::NatsFacts facts = opened->facts();
  spdlog::info(
      "event=log kind=nats stream={} servers={} replicas={} version={} acknowledged=\"{}\"",
      nats.stream, nats.servers.size(), facts.replicas, facts.version, meaning_of(facts.kept));
  log::NatsLog* const log = opened.get();
  return {std::move(opened), log, nats};
}

}  // namespace

OpenedLog open_log(const ServerOptions& options) {
  if (!options.log.empty()) return open_nats(options);
  return {std::make_unique<log::SqliteLog>(log::SqliteOptions{.folder = options.data,
                                                              .make_index = house::index_of,
                                                              .twice = house::kKeptTwice,
                                                              .accept_loss = options.accept_loss,
                                                              .report = report})};
}

}  // namespace hadal::http
