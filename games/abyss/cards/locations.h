// SPDX-License-Identifier: Apache-2.0
// The 20 locations: what they score, and what the odd ones do.
#pragma once

#include <array>

#include "games/abyss/state.h"

namespace hadal::abyss {

// What a location counts among the lords and affiliated allies of its owner.
enum class Counts : std::uint8_t {
  nothing,
  lords_of_guild,
  allies_of_race,
  guilds,
  strongest_lord,
  weakest_lord,
  lords,
  lords_with_key,
  lords_without_key,
  weakest_ally_of_each_race,
  allies,
  best_of_opponents,
};

struct LocationCard {
  Location id;
  std::int8_t base;
  std::int8_t per;
  Counts counts;
  std::uint8_t of = 0;  // the guild or race counted
};

namespace detail {
constexpr std::uint8_t of(Guild g) { return static_cast<std::uint8_t>(g); }
constexpr std::uint8_t of(Race r) { return static_cast<std::uint8_t>(r); }
// clang-format off
inline constexpr std::array<LocationCard, kLocations> kLocationTable{{
    // location                          base per  counts
    {Location::barracks,                    7,  2, Counts::lords_of_guild, of(Guild::soldier)},
    {Location::dockworks,                   5,  2, Counts::lords_of_guild, of(Guild::merchant)},
    {Location::hydrozoa_reserves,           6,  2, Counts::lords_of_guild, of(Guild::mage)},
    {Location::parliament,                  6,  2, Counts::lords_of_guild, of(Guild::politician)},
    {Location::sargasso_silos,              5,  2, Counts::lords_of_guild, of(Guild::farmer)},
    {Location::chasm,                       5,  3, Counts::allies_of_race, of(Race::crab)},
    {Location::nest_of_giant_clams,         3,  3, Counts::allies_of_race, of(Race::shellfish)},
    {Location::sanctuary,                   4,  3, Counts::allies_of_race, of(Race::jellyfish)},
    {Location::oceanic_senate_assembly,     4,  3, Counts::allies_of_race, of(Race::squid)},
    {Location::sargasso_fields,             3,  3, Counts::allies_of_race, of(Race::seahorse)},
    {Location::abyss,                       0,  2, Counts::guilds},
    {Location::throne_room,                 0,  1, Counts::strongest_lord},
    {Location::depths,                      0,  2, Counts::weakest_lord},
    {Location::jail,                       15, -1, Counts::lords},
    {Location::closed_tower,                0,  3, Counts::lords_with_key},
    {Location::lost_tower,                  0,  3, Counts::lords_without_key},
    {Location::chamber_of_allies,           3,  1, Counts::weakest_ally_of_each_race},
    {Location::coral_barrier,              20, -1, Counts::allies},
    {Location::city_of_mirrors,             0,  1, Counts::best_of_opponents},
    {Location::black_smokers,               0,  0, Counts::nothing},
}};
// clang-format on
}  // namespace detail
inline constexpr const std::array<LocationCard, kLocations>& kLocationCards =
    detail::kLocationTable;

constexpr const LocationCard& card_of(Location l) { return kLocationCards[index(l)]; }

constexpr bool location_rows_follow_ids() {
  for (std::size_t i = 0; i < kLocations; ++i)
    if (index(kLocationCards[i].id) != i) return false;
  return true;
}
static_assert(location_rows_follow_ids(), "kLocationCards is indexed by Location");

inline constexpr LocationSet kAllLocations = LocationSet::first(kLocations);

// The player now controls `tile`: what it does on being taken.
void location_taken(State& s, Player me, Location tile);

// `mine` is exchanged for `other`; the lords under it move along.
void exchange_location(State& s, Player me, Location mine, Location other);

}  // namespace hadal::abyss
