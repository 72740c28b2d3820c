// SPDX-License-Identifier: Apache-2.0
// The names of things in notation, scenarios, records and catalogue keys.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/shape.h"
#include "games/abyss/types.h"

namespace hadal::abyss {

// clang-format off
inline constexpr std::array<std::string_view, kRaces> kRaceNames{
    "squid", "shellfish", "crab", "seahorse", "jellyfish"};
inline constexpr std::array<std::string_view, kGuilds> kGuildNames{
    "soldier", "merchant", "mage", "politician", "farmer", "ambassador"};
#define ABYSS_QUOTED(lord, ...) #lord,
inline constexpr std::array<std::string_view, kLords> kLordNames{ABYSS_LORDS(ABYSS_QUOTED)};
#undef ABYSS_QUOTED
inline constexpr std::array<std::string_view, kLocations> kLocationNames{
    "barracks", "dockworks", "hydrozoa_reserves", "parliament", "sargasso_silos",
    "chasm", "nest_of_giant_clams", "sanctuary", "oceanic_senate_assembly", "sargasso_fields",
    "abyss", "throne_room", "depths", "jail", "closed_tower", "lost_tower",
    "chamber_of_allies", "coral_barrier", "city_of_mirrors", "black_smokers"};
inline constexpr std::array<std::string_view, kOptions> kOptionNames{
    "memory_aid", "martial_law", "ambassador_needs_deck", "disabled_count_influence_only",
    "end_on_empty_lord_deck"};
// clang-format on

inline std::string_view name(Race r) { return kRaceNames[index(r)]; }
inline std::string_view name(Guild g) { return kGuildNames[index(g)]; }
inline std::string_view name(Lord l) { return l == Lord::none ? "-" : kLordNames[index(l)]; }
inline std::string_view name(Location l) {
  return l == Location::none ? "-" : kLocationNames[index(l)];
}
inline std::string_view name(Option o) { return kOptionNames[static_cast<std::size_t>(o)]; }
const std::string& name(Card c);  // "crab 4", "monster"

// Clients have types for these.
inline EnumNames enum_names(Race) { return {"Race", kRaceNames}; }
inline EnumNames enum_names(Lord) { return {"Lord", kLordNames}; }
inline EnumNames enum_names(Location) { return {"Location", kLocationNames}; }

std::optional<Race> parse_race(std::string_view text);
std::optional<Lord> parse_lord(std::string_view text);
std::optional<Location> parse_location(std::string_view text);
std::optional<Option> parse_option(std::string_view text);
std::optional<Card> parse_card(std::string_view text);

}  // namespace hadal::abyss
