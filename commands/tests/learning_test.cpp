// SPDX-License-Identifier: Apache-2.0
// Every legal move of every scenario has a number, whatever positions people made up.
#include "engine/learning.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "commands/commands.h"
#include "commands/yaml.h"
#include "engine/scenario.h"
#include "engine/scenario_story.h"
#include "engine/tests/thoroughness.h"
#include "games/learn.h"
#include "terminal/files.h"

namespace hadal::cli {
namespace {

// The scenario as the game was given it: run_scenario finds out how many play.
Document given;

template <Game G>
GameEntry noting_entry() {
  GameEntry entry = game_called(std::string(G::kName));
  entry.from = [](const Document& scenario) -> std::unique_ptr<Table> {
    given = scenario;
    return std::make_unique<TableOf<G>>(G::from_document(scenario));
  };
  return entry;
}

template <Learnable G>
void expect_numbers(const Table& table, const std::string& where, std::size_t& looked) {
  for (const std::string& text : table.legal()) {
    const typename G::Move m = G::parse(text).value();
    const int number = G::Learning::actions().number(m);
    ASSERT_NE(number, kNoAction) << where << ": " << text;
    if (!G::Learning::actions().has_second_step(m)) {
      EXPECT_EQ(action_text<G>(number), text) << where;
    }
    ++looked;
  }
}

template <Learnable G>
void look_at(const Document& scenario, std::size_t& looked) {
  const ScenarioResult result = run_scenario(scenario, {noting_entry<G>()});
  ASSERT_TRUE(result.passed()) << result.name << ": " << result.failure;
  TableOf<G> table(G::from_document(given));
  Story story(table);
  expect_numbers<G>(table, result.name, looked);
  if (const Document* play = scenario.find("play"))
    for (const Document& step : play->list())
      for (const auto& [key, value] : step.map()) {
        if (!story.check(key, value)) story.play(key, value);
        expect_numbers<G>(table, result.name, looked);
      }
}

template <Learnable G>
void look_at_all() {
  constexpr unsigned kEvery = kThoroughness == 1 ? 10 : 1;
  std::size_t looked = 0;
  unsigned n = 0;
  const std::filesystem::path folder = "games/" + std::string(G::kName) + "/scenarios";
  for (const auto& file : std::filesystem::directory_iterator(folder))
    for (const Document& scenario : read_yaml(read_file(file.path().string())))
      if (scenario.is_map() && n++ % kEvery == 0) look_at<G>(scenario, looked);
  EXPECT_GT(looked, 1000u / kEvery) << G::kName;
}

TEST(Learning, EveryLegalMoveOfEveryScenarioHasItsNumber) {
#define HADAL_LOOK(game, Type) look_at_all<game::Type>();
  HADAL_LEARN_GAMES(HADAL_LOOK)
#undef HADAL_LOOK
}

}  // namespace
}  // namespace hadal::cli
