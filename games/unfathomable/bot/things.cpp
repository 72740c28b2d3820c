// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/things.h"

#include "games/unfathomable/bot/policy.h"

namespace hadal::bots::voyage {
namespace {

struct DeepOnes {
  int aboard = 0;
  int water = 0;
};

DeepOnes deep_ones(const State& s) {
  DeepOnes all;
  for (std::size_t i = 0; i <= index(Space::boiler_room); ++i)
    (is_water(static_cast<Space>(i)) ? all.water : all.aboard) += s.deep_ones[i];
  return all;
}

int people_in(const State& s, Space where) {
  int n = 0;
  for (std::size_t i = 0; i < s.players; ++i) n += s.seats[i].space == where ? 1 : 0;
  return n;
}

}  // namespace

Things ship_things(const State& s, Player me) {
  const bool arrived = s.ending == Ending::arrival;
  const bool lost = s.ending != Ending::none && !arrived;
  const DeepOnes enemies = deep_ones(s);
  Things all{};
  std::size_t n = 0;
  for (const int count :
       {lost ? 100 : 0, arrived ? 100 : 0, distance(s), static_cast<int>(s.travel),
        static_cast<int>(s.dials[0]), static_cast<int>(s.dials[1]), static_cast<int>(s.dials[2]),
        static_cast<int>(s.dials[3]), enemies.aboard, enemies.water, damaged_rooms(s),
        static_cast<int>(s.ritual), people_in(s, Space::sick_bay), people_in(s, Space::brig),
        s.at(me).hand.size(), passengers_on_deck(s)})
    all[n++] = real(count);
  return all;
}

// One's own cards are good for everybody; the rest is the ship's.  [UNF-21-2] A Cultist wants it
// lost, but not before distance 12.
bool is_turned_round(const Thing& thing, const State& s, Player p) {
  const Side side = side_of(s, p);
  if (side == Side::human || thing.key == "unfathomable.gain.cards") return false;
  const bool is_way = thing.key == "unfathomable.gain.lost" ||
                      thing.key == "unfathomable.gain.distance" ||
                      thing.key == "unfathomable.gain.travel";
  return !(is_way && side == Side::cultist && distance(s) < kArrivalDistance);
}

}  // namespace hadal::bots::voyage
