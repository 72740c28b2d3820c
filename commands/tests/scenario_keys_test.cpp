// SPDX-License-Identifier: Apache-2.0
// Whatever can stand in `then` and `sees` is described in the documents about scenarios.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "commands/commands.h"
#include "commands/tests/run_hadal.h"
#include "engine/rng.h"

namespace hadal::cli {
namespace {

void add_keys(const Document* map, std::set<std::string>& keys) {
  if (map == nullptr || !map->is_map()) return;
  for (const auto& [key, value] : map->map()) keys.insert(key);
}

// The entries themselves, and those of the parts that have names of their own.
void add_all_keys(const Document& d, std::set<std::string>& keys) {
  add_keys(&d, keys);
  for (const char* part : {"test", "roll", "asked", "question", "reward", "stolen_token"})
    add_keys(d.find(part), keys);
  if (const Document* seats = d.find("seats")) add_keys(seats->find("A"), keys);
}

std::set<std::string> keys_in_a_game(const std::string& game, int players, std::uint64_t seed) {
  const std::unique_ptr<Table> table = game_called(game).start(Document{{"players", players}});
  std::set<std::string> keys;
  Rng rng(seed);
  while (table->to_move() != Player::nobody) {
    const std::vector<std::string> legal = table->legal();
    table->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    add_all_keys(table->document(), keys);
    for (const Player p : {Player::p0, Player::p1, Player::nobody})
      add_all_keys(table->view(p), keys);
  }
  return keys;
}

void expect_described(const std::string& game, int players, const std::string& text) {
  for (std::uint64_t seed = 1; seed < 4; ++seed)
    for (const std::string& key : keys_in_a_game(game, players, seed))
      EXPECT_NE(text.find("`" + key + "`"), std::string::npos) << game << ": " << key;
}

TEST(ScenarioKeys, OfAbyssAreDescribed) {
  const std::string text = Folder::read("docs/scenarios.md");
  ASSERT_NE(text, "");
  expect_described("abyss", 3, text);
}

TEST(ScenarioKeys, OfUnfathomableAreDescribed) {
  const std::string text = Folder::read("docs/scenarios-unfathomable.md");
  ASSERT_NE(text, "");
  expect_described("unfathomable", 4, text);
}

}  // namespace
}  // namespace hadal::cli
