// SPDX-License-Identifier: Apache-2.0
// What locations, lords, allies and monsters are worth.
#include <algorithm>
#include <tuple>

#include "games/abyss/cards/locations.h"
#include "games/abyss/cards/lords.h"
#include "games/abyss/score.h"

namespace hadal::abyss {
namespace {

// [ABY-OWN-D3] Disabled lords count in full for locations, unless the table plays otherwise: then
// only for those that look at influence.
LordSet counted_lords(const State& s, Player p) {
  const Seat& seat = s.at(p);
  const bool only_influence = s.options.has(Option::disabled_count_influence_only);
  return only_influence ? seat.lords - seat.disabled : seat.lords;
}

int guild_count(LordSet lords, Guild guild) {
  int n = 0;
  for (const Lord l : lords) n += card_of(l).guild == guild ? 1 : 0;
  return n;
}

int guilds(LordSet lords) {
  EnumSet<Guild, std::uint8_t> seen;
  for (const Lord l : lords) seen.add(card_of(l).guild);
  return seen.size();
}

// [ABY-SCO-LOC-25] Without any lord there is neither a strongest nor a weakest.
int strongest(LordSet lords) {
  int best = 0;
  for (const Lord l : lords) best = std::max<int>(best, card_of(l).influence);
  return best;
}

int weakest(LordSet lords) {
  int least = lords.empty() ? 0 : 99;
  for (const Lord l : lords) least = std::min<int>(least, card_of(l).influence);
  return least;
}

// [ABY-SCO-LOC-23] [ABY-OWN-D1] Used or not; an ambassador has keys.
int with_key(LordSet lords) {
  int n = 0;
  for (const Lord l : lords) n += card_of(l).keys > 0 ? 1 : 0;
  return n;
}

int sum_of_each_race(AllySet allies, auto card) {
  int sum = 0;
  for (const Race r : allies.races()) sum += value_of(card(allies.of(r)));
  return sum;
}

// [ABY-SCO-LOC-24] With the owner's own lords and allies; a mirror of a mirror shows nothing.
int best_of_opponents(const State& s, Player p) {
  LocationSet shown;
  for (std::size_t i = 0; i < s.players; ++i)
    if (seat(i) != p) shown = shown | s.seats[i].locations;
  int best = 0;
  for (const Location tile : shown)
    if (card_of(tile).counts != Counts::best_of_opponents)
      best = std::max(best, location_points(s, p, tile));
  return best;
}

int count(const State& s, Player p, const LocationCard& card) {
  const LordSet lords = counted_lords(s, p);
  const AllySet allies = s.at(p).affiliated;
  switch (card.counts) {
    case Counts::nothing: return 0;
    case Counts::lords_of_guild: return guild_count(lords, static_cast<Guild>(card.of));
    case Counts::allies_of_race: return allies.size(static_cast<Race>(card.of));
    case Counts::guilds: return guilds(lords);
    case Counts::strongest_lord: return strongest(s.at(p).lords);
    case Counts::weakest_lord: return weakest(s.at(p).lords);
    case Counts::lords: return lords.size();
    case Counts::lords_with_key: return with_key(lords);
    case Counts::lords_without_key: return lords.size() - with_key(lords);
    case Counts::weakest_ally_of_each_race:
      return sum_of_each_race(allies, [](AllySet race) { return race.front(); });
    case Counts::allies: return allies.size();
    case Counts::best_of_opponents: return best_of_opponents(s, p);
  }
  return 0;
}

}  // namespace

int location_points(const State& s, Player p, Location tile) {
  const LocationCard& card = card_of(tile);
  return card.base + card.per * count(s, p, card);
}

Points points(const State& s, Player p) {
  const Seat& seat = s.at(p);
  Points sum;
  for (const Location tile : seat.locations) sum.locations += location_points(s, p, tile);
  for (const Lord l : seat.lords) sum.lords += card_of(l).influence;
  sum.allies = sum_of_each_race(seat.affiliated, [](AllySet race) { return race.back(); });
  for (std::size_t kind = 0; kind < kTokenKinds; ++kind)
    sum.monsters += seat.tokens[kind] * token_value(kind);
  return sum;
}

// [ABY-SCO-3] Most points, then most pearls, then the most valuable lord; [ABY-SCO-4] then shared.
Outcome outcome(const State& s) {
  using Rank = std::tuple<int, int, int>;
  std::array<Rank, kSeats> ranks{};
  Outcome result;
  for (std::size_t i = 0; i < s.players; ++i) {
    const int total = points(s, seat(i)).total();
    result.score[i] = static_cast<std::int16_t>(total);
    ranks[i] = {total, s.seats[i].pearls, strongest(s.seats[i].lords)};
  }
  const Rank best = *std::max_element(ranks.begin(), ranks.begin() + s.players);
  for (std::size_t i = 0; i < s.players; ++i) result.won[i] = ranks[i] == best;
  return result;
}

}  // namespace hadal::abyss
