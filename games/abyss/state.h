// SPDX-License-Identifier: Apache-2.0
// The position of a game of Abyss: a value of fixed size, without pointers.
//
// Everything a table holds is here once. What can be counted from the rest (cards out of the game,
// tokens in the supply, points) is a function, not a field. The order of the decks is not part of
// the position: chance decides it when a card is drawn.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "games/abyss/ally_set.h"
#include "games/abyss/types.h"

namespace hadal::abyss {

struct Seat {
  AllySet hand;
  AllySet known;  // the part of the hand that everybody saw being taken  [ABY-INF-2]
  AllySet affiliated;
  LordSet lords;     // all lords in front of the player …
  LordSet covered;   // … those under a location …
  LordSet disabled;  // … and those turned sideways
  LocationSet locations;
  std::uint16_t pearls = 0;
  std::uint8_t keys = 0;  // tokens
  Tokens tokens{};        // monster tokens by kind

  constexpr LordSet free() const { return lords - covered; }
  constexpr LordSet active() const { return lords - covered - disabled; }
  constexpr bool operator==(const Seat&) const = default;
};

// The one monster token that the Hunter took: its old owner knows its value.
struct StolenToken {
  Player from = Player::nobody;
  Player by = Player::nobody;
  std::uint8_t kind = 0;
  constexpr bool operator==(const StolenToken&) const = default;
};

struct State {
  std::array<Seat, kSeats> seats{};

  AllySet deck;       // exploration deck: allies …
  AllySet discard;    // exploration discard
  AllySet council;    // the stack of a race is the part of that race
  AllySet paid;       // what has been paid for the lord being recruited
  AllySet set_aside;  // out of the game: only in positions put together by hand
  std::uint8_t deck_monsters = 0;
  std::uint8_t discard_monsters = 0;
  std::uint8_t monsters_set_aside = 0;
  FixedVector<Card, kRowSpaces> row;

  std::array<Lord, kCourtSpaces> court{};  // [0] is space 1, next to the deck
  std::uint8_t threat = 1;                 // space of the threat token
  LordSet lord_deck;
  LocationSet location_deck;
  LocationSet available;
  LocationSet drawn;                     // being looked at by the player who drew them
  std::array<Location, kLords> under{};  // the location that covers a lord

  std::uint16_t turn = 0;  // turns begun, for the bound of [ABY-OWN-18]
  std::uint8_t players = 2;
  OptionSet options;
  Player active = Player::p0;
  Player ender = Player::nobody;         // whose turn brought the end of the game
  EnumSet<Player, std::uint8_t> bought;  // who has bought an ally in this turn
  EnumSet<Verb, std::uint64_t> used;     // once-per-turn powers used in this turn
  bool recruited = false;                // the court must be looked after
  bool extra_turn = false;
  bool refill_fell_short = false;
  StolenToken stolen;

  FixedVector<Frame, 12> stack;  // the deepest chain of powers needs eight

  constexpr Seat& at(Player p) { return seats[index(p)]; }
  constexpr const Seat& at(Player p) const { return seats[index(p)]; }
  constexpr bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>, "search copies positions with memcpy");
static_assert(sizeof(State) <= 512, "a position stays within eight cache lines");

// Play goes clockwise.  [ABY-SET-8]
constexpr Player after(const State& s, Player p) {
  const std::size_t next = index(p) + 1;
  return next < s.players ? seat(next) : Player::p0;
}
constexpr Player before(const State& s, Player p) {
  return p == Player::p0 ? seat(s.players - 1u) : seat(index(p) - 1);
}

// The price of the next ally sold in this turn.  [ABY-EXP-2d]
constexpr int price(const State& s) { return s.bought.size() + 1; }

constexpr int size(const Tokens& t) { return t[0] + t[1] + t[2]; }
Tokens tokens_in_supply(const State& s);
int keys_in_supply(const State& s);
int court_size(const State& s);
LordSet court_lords(const State& s);
LordSet removed_lords(const State& s);
LocationSet removed_locations(const State& s);

constexpr void gain_pearls(Seat& seat, int n) {
  seat.pearls = static_cast<std::uint16_t>(seat.pearls + n);
}
constexpr void pay_pearls(Seat& seat, int n) {
  seat.pearls = static_cast<std::uint16_t>(seat.pearls - n);
}

// Cards that everybody sees going to a hand or leaving it.
constexpr void take_openly(Seat& seat, AllySet allies) {
  seat.hand += allies;
  seat.known += allies;
}
constexpr void give_openly(Seat& seat, Card c) {
  if (!seat.known.has(c)) seat.known.add(c);  // shown now, if it was not known before
  seat.hand.remove(c);
  seat.known.remove(c);
}

State setup(const Options& options);

// Recounts every card, token and frame; says what is wrong, or nothing.
std::string inconsistency(const State& s);

}  // namespace hadal::abyss
