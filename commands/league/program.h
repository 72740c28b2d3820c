// SPDX-License-Identifier: Apache-2.0
// A program in a seat of a league. It speaks the protocol of docs/protocol.md over its input and
// output, a message a line: it is sent `welcome`, a `position` whenever it must decide and at the
// end of a game, and `refused` if its answer is no legal line; it answers each position with
// `play`.
#pragma once

#include "commands/league/player.h"
#include "commands/league/process.h"
#include "server/protocol/play.h"

namespace hadal::cli {

class ProgramPlayer final : public LeaguePlayer {
 public:
  // Throws UserError if it cannot be started.
  ProgramPlayer(const LeagueBot& bot, int seconds, const std::string& errors);

  void decide(LeagueCourse& course, Player me, Rng& rng) override;
  void end(const LeagueCourse& course, Player me) override;
  bool stays() const override { return true; }

 private:
  void send(const std::string& message);
  protocol::Position position(const LeagueCourse& course, Player me);
  // Whether the answer was a legal line, which is played; otherwise the program is told why not.
  bool take(const std::string& line, LeagueCourse& course);

  std::chrono::seconds patience_;
  LineProcess process_;
  LineProcess::Clock::time_point until_;
  std::int64_t game_ = -1;
  std::size_t told_ = 0;  // moves of that game
};

}  // namespace hadal::cli
