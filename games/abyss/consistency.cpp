// SPDX-License-Identifier: Apache-2.0
// Recounting a position: every card, tile and token must be in exactly one place.
#include <string>

#include "games/abyss/cards/locations.h"
#include "games/abyss/cards/lords.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/text/names.h"

namespace hadal::abyss {
namespace {

using Piles = std::array<int, kAllyKinds>;

void count(AllySet set, Piles& piles) {
  for (const Card c : set) piles[index(c)] += set.count(c);
}

std::string wrong_allies(const State& s) {
  Piles piles{};
  for (const AllySet set : {s.deck, s.discard, s.council, s.paid, s.set_aside}) count(set, piles);
  for (const Seat& seat : s.seats) {
    count(seat.hand, piles);
    count(seat.affiliated, piles);
  }
  int monsters = s.deck_monsters + s.discard_monsters + s.monsters_set_aside;
  for (const Card c : s.row) {
    if (is_ally(c)) {
      ++piles[index(c)];
    } else {
      ++monsters;
    }
  }
  for (std::size_t kind = 0; kind < kAllyKinds; ++kind)
    if (piles[kind] != kCopies[kind % 5])
      return "there are " + std::to_string(piles[kind]) + " of " + name(static_cast<Card>(kind)) +
             ", not " + std::to_string(kCopies[kind % 5]);
  if (monsters != kMonsterCards)
    return "there are " + std::to_string(monsters) + " monster cards, not 6";
  return {};
}

std::string wrong_known(const State& s) {
  for (std::size_t i = 0; i < kSeats; ++i)
    if (!s.seats[i].hand.contains(s.seats[i].known))
      return "more is known of the hand of " + name(seat(i)) + " than it holds";
  return {};
}

// Adds `part` to `seen`; says which member was there already.
template <typename Set>
std::string add_once(Set part, Set& seen) {
  for (const auto member : part& seen) return std::string(name(member)) + " is in two places";
  seen = seen | part;
  return {};
}

std::string wrong_lords(const State& s) {
  LordSet seen = s.lord_deck;
  for (const Lord l : s.court)
    if (l != Lord::none)
      if (std::string twice = add_once(LordSet{l}, seen); !twice.empty()) return twice;
  for (std::size_t i = 0; i < kSeats; ++i) {
    const Seat& seat = s.seats[i];
    if (std::string twice = add_once(seat.lords, seen); !twice.empty()) return twice;
    if (!((seat.covered | seat.disabled) - seat.lords).empty())
      return "a lord of " + name(hadal::seat(i)) + " is covered or disabled, but not there";
    for (const Lord l : seat.covered& seat.disabled)
      return std::string(name(l)) + " is both under a location and disabled";
    for (const Lord l : seat.covered)
      if (!seat.locations.has(s.under[index(l)]))
        return std::string(name(l)) + " is under a location its owner does not control";
  }
  return {};
}

std::string wrong_locations(const State& s) {
  LocationSet seen = s.location_deck;
  for (const LocationSet part : {s.available, s.drawn})
    if (std::string twice = add_once(part, seen); !twice.empty()) return twice;
  for (const Seat& seat : s.seats)
    if (std::string twice = add_once(seat.locations, seen); !twice.empty()) return twice;
  return {};
}

std::string wrong_tokens(const State& s) {
  std::array<int, kTokenKinds> out{};
  for (const Seat& seat : s.seats)
    for (std::size_t kind = 0; kind < kTokenKinds; ++kind) out[kind] += seat.tokens[kind];
  for (std::size_t kind = 0; kind < kTokenKinds; ++kind)
    if (out[kind] > kAllTokens[kind])
      return "there are too many monster tokens of " + std::to_string(token_value(kind));
  if (keys_in_supply(s) < 0) return "there are more than 10 key tokens";
  if (s.stolen.by != Player::nobody && s.at(s.stolen.by).tokens[s.stolen.kind] == 0)
    return "the stolen monster token is not where it went";
  return {};
}

std::string wrong_frames(const State& s) {
  for (const Frame& f : s.stack)
    if (f.who != Player::chance && index(f.who) >= s.players)
      return "a question waits for seat " + name(f.who) + ", who does not play";
  if (!s.stack.empty() && is_script(s.stack.back().rule)) return "a script stopped half-way";
  if (s.threat < 1 || s.threat > kThreatSpaces) return "the threat token is off its track";
  return {};
}

bool is_asked(const State& s, std::initializer_list<Rule> rules) {
  for (const Frame& f : s.stack)
    for (const Rule rule : rules)
      if (f.rule == rule) return true;
  return false;
}

// Things that are on the table only while somebody does something with them.
std::string wrong_leftovers(const State& s) {
  if (!s.row.empty() && !is_asked(s, {Rule::offer, Rule::decide, Rule::next_card, Rule::deal_card}))
    return "there are cards in the row, but nobody is exploring";
  if (!s.paid.empty() && !is_asked(s, {Rule::pay, Rule::affiliate}))
    return "allies are paid, but nobody is recruiting";
  if (!s.drawn.empty() && !is_asked(s, {Rule::choose_drawn}))
    return "locations are drawn, but nobody is choosing among them";
  return {};
}

// What the player of the turn may still have to settle before it ends; nobody else does.
bool is_in_the_middle(const State& s, Player p) {
  return p == s.active && !s.stack.empty() && s.stack.back().rule != Rule::act;
}

// [ABY-LOC-9] With three keys and a tile to be had, a location is controlled before the turn ends.
std::string wrong_keys(const State& s) {
  if (s.available.empty() && s.location_deck.empty()) return {};
  for (std::size_t i = 0; i < s.players; ++i)
    if (usable_keys(s, seat(i)) >= kKeysOfALocation && !is_in_the_middle(s, seat(i)))
      return name(seat(i)) + " has three usable keys, but there are still locations to control";
  return {};
}

// [ABY-LOC-4] What lies under a location was paid for it: lords with keys, three at the most.
std::string wrong_payment(const State& s) {
  std::array<int, kLocations> lords{};
  for (const Seat& seat : s.seats)
    for (const Lord l : seat.covered) {
      const std::string where(name(s.under[index(l)]));
      if (card_of(l).keys == 0) return std::string(name(l)) + " has no key to pay for " + where;
      if (++lords[index(s.under[index(l)])] > kKeysOfALocation)
        return "more than three lords are under " + where;
    }
  return {};
}

// [ABY-END-1] A player who ends a turn with seven lords triggers the end.
std::string wrong_end(const State& s) {
  if (s.stack.empty() || s.ender != Player::nobody) return {};
  for (std::size_t i = 0; i < s.players; ++i)
    if (s.seats[i].lords.size() >= kLordsThatEnd && !is_in_the_middle(s, seat(i)))
      return name(seat(i)) + " has seven lords, but nobody has triggered the end (`ender`)";
  return {};
}

}  // namespace

std::string inconsistency(const State& s) {
  if (s.players < 2 || s.players > kSeats) return "2 to 4 play";
  for (const auto check : {wrong_allies, wrong_known, wrong_lords, wrong_locations, wrong_tokens,
                           wrong_frames, wrong_leftovers, wrong_keys, wrong_payment, wrong_end})
    if (std::string reason = check(s); !reason.empty()) return reason;
  return {};
}

}  // namespace hadal::abyss
