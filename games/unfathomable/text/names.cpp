// SPDX-License-Identifier: Apache-2.0
// The names follow the enumerators of types.h one by one.
#include "games/unfathomable/text/names.h"

namespace hadal::unfathomable {
namespace {

// clang-format off
constexpr std::string_view kSkillNames[] = {
    "influence", "lore", "observation", "strength", "will", "treachery"};
static_assert(std::size(kSkillNames) == kSkills);
constexpr std::string_view kResourceNames[] = {
    "fuel", "food", "sanity", "souls"};
static_assert(std::size(kResourceNames) == kResources);
constexpr std::string_view kSpaceNames[] = {
    "w1", "w2", "w3", "w4", "w5", "w6", "w7", "w8", "d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8",
    "bridge", "chapel", "captains_cabin", "cargo_hold", "galley", "boiler_room", "sick_bay",
    "brig", "deep"};
static_assert(std::size(kSpaceNames) == kSpaces);
constexpr std::string_view kCharacterNames[] = {
    "keilani", "arjun", "svetlana", "jeanne", "jamie", "william", "beatrice", "ishmael", "edmund",
    "samira"};
static_assert(std::size(kCharacterNames) == kCharacters);
#define UNF_MYTHOS(name, ...) #name,
constexpr std::string_view kMythosNames[] = {
#include "games/unfathomable/cards/mythos_list.h"
};
#undef UNF_MYTHOS
constexpr std::string_view kWaypointNames[] = {
    "abandoned_depot", "deserted_island", "hurricane", "iceberg", "reef", "shipwreck_survivors",
    "wrecked_ship", "deep_one_city", "fog_bank", "maelstrom", "rainstorm", "rogue_wave",
    "rolling_seas", "sea_smoke", "seaweed_patch", "smooth_sailing", "calm_waters",
    "deep_one_ambush", "rough_water", "stormy_seas"};
static_assert(std::size(kWaypointNames) == kWaypoints);
constexpr std::string_view kSpellNames[] = {
    "alchemical_transmutation", "astral_travel", "call_down_the_storm", "call_friends",
    "cloud_memory", "conjuration", "dark_pact", "feed_the_mind", "flesh_ward", "foresee",
    "greater_banishment", "greater_banishment_2", "heal", "lure_monster", "plague_of_locusts",
    "raise_the_dead", "revelation_of_script", "summon_fire", "summon_the_beast_within",
    "voice_of_ra"};
static_assert(std::size(kSpellNames) == kSpells);
constexpr std::string_view kItemNames[] = {
    "speaking_trumpet", "six_shooter", "travel_pharmacy", "tool_kit", "repeating_rifle",
    "elder_sign_amulet", "almanac", "book_of_dagon", "lucky_ring", "starbuck", "pocket_pistol",
    "fine_clothes", "mystical_text", "binoculars", "medicine_ball", "treasured_memento",
    "jam_tin_grenade", "kitchen_knife", "plimsolls", "shotgun"};
static_assert(std::size(kItemNames) == kItems);
constexpr std::string_view kAbilityNames[] = {
    "experienced", "deck_chief", "healing_words", "jury_rigger", "quick_draw", "occult_training",
    "first_oath_of_dagon", "fortunate_son", "scavenger", "unconventional_leader", "self_sacrifice",
    "medical_intervention", "full_steam_ahead", "arrest_order", "quick_cast", "perfect_number",
    "deep_one_ancestry", "uncanny_fortune", "well_equipped", "bridge", "chapel", "captains_cabin",
    "cargo_hold", "galley", "boiler_room", "brig", "speaking_trumpet", "six_shooter",
    "travel_pharmacy", "tool_kit", "repeating_rifle", "almanac", "book_of_dagon", "lucky_ring",
    "starbuck", "pocket_pistol", "jam_tin_grenade", "plimsolls", "shotgun", "tome", "barricade",
    "sacrifice_deep_one", "memory_of_the_deep", "revelation_of_script"};
static_assert(std::size(kAbilityNames) == kAbilities);
constexpr std::string_view kDamageNames[] = {
    "structural_influence", "structural_lore", "structural_observation", "structural_strength",
    "structural_will", "structural_wild", "fuel_leak", "flooded_food_stores", "fleeing_passengers"};
static_assert(std::size(kDamageNames) == kDamageCards);
constexpr std::string_view kLoyaltyNames[] = {
    "human", "hybrid", "cultist"};
static_assert(std::size(kLoyaltyNames) == kLoyalties);
constexpr std::string_view kPassengerNames[] = {
    "soul", "two_souls", "soul_and_sanity", "blank"};
static_assert(std::size(kPassengerNames) == kPassengerFaces);
constexpr std::string_view kMonarchNames[] = {
    "mother_hydra", "father_dagon"};
constexpr std::string_view kActivationNames[] = {
    "deep_ones", "mother_hydra", "father_dagon"};
constexpr std::string_view kTrackNames[] = {
    "travel", "ritual", "choice"};
constexpr std::string_view kKeptNames[] = {
    "barricade", "sacrifice_deep_one", "peacemaker", "memory_of_the_deep", "family_ties"};
static_assert(std::size(kKeptNames) == kKeptCards);
constexpr std::string_view kPileNames[] = {
    "mythos", "waypoint", "spell", "item"};
static_assert(std::size(kPileNames) == kPiles);
constexpr std::string_view kVariantNames[] = {
    "standard", "learning", "no_cultist"};
constexpr std::string_view kDifficultyNames[] = {
    "normal", "easier", "harder"};
constexpr std::string_view kCastingNames[] = {
    "choice", "dealt", "suggested"};
constexpr std::string_view kEndingNames[] = {
    "none", "arrival", "resource", "damage", "overrun", "lost_at_sea"};
constexpr std::string_view kResultNames[] = {
    "fail", "partial", "pass"};
constexpr std::string_view kVerbNames[] = {
    "pass", "done", "yes", "no", "pick", "draw", "swap", "improve", "move", "attack", "rescue",
    "defeat", "repair", "trade", "give", "reveal", "use", "play", "raise", "lower", "discard",
    "contribute", "top", "bottom", "check", "or", "lead", "target", "space", "resource", "number",
    "track", "deck", "name", "monarch", "outcome", "modify", "set", "activate", "advance",
    "retreat", "choose", "bury", "leave", "first", "character", "skill", "chaos", "mythos",
    "waypoint", "spell", "item", "damage", "passenger", "loyalty", "roll"};
static_assert(std::size(kVerbNames) == kVerbs);
// clang-format on

}  // namespace

std::string name(Card c) {
  if (c == Card::none) return "-";
  return std::string(name(skill_of(c))) + " " + std::to_string(value_of(c));
}

std::optional<Card> parse_card(std::string_view text) {
  const std::size_t space = text.find(' ');
  if (space == std::string_view::npos || text.size() != space + 2) return std::nullopt;
  const std::optional<Skill> skill = parse_name<Skill>(text.substr(0, space));
  const char value = text.back();
  if (!skill || value < '1' || value > '5') return std::nullopt;
  return card(*skill, value - '0');
}

// clang-format off
#define UNF_NAMES(E)                                \
  template <>                                       \
  std::span<const std::string_view> names_of<E>() { \
    return k##E##Names;                             \
  }
UNF_NAMES(Skill) UNF_NAMES(Resource) UNF_NAMES(Space) UNF_NAMES(Character) UNF_NAMES(Mythos)
UNF_NAMES(Waypoint) UNF_NAMES(Spell) UNF_NAMES(Item) UNF_NAMES(Ability) UNF_NAMES(Damage)
UNF_NAMES(Loyalty) UNF_NAMES(Passenger) UNF_NAMES(Monarch) UNF_NAMES(Track) UNF_NAMES(Kept)
UNF_NAMES(Pile) UNF_NAMES(Variant) UNF_NAMES(Difficulty) UNF_NAMES(Casting) UNF_NAMES(Ending)
UNF_NAMES(Result) UNF_NAMES(Verb) UNF_NAMES(Activation)
#undef UNF_NAMES
// clang-format on

}  // namespace hadal::unfathomable
