// SPDX-License-Identifier: Apache-2.0
#include "engine/scenario_of_record.h"

#include <algorithm>

namespace hadal {
namespace {

// Everything except what happens: the game, the players, the options.
Document header_of(const Table& table) {
  Document d{{"game", table.game()}, {"players", table.players()}};
  const Document chosen = table.options();
  Document options = Document::Map{};
  for (const auto& [key, value] : chosen.map())
    if (key != "players") options.set(key, value);
  if (!options.map().empty()) d.set("options", options);
  return d;
}

// The scenario that begins here; null if reading it would not lead to exactly this position.
Document begun_at(const Table& table, const GameEntry& game) {
  const Document given = table.given();
  if (given.is_null()) return {};
  Document d = header_of(table);
  d.set("given", given);
  try {
    return game.from(d)->same_position(table) ? d : Document();
  } catch (const DocumentError&) {
    return {};
  }
}

// The positions after 0, 1, … `at` moves.
std::vector<std::unique_ptr<Table>> positions_of(const Record& record,
                                                 const std::vector<GameEntry>& games,
                                                 std::size_t at) {
  replay(record, games, at);  // says what is wrong with the record
  std::vector<std::unique_ptr<Table>> positions;
  positions.push_back(replay(record, games, 0));
  for (std::size_t i = 0; i < at; ++i) {
    positions.push_back(positions.back()->clone());
    positions.back()->play(record.moves[i].text);
  }
  return positions;
}

std::string moves_of(const Record& record, std::size_t from, std::size_t to) {
  std::string out = from < to ? "play:\n" : "";
  for (std::size_t i = from; i < to; ++i)
    out += "  - " + name(record.moves[i].who) + ": " + record.moves[i].text + "\n";
  return out;
}

std::string checks_of(const Table& table) {
  const Document now = table.document();
  std::string out = "then:\n";
  for (const char* key : {"to_move", "asks", "over", "winners"})
    if (const Document* value = now.find(key))
      out += std::string("  ") + key + ": " + to_line(*value) + "\n";
  if (!is_seat(table.to_move())) return out;
  out += "only:\n";
  for (const std::string& move : table.legal()) out += "  - " + move + "\n";
  return out;
}

std::string instructions(const Record& record, std::size_t at, std::size_t from) {
  const std::string game = record.game;
  return "# The position of a recorded game after move " + std::to_string(at) + " of " +
         std::to_string(record.moves.size()) + "; it is given after move " + std::to_string(from) +
         ".\n"
         "# To report a rule:\n"
         "#   rule: take the # away and name the id of the rule, from docs/rules/" +
         game +
         ".md\n"
         "#   name: say in one sentence what the rulebook says\n"
         "#   play: add the moves that show it\n"
         "#   then: say what must hold then; `only` lists the moves that are legal now\n"
         "# Run it with `hadal scenario FILE`; docs/scenarios.md describes everything.\n";
}

}  // namespace

std::string scenario_of(const Record& record, const std::vector<GameEntry>& games, std::size_t at) {
  const std::vector<std::unique_ptr<Table>> positions = positions_of(record, games, at);
  const GameEntry& game = *find_game(games, record.game);
  std::size_t from = at;
  Document begin;
  for (;; --from) {
    begin = begun_at(*positions[from], game);
    if (!begin.is_null() || from == 0) break;
  }
  if (begin.is_null()) begin = header_of(*positions[0]);  // the set-up
  return instructions(record, at, from) + "#rule: \nname: \"Position after move " +
         std::to_string(at) + "\"\n" + to_yaml(begin) + moves_of(record, from, at) +
         checks_of(*positions[at]);
}

}  // namespace hadal
