// SPDX-License-Identifier: Apache-2.0
// The words in which the tests of Abyss speak: positions, moves, random games, files.
#pragma once

#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/random_play.h"
#include "games/abyss/abyss.h"
#include "games/abyss/names.h"
#include "games/abyss/tests/flow.h"

namespace hadal::abyss {

// Sanitizers make everything ten times slower; the same tests then look at fewer positions.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define HADAL_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HADAL_SANITIZED
#endif
#endif
#ifdef HADAL_SANITIZED
inline constexpr unsigned kThoroughness = 1;
#else
inline constexpr unsigned kThoroughness = 10;
#endif

inline constexpr Player A = Player::p0, B = Player::p1, C = Player::p2, D = Player::p3;

// CTest starts the test programs in the folder of the project.
inline std::string test_file(std::string_view name) {
  return "games/abyss/tests/" + std::string(name);
}

// The lines of a file, without empty ones and comments.
inline std::vector<std::string> lines_of(const std::string& path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error("cannot read " + path);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);)
    if (!line.empty() && line.front() != '#') lines.push_back(line);
  return lines;
}

// A position from "{players: 3, given: {…}}".
inline State position(std::string_view text) { return from_document(flow(text)); }

inline std::vector<std::string> legal_texts(const State& s) {
  MoveList list;
  legal_moves(s, list);
  std::vector<std::string> texts;
  for (const Move m : list) texts.push_back(text(m));
  return texts;
}

// Plays "move; move; …", of whoever must act. Only legal moves are played.
inline void play(State& s, std::string_view line) {
  const auto moves = parse_line(s, line);
  if (!moves) throw std::runtime_error("not a line: " + std::string(line));
  for (const Move m : *moves) {
    MoveList list;
    legal_moves(s, list);
    bool found = false;
    for (const Move legal : list) found = found || legal == m;
    if (!found) throw std::runtime_error("not legal: " + text(m));
    apply(s, m);
  }
}

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

// Plays random moves to the end and shows each to `look` before it is made. Gives up when the game
// does not end, so that a broken rule fails a test and does not hang it.
template <typename Look>
void play_to_the_end(State& s, Rng& rng, Look look) {
  MoveList list;
  for (int moves = 0; to_move(s) != Player::nobody; ++moves) {
    if (moves > Abyss::kMaxMoves) throw std::runtime_error("the game does not end");
    legal_moves(s, list);
    const Move m = random_move<Abyss>(s, list, rng);
    look(s, m);
    apply(s, m);
  }
}

// Shows every position of a random game to `look`, the last one included.
template <typename Look>
void random_game(const Options& options, std::uint64_t seed, Look look) {
  Rng rng(seed);
  State s = setup(options);
  play_to_the_end(s, rng, [&](const State& before, Move) { look(before); });
  look(s);
}

}  // namespace hadal::abyss
