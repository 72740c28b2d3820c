// SPDX-License-Identifier: Apache-2.0
// The vocabulary of Unfathomable: spaces, characters, cards, moves. The enumerators are the names
// of notation, scenarios and catalogues; rules_list.h names the questions.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/enum_set.h"
#include "engine/fixed_vector.h"
#include "engine/player.h"
#include "games/unfathomable/rules_list.h"

namespace hadal::unfathomable {

inline constexpr std::size_t kSeats = 6;
inline constexpr int kHandLimit = 10;         // [UNF-4-5]
inline constexpr int kDeepOnes = 20;          // [UNF-1-2]
inline constexpr int kPassengers = 9;         // [UNF-1-4]
inline constexpr int kDialMax = 10;           // [UNF-4-2]
inline constexpr int kTrackEnd = 4;           // [UNF-3-1-2]
inline constexpr int kAwakeningDistance = 6;  // [UNF-12-10-1]
inline constexpr int kArrivalDistance = 12;   // [UNF-12-5]

enum class Skill : std::uint8_t { influence, lore, observation, strength, will, treachery };
inline constexpr std::size_t kSkills = 6;
inline constexpr std::size_t kHumanSkills = 5;  // all but treachery
using SkillMask = EnumSet<Skill, std::uint8_t>;

// A skill card: six skills times five values.
enum class Card : std::uint8_t { none = 255 };
inline constexpr std::size_t kCardKinds = 30;

enum class Resource : std::uint8_t { fuel, food, sanity, souls };
inline constexpr std::size_t kResources = 4;

// clang-format off
enum class Space : std::uint8_t {
  w1, w2, w3, w4, w5, w6, w7, w8,
  d1, d2, d3, d4, d5, d6, d7, d8,
  bridge, chapel, captains_cabin, cargo_hold, galley, boiler_room,
  sick_bay, brig, deep,
  none,
};
inline constexpr std::size_t kSpaces = 25;
inline constexpr std::size_t kRooms = 6;
using SpaceSet = EnumSet<Space, std::uint32_t>;

enum class Character : std::uint8_t {
  keilani, arjun, svetlana, jeanne, jamie, william, beatrice, ishmael, edmund, samira,
  none,
};
inline constexpr std::size_t kCharacters = 10;
using CharacterSet = EnumSet<Character, std::uint16_t>;

#define UNF_MYTHOS(name, ...) name,
enum class Mythos : std::uint8_t {
#include "games/unfathomable/cards/mythos_list.h"
  count,
  none = 255,
};
#undef UNF_MYTHOS
inline constexpr auto kMythosCards = static_cast<std::size_t>(Mythos::count);

enum class Waypoint : std::uint8_t {
  abandoned_depot, deserted_island, hurricane, iceberg, reef, shipwreck_survivors, wrecked_ship,
  deep_one_city, fog_bank, maelstrom, rainstorm, rogue_wave, rolling_seas, sea_smoke,
  seaweed_patch, smooth_sailing, calm_waters, deep_one_ambush, rough_water, stormy_seas,
  none = 255,
};
inline constexpr std::size_t kWaypoints = 20;
using WaypointSet = EnumSet<Waypoint, std::uint32_t>;

enum class Spell : std::uint8_t {
  alchemical_transmutation, astral_travel, call_down_the_storm, call_friends, cloud_memory,
  conjuration, dark_pact, feed_the_mind, flesh_ward, foresee,
  greater_banishment, greater_banishment_2, heal, lure_monster, plague_of_locusts,
  raise_the_dead, revelation_of_script, summon_fire, summon_the_beast_within, voice_of_ra,
  none = 255,
};
inline constexpr std::size_t kSpells = 20;
using SpellSet = EnumSet<Spell, std::uint32_t>;

enum class Item : std::uint8_t {
  speaking_trumpet, six_shooter, travel_pharmacy, tool_kit, repeating_rifle, elder_sign_amulet,
  almanac, book_of_dagon, lucky_ring, starbuck,
  pocket_pistol, fine_clothes, mystical_text, binoculars, medicine_ball, treasured_memento,
  jam_tin_grenade, kitchen_knife, plimsolls, shotgun,
  none = 255,
};
inline constexpr std::size_t kItems = 20;
using ItemSet = EnumSet<Item, std::uint32_t>;

// What can be used by name: sheets, feats, spaces, items, the Keeper's title, kept cards.
enum class Ability : std::uint8_t {
  experienced, deck_chief, healing_words, jury_rigger, quick_draw, occult_training,
  first_oath_of_dagon, fortunate_son, scavenger,
  unconventional_leader, self_sacrifice, medical_intervention, full_steam_ahead, arrest_order,
  quick_cast, perfect_number, deep_one_ancestry, uncanny_fortune, well_equipped,
  bridge, chapel, captains_cabin, cargo_hold, galley, boiler_room, brig,
  speaking_trumpet, six_shooter, travel_pharmacy, tool_kit, repeating_rifle, almanac,
  book_of_dagon, lucky_ring, starbuck, pocket_pistol, jam_tin_grenade, plimsolls, shotgun,
  tome, barricade, sacrifice_deep_one, memory_of_the_deep, revelation_of_script,
};
inline constexpr std::size_t kAbilities = 44;
using AbilitySet = EnumSet<Ability, std::uint64_t>;

enum class Damage : std::uint8_t {
  structural_influence, structural_lore, structural_observation, structural_strength,
  structural_will, structural_wild, fuel_leak, flooded_food_stores, fleeing_passengers,
  none = 255,
};
inline constexpr std::size_t kDamageCards = 9;
using DamageSet = EnumSet<Damage, std::uint16_t>;

enum class Loyalty : std::uint8_t { human, hybrid, cultist };
inline constexpr std::size_t kLoyalties = 3;

enum class Passenger : std::uint8_t { soul, two_souls, soul_and_sanity, blank };
inline constexpr std::size_t kPassengerFaces = 4;

enum class Monarch : std::uint8_t { mother_hydra, father_dagon };
enum class Track : std::uint8_t { travel, ritual, choice };
enum class Activation : std::uint8_t { deep_ones, mother_hydra, father_dagon };

// Mythos cards that stay with a player.
enum class Kept : std::uint8_t {
  barricade, sacrifice_deep_one, peacemaker, memory_of_the_deep, family_ties,
};
inline constexpr std::size_t kKeptCards = 5;

// Decks that can be looked at.
enum class Pile : std::uint8_t { mythos, waypoint, spell, item };
inline constexpr std::size_t kPiles = 4;

enum class Variant : std::uint8_t { standard, learning, no_cultist };
enum class Difficulty : std::uint8_t { normal, easier, harder };
enum class Casting : std::uint8_t { choice, dealt, suggested };
// clang-format on

struct Options {
  std::uint8_t players = 3;
  Variant variant = Variant::standard;
  Difficulty difficulty = Difficulty::normal;
  Casting characters = Casting::choice;
  constexpr bool operator==(const Options&) const = default;
};

// How the game ended.  [UNF-22-1]
enum class Ending : std::uint8_t { none, arrival, resource, damage, overrun, lost_at_sea };

enum class Result : std::uint8_t { fail, partial, pass };

template <typename E>
requires std::is_enum_v<E>
constexpr std::size_t index(E e) { return static_cast<std::size_t>(e); }
using hadal::index;

constexpr std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }
template <typename E>
requires std::is_enum_v<E>
constexpr std::uint8_t byte(E e) { return static_cast<std::uint8_t>(e); }

constexpr Card card(Skill skill, int value) {
  return static_cast<Card>(index(skill) * 5 + static_cast<std::size_t>(value) - 1);
}
constexpr Skill skill_of(Card c) { return static_cast<Skill>(index(c) / 5); }
constexpr int value_of(Card c) { return static_cast<int>(index(c) % 5) + 1; }

constexpr bool is_water(Space x) { return x <= Space::w8; }
constexpr bool is_deck(Space x) { return x >= Space::d1 && x <= Space::d8; }
constexpr bool is_room(Space x) { return x >= Space::bridge && x <= Space::boiler_room; }
constexpr bool is_interior(Space x) { return x >= Space::bridge && x <= Space::brig; }
constexpr bool is_ship(Space x) { return x >= Space::d1 && x <= Space::brig; }
constexpr std::size_t room_index(Space x) { return index(x) - index(Space::bridge); }
constexpr std::size_t deck_index(Space x) { return index(x) - index(Space::d1); }
constexpr Space room_at(std::size_t i) { return static_cast<Space>(index(Space::bridge) + i); }
constexpr Space deck_at(std::size_t i) { return static_cast<Space>(index(Space::d1) + i); }

struct Frame {
  Rule rule = Rule::nothing;
  Player who = Player::p0;
  std::uint8_t step = 0;   // scripts: the next line to run
  std::uint8_t arg = 0;    // what the question is about: a card, a space, a seat
  std::uint8_t count = 0;  // how many are still owed
  std::uint8_t extra = 0;  // where the answer goes, or a second argument
  constexpr bool operator==(const Frame&) const = default;
};

enum class Verb : std::uint8_t {
  // clang-format off
  pass, done, yes, no,                                        // declining, finishing, consenting
  pick, draw, swap, improve,                                  // set-up and Receive Skills
  move, attack, rescue, defeat, repair, trade, give, reveal,  // actions
  use, play, raise, lower, discard, contribute,               // abilities and cards
  top, bottom, check, decline, lead,                          // deciding a crisis
  target, space, resource, number, track, deck, name,         // naming something
  monarch, outcome, modify, set, activate, advance, retreat,
  choose, bury, leave,                                        // looking at a deck
  // chance
  first, character, skill, chaos, mythos, waypoint, spell, item, damage, passenger, loyalty, roll,
  // clang-format on
};
inline constexpr std::size_t kVerbs = 56;

// Four bytes, so that it is passed in a register.
struct alignas(4) Move {
  Verb verb = Verb::pass;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t none = 0;  // without it a copy is made of two parts
  constexpr bool operator==(const Move&) const = default;
};

inline constexpr std::uint8_t kHidden = 255;       // an argument that the viewer may not see
inline constexpr std::uint8_t kHiddenValue = 200;  // + skill: a skill card of unseen value

// A target is a seat, a Deep One where the attacker is, or a Deep One in a space.
inline constexpr std::uint8_t kDeepOneHere = 64;
inline constexpr std::uint8_t kDeepOneIn = 8;  // + space

using MoveList = Buffer<Move, 160>;
using WeightList = Buffer<std::uint32_t, 160>;

}  // namespace hadal::unfathomable
