// SPDX-License-Identifier: Apache-2.0
// Setting up: chance names the first player, six lords and the first location.
#include "games/abyss/cards/locations.h"
#include "games/abyss/cards/lords.h"
#include "games/abyss/events.h"
#include "games/abyss/rules/rules.h"

namespace hadal::abyss {

// [ABY-SET-1] to [ABY-SET-9]. What is pushed last happens first.
State setup(const Options& options) {
  State s;
  s.players = options.players;
  s.options = options.chosen;
  s.deck = AllySet::every_ally();
  s.deck_monsters = kMonsterCards;
  s.lord_deck = kAllLords;
  s.location_deck = kAllLocations;
  s.court.fill(Lord::none);
  s.under.fill(Location::none);
  for (std::size_t i = 0; i < s.players; ++i) gain_pearls(s.seats[i], 1);
  s.stack.push_back({.rule = Rule::start_play});
  s.stack.push_back(
      {.rule = Rule::deal_location, .who = Player::chance, .arg = kDealToAvailable, .count = 1});
  s.stack.push_back({.rule = Rule::deal_lord,
                     .who = Player::chance,
                     .arg = kDealToFarthest,
                     .count = kCourtSpaces});
  s.stack.push_back({.rule = Rule::deal_first_player, .who = Player::chance});
  return s;
}

namespace deal_first_player {

void moves(const State& s, const Frame&, MoveList& out) {
  for (std::size_t i = 0; i < s.players; ++i)
    out.push_back({Verb::first, static_cast<std::uint8_t>(i)});
}

void weights(const State&, const Frame&, const MoveList& list, WeightList& out) {
  for (std::size_t i = 0; i < list.size(); ++i) out.push_back(1);
}

void apply(State& s, Frame, Move m) {
  s.active = seat(m.a);
  tell<Told::first>(s.active);
}

}  // namespace deal_first_player
}  // namespace hadal::abyss
