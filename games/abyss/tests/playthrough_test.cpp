// SPDX-License-Identifier: Apache-2.0
// Whole games as text, to be read in review: any change of the rules shows up as a difference.
// To write them anew:
//   HADAL_UPDATE_GOLDEN=1 build/dev/hadal_abyss_tests --gtest_filter='Playthroughs.*'
#include <gmock/gmock.h>

#include "engine/tests/playthrough.h"
#include "games/abyss/tests/vocabulary.h"

namespace hadal::abyss {
namespace {

struct Recorded {
  const char* file;
  const char* options;
  std::uint64_t seed;
};

constexpr Recorded kPlaythroughs[] = {
    {"two.txt", "{players: 2}", 2},
    {"three.txt", "{players: 3}", 3},
    {"four.txt", "{players: 4}", 4},
    {"two_with_memory_aid_and_martial_law.txt", "{players: 2, memory_aid: on, martial_law: on}", 5},
    {"three_with_other_rulings.txt",
     "{players: 3, ambassador_needs_deck: on, disabled_count_influence_only: on,"
     " end_on_empty_lord_deck: on}",
     6},
    {"four_with_everything.txt",
     "{players: 4, memory_aid: on, martial_law: on, ambassador_needs_deck: on,"
     " disabled_count_influence_only: on, end_on_empty_lord_deck: on}",
     7},
};

constexpr int kMovesBetweenViews = 10;

std::string shown(const State& s) {
  const Document d = document(s);
  std::string out =
      "  " +
      to_line(part(d, {"turn_number", "threat", "court", "lord_deck_size", "available",
                       "council_size", "exploration_deck_size", "discard_size"})) +
      "\n";
  for (const auto& [seat, value] : d.at("seats").map())
    out += "  " + seat + " " +
           to_line(part(value, {"pearls", "keys", "hand", "affiliated", "lords", "disabled",
                                "locations", "tokens"})) +
           "\n";
  return out;
}

std::string result(const State& s) {
  const Document d = document(s);
  std::string out;
  for (const auto& [seat, value] : d.at("seats").map())
    out += "points of " + seat + ": " + to_line(value.at("points")) + "\n";
  return out + "winners: " + to_line(d.at("winners")) + "\n";
}

std::string game(const Recorded& what) {
  const Playthrough<Abyss> played(options_from(flow(what.options)), what.seed, kMovesBetweenViews,
                                  shown);
  return "Abyss, " + std::string(what.options) + ", random moves from seed " +
         std::to_string(what.seed) + "\n" + played.text() + result(played.end());
}

TEST(Playthroughs, GamesGoAsTheyWereRecorded) {
  for (const Recorded& what : kPlaythroughs) {
    const std::string path = test_file("playthroughs/") + what.file;
    EXPECT_EQ(difference_from_golden(path, game(what)), "") << path;
  }
}

TEST(Playthroughs, TheFirstDifferenceIsShown) {
  EXPECT_EQ(first_difference("a\nb\n", "a\nb\n"), "");
  EXPECT_EQ(first_difference("a\nb\n", "a\nc\n"), "line 2\n  expected: b\n  found:    c");
  EXPECT_EQ(first_difference("a\n", "a\nc\n"), "line 2\n  expected: the end\n  found:    c");
}

}  // namespace
}  // namespace hadal::abyss
