// SPDX-License-Identifier: Apache-2.0
// hadal copy-log: copies everything a server has written from a file to NATS or back, then compares
// the two.
#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <future>
#include <memory>
#include <utility>

#include "commands/commands.h"
#include "commands/nats_flags.h"
#include "commands/temporary_folder.h"
#include "server/log/chain.h"
#include "server/log/sqlite_log.h"
#include "server/nats/nats_log.h"
#include "server/table/log_index.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

constexpr std::size_t kMostTexts = 100;      // of one append …
constexpr std::size_t kMostBytes = 200'000;  // … unless one text is longer

struct OpenLog {
  std::unique_ptr<log::Log> log;
  std::function<std::vector<std::string>()> streams;  // all of them, oldest first
};

// `folder` is for the index of a log in NATS, and goes with it.
OpenLog open_log(const std::string& place, const std::string& folder,
                 const log::NatsAccess& access) {
  if (log::is_nats_url(place)) {
    log::NatsOptions options = log::read_nats_url(place);
    options.folder = folder;
    options.access = access;
    auto made = std::make_unique<log::NatsLog>(options);
    const auto streams = [log = made.get()] { return log->streams(); };
    return {std::move(made), streams};
  }
  log::SqliteOptions options;
  options.folder = place;
  options.make_index = house::index_of;
  options.twice = house::kKeptTwice;
  auto made = std::make_unique<log::SqliteLog>(options);
  const auto streams = [log = made.get()] { return log->streams(); };
  return {std::move(made), streams};
}

struct Sum {
  std::size_t streams = 0;
  std::size_t entries = 0;
  log::Sums sums = log::first_sums();
  bool operator==(const Sum&) const = default;
};

// Of every stream, by name, with all its entries, who plays there and what closed it.
Sum sum_of(const OpenLog& from) {
  std::vector<std::string> names = from.streams();
  std::sort(names.begin(), names.end());
  Sum sum;
  for (const std::string& name : names) {
    log::Sums sums = log::first_sums();
    std::uint64_t last = 0;
    std::string index = std::to_string(from.log->closed_by(name).value_or(0));
    from.log->read(name, 1, [&](const log::Entry& entry) {
      sums = log::next_sums(sums, name, entry);
      last = entry.number;
      for (const std::string& player : house::index_of(name, entry.text).players)
        index += " " + player;
    });
    sum.sums = log::next_sums(sum.sums, name, {last, 0, std::string(sums.view()) + index});
    sum.entries += last;
    ++sum.streams;
  }
  return sum;
}

// Collects entries that can be one append.
class Copier {
 public:
  Copier(log::Log& to, const std::string& stream) : to_(to) { what_.stream = stream; }

  void add(const log::Entry& entry) {
    const log::Index index = house::index_of(what_.stream, entry.text);
    const bool is_apart = !index.closes.empty() || entry.at != what_.at;
    if (is_apart || what_.texts.size() >= kMostTexts || bytes_ > kMostBytes) write();
    what_.at = entry.at;
    what_.texts.push_back(entry.text);
    bytes_ += entry.text.size();
    what_.players.insert(what_.players.end(), index.players.begin(), index.players.end());
    if (index.closes.empty()) return;
    what_.closes = index.closes;
    write();
  }
  void write() {
    if (what_.texts.empty()) return;
    std::promise<log::Appended> written;
    const std::uint64_t last = what_.expected + what_.texts.size();
    log::Append next{what_.stream, last, 0, {}, {}, {}};
    to_.append(std::exchange(what_, std::move(next)),
               [&](const log::Appended& result) { written.set_value(result); });
    bytes_ = 0;
    const log::Appended result = written.get_future().get();
    if (result.status != log::Status::committed)
      throw UserError("the copy could not be written and is not complete: " + result.reason);
  }

 private:
  log::Log& to_;
  log::Append what_;
  std::size_t bytes_ = 0;
};

// Whatever closes others comes after them.
void copy(const OpenLog& from, log::Log& to) {
  std::vector<std::string> last;
  const auto copy_one = [&](const std::string& name) {
    Copier copier(to, name);
    from.log->read(name, 1, [&](const log::Entry& entry) { copier.add(entry); });
    copier.write();
  };
  for (const std::string& name : from.streams())
    if (name == "results")
      last.push_back(name);
    else
      copy_one(name);
  for (const std::string& name : last) copy_one(name);
}

void expect_place(const std::string& place) {
  if (log::is_nats_url(place)) return;
  const std::string file = log::database_file(place);
  if (!std::filesystem::exists(file)) throw UserError(file + ": there is no such file");
}

void run_copy_log(const std::string& from_place, const std::string& to_place,
                  const log::NatsAccess& access) {
  expect_place(from_place);
  const TemporaryFolder scratch;
  const OpenLog from = open_log(from_place, scratch.path("from"), access);
  {
    const OpenLog to = open_log(to_place, scratch.path("to"), access);
    if (!to.streams().empty()) throw UserError(to_place + ": there is a log already");
    copy(from, *to.log);
  }
  const OpenLog to = open_log(to_place, scratch.path("to again"), access);
  const Sum mine = sum_of(from);
  if (sum_of(to) != mine) throw UserError("the copy is not equal; do not use it: " + to_place);
  fmt::print("{} entries of {} streams are copied; both logs have the hash ", mine.entries,
             mine.streams);
  for (const unsigned char byte : mine.sums.bytes) fmt::print("{:02x}", byte);
  fmt::print("\n");
}

}  // namespace

void add_copy_log(CLI::App& app, int&) {
  auto from = std::make_shared<std::string>();
  auto to = std::make_shared<std::string>();
  auto access = std::make_shared<log::NatsAccess>();
  CLI::App* command = app.add_subcommand(
      "copy-log", "Copy a server's data from its folder to NATS, or back, and compare them");
  command
      ->add_option("FROM", *from, "A data folder, nats://… or tls://…; no server may be using it")
      ->required();
  command->add_option("TO", *to, "Another one, where nothing has been written yet")->required();
  add_nats_flags(*command, *access);
  command->callback([from, to, access] { run_copy_log(*from, *to, *access); });
}

}  // namespace hadal::cli
