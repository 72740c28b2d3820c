// SPDX-License-Identifier: Apache-2.0
// What one player may know. Built by inclusion: a field that is not copied here never leaves the
// engine. Player::nobody is a spectator.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/rng.h"
#include "games/abyss/state.h"

namespace hadal::abyss {

// [ABY-INF-3] What everybody sees of a seat.
struct SeatView {
  std::uint8_t hand_size = 0;  // [ABY-INF-1]
  std::uint8_t tokens_size = 0;
  std::uint16_t pearls = 0;
  std::uint8_t keys = 0;
  AllySet known;  // with the memory aid: the cards everybody saw going to this hand
  AllySet affiliated;
  LordSet lords;
  LordSet covered;
  LordSet disabled;
  LocationSet locations;
  constexpr bool operator==(const SeatView&) const = default;
};

// What the viewer alone knows.
struct OwnView {
  Player viewer = Player::nobody;
  AllySet hand;
  Tokens tokens{};
  StolenToken stolen;  // for the two players it concerns  [ABY-L-HUNTER]
  constexpr bool operator==(const OwnView&) const = default;
};

struct BoardView {
  std::uint8_t deck_size = 0;
  std::uint8_t discard_size = 0;                     // [ABY-INF-4]
  AllySet discard;                                   // with the memory aid
  std::uint8_t discard_monsters = 0;                 // with the memory aid
  std::array<std::uint8_t, kRaces> council_sizes{};  // [ABY-INF-2]
  AllySet council;                                   // with the memory aid
  AllySet paid;
  FixedVector<Card, kRowSpaces> row;
  std::array<Lord, kCourtSpaces> court{};
  std::uint8_t threat = 1;
  std::uint8_t lord_deck_size = 0;
  std::uint8_t location_deck_size = 0;
  std::uint8_t token_supply = 0;
  LordSet removed_lords;
  LocationSet removed_locations;
  LocationSet available;
  LocationSet drawn;
  std::array<Location, kLords> under{};
  constexpr bool operator==(const BoardView&) const = default;
};

struct TurnView {
  std::uint16_t turn = 0;
  std::uint8_t players = 2;
  OptionSet options;
  Player active = Player::p0;
  Player ender = Player::nobody;
  EnumSet<Player, std::uint8_t> bought;
  EnumSet<Verb, std::uint64_t> used;
  bool extra_turn = false;
  Frame asked;  // the question, or Rule::nothing when the game is over
  constexpr bool operator==(const TurnView&) const = default;
};

// Its parts are made in view_parts.h.
struct View : OwnView, BoardView, TurnView {
  std::array<SeatView, kSeats> seats{};
  constexpr bool operator==(const View&) const = default;
};
static_assert(std::is_trivially_copyable_v<View>);

View view(const State& s, Player viewer);

// Equal for two positions exactly if `viewer`, remembering everything seen so far, cannot tell them
// apart.
std::uint64_t view_key(const State& s, Player viewer);

// The same if they remember as people do.
std::uint64_t human_key(const State& s, Player viewer);

// The move as `viewer` sees it happen: the value of a monster token is its owner's secret.
Move seen_by(const State& s, Move m, Player viewer);

// Somebody learns something that the move does not name: a council stack lay face down. Every other
// hidden thing is a chance move.
constexpr bool brings_news(Move m) { return m.verb == Verb::council; }

// What everybody sees and the move does not say: the pearls that settle a bill ("2 pearls").
std::string remark(const State& s, Move m);

// How much a player keeps in mind of what everybody saw. People remember where the strong allies
// went, those of value 4 and 5, to hands and to the council; they forget the others and the
// discard.
enum class Memory : std::uint8_t { perfect, human, none };
AllySet strong(AllySet allies);
AllySet remembered(AllySet seen, Memory memory);

// One world, uniformly drawn, among those that `viewer` cannot tell from `s`.
State determinize(State s, Player viewer, Rng& rng, Memory memory = Memory::perfect);

}  // namespace hadal::abyss
