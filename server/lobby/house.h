// SPDX-License-Identifier: Apache-2.0
// The house: people, tables, tabs and bots, without network, disk or clock of its own. All of it
// runs on one thread, that of `post`; the log and the bots report back there.
//
// Requests that change something answer through `Done` once the change is safe. A request that is
// refused throws a Refusal or passes it to Done.
#pragma once

#include <string>
#include <vector>

#include "server/lobby/accounts.h"
#include "server/lobby/deals.h"
#include "server/lobby/lobby.h"
#include "server/lobby/old_games.h"
#include "server/lobby/operator.h"
#include "server/lobby/referee.h"
#include "server/lobby/reviews.h"
#include "server/lobby/shelf.h"
#include "server/lobby/tabs.h"

namespace hadal::house {

class House {
 public:
  explicit House(Outside outside);
  House(const House&) = delete;
  House& operator=(const House&) = delete;

  // Reads the log, before anything else. If there are neighbours, it reads no tables: each is read
  // when somebody asks for it. Throws log::LogError.
  void recover();
  // Clocks, patience, delayed spectators: several times a second.
  void tick();
  // To all tabs; from now on nothing happens by itself.
  void say_goodbye();
  Counts counts() const;

  Accounts& accounts() { return accounts_; }
  Lobby& lobby() { return lobby_; }
  Reviews& reviews() { return reviews_; }
  Judges& judges() { return judges_; }
  Deals& deals() { return deals_; }
  Tabs& tabs() { return tabs_; }
  Shelf& shelf() { return shelf_; }
  Operator& operators() { return operator_; }
  const Moderation& moderation() const { return moderation_; }
  // For whoever shares the log with neighbours.
  Changes& changes() { return changes_; }
  Tables& tables() { return tables_; }
  const TabList& tab_list() const { return tab_list_; }

 private:
  void happen(const std::string& stream, const log::Entry& entry);
  void settled(const std::string& stream);
  void read_results();
  void note_result(const log::Entry& entry);
  void load_tables(const std::vector<std::string>& streams);
  void welcome(OpenTable& open);
  void learn_of_people(const PeopleEvent& event);
  void learn_of_house(const HouseEvent& event);
  void show_name(const std::string& person);

  Outside outside_;
  People people_;
  Results results_;
  Moderation moderation_;
  Changes changes_;
  TabList tab_list_;
  Tables tables_;
  Shelf shelf_;
  Screens screens_;
  Shuffles shuffles_;
  Departures departures_;
  Operator operator_;
  OldGames old_games_;
  Accounts accounts_;
  Lobby lobby_;
  Reviews reviews_;
  Judges judges_;
  Deals deals_;
  Tabs tabs_;
  Referee referee_;
  bool is_closing_ = false;
  std::uint64_t moves_ = 0;
  Errands errands_;  // last: their threads end first
  Errands fetching_;
  BotPool pool_;
};

}  // namespace hadal::house
