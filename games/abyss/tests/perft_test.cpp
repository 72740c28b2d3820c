// SPDX-License-Identifier: Apache-2.0
// Counts of move sequences from the positions of perft.txt, found in two ways: by copying states,
// and through the table that people use, with every move written as text and read again.
#include <gmock/gmock.h>

#include <cstdlib>

#include "engine/table.h"
#include "games/abyss/tests/vocabulary.h"

namespace hadal::abyss {
namespace {

using Numbers = std::vector<std::uint64_t>;

struct Entry {
  std::string name;
  std::string from;
  std::string play;
  Numbers derived;
  Numbers counts;
};

constexpr std::uint64_t kMost = 400'000;  // depth ends where more sequences would be counted

Numbers numbers(const std::string& text) {
  Numbers out;
  std::istringstream in(text);
  for (std::uint64_t n = 0; in >> n;) out.push_back(n);
  return out;
}

// "key: value", and indented lines that go on with the value.
std::vector<Entry> read_entries() {
  std::vector<Entry> entries;
  std::vector<std::string> joined;
  for (const std::string& line : lines_of(test_file("perft.txt"))) {
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
      throw std::runtime_error("perft.txt: unknown key '" + key + "'");
    }
  }
  return entries;
}

State position_of(const Entry& e) {
  State s = position(e.from);
  if (!e.play.empty()) play(s, e.play);
  return s;
}

std::uint64_t perft(const State& s, std::size_t depth) {
  MoveList list;
  legal_moves(s, list);
  if (depth == 1) return list.size();
  std::uint64_t sum = 0;
  for (const Move m : list) {
    State next = s;
    apply(next, m);
    sum += perft(next, depth - 1);
  }
  return sum;
}

// The same number on the long way round: texts, legality checked by the table, copies of the table.
std::uint64_t naive_perft(const Table& table, std::size_t depth) {
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
Numbers counted(const State& s) {
  Numbers counts;
  for (std::size_t depth = 1; depth <= 8; ++depth) {
    counts.push_back(perft(s, depth));
    const std::uint64_t before = depth > 1 ? counts[depth - 2] : 1;
    const std::uint64_t growth = counts.back() / std::max<std::uint64_t>(before, 1) + 1;
    if (depth >= 3 && counts.back() * growth > kMost) break;
  }
  return counts;
}

std::string line_of(const Numbers& counts) {
  std::string line = "counts:";
  for (const std::uint64_t n : counts) line += " " + std::to_string(n);
  return line;
}

// Writes the file again with new counts; everything else stays as people wrote it.
void rewrite(const std::vector<Entry>& entries) {
  const std::string path = test_file("perft.txt");
  std::ifstream in(path);
  std::string text;
  std::size_t entry = 0;
  for (std::string line; std::getline(in, line);)
    text += (line.starts_with("counts:") ? line_of(counted(position_of(entries[entry++]))) : line) +
            "\n";
  std::ofstream(path) << text;
}

TEST(Perft, CountsAreThoseOfTheFile) {
  if (std::getenv("HADAL_UPDATE_GOLDEN") != nullptr) rewrite(read_entries());
  const std::vector<Entry> entries = read_entries();
  EXPECT_GE(entries.size(), 15u);
  for (const Entry& e : entries) {
    const State s = position_of(e);
    ASSERT_FALSE(e.counts.empty()) << e.name;
    for (std::size_t depth = 1; depth <= e.counts.size(); ++depth)
      EXPECT_EQ(perft(s, depth), e.counts[depth - 1]) << e.name << ", depth " << depth;
  }
}

TEST(Perft, CountsFoundByThinkingAreRight) {
  int found = 0;
  for (const Entry& e : read_entries()) {
    found += e.derived.empty() ? 0 : 1;
    for (std::size_t depth = 1; depth <= e.derived.size(); ++depth)
      EXPECT_EQ(perft(position_of(e), depth), e.derived[depth - 1])
          << e.name << ", depth " << depth;
  }
  EXPECT_GE(found, 3);
}

TEST(Perft, TheLongWayRoundCountsTheSame) {
  constexpr std::uint64_t kMostOnTheLongWay = 4000 * kThoroughness;
  for (const Entry& e : read_entries())
    for (std::size_t depth = 1; depth <= e.counts.size(); ++depth) {
      if (e.counts[depth - 1] > kMostOnTheLongWay) break;
      EXPECT_EQ(naive_perft(TableOf<Abyss>(position_of(e)), depth), e.counts[depth - 1])
          << e.name << ", depth " << depth;
    }
}

}  // namespace
}  // namespace hadal::abyss
