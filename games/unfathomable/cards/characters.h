// SPDX-License-Identifier: Apache-2.0
// The ten character sheets: printed facts, and what happens when the character reveals.
#pragma once

#include "games/unfathomable/state.h"

namespace hadal::unfathomable {

struct CharacterSheet {
  Character id;
  Space start;
  std::array<std::uint8_t, kHumanSkills> skill_set;  // influence lore observation strength will
  Item item;
  std::uint8_t captain_rank;  // [UNF-14-2] 1 is the highest
  std::uint8_t keeper_rank;
  void (*reveal)(State&, Player);  // [UNF-21-5] step 2, not in the Brig
  std::string_view ability;        // as the catalogues call them
  std::string_view feat;
};

// Reveal abilities.
void lose_face(State& s, Player me);              // [UNF-C-KEILANI]
void cut_the_engines(State& s, Player me);        // [UNF-C-ARJUN]
void conduct_malpractice(State& s, Player me);    // [UNF-C-SVETLANA]
void sabotage(State& s, Player me);               // [UNF-C-JEANNE]
void rain_fire(State& s, Player me);              // [UNF-C-JAMIE]
void disrupt_ritual(State& s, Player me);         // [UNF-C-WILLIAM]
void divide_and_conquer(State& s, Player me);     // [UNF-C-BEATRICE]
void swear_the_second_oath(State& s, Player me);  // [UNF-C-ISHMAEL]
void spread_misfortune(State& s, Player me);      // [UNF-C-EDMUND]
void pickpocket(State& s, Player me);             // [UNF-C-SAMIRA]

// clang-format off
inline constexpr std::array<CharacterSheet, kCharacters> kSheets{{
    //                    start                  inf lor obs str wil   starting item            cap keep reveal               ability                feat
    {Character::keilani,  Space::captains_cabin, {3, 0, 0, 0, 2}, Item::speaking_trumpet,  1, 10, lose_face,             "experienced",          "unconventional_leader"},
    {Character::arjun,    Space::bridge,         {2, 0, 1, 2, 0}, Item::six_shooter,       2,  9, cut_the_engines,       "deck_chief",           "self_sacrifice"},
    {Character::svetlana, Space::captains_cabin, {2, 1, 2, 0, 0}, Item::travel_pharmacy,   5,  6, conduct_malpractice,   "healing_words",        "medical_intervention"},
    {Character::jeanne,   Space::boiler_room,    {1, 0, 2, 2, 0}, Item::tool_kit,          3,  8, sabotage,              "jury_rigger",          "full_steam_ahead"},
    {Character::jamie,    Space::bridge,         {0, 0, 0, 3, 2}, Item::repeating_rifle,   4,  7, rain_fire,             "quick_draw",           "arrest_order"},
    {Character::william,  Space::chapel,         {0, 3, 0, 0, 2}, Item::elder_sign_amulet, 9,  1, disrupt_ritual,        "occult_training",      "quick_cast"},
    {Character::beatrice, Space::chapel,         {1, 2, 2, 0, 0}, Item::almanac,           6,  3, divide_and_conquer,    "predictive_analytics", "perfect_number"},
    {Character::ishmael,  Space::galley,         {0, 2, 0, 2, 1}, Item::book_of_dagon,     8,  2, swear_the_second_oath, "first_oath_of_dagon",  "deep_one_ancestry"},
    {Character::edmund,   Space::galley,         {1, 1, 1, 1, 1}, Item::lucky_ring,        7,  4, spread_misfortune,     "fortunate_son",        "uncanny_fortune"},
    {Character::samira,   Space::cargo_hold,     {0, 1, 2, 0, 2}, Item::starbuck,         10,  5, pickpocket,            "scavenger",            "well_equipped"},
}};
// clang-format on

constexpr bool sheets_follow_characters() {
  for (std::size_t i = 0; i < kCharacters; ++i)
    if (index(kSheets[i].id) != i) return false;
  return true;
}
static_assert(sheets_follow_characters(), "kSheets is indexed by Character");

constexpr const CharacterSheet& sheet(Character c) { return kSheets[index(c)]; }
constexpr const CharacterSheet& sheet(const State& s, Player p) { return sheet(s.at(p).character); }

// [UNF-3-2-5] The suggested sets of the learning game, by number of players.
CharacterSet suggested_characters(std::size_t players);

}  // namespace hadal::unfathomable
