// SPDX-License-Identifier: Apache-2.0
// The games of an arena. Every game follows from its number. Each deal is played once for every
// rotation of the seats, so luck affects every bot equally. Every game has new bots with their own
// seed, so a result depends neither on the threads nor on earlier games.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "arena/python_seat.h"
#include "arena/run.h"
#include "arena/stats.h"
#include "search/roster.h"
#include "terminal/error.h"

namespace hadal::cli {

inline constexpr unsigned kMostGames = 10'000'000;  // of one pairing in a file

// Bots that meet for a number of games.
struct Pairing {
  std::vector<std::string> bots;  // by seat, before rotation
  unsigned games = 0;
  std::uint64_t seed = 1;
  // Rotate the deals even if all bots are the same, to compare with another table.
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
inline std::size_t bot_on_seat(const Pairing& pairing, unsigned n, std::size_t seat) {
  return (seat + n) % pairing.bots.size();
}

// Throws UserError if there is none of that name, or with such settings.
template <Game G>
std::unique_ptr<bots::Bot<G>> bot_called(const std::string& name) {
  if (name.starts_with(kPythonSeat)) {
    if constexpr (requires { typename G::Learning; })
      return std::make_unique<PythonSeat<G>>(name.substr(kPythonSeat.size()));
    throw UserError("the moves of " + std::string(G::kName) + " have no numbers for Python");
  }
  std::string why;
  auto bot = roster<G>().seat(name, why);
  if (!bot) throw UserError(why);
  return bot;
}

// One game, with new bots of the roster of G. Throws UserError for a bot that does not exist.
template <Game G>
class ArenaGame {
 public:
  ArenaGame(const Pairing& pairing, unsigned n)
      : pairing_(pairing),
        chance_(seed_of("chance", pairing.seed, n / pairing.bots.size())),
        thoughts_(seed_of("thoughts", pairing.seed, n)) {
    result_.seats.resize(pairing.bots.size());
    for (std::size_t i = 0; i < pairing.bots.size(); ++i) {
      result_.seats[i].bot = bot_on_seat(pairing, n, i);
      bots_.push_back(bot_called<G>(pairing.bots[result_.seats[i].bot]));
    }
  }

  GameResult play() {
    typename G::State s = G::setup(G::options_from(Document{{"players", bots_.size()}}));
    while (G::to_move(s) != Player::nobody) {
      const typename G::State before = s;
      const typename G::Move m = next_move(s);
      G::apply(s, m);
      bots::tell<G>(bots_, before, m, s);
    }
    const Outcome outcome = G::outcome(s);
    const auto winners = std::count(outcome.won.begin(), outcome.won.end(), true);
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      result_.seats[i].score = outcome.score[i];
      result_.seats[i].won = outcome.won[i] ? 1.0 / static_cast<double>(winners) : 0;
    }
    result_.played = true;
    return std::move(result_);
  }

 private:
  typename G::Move next_move(const typename G::State& s) {
    const Player mover = G::to_move(s);
    if (mover == Player::chance) return G::draw_chance(s, chance_);
    typename G::MoveList legal;
    G::legal_moves(s, legal);
    if (legal.size() == 1) return legal[0];
    SeatResult& seat = result_.seats[index(mover)];
    const clockid_t clock = clock_for(pairing_.bots[seat.bot]);
    const std::uint64_t start = microseconds(clock);
    const typename G::Move m = bots::ask<G>(*bots_[index(mover)], s, thoughts_);
    seat.thinking.add(microseconds(clock) - start);
    bots::pass_on<G>(bots_, mover);
    return m;
  }

  const Pairing& pairing_;
  Rng chance_;
  Rng thoughts_;
  std::vector<std::unique_ptr<bots::Bot<G>>> bots_;
  GameResult result_;
};

template <Game G>
GameResult play_arena_game(const Pairing& pairing, unsigned n) {
  return ArenaGame<G>(pairing, n).play();
}

// Plays the games that are missing in `results`, on this many threads; `done` hears of every game,
// one at a time.
template <Game G>
void play_arena(const Pairing& pairing, unsigned threads, std::vector<GameResult>& results,
                const std::function<void(unsigned n)>& done) {
  results.resize(pairing.games);
  play_on_threads(
      threads, results, [&](unsigned n) { return play_arena_game<G>(pairing, n); }, done);
}

}  // namespace hadal::cli
