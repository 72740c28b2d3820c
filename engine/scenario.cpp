// SPDX-License-Identifier: Apache-2.0
#include "engine/scenario.h"

#include <algorithm>

#include "engine/scenario_story.h"

namespace hadal {
namespace {

constexpr const char* kChecks[] = {"legal", "illegal", "only", "then", "sees", "hides", "log"};

// `key:` with nothing after it: most often the lines that belong to it begin too far to the left.
void expect_filled(const Document& d) {
  const auto expect_something = [](const Document& value, const std::string& what) {
    if (value.is_null())
      throw NotUnderstood(value, what +
                                     ": there is nothing here; the lines that belong to it must " +
                                     "be indented below it, two spaces to the right");
    expect_filled(value);
  };
  if (d.is_map())
    for (const auto& [key, value] : d.map()) expect_something(value, "'" + key + ":'");
  if (d.is_list())
    for (const Document& value : d.list()) expect_something(value, "'-'");
}

const GameEntry& game_of(const Document& scenario, const std::vector<GameEntry>& games) {
  const std::string wanted = scenario.at("game").text();
  for (const GameEntry& entry : games)
    if (entry.name == wanted) return entry;
  throw DocumentError(scenario.at("game"), "there is no game '" + wanted + "'");
}

void note_seat(const std::string& text, std::size_t& players) {
  if (const std::optional<Player> p = parse_player(text); p && is_seat(*p))
    players = std::max(players, index(*p) + 1);
}

// The highest seat named anywhere, if `players` is not given.
std::size_t seats_named(const Document& scenario) {
  std::size_t players = 0;
  if (const auto* given = scenario.find("given")) {
    if (const auto* seats = given->find("seats"))
      for (const auto& [key, value] : seats->map()) note_seat(key, players);
    for (const char* key : {"turn", "ender"})
      if (const auto* who = given->find(key)) note_seat(who->text(), players);
  }
  if (const auto* play = scenario.find("play"))
    for (const Document& step : play->list())
      for (const auto& [key, value] : step.map()) note_seat(key, players);
  return players;
}

std::unique_ptr<Table> position_of(const Document& scenario, const GameEntry& game) {
  Document d = scenario;
  if (d.find("players") == nullptr)
    d.set("players", std::clamp(seats_named(scenario), game.min_players, game.max_players));
  return game.from(d);
}

void run_steps(Table& table, const Document& scenario) {
  Story story(table);
  if (const auto* play = scenario.find("play"))
    for (const Document& step : play->list())
      for (const auto& [key, value] : step.map())
        if (!story.check(key, value)) story.play(key, value);
  for (const char* key : kChecks)
    if (const auto* value = scenario.find(key)) story.check(key, *value);
}

std::vector<std::string> rules_of(const Document& scenario) {
  std::vector<std::string> rules;
  const Document* rule = scenario.find("rule");
  if (rule == nullptr) return rules;
  if (!rule->is_list()) return {rule->text()};
  for (const Document& item : rule->list()) rules.push_back(item.text());
  return rules;
}

void expect_known_rules(const Document& scenario, const GameEntry& game) {
  for (const std::string& id : rules_of(scenario))
    if (std::find(game.rule_ids.begin(), game.rule_ids.end(), id) == game.rule_ids.end())
      throw NotUnderstood(scenario.at("rule"), "there is no rule '" + id + "' in docs/rules/" +
                                                   std::string(game.name) + ".md");
}

// A scenario that checks nothing cannot fail, so it is not a test.
void expect_some_check(const Document& scenario) {
  for (const char* check : kChecks) {
    if (scenario.find(check) != nullptr) return;
    if (const auto* play = scenario.find("play"))
      for (const Document& step : play->list())
        if (step.find(check) != nullptr || step.find("asks") != nullptr) return;
  }
  throw DocumentError(scenario, "nothing is checked");
}

}  // namespace

ScenarioResult run_scenario(const Document& scenario, const std::vector<GameEntry>& games) {
  ScenarioResult result;
  std::unique_ptr<Table> table;
  const auto failed = [&](const DocumentError& e) {
    result.failure = e.what();
    if (result.understood) result.position = to_yaml(table->document());
  };
  try {
    expect_keys(scenario, {"rule", "name", "case", "game", "players", "options", "given", "play",
                           "then", "legal", "illegal", "only", "sees", "hides", "log"});
    result.name = scenario.at("name").text();
    expect_filled(scenario);
    result.rules = rules_of(scenario);
    expect_some_check(scenario);
    const GameEntry& game = game_of(scenario, games);
    expect_known_rules(scenario, game);
    table = position_of(scenario, game);
    result.understood = true;
    run_steps(*table, scenario);
  } catch (const NotUnderstood& e) {
    result.understood = false;
    failed(e);
  } catch (const DocumentError& e) {
    failed(e);
  }
  return result;
}

}  // namespace hadal
