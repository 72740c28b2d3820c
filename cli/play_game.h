// SPDX-License-Identifier: Apache-2.0
// One game of Abyss at this terminal: people, bots, chance, the log and undo. No input or output.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/abyss_screen_words.h"
#include "cli/play_seats.h"
#include "engine/record.h"
#include "fair/fair.h"
#include "games/abyss/abyss.h"

namespace hadal::cli {

class PlayedGame {
 public:
  PlayedGame(const abyss::Options& options, std::vector<SeatPlan> seats, const fair::Seed& seed);

  // A game that goes on where its record ends. Without `seats`, those of the record. Throws
  // RecordError or UserError.
  static PlayedGame resumed(const Record& record, std::vector<SeatPlan> seats);

  const abyss::State& state() const { return state_; }
  const std::vector<SeatPlan>& seats() const { return seats_; }
  const std::vector<LogEntry>& log() const { return log_; }
  bool is_over() const { return to_move(state_) == Player::nobody; }

  // Lets chance and bots play, and gives the only possible answer where there is but one, until a
  // person has to decide or the game is over.
  void run();

  // Plays the moves of the person to move, all or none, and runs on. What cannot be played, and
  // why, is the answer; empty: everything was.
  enum class Refusal : std::uint8_t { none, illegal, too_late };
  Refusal play(const std::vector<abyss::Move>& moves);

  // Takes the last input of the person to move back, unless since then something hidden or random
  // came to light or somebody else acted.
  bool undo();

  // Where the news of the person to move begin in the log.
  std::size_t news_begin() const { return news_begin_[index(to_move(state_))]; }
  std::size_t news_of(Player p) const { return news_begin_[index(p)]; }

  // Includes the seed, also while the game runs: without it the game could not go on fairly.
  Record record() const;

  // A world in which `viewer` knows all that he may know.
  abyss::State world_for(Player viewer) const;

 private:
  struct Snapshot {
    abyss::State state;
    std::uint64_t draws;
    std::size_t moves;
    std::size_t log;
    std::size_t news_begin;
    Rng rng;
  };

  void apply(abyss::Move m, bool forced);
  void note(abyss::Move m, bool forced);
  bool brings_news(abyss::Move m) const;
  bool is_forced() const;

  abyss::State state_;
  std::vector<SeatPlan> seats_;
  std::vector<std::unique_ptr<bots::Bot<abyss::Abyss>>> bots_;
  fair::Seed seed_;
  Rng rng_;  // of the bots
  std::uint64_t draws_ = 0;
  std::vector<RecordedMove> moves_;
  std::vector<LogEntry> log_;
  std::array<std::size_t, 8> news_begin_{};  // by Player
  std::vector<Snapshot> undo_;
};

}  // namespace hadal::cli
