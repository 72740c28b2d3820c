// SPDX-License-Identifier: Apache-2.0
// The tables in memory: all that are not over, and finished ones that somebody looks at. Who may
// find them, and how they are changed.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "server/common/budget.h"
#include "server/common/by_text.h"
#include "server/lobby/tab_list.h"
#include "server/table/game_table.h"
#include "server/table/results.h"

namespace hadal::house {

// A table, the people who watch it, and what is going on there.
struct OpenTable {
  explicit OpenTable(const std::string& id) : table(id) {}
  GameTable table;
  std::vector<TabId> watchers;
  std::array<std::int64_t, kMaxSeats> away_since{};  // in the time of games
  std::int64_t shown_late = 0;                       // what late spectators have seen, see Screens
  std::int64_t used = 0;                             // when somebody last looked
  bool position_changed = false;
  std::vector<std::pair<TabId, std::string>> answers;  // requests that the next position answers
  bool is_thinking = false;                            // a bot, or an order takes its time
  std::int64_t asked_bot = 0;                          // when
  bool is_finishing = false;                           // its result is on its way to the log
  Player asked = Player::nobody;                       // who was told that it is their turn
};

// Reads a table, on any thread. A game that is over is replayed. Throws log::LogError.
std::unique_ptr<OpenTable> read_table(log::Log& log, const std::string& id);

class Tables {
 public:
  Tables(const Outside& outside, Changes& changes, const Results& results);

  // A table in memory, or a finished one that is read again; null: there is none.
  OpenTable* find(const std::string& id);
  OpenTable* keep_finished(std::unique_ptr<OpenTable> read, const TableFinished& result);
  OpenTable* in_memory(std::string_view id) const;
  // These throw no_table() for a table that the asker may not see.
  OpenTable& expect(const std::string& id);
  OpenTable& expect_visible(const std::string& id, const PersonId& me, const std::string& invite);
  OpenTable& expect_host(const std::string& id, const std::string& me);

  // Opens a table, unless somebody else was first. `played`: what has happened there already.
  void open(const std::string& id, TableOpened opened, Done done,
            std::vector<TableEvent> played = {});
  // `decide` says what would be written.
  using Decide = std::function<std::vector<TableEvent>(GameTable&)>;
  // Who wants it: what is written counts against the limits of the person, the address and the
  // table.
  struct Payer {
    PersonId person;
    std::string address;
    std::vector<std::string> players;  // see log::Append
  };
  void change(const OpenTable& open, Decide decide, Done done, Payer payer = {});
  // A committed entry becomes true. Returns how many moves of the game it added.
  std::int64_t happen(std::string_view id, const log::Entry& entry);

  OpenTable& add(std::unique_ptr<OpenTable> read);  // one that is not over
  bool is_busy(const OpenTable& open) const { return changes_.is_busy(stream_of(open.table.id())); }
  void finished(const std::string& id);  // its result is known
  void forget(const std::string& id);
  // It is somebody else's now, and no longer in memory or found; it must not be busy.
  void let_go(const std::string& id);

  // Tables that are not over.
  const std::unordered_set<std::string>& open_to_all() const { return public_; }
  const std::set<std::string>& of(const std::string& person) { return of_[person]; }
  const std::set<std::string>& inviting(const std::string& person) { return inviting_[person]; }
  auto begin() const { return tables_.begin(); }
  auto end() const { return tables_.end(); }

 private:
  void index(const OpenTable& open);
  void pay(const std::string& table, const Payer& payer, const std::vector<std::string>& texts);

  const Outside& outside_;
  Changes& changes_;
  const Results& results_;
  ByText<std::unique_ptr<OpenTable>> tables_;
  std::unordered_set<std::string> public_;
  std::unordered_map<std::string, std::set<std::string>> of_;  // by person
  // Of the log: some thousand moves at once, then one every few seconds, day and night.
  struct Share {
    Budget bytes;
    Budget entries;
  };
  struct Cost {
    double bytes = 0;
    double entries = 0;
  };
  static bool allows(const Share& share, const std::string& who, const Cost& cost,
                     std::int64_t now) {
    return share.bytes.allows(who, cost.bytes, now) && share.entries.allows(who, cost.entries, now);
  }
  static void spend(Share& share, const std::string& who, const Cost& cost, std::int64_t now) {
    share.bytes.spend(who, cost.bytes, now);
    share.entries.spend(who, cost.entries, now);
  }
  Share of_person_{Budget(protocol::kBytesOfPerson), Budget(protocol::kEntriesOfPerson)};
  Share of_table_{Budget(protocol::kBytesOfTable), Budget(protocol::kEntriesOfTable)};
  Share of_address_{Budget(protocol::kBytesOfAddress), Budget(protocol::kEntriesOfAddress)};
  // By person: tables with a seat kept for them.
  std::unordered_map<std::string, std::set<std::string>> inviting_;
};

}  // namespace hadal::house
