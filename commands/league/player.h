// SPDX-License-Identifier: Apache-2.0
// What sits in a seat of a league: one of our bots, a Python module, or a program.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "commands/league/plan.h"
#include "engine/table.h"
#include "search/roster.h"

namespace hadal::cli {

// A game so far. Whoever decides is shown only what the seat may know of it.
struct LeagueCourse {
  std::int64_t number = 0;  // of the game
  std::unique_ptr<Table> first;
  std::unique_ptr<Table> now;
  std::vector<Told> moves;
  std::vector<std::string> names;  // by seat
};

// Somebody cannot go on; the sentence says why.
class GaveUp : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

class LeaguePlayer {
 public:
  virtual ~LeaguePlayer() = default;
  // Plays one decision of this seat and adds it to the course; throws GaveUp.
  virtual void decide(LeagueCourse& course, Player me, Rng& rng) = 0;
  // The game is over, or it ends here because somebody gave up.
  virtual void end(const LeagueCourse& /*course*/, Player /*me*/) {}
  // Whether it can play another game when this one is over.
  virtual bool stays() const { return false; }
};

// A bot of the house or of Python, new for every game. Throws UserError if there is none.
std::unique_ptr<LeaguePlayer> house_player(const std::string& game, const std::string& level);

}  // namespace hadal::cli
