// SPDX-License-Identifier: Apache-2.0
// One game of a league after the other.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "commands/league/player.h"
#include "commands/league/schedule.h"
#include "engine/record.h"

namespace hadal::cli {

class LeagueHall {
 public:
  // Programs write their errors to `folder`/NAME.log.
  LeagueHall(const LeaguePlan& plan, std::string folder)
      : plan_(plan), folder_(std::move(folder)) {}

  struct Played {
    LeagueGame game;
    Record record;
  };
  // Whoever cannot go on has lost, and the game ends. Throws UserError if a bot cannot even be
  // started.
  Played play(const LeagueTable& table);

 private:
  using Seats = std::vector<std::unique_ptr<LeaguePlayer>>;
  Seats sit_down(const LeagueTable& table);
  std::unique_ptr<LeaguePlayer> player_called(const std::string& name);
  void play_on(const LeagueTable& table, LeagueCourse& course, Seats& seats,
               LeagueGame& result) const;

  const LeaguePlan& plan_;
  std::string folder_;
  // Programs that wait for another game.
  std::multimap<std::string, std::unique_ptr<LeaguePlayer>> waiting_;
};

}  // namespace hadal::cli
