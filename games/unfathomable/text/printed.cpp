// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/text/printed.h"

#include "games/unfathomable/cards/characters.h"
#include "games/unfathomable/cards/mythos.h"
#include "games/unfathomable/cards/waypoints.h"
#include "games/unfathomable/text/document_words.h"

namespace hadal::unfathomable {

using namespace document_words;  // NOLINT(google-build-using-namespace): made for these files

Document printed(Mythos card) {
  constexpr std::array<std::string_view, 5> kDeciders{"you", "current", "captain", "keeper",
                                                      "named"};
  constexpr std::array<std::string_view, 3> kActivations{"deep_ones", "mother_hydra",
                                                         "father_dagon"};
  const MythosRow& row = kMythosRows[index(card)];
  Document d{{"decider", row.kind == Crisis::test ? Document("-") : kDeciders[index(row.decider)]},
             {"activation", kActivations[index(row.activation)]},
             {"track", name(row.track)}};
  if (row.character != Character::none) d.set("character", name(row.character));
  if (row.kind == Crisis::choice) return d;
  d.set("target", row.target);
  d.set("partial", row.partial);
  d.set("skills", written(list_names(row.helps)));
  return d;
}

Document printed(Character character) {
  const CharacterSheet& row = sheet(character);
  Document set = Document::Map{};
  for (std::size_t i = 0; i < row.skill_set.size(); ++i)
    if (row.skill_set[i] > 0) set.set(std::string(name(static_cast<Skill>(i))), row.skill_set[i]);
  return {{"start", name(row.start)},
          {"set", set},
          {"item", name(row.item)},
          {"captain", row.captain_rank},
          {"keeper", row.keeper_rank}};
}

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
  return {{"mythos", mythos}, {"sheets", sheets}, {"waypoints", waypoints}};
}

}  // namespace hadal::unfathomable
