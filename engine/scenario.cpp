// SPDX-License-Identifier: Apache-2.0
#include "engine/scenario.h"

#include <algorithm>

namespace hadal {
namespace {

constexpr const char* kChecks[] = {"legal", "illegal", "only", "then", "sees", "hides"};

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

void check_legal(const Table& table, const Document& moves, bool expected) {
  const std::vector<std::string> legal = table.legal();
  for (const Document& item : moves.list()) {
    // A line of several moves is legal if the whole of it can be played.
    bool found = std::find(legal.begin(), legal.end(), item.text()) != legal.end();
    if (!found) {
      try {
        table.clone()->play_line(item.text());
        found = true;
      } catch (const IllegalMove&) {
      }
    }
    if (found != expected)
      throw DocumentError(item, "'" + item.text() + "' is " + (found ? "legal" : "not legal") +
                                    " for " + name(table.to_move()));
  }
}

void check_only(const Table& table, const Document& moves) {
  Document::List legal;
  for (const std::string& move : table.legal()) legal.emplace_back(move);
  Document expected{{"legal moves", moves}};
  expected.line = moves.line;
  if (std::string reason = difference(expected, Document{{"legal moves", legal}}); !reason.empty())
    throw DocumentError(Document(), reason);
}

void check_state(const Table& table, const Document& expected) {
  // The court and the row mean an order, every other list a set.
  const std::string reason = difference(expected, table.document(), {"court", "row"});
  if (!reason.empty()) throw DocumentError(Document(), reason);
}

void let_chance_play(Table& table) {
  while (table.to_move() == Player::chance) table.play(table.legal().front());
}

void play_step(Table& table, const std::string& who, const Document& what) {
  const std::optional<Player> mover = parse_player(who);
  if (!mover) throw DocumentError(what, "'" + who + "' is neither a seat nor a check");
  if (*mover == Player::chance && what.text() == "any") return let_chance_play(table);
  if (table.to_move() != *mover)
    throw DocumentError(what, "'" + what.text() + "': it is the decision of " +
                                  name(table.to_move()) + ", not of " + who);
  try {
    table.play_line(what.text());
  } catch (const IllegalMove& e) {
    throw DocumentError(what, e.what());
  }
  if (std::string reason = table.inconsistency(); !reason.empty())
    throw DocumentError(what, "after '" + what.text() + "': " + reason);
}

void check_seat_asked(const Table& table, const Document& who) {
  if (name(table.to_move()) != who.text())
    throw DocumentError(who,
                        "expected that " + who.text() + " is asked, not " + name(table.to_move()));
}

// What a seat sees; with `expected` false, the entries that it must not even have.
void check_views(const Table& table, const Document& by_seat, bool expected) {
  for (const auto& [key, value] : by_seat.map()) {
    const std::optional<Player> viewer = parse_player(key);
    if (!viewer || *viewer == Player::chance ||
        (is_seat(*viewer) && index(*viewer) >= table.players()))
      throw DocumentError(value, "'" + key + "' is not a seat, and not nobody");
    const Document view = table.view(*viewer);
    if (!expected) {
      for (const Document& hidden : value.list())
        if (view.find(hidden.text()) != nullptr)
          throw DocumentError(hidden, key + " sees '" + hidden.text() + "'");
    } else if (std::string reason = difference(value, view, {"court", "row"}); !reason.empty()) {
      throw DocumentError(Document(), "in the view of " + key + ": " + reason);
    }
  }
}

bool run_check(const Table& table, const std::string& key, const Document& value) {
  if (key == "legal") return check_legal(table, value, true), true;
  if (key == "illegal") return check_legal(table, value, false), true;
  if (key == "only") return check_only(table, value), true;
  if (key == "then") return check_state(table, value), true;
  if (key == "asks") return check_seat_asked(table, value), true;
  if (key == "sees") return check_views(table, value, true), true;
  if (key == "hides") return check_views(table, value, false), true;
  return false;
}

void run_steps(Table& table, const Document& scenario) {
  if (const auto* play = scenario.find("play"))
    for (const Document& step : play->list())
      for (const auto& [key, value] : step.map())
        if (!run_check(table, key, value)) play_step(table, key, value);
  for (const char* key : kChecks)
    if (const auto* value = scenario.find(key)) run_check(table, key, *value);
}

std::vector<std::string> rules_of(const Document& scenario) {
  std::vector<std::string> rules;
  const Document* rule = scenario.find("rule");
  if (rule == nullptr) return rules;
  if (!rule->is_list()) return {rule->text()};
  for (const Document& item : rule->list()) rules.push_back(item.text());
  return rules;
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
  try {
    expect_keys(scenario, {"rule", "name", "case", "game", "players", "options", "given", "play",
                           "then", "legal", "illegal", "only", "sees", "hides"});
    result.name = scenario.at("name").text();
    result.rules = rules_of(scenario);
    expect_some_check(scenario);
    table = position_of(scenario, game_of(scenario, games));
    result.understood = true;
    run_steps(*table, scenario);
  } catch (const DocumentError& e) {
    result.failure = e.what();
    if (table) result.position = to_yaml(table->document());
  }
  return result;
}

}  // namespace hadal
