// SPDX-License-Identifier: Apache-2.0
// Counts of move sequences from the positions of a file, found in two ways: by copying states, and
// through the table that people use, with every move written as text and read again.
#pragma once

#include <gmock/gmock.h>

#include <cstdlib>

#include "engine/table.h"
#include "engine/tests/playing.h"

namespace hadal::perft_words {

using Numbers = std::vector<std::uint64_t>;

struct Entry {
  std::string name;
  std::string from;
  std::string play;
  Numbers derived;
  Numbers counts;
};

inline constexpr std::uint64_t kMost = 400'000;  // depth ends where more sequences would be counted

inline Numbers numbers(const std::string& text) {
  Numbers out;
  std::istringstream in(text);
  for (std::uint64_t n = 0; in >> n;) out.push_back(n);
  return out;
}

// "key: value", and indented lines that go on with the value.
inline std::vector<Entry> read_entries(const std::string& path) {
  std::vector<Entry> entries;
  std::vector<std::string> joined;
  for (const std::string& line : lines_of(path)) {
    if (line.front() == ' ') {
      joined.back() += line;
    } else {
      joined.push_back(line);
    }
  }
  for (const std::string& line : joined) {
    const std::size_t colon = line.find(": ");
    const std::string key = line.substr(0, colon);
    const std::string value = line.substr(colon + 2);
    if (key == "position") {
      entries.push_back({value, "", "", {}, {}});
    } else if (key == "from") {
      entries.back().from = value;
    } else if (key == "play") {
      entries.back().play = value;
    } else if (key == "derived") {
      entries.back().derived = numbers(value);
    } else if (key == "counts") {
      entries.back().counts = numbers(value);
    } else {
      throw std::runtime_error(path + ": unknown key '" + key + "'");
    }
  }
  return entries;
}

template <Game G>
typename G::State position_of(const Entry& e) {
  typename G::State s = G::from_document(flow(e.from));
  if (!e.play.empty()) play_line<G>(s, e.play);
  return s;
}

template <Game G>
std::uint64_t perft(const typename G::State& s, std::size_t depth) {
  typename G::MoveList list;
  G::legal_moves(s, list);
  if (depth == 1) return list.size();
  std::uint64_t sum = 0;
  for (const auto m : list) {
    typename G::State next = s;
    G::apply(next, m);
    sum += perft<G>(next, depth - 1);
  }
  return sum;
}

// The same number on the long way round: texts, legality checked by the table, copies of the table.
inline std::uint64_t naive_perft(const Table& table, std::size_t depth) {
  if (depth == 0) return 1;
  std::uint64_t sum = 0;
  for (const std::string& move : table.legal()) {
    const std::unique_ptr<Table> next = table.clone();
    next->play(move);
    sum += naive_perft(*next, depth - 1);
  }
  return sum;
}

// As deep as kMost allows, at least four moves.
template <Game G>
Numbers counted(const typename G::State& s) {
  Numbers counts;
  for (std::size_t depth = 1; depth <= 8; ++depth) {
    counts.push_back(perft<G>(s, depth));
    const std::uint64_t before = depth > 1 ? counts[depth - 2] : 1;
    const std::uint64_t growth = counts.back() / std::max<std::uint64_t>(before, 1) + 1;
    if (depth >= 3 && counts.back() * growth > kMost) break;
  }
  return counts;
}

inline std::string line_of(const Numbers& counts) {
  std::string line = "counts:";
  for (const std::uint64_t n : counts) line += " " + std::to_string(n);
  return line;
}

// Writes the file again with new counts; everything else stays as people wrote it.
template <Game G>
void rewrite(const std::string& path) {
  const std::vector<Entry> entries = read_entries(path);
  std::ifstream in(path);
  std::string text;
  std::size_t entry = 0;
  for (std::string line; std::getline(in, line);)
    text += (line.starts_with("counts:") ? line_of(counted<G>(position_of<G>(entries[entry++])))
                                         : line) +
            "\n";
  std::ofstream(path) << text;
}

template <Game G>
void expect_counts_of_file(const std::string& path, std::size_t at_least) {
  if (std::getenv("HADAL_UPDATE_GOLDEN") != nullptr) rewrite<G>(path);
  const std::vector<Entry> entries = read_entries(path);
  EXPECT_GE(entries.size(), at_least);
  for (const Entry& e : entries) {
    const typename G::State s = position_of<G>(e);
    ASSERT_FALSE(e.counts.empty()) << e.name;
    for (std::size_t depth = 1; depth <= e.counts.size(); ++depth)
      EXPECT_EQ(perft<G>(s, depth), e.counts[depth - 1]) << e.name << ", depth " << depth;
  }
}

template <Game G>
void expect_derived_counts(const std::string& path) {
  int found = 0;
  for (const Entry& e : read_entries(path)) {
    found += e.derived.empty() ? 0 : 1;
    for (std::size_t depth = 1; depth <= e.derived.size(); ++depth)
      EXPECT_EQ(perft<G>(position_of<G>(e), depth), e.derived[depth - 1])
          << e.name << ", depth " << depth;
  }
  EXPECT_GE(found, 3);
}

template <Game G>
void expect_same_counts_on_the_long_way(const std::string& path) {
  constexpr std::uint64_t kMostOnTheLongWay = 4000 * kThoroughness;
  for (const Entry& e : read_entries(path))
    for (std::size_t depth = 1; depth <= e.counts.size(); ++depth) {
      if (e.counts[depth - 1] > kMostOnTheLongWay) break;
      EXPECT_EQ(naive_perft(TableOf<G>(position_of<G>(e)), depth), e.counts[depth - 1])
          << e.name << ", depth " << depth;
    }
}

}  // namespace hadal::perft_words
