// SPDX-License-Identifier: Apache-2.0
// Whole random games, with the laws checked on the way: for `hadal simulate` and for the tests.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/laws.h"
#include "engine/random_play.h"
#include "engine/record.h"
#include "engine/table.h"

namespace hadal {

struct Tally {
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::uint64_t single = 0;     // decisions with one answer
  std::uint64_t reactions = 0;  // decisions that only offer reactions, where a game tells them
  std::uint64_t again = 0;      // … after somebody changed what they are about
  std::uint64_t chance = 0;
  std::uint64_t longest = 0;
  std::uint64_t checked = 0;
  std::array<std::int64_t, kMaxSeats> score{};
  std::array<std::uint64_t, kMaxSeats> won{};
  std::map<std::string, std::uint64_t> endings;  // how games ended, where there are several ways
  std::map<std::string, std::uint64_t> sides;    // which sides have won, where there are sides
  std::map<std::string, std::uint64_t> played;  // how often each move was made, if they are counted
  std::map<std::string, std::uint64_t> cards;   // and how often each card was brought into play
  std::vector<std::string> violations;

  void add(const Tally& o) {
    games += o.games;
    decisions += o.decisions;
    single += o.single;
    reactions += o.reactions;
    again += o.again;
    chance += o.chance;
    longest = std::max(longest, o.longest);
    checked += o.checked;
    for (std::size_t i = 0; i < kMaxSeats; ++i) score[i] += o.score[i];
    for (std::size_t i = 0; i < kMaxSeats; ++i) won[i] += o.won[i];
    for (const auto& [ending, n] : o.endings) endings[ending] += n;
    for (const auto& [side, n] : o.sides) sides[side] += n;
    for (const auto& [move, n] : o.played) played[move] += n;
    for (const auto& [card, n] : o.cards) cards[card] += n;
    violations.insert(violations.end(), o.violations.begin(), o.violations.end());
  }
};

template <Game G>
class RandomGame {
 public:
  RandomGame(const typename G::Options& options, std::uint64_t seed, bool check, bool count = false)
      : rng_(seed),
        check_rng_(~seed),
        seed_(seed),
        check_(check),
        count_(count),
        state_(G::setup(options)) {}

  void play(Tally& tally) {
    std::uint64_t moves = 0;
    typename G::MoveList legal;
    for (;; ++moves) {
      G::legal_moves(state_, legal);
      if (check_ && !holds(legal, moves, tally)) return;
      if (G::to_move(state_) == Player::nobody) break;
      step(legal, tally);
    }
    finish(moves, tally);
  }

 private:
  bool violated(const std::string& what, std::uint64_t moves, Tally& tally) {
    tally.violations.push_back("game " + std::to_string(seed_) + ", after " +
                               std::to_string(moves) + " moves: " + what);
    return false;
  }

  bool holds(const typename G::MoveList& legal, std::uint64_t moves, Tally& tally) {
    ++tally.checked;
    if (moves > G::kMaxMoves) return violated("law 4: the game does not end", moves, tally);
    const std::string broken = laws::broken<G>(state_, legal, check_rng_);
    return broken.empty() || violated(broken, moves, tally);
  }

  void step(const typename G::MoveList& legal, Tally& tally) {
    const Player mover = G::to_move(state_);
    const typename G::Move m = random_move<G>(state_, legal, rng_);
    if (mover == Player::chance) {
      ++tally.chance;
    } else {
      ++tally.decisions;
      tally.single += legal.size() == 1 ? 1 : 0;
      if constexpr (requires { G::asks_after_change(state_); }) {
        tally.reactions += G::asks_for_reaction(state_) ? 1 : 0;
        tally.again += G::asks_after_change(state_) ? 1 : 0;
      }
    }
    if (count_) count(m, tally);
    if (check_) record_.moves.push_back({mover, G::text(m), 0});
    if (check_) copy_plays_on(m, tally);
    G::apply(state_, m);
  }

  void count(typename G::Move m, Tally& tally) {
    ++tally.played[G::text(m)];
    if constexpr (requires { G::countable(); }) {
      if (tally.cards.empty())
        for (const std::string& card : G::countable()) tally.cards[card] = 0;
      for (const std::string& card : G::counted(state_, m)) ++tally.cards[card];
    }
  }

  // Playing on a copy does not change the original, and leads to the same position.
  void copy_plays_on(typename G::Move m, Tally& tally) {
    const typename G::State before = state_;
    typename G::State copy = state_;
    G::apply(copy, m);
    typename G::State again = before;
    G::apply(again, m);
    if (!(state_ == before) || !(copy == again)) violated("a copy is not independent", 0, tally);
  }

  void finish(std::uint64_t moves, Tally& tally) {
    const Outcome outcome = G::outcome(state_);
    ++tally.games;
    tally.longest = std::max(tally.longest, moves);
    for (std::size_t i = 0; i < G::players(state_); ++i) {
      tally.score[i] += outcome.score[i];
      tally.won[i] += outcome.won[i] ? 1 : 0;
    }
    if constexpr (requires { G::ending(state_); }) ++tally.endings[G::ending(state_)];
    if constexpr (requires { G::winning_sides(state_); })
      for (const std::string& side : G::winning_sides(state_)) ++tally.sides[side];
    if (check_) record_replays(moves, tally);
  }

  // What is written down, read back and played again ends in the same position.
  void record_replays(std::uint64_t moves, Tally& tally) {
    record_.game = G::kName;
    record_.rules_version = G::kRulesVersion;
    record_.options = G::options_document(G::options_of(state_));
    record_.result = result_of(TableOf<G>(state_));
    try {
      const Record read = read_record(write(record_));
      const std::unique_ptr<Table> table = replay(read, {entry_of<G>()});
      if (!(state_of<G>(*table) == state_)) violated("the record leads elsewhere", moves, tally);
    } catch (const RecordError& e) {
      violated(std::string("the record does not replay: ") + e.what(), moves, tally);
    }
  }

  Rng rng_;
  Rng check_rng_;
  std::uint64_t seed_;
  bool check_;
  bool count_;
  typename G::State state_;
  Record record_;
};

}  // namespace hadal
