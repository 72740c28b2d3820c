// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/text/printed.h"

#include "games/unfathomable/board.h"
#include "games/unfathomable/cards/characters.h"
#include "games/unfathomable/cards/mythos.h"
#include "games/unfathomable/cards/spells.h"
#include "games/unfathomable/cards/waypoints.h"
#include "games/unfathomable/text/document_words.h"

namespace hadal::unfathomable {

using namespace document_words;  // NOLINT(google-build-using-namespace): made for these files

Document printed(Mythos card) {
  return written(entries([card](Sink& out) { write_printed(out, card); }));
}

Document printed(Character character) {
  const CharacterSheet& row = sheet(character);
  Document set = Document::Map{};
  for (std::size_t i = 0; i < row.skill_set.size(); ++i)
    if (row.skill_set[i] > 0) set.set(std::string(name(static_cast<Skill>(i))), row.skill_set[i]);
  return {{"start", name(row.start)},  {"set", set},
          {"item", name(row.item)},    {"captain", row.captain_rank},
          {"keeper", row.keeper_rank}, {"ability", row.ability},
          {"feat", row.feat}};
}

namespace {

// How often each spell is in the deck; a copy counts as its original.
Document printed_spells() {
  Document spells = Document::Map{};
  for (const Spell spell : SpellSet::first(kSpells)) {
    const std::string original(name(original_of(spell)));
    spells.set(original, Document{{"copies", spells.find(original) == nullptr ? 1 : 2}});
  }
  return spells;
}

}  // namespace

Document printed_cards() {
  Document mythos = Document::Map{};
  for (std::size_t i = 0; i < kMythosRows.size(); ++i) {
    const auto card = static_cast<Mythos>(i);
    mythos.set(std::string(name(card)), printed(card));
  }
  Document sheets = Document::Map{};
  for (const CharacterSheet& row : kSheets) sheets.set(std::string(name(row.id)), printed(row.id));
  Document waypoints = Document::Map{};
  for (const WaypointRow& row : kWaypointRows) {
    Document printed = Document::Map{};
    printed.set("distance", row.distance);
    waypoints.set(std::string(name(row.id)), printed);
  }
  Document::List windows;
  for (std::size_t i = 0; i < kRules; ++i)
    if (const auto rule = static_cast<Rule>(i); is_window(rule)) windows.emplace_back(name(rule));
  Document dice = Document::Map{};  // the results that mean a space
  for (const auto space_of : {deck_of_die, room_of_die})
    for (int n = 1; n < static_cast<int>(kRoomOfDie.size()); ++n) {
      const std::string space(name(space_of(n)));
      Document::List results;
      if (const Document* before = dice.find(space)) results = before->list();
      results.emplace_back(n);
      dice.set(space, results);
    }
  const Document board{{"dial", kDialMax},
                       {"dice", dice},
                       {"awakening", kAwakeningDistance},
                       {"arrival", kArrivalDistance},
                       {"windows", windows}};
  return {{"mythos", mythos},
          {"sheets", sheets},
          {"waypoints", waypoints},
          {"spells", printed_spells()},
          {"board", board}};
}

}  // namespace hadal::unfathomable
