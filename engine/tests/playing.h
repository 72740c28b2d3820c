// SPDX-License-Identifier: Apache-2.0
// What the tests of every game do: read files, play lines of notation, play random games.
#pragma once

#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/random_play.h"
#include "engine/tests/flow.h"
#include "engine/tests/thoroughness.h"

namespace hadal {

inline std::string read_all(const std::string& path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error("cannot read " + path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// The lines of a file, without empty ones and comments.
inline std::vector<std::string> lines_of(const std::string& path) {
  std::istringstream file(read_all(path));
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);)
    if (!line.empty() && line.front() != '#') lines.push_back(line);
  return lines;
}

// Where two texts begin to differ, for people.
inline std::string first_difference(const std::string& expected, const std::string& found) {
  std::istringstream a(expected);
  std::istringstream b(found);
  std::string line_a;
  std::string line_b;
  for (int number = 1;; ++number) {
    const bool more_a = static_cast<bool>(std::getline(a, line_a));
    const bool more_b = static_cast<bool>(std::getline(b, line_b));
    if (!more_a && !more_b) return "";
    if (more_a != more_b || line_a != line_b)
      return "line " + std::to_string(number) + "\n  expected: " + (more_a ? line_a : "the end") +
             "\n  found:    " + (more_b ? line_b : "the end");
  }
}

template <Game G>
std::vector<std::string> texts_of_legal(const typename G::State& s) {
  typename G::MoveList list;
  G::legal_moves(s, list);
  std::vector<std::string> texts;
  for (const auto m : list) texts.push_back(G::text(m));
  return texts;
}

// Plays "move; move; …", of whoever must act. Only legal moves are played.
template <Game G>
void play_line(typename G::State& s, std::string_view line) {
  const auto moves = G::parse_line(s, line);
  if (!moves) throw std::runtime_error("not a line: " + std::string(line));
  for (const auto m : *moves) {
    typename G::MoveList list;
    G::legal_moves(s, list);
    bool found = false;
    for (const auto legal : list) found = found || legal == m;
    if (!found) throw std::runtime_error("not legal: " + G::text(m));
    G::apply(s, m);
  }
}

// Plays random moves to the end and shows each to `look` before it is made. Gives up when the game
// does not end, so that a broken rule fails a test and does not hang it.
template <Game G, typename Look>
void play_randomly(typename G::State& s, Rng& rng, Look look) {
  typename G::MoveList list;
  for (int moves = 0; G::to_move(s) != Player::nobody; ++moves) {
    if (moves > G::kMaxMoves) throw std::runtime_error("the game does not end");
    G::legal_moves(s, list);
    const auto m = random_move<G>(s, list, rng);
    look(s, m);
    G::apply(s, m);
  }
}

// Shows every position of a random game to `look`, the last one included.
template <Game G, typename Look>
void whole_random_game(const typename G::Options& options, std::uint64_t seed, Look look) {
  Rng rng(seed);
  typename G::State s = G::setup(options);
  play_randomly<G>(s, rng, [&](const typename G::State& before, auto) { look(before); });
  look(s);
}

}  // namespace hadal
