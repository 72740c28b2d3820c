// SPDX-License-Identifier: Apache-2.0
// What was played in a league: games.jsonl in its folder, one game a line. A game is in it when it
// is over, so a league that was interrupted goes on after its last game.
#pragma once

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "commands/league/plan.h"
#include "server/protocol/describe.h"

namespace hadal::cli {

struct LeagueSeat {
  std::string bot;
  int score = 0;
  bool won = false;
  std::int64_t decisions = 0;  // with a choice
  std::int64_t ms = 0;         // for all of them, on the clock
};
HADAL_DESCRIBE(LeagueSeat, "A seat of a game.", bot, score, won, decisions, ms)

struct LeagueGame {
  std::int64_t number = 0;
  std::int64_t deal = 0;  // the same cards, played once for every rotation of the seats
  std::vector<LeagueSeat> seats;
  std::optional<std::string> gave_up;  // the bot that could not go on, and lost
  std::string why;                     // it could not
};
HADAL_DESCRIBE(LeagueGame, "A game of a league.", number, deal, seats, gave_up, why)

struct LeagueHead {
  int league = 1;  // the version of this file
  std::string game;
  std::int64_t players = 0;
};
HADAL_DESCRIBE(LeagueHead, "The first line: what is played.", league, game, players)

class LeagueFile {
 public:
  // Reads what is there. Throws UserError if it cannot be read or written, or if it belongs to
  // another game or number of players.
  LeagueFile(const std::string& folder, const LeaguePlan& plan);

  const std::vector<LeagueGame>& games() const { return games_; }
  void add(const LeagueGame& game);  // throws UserError

 private:
  void read(std::istream& in, const LeaguePlan& plan);
  [[noreturn]] void complain(std::size_t line, const std::string& why) const;

  std::string path_;
  std::vector<LeagueGame> games_;
  std::ofstream out_;
};

}  // namespace hadal::cli
