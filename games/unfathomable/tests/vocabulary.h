// SPDX-License-Identifier: Apache-2.0
// The words in which the tests of Unfathomable speak: tables, positions, moves, random games.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/tests/playing.h"
#include "games/unfathomable/unfathomable.h"

namespace hadal::unfathomable {

inline constexpr Player A = Player::p0, B = Player::p1, C = Player::p2, D = Player::p3;

// CTest starts the test programs in the folder of the project.
inline std::string test_file(std::string_view name) {
  return "games/unfathomable/tests/" + std::string(name);
}

// Every number of players with every variant and difficulty; the ways to get characters take turns.
inline std::vector<Options> tables() {
  std::vector<Options> all;
  for (std::uint8_t players = 3; players <= kSeats; ++players)
    for (const Variant v : {Variant::standard, Variant::learning, Variant::no_cultist})
      for (const Difficulty d : {Difficulty::normal, Difficulty::easier, Difficulty::harder}) {
        if (v == Variant::no_cultist && players % 2 != 0) continue;
        all.push_back({players, v, d, static_cast<Casting>(all.size() % 3)});
      }
  return all;
}

inline std::string described(const Options& o) { return to_line(options_document(o)); }

// A position from "{players: 3, given: {…}}".
inline State position(std::string_view text) { return from_document(flow(text)); }

inline std::vector<std::string> legal_texts(const State& s) {
  return texts_of_legal<Unfathomable>(s);
}

// Plays "move; move; …", of whoever must act. Only legal moves are played.
inline State after_line(State s, std::string_view line) {
  play_line<Unfathomable>(s, line);
  return s;
}

template <typename Look>
void play_to_the_end(State& s, Rng& rng, Look look) {
  play_randomly<Unfathomable>(s, rng, look);
}

template <typename Look>
void random_game(const Options& options, std::uint64_t seed, Look look) {
  whole_random_game<Unfathomable>(options, seed, look);
}

}  // namespace hadal::unfathomable
