// SPDX-License-Identifier: Apache-2.0
#include "server/table/checker.h"

#include "server/common/give_way.h"
#include "server/table/game_table.h"

namespace hadal::house {
namespace {

constexpr int kNicenessOfChecks = 19;
constexpr std::size_t kReportEvery = 1000;  // games

}  // namespace

Checker::Checker(log::Log& log, std::uint64_t results, Report report, Post instead)
    : log_(log), results_(results), report_(std::move(report)), instead_(std::move(instead)) {
  if (instead_)
    work_between();
  else
    thread_ = std::thread([this] { work(); });
}

Checker::~Checker() {
  closing_ = true;
  if (thread_.joinable()) thread_.join();
}

std::optional<std::string> Checker::table_of(std::uint64_t result) {
  try {
    const std::optional<log::Entry> entry = log_.entry("results", result);
    if (!entry || !entry->is_sound) return std::nullopt;
    const TableFinished finished = read_result(entry->text);
    if (finished.ending != Finish::closed) return finished.table;
  } catch (const std::exception&) {  // a result that cannot be read is no game that can be
  }
  return std::nullopt;
}

// Nothing is replayed while the log is read.
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

bool Checker::check_next() {
  if (checked_ == results_) return false;
  if (const std::optional<std::string> table = table_of(++checked_))
    if (std::string why = trouble_of(*table); !why.empty())
      unfit_.push_back({*table, std::move(why)});
  if (checked_ % kReportEvery == 0 || checked_ == results_)
    report_(static_cast<std::size_t>(checked_), std::exchange(unfit_, {}));
  return checked_ < results_;
}

void Checker::work() {
  give_way(kNicenessOfChecks);
  while (!closing_ && check_next()) continue;
}

void Checker::work_between() {
  instead_([this, alive = std::weak_ptr<bool>(alive_)] {
    if (alive.lock() && check_next()) work_between();
  });
}

}  // namespace hadal::house
