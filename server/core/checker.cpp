// SPDX-License-Identifier: Apache-2.0
#include "server/core/checker.h"

#include "server/core/game_table.h"
#include "server/core/give_way.h"

namespace hadal::core {
namespace {

constexpr int kNicenessOfChecks = 19;
constexpr std::size_t kReportEvery = 1000;  // games

}  // namespace

Checker::Checker(log::Log& log, std::vector<std::string> tables, Report report)
    : log_(log), tables_(std::move(tables)), report_(std::move(report)) {
  thread_ = std::thread([this] { work(); });
}

Checker::~Checker() {
  closing_ = true;
  thread_.join();
}

// Readers of the log wait for each other, so nothing is replayed while it is read.
std::string Checker::trouble_of(const std::string& table) {
  std::vector<log::Entry> entries;
  try {
    log_.read(stream_of(table), 1, [&](const log::Entry& entry) { entries.push_back(entry); });
  } catch (const log::LogError&) {  // it says where the file is, which is nothing for players
    return "its log cannot be read";
  }
  GameTable replayed(table);
  for (const log::Entry& entry : entries) replayed.apply(entry);
  return replayed.course().trouble;
}

void Checker::work() {
  give_way(kNicenessOfChecks);
  std::vector<Unfit> unfit;
  for (std::size_t checked = 0; checked < tables_.size();) {
    if (closing_) return;
    const std::string& table = tables_[checked++];
    if (std::string why = trouble_of(table); !why.empty()) unfit.push_back({table, std::move(why)});
    if (checked % kReportEvery == 0 || checked == tables_.size())
      report_(checked, std::exchange(unfit, {}));
  }
}

}  // namespace hadal::core
