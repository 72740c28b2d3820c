// SPDX-License-Identifier: Apache-2.0
// The games of an arena. Every game is told by its number: the same deal of chance comes once for
// each rotation of the seats, so luck hits every bot alike; and every game has new bots with a seed
// of their own, so a result depends neither on the threads nor on the games before.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "commands/arena/stats.h"
#include "engine/game.h"

namespace hadal::cli {

inline constexpr unsigned kMostGames = 10'000'000;  // of one pairing in a file

// Bots that meet for a number of games.
struct Pairing {
  std::vector<std::string> bots;  // by seat, before rotation
  unsigned games = 0;
  std::uint64_t seed = 1;
  // Of Unfathomable: rotate the deals although all bots are alike, to compare with another table.
  bool rotated = false;
  bool operator==(const Pairing&) const = default;
};

struct SeatResult {
  std::size_t bot = 0;  // index into Pairing::bots
  int score = 0;
  double won = 0;      // 1, or a part of a shared win
  Durations thinking;  // processor time of decisions with a choice
};

struct GameResult {
  bool played = false;
  std::vector<SeatResult> seats;  // by seat of the game
};

// Which bot sits on which seat in game number `n`.
std::size_t bot_on_seat(const Pairing& pairing, unsigned n, std::size_t seat);

GameResult play_arena_game(const Pairing& pairing, unsigned n);

// Plays what is not yet played in `results`, on so many threads; `done` is told of every game, one
// at a time.
void play_arena(const Pairing& pairing, unsigned threads, std::vector<GameResult>& results,
                const std::function<void(unsigned n)>& done);

}  // namespace hadal::cli
