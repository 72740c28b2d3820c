// SPDX-License-Identifier: Apache-2.0
// The words in which the tests of Abyss speak: positions, moves, random games, files.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/tests/playing.h"
#include "games/abyss/abyss.h"
#include "games/abyss/text/names.h"

namespace hadal::abyss {

inline constexpr Player A = Player::p0, B = Player::p1, C = Player::p2, D = Player::p3;

// CTest starts the test programs in the folder of the project.
inline std::string test_file(std::string_view name) {
  return "games/abyss/tests/" + std::string(name);
}

// A position from "{players: 3, given: {…}}".
inline State position(std::string_view text) { return from_document(flow(text)); }

inline std::vector<std::string> legal_texts(const State& s) { return texts_of_legal<Abyss>(s); }

// Plays "move; move; …", of whoever must act. Only legal moves are played.
inline void play(State& s, std::string_view line) { play_line<Abyss>(s, line); }

inline State after_line(State s, std::string_view line) {
  play(s, line);
  return s;
}

inline AllySet allies(std::string_view list) {
  const Document names = flow("[" + std::string(list) + "]");
  AllySet set;
  for (const Document& item : names.list()) set.add(parse_card(item.text()).value());
  return set;
}

template <typename Look>
void play_to_the_end(State& s, Rng& rng, Look look) {
  play_randomly<Abyss>(s, rng, look);
}

template <typename Look>
void random_game(const Options& options, std::uint64_t seed, Look look) {
  whole_random_game<Abyss>(options, seed, look);
}

}  // namespace hadal::abyss
