// SPDX-License-Identifier: Apache-2.0
// What clients know of the games: files that are made of the descriptions of events, moves and
// views.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "engine/tests/thoroughness.h"
#include "games/all.h"
#include "games/view_words.h"

namespace hadal {
namespace {

std::string file(const std::string& path) {
  std::ifstream in(path);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// Where the part of the web lies: the folder of a game in games/, or that of the example.
std::string web_of(std::string_view game) {
  const std::string own = "games/" + std::string(game) + "/web/";
  return std::ifstream(own + "game.ts") ? own : "examples/third_game/web/";
}

TEST(EventsOfGames, TheWebClientKnowsThemAll) {
  for (const GameEntry& game : all_games()) {
    if (game.events.empty()) continue;
    const std::string name(game.name);
    const std::string path = web_of(name) + "events.ts";
    EXPECT_EQ(file(path), typescript_of(name, game.events))
        << "run: hadal schema --events " << name << " > " << path;
  }
}

TEST(MovesOfGames, TheWebClientKnowsTheirWords) {
  for (const GameEntry& game : all_games()) {
    const std::string name(game.name);
    const std::string path = web_of(name) + "moves.ts";
    EXPECT_EQ(file(path), typescript_of(name, game.moves, game.asked))
        << "run: hadal schema --moves " << name << " > " << path;
  }
}

// A legal move finds a row, and every argument of it a part of the text.
void expect_words(const std::string& move, const Table& table, const GameEntry& game) {
  const MoveParts said = parts_of(move, table.question(), game.moves);
  const auto has_word = [&](const MoveRow& row) { return row.words.key == said.word; };
  EXPECT_TRUE(std::any_of(game.moves.begin(), game.moves.end(), has_word)) << move;
  for (const MovePart& part : said.parts) EXPECT_NE(part.text, "") << move << part.name;
}

TEST(MovesOfGames, AllHaveWords) {
  for (const GameEntry& game : all_games()) {
    Rng rng(7);
    const std::unique_ptr<Table> table = game.start(Document{{"players", game.max_players}});
    while (table->to_move() != Player::nobody) {
      const std::vector<std::string> legal = table->legal();
      if (table->to_move() != Player::chance)
        for (const std::string& move : legal) expect_words(move, *table, game);
      table->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
  }
}

TEST(ViewsOfGames, TheWebClientHasTheirTypes) {
  for (const GameEntry& game : all_games()) {
    const std::string name(game.name);
    const std::string path = web_of(name) + "view_types.ts";
    EXPECT_EQ(file(path), typescript_of(name, game.view_shape()))
        << "run: hadal schema --view " << name << " > " << path;
  }
}

TEST(ViewsOfGames, EveryEntryIsDescribedInWords) {
  for (const GameEntry& game : all_games())
    EXPECT_EQ(misfit_of_words(game.view_shape(), view_words_of(game.name)), "") << game.name;
}

// What is wrong with a position through any pair of eyes; "" if nothing.
std::string misfit_of_views(const Table& table, std::size_t players, const Shape& shape) {
  std::string why = misfit(table.view(Player::nobody), shape);
  for (std::size_t i = 0; i < players; ++i) why += misfit(table.view(seat(i)), shape);
  return why;
}

// Every position of some games.
TEST(ViewsOfGames, AreWhatTheTypesSay) {
  for (const GameEntry& game : all_games()) {
    const Shape shape = game.view_shape();
    ASSERT_EQ(shape.kind, Shape::Kind::map) << game.name;
    for (std::uint64_t seed = 1; seed <= (kThoroughness == 1 ? 1 : 4); ++seed) {
      Rng rng(seed);
      const std::size_t players =
          game.min_players + seed % (game.max_players - game.min_players + 1);
      const std::unique_ptr<Table> table = game.start(Document{{"players", players}});
      std::string why = misfit_of_views(*table, players, shape);
      while (table->to_move() != Player::nobody && why.empty()) {
        const std::vector<std::string> legal = table->legal();
        table->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
        why = misfit_of_views(*table, players, shape);
      }
      EXPECT_EQ(why, "") << game.name << ", seed " << seed;
    }
  }
}

}  // namespace
}  // namespace hadal
