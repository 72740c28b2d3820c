// SPDX-License-Identifier: Apache-2.0
// Whole games as text, to be read in review: any change of the rules shows up as a difference.
// To write them anew:
//   HADAL_UPDATE_GOLDEN=1 build/dev/hadal_abyss_tests --gtest_filter='Playthroughs.*'
#include <gmock/gmock.h>

#include <cstdlib>
#include <filesystem>

#include "games/abyss/tests/vocabulary.h"

namespace hadal::abyss {
namespace {

struct Playthrough {
  const char* file;
  const char* options;
  std::uint64_t seed;
};

constexpr Playthrough kPlaythroughs[] = {
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

constexpr std::size_t kColumns = 100;
constexpr int kMovesBetweenViews = 10;

// The named entries of a map, without empty ones.
Document part(const Document& d, std::initializer_list<const char*> keys) {
  Document out = Document::Map{};
  for (const char* key : keys) {
    const Document& value = d.at(key);
    const bool empty = (value.is_list() && value.list().empty()) ||
                       (value.is_map() && value.map().empty()) || to_line(value) == "0";
    if (!empty) out.set(key, value);
  }
  return out;
}

class Writer {
 public:
  explicit Writer(const Playthrough& what) : state_(setup(options_from(flow(what.options)))) {
    out_ = "Abyss, " + std::string(what.options) + ", random moves from seed " +
           std::to_string(what.seed) + "\n";
    Rng rng(what.seed);
    play_to_the_end(state_, rng, [&](const State&, Move m) { write_one(m); });
    end_line();
    view();
    result();
  }
  const std::string& text_of_game() const { return out_; }

 private:
  // Every turn begins on a new line, and the position is shown before it now and then.
  void write_one(Move m) {
    if (state_.turn != turn_) {
      turn_ = state_.turn;
      end_line();
      if (since_view_ >= kMovesBetweenViews) view();
    }
    add(name(to_move(state_)) + " " + text(m));
    ++since_view_;
  }

  void add(const std::string& move) {
    if (!line_.empty() && line_.size() + move.size() + 2 > kColumns) end_line();
    line_ += (line_.empty() ? "" : "; ") + move;
  }

  void end_line() {
    if (!line_.empty()) out_ += line_ + "\n";
    line_.clear();
  }

  void view() {
    since_view_ = 0;
    const Document d = document(state_);
    out_ += "  " +
            to_line(part(d, {"turn_number", "threat", "court", "lord_deck_size", "available",
                             "council_size", "exploration_deck_size", "discard_size"})) +
            "\n";
    for (const auto& [seat, value] : d.at("seats").map())
      out_ += "  " + seat + " " +
              to_line(part(value, {"pearls", "keys", "hand", "affiliated", "lords", "disabled",
                                   "locations", "tokens"})) +
              "\n";
  }

  void result() {
    const Document d = document(state_);
    for (const auto& [seat, value] : d.at("seats").map())
      out_ += "points of " + seat + ": " + to_line(value.at("points")) + "\n";
    out_ += "winners: " + to_line(d.at("winners")) + "\n";
  }

  State state_;
  std::string out_;
  std::string line_;
  int turn_ = 0;
  int since_view_ = kMovesBetweenViews;
};

std::string path_of(const Playthrough& what) { return test_file("playthroughs/") + what.file; }

std::string read_all(const std::string& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// Where two texts begin to differ, for people.
std::string first_difference(const std::string& expected, const std::string& found) {
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

TEST(Playthroughs, GamesGoAsTheyWereRecorded) {
  const bool update = std::getenv("HADAL_UPDATE_GOLDEN") != nullptr;
  if (update) std::filesystem::create_directories(test_file("playthroughs"));
  for (const Playthrough& what : kPlaythroughs) {
    const std::string game = Writer(what).text_of_game();
    if (update) std::ofstream(path_of(what)) << game;
    EXPECT_EQ(first_difference(read_all(path_of(what)), game), "") << path_of(what);
  }
}

TEST(Playthroughs, TheFirstDifferenceIsShown) {
  EXPECT_EQ(first_difference("a\nb\n", "a\nb\n"), "");
  EXPECT_EQ(first_difference("a\nb\n", "a\nc\n"), "line 2\n  expected: b\n  found:    c");
  EXPECT_EQ(first_difference("a\n", "a\nc\n"), "line 2\n  expected: the end\n  found:    c");
}

}  // namespace
}  // namespace hadal::abyss
