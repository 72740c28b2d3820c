// SPDX-License-Identifier: Apache-2.0
#include "server/lobby/old_games.h"

#include "games/all.h"

namespace hadal::house {
namespace {

// What a game is replayed by.
std::string version_of(const std::string& build) {
  std::string version = build;
  for (const GameKind& kind : game_kinds())
    version += (version.empty() ? "" : " ") + std::string(kind.entry.name) + "-" +
               std::to_string(kind.entry.rules_version);
  return version;
}

}  // namespace

void OldGames::check(const Results& results) {
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
  checking_.games = static_cast<std::size_t>(results.size());
  outside_.checking(checking_);
  if (checking_.games == 0) return checked(0, {});
  checker_ = std::make_unique<Checker>(
      outside_.log, checking_.games,
      [this, post = outside_.post, alive = std::weak_ptr<bool>(alive_)](
          std::size_t games, const std::vector<Unfit>& unfit) {
        post([this, alive, games, unfit] {
          if (alive.lock()) checked(games, unfit);
        });
      },
      instead_of_threads(outside_));
}

void OldGames::learn(const log::Entry& entry) {
  const GamesChecked found = read_check(entry.text);
  if (found.version == checking_.version) unfit_ = {found.unfit.begin(), found.unfit.end()};
}

// The old findings hold until the new ones are complete.
void OldGames::checked(std::size_t games, const std::vector<Unfit>& unfit) {
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

}  // namespace hadal::house
