// SPDX-License-Identifier: Apache-2.0
// Positions that nobody plays, and the puzzles that are shipped.
#include "server/table/study.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <set>

#include "games/all.h"
#include "server/common/refusal.h"
#include "server/protocol/json.h"
#include "words/tests/read_file.h"

namespace hadal::house {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsSupersetOf;

std::vector<protocol::PuzzleBook> books() {
  std::vector<protocol::PuzzleBook> all;
  for (const GameKind& kind : game_kinds()) {
    const auto path = "games/" + std::string(kind.entry.name) + "/puzzles/book.json";
    if (std::filesystem::exists(path))
      all.push_back(protocol::from_json<protocol::PuzzleBook>(words::test::read_file(path)));
  }
  return all;
}

// The first so many moves of the game that a puzzle is taken from.
protocol::Study study_of(const protocol::PuzzleBook& book, const protocol::Puzzle& puzzle) {
  const protocol::PuzzleGame& game = book.games.at(static_cast<std::size_t>(puzzle.source));
  std::size_t end = 0;
  for (std::int64_t i = 0; i < puzzle.move; ++i) end = game.moves.find('\n', end) + 1;
  return {book.game, game.options, game.players, game.moves.substr(0, end)};
}

protocol::Study first_study() {
  const protocol::PuzzleBook book = books().front();
  return study_of(book, book.puzzles.front());
}

std::string refusal(const std::function<void()>& ask) {
  try {
    ask();
  } catch (const Refusal& e) {
    return std::string(name(e.code())) + ": " + e.what();
  }
  return "";
}

TEST(Puzzles, AreLegalPositionsWithALegalAnswer) {
  for (const protocol::PuzzleBook& book : books()) {
    EXPECT_EQ(book.rules_version, find_kind(book.game)->entry.rules_version);
    for (const protocol::Puzzle& puzzle : book.puzzles) {
      SCOPED_TRACE(puzzle.id);
      const protocol::Study position = study_of(book, puzzle);
      const protocol::Studied seen = study(position);
      EXPECT_EQ(seen.to_move, puzzle.seat);
      EXPECT_EQ(seen.question, puzzle.question);
      std::vector<std::string> judged;
      for (const protocol::JudgedMove& one : puzzle.moves) judged.push_back(one.move);
      EXPECT_THAT(seen.legal, IsSupersetOf(judged));
      EXPECT_EQ(judged.front(), puzzle.answer);
      EXPECT_GT(puzzle.moves.at(0).chance, puzzle.moves.at(1).chance);
      EXPECT_THAT(study_line({position, puzzle.answer}).moves, ElementsAre(puzzle.answer));
    }
  }
}

TEST(Puzzles, AreManyAndEachHasItsOwnName) {
  for (const protocol::PuzzleBook& book : books()) {
    std::set<std::string> ids;
    for (const protocol::Puzzle& puzzle : book.puzzles) ids.insert(puzzle.id);
    EXPECT_EQ(ids.size(), book.puzzles.size());
    EXPECT_GE(book.puzzles.size(), 100u);
    EXPECT_TRUE(std::is_sorted(book.puzzles.begin(), book.puzzles.end(),
                               [](const auto& a, const auto& b) { return a.rating < b.rating; }));
  }
}

TEST(Study, TellsWhatTheSeatSaw) {
  const protocol::Study position = first_study();
  const protocol::Studied seen = study(position);
  EXPECT_EQ(static_cast<std::ptrdiff_t>(seen.events.size()),
            std::count(position.moves.begin(), position.moves.end(), '\n'));
  EXPECT_EQ(seen.events.back().move, static_cast<std::int64_t>(seen.events.size()));
}

TEST(Study, SaysTheSameAgain) {
  const protocol::Study position = first_study();
  EXPECT_EQ(protocol::to_json(study(position)), protocol::to_json(study(position)));
}

TEST(Study, RefusesWhatIsNoPosition) {
  protocol::Study wish = first_study();
  wish.moves += "sing\n";
  EXPECT_THAT(refusal([&] { study(wish); }), testing::HasSubstr("'sing' is not a move"));
  wish = first_study();
  wish.game = "chess";
  EXPECT_THAT(refusal([&] { study(wish); }), testing::StartsWith("no_game"));
  for (const int players : {-1, 0, 1, 7, 1'000'000'000}) {
    wish = first_study();
    wish.players = players;
    EXPECT_THAT(refusal([&] { study(wish); }), testing::StartsWith("bad_options")) << players;
  }
  wish = first_study();
  wish.options["colour"] = "blue";
  EXPECT_THAT(refusal([&] { study(wish); }), testing::StartsWith("bad_options"));
  wish = first_study();
  wish.moves = "";
  EXPECT_THAT(refusal([&] { study(wish); }), testing::StartsWith("not_running")) << "cards come";
}

TEST(Study, RefusesAnIllegalLineAndAnUnknownAid) {
  const protocol::Study position = first_study();
  EXPECT_THAT(refusal([&] {
                study_line({position, "explore; explore; explore"});
              }),
              testing::StartsWith("illegal"));
  EXPECT_THAT(refusal([&] { study_look({position, "sing"}); }), testing::StartsWith("illegal"));
  EXPECT_THAT(refusal([&] {
                study_aid({position, "horoscope", {}});
              }),
              testing::StartsWith("no_aid"));
}

}  // namespace
}  // namespace hadal::house
