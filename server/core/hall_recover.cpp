// SPDX-License-Identifier: Apache-2.0
// What is read when the house opens, and the check of old games after an upgrade.
#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>

#include "server/core/hall.h"

namespace hadal::core {
namespace {

// Runs f(i) for every i below n on all processors; throws what one of them has thrown.
template <typename F>
void in_parallel(std::size_t n, F f) {
  std::atomic<std::size_t> next = 0;
  std::mutex mutex;
  std::exception_ptr failed;
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < std::max(1u, std::thread::hardware_concurrency()); ++t)
    threads.emplace_back([&] {
      try {
        for (std::size_t i = next++; i < n; i = next++) f(i);
      } catch (...) {
        const std::lock_guard lock(mutex);
        failed = std::current_exception();
        next = n;
      }
    });
  for (std::thread& thread : threads) thread.join();
  if (failed) std::rethrow_exception(failed);
}

// Without these the house cannot open. The text stays out of the sentence: it may be secret.
template <typename Apply>
std::uint64_t read_all(log::Log& log, const std::string& stream, Apply apply) {
  std::uint64_t last = 0;
  log.read(stream, 1, [&](const log::Entry& entry) {
    try {
      apply(entry);
    } catch (const protocol::BadMessage&) {
      throw log::LogError("entry " + std::to_string(entry.number) + " of '" + stream +
                          "' in the log cannot be read; use the version of Hadal that wrote it, "
                          "or a backup");
    }
    last = entry.number;
  });
  return last;
}

// What a game is replayed by.
std::string version_of(const std::string& build) {
  std::string version = build;
  for (const GameKind& kind : game_kinds())
    version += (version.empty() ? "" : " ") + std::string(kind.entry.name) + "-" +
               std::to_string(kind.entry.rules_version);
  return version;
}

}  // namespace

void Hall::recover() {
  log::Log& log = outside_.log;
  changes_.know("people", read_all(log, "people", [this](const log::Entry& entry) {
                  people_.apply(read_people_event(entry.text), entry.at);
                }));
  changes_.know("results", read_all(log, "results", [this](const log::Entry& entry) {
                  results_.apply(read_result(entry.text), entry.at);
                }));
  std::vector<std::string> unfinished;
  for (const std::string& stream : log.streams())
    if (stream.starts_with(kTablePrefix) &&
        results_.find(stream.substr(kTablePrefix.size())) == nullptr)
      unfinished.push_back(stream);
  load_rooms(unfinished);
  check_games();
}

void Hall::load_rooms(const std::vector<std::string>& streams) {
  std::vector<std::unique_ptr<Held>> loaded(streams.size());
  in_parallel(streams.size(), [&](std::size_t i) {
    std::vector<log::Entry> entries;
    outside_.log.read(streams[i], 1, [&](const log::Entry& entry) { entries.push_back(entry); });
    loaded[i] = std::make_unique<Held>(streams[i].substr(kTablePrefix.size()));
    for (const log::Entry& entry : entries) loaded[i]->room.apply(entry, false);
  });
  const std::int64_t now = outside_.now();
  for (std::unique_ptr<Held>& one : loaded) {
    Held& held = *one;
    const std::string id = held.room.id();
    changes_.know(stream_of(id), held.room.entries());
    held.away_since.fill(now);
    held.chat_sent = held.room.chat().size();
    held.asked = held.room.to_move();  // was told before the restart
    if (held.room.plan().clock.kind == protocol::ClockKind::live) held.room.forgive(now);
    if (!held.room.trouble().empty()) outside_.found_unfit({id, held.room.trouble()});
    rooms_[id] = std::move(one);
    index(held);
  }
  for (const auto& [id, held] : rooms_) advance(*held);
}

// Games that are not over were replayed just now. The others are replayed once for every version,
// in the background; a server that is stopped in the middle of it begins anew.
void Hall::check_games() {
  GamesChecked last;
  std::uint64_t entries = 0;
  outside_.log.read("checks", 1, [&](const log::Entry& entry) {
    entries = entry.number;
    try {
      last = read_check(entry.text);
    } catch (const protocol::BadMessage&) {  // then they are checked again
      last = {};
    }
  });
  changes_.know("checks", entries);
  checking_.version = version_of(outside_.build);
  unfit_.insert(last.unfit.begin(), last.unfit.end());
  if (last.version == checking_.version) return;
  std::vector<std::string> tables = results_.tables_played();
  checking_.games = tables.size();
  outside_.checking(checking_);
  if (tables.empty()) return games_checked(0, {});
  checker_ =
      std::make_unique<Checker>(outside_.log, std::move(tables),
                                [this, post = outside_.post, alive = std::weak_ptr<bool>(alive_)](
                                    std::size_t games, const std::vector<Unfit>& unfit) {
                                  post([this, alive, games, unfit] {
                                    if (alive.lock()) games_checked(games, unfit);
                                  });
                                });
}

// The old findings hold until the new ones are complete.
void Hall::games_checked(std::size_t games, const std::vector<Unfit>& unfit) {
  for (const Unfit& one : unfit) {
    outside_.found_unfit(one);
    found_.push_back(one.table);
  }
  checking_.checked = games;
  checking_.unfit = found_.size();
  if (games > 0) outside_.checking(checking_);
  if (games < checking_.games) return;
  unfit_ = {found_.begin(), found_.end()};
  const GamesChecked event{checking_.version, static_cast<std::int64_t>(games), std::move(found_)};
  changes_.submit({"checks", [event] { return Written{{write_event(event)}, {}}; }});
}

}  // namespace hadal::core
