// SPDX-License-Identifier: Apache-2.0
// Whole games as text, to be read in review: any change of the rules shows up as a difference.
// To write them anew:
//   HADAL_UPDATE_GOLDEN=1 build/dev/hadal_unfathomable_tests --gtest_filter='Playthroughs.*'
#include <gmock/gmock.h>

#include "engine/tests/playthrough.h"
#include "games/unfathomable/tests/vocabulary.h"

namespace hadal::unfathomable {
namespace {

struct Recorded {
  const char* file;
  const char* options;
  std::uint64_t seed;
};

constexpr Recorded kPlaythroughs[] = {
    {"three.txt", "{players: 3}", 3},
    {"four_dealt.txt", "{players: 4, characters: dealt}", 4},
    {"five_harder.txt", "{players: 5, difficulty: harder}", 5},
    {"six.txt", "{players: 6}", 6},
    {"three_learning.txt", "{players: 3, variant: learning, characters: suggested}", 7},
    {"six_without_cultist_easier.txt", "{players: 6, variant: no_cultist, difficulty: easier}", 8},
};

constexpr int kMovesBetweenViews = 60;

// Empty spaces are left out of a map of counts.
Document occupied(const Document& counts) {
  Document out = Document::Map{};
  for (const auto& [key, n] : counts.map())
    if (n.text() != "0" && n.text() != "-") out.set(key, n);
  return out;
}

std::string shown(const State& s) {
  const Document d = document(s);
  Document board = part(d, {"turn_number", "dials", "travel", "ritual", "route", "captain",
                            "keeper", "hydra", "dagon", "chaos_size", "mythos_deck_size"});
  for (const char* key : {"deep_ones", "passengers", "damage"}) board.set(key, occupied(d.at(key)));
  std::string out = "  " + to_line(board) + "\n";
  for (const auto& [seat, value] : d.at("seats").map())
    out += "  " + seat + " " +
           to_line(part(value, {"character", "space", "hand", "items", "kept", "revealed", "feat",
                                "loyalty"})) +
           "\n";
  return out;
}

std::string game(const Recorded& what) {
  const Playthrough<Unfathomable> played(options_from(flow(what.options)), what.seed,
                                         kMovesBetweenViews, shown);
  const Document d = document(played.end());
  return "Unfathomable, " + std::string(what.options) + ", random moves from seed " +
         std::to_string(what.seed) + "\n" + played.text() + "ending: " + d.at("ending").text() +
         ", winners: " + to_line(d.at("winners")) + "\n";
}

TEST(Playthroughs, GamesGoAsTheyWereRecorded) {
  for (const Recorded& what : kPlaythroughs) {
    const std::string path = test_file("playthroughs/") + what.file;
    EXPECT_EQ(difference_from_golden(path, game(what)), "") << path;
  }
}

}  // namespace
}  // namespace hadal::unfathomable
