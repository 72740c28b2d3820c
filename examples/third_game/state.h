// SPDX-License-Identifier: Apache-2.0
// The position of Liar's Dice. Dice in a cup are a multiset: how many show each face.
#pragma once

#include <array>
#include <cstdint>

#include "engine/fixed_vector.h"
#include "engine/player.h"

namespace hadal::liars_dice {

inline constexpr std::size_t kSeats = 6;
inline constexpr std::size_t kFaces = 6;
inline constexpr std::uint8_t kMostDice = 5;  // of one seat
inline constexpr std::uint8_t kUnknown = 255;

// Faces are 1 to 6. A claim of no dice is no claim.
struct Claim {
  std::uint8_t dice = 0;
  std::uint8_t face = 0;
  constexpr bool operator==(const Claim&) const = default;
  // More dice, then a higher face. (clang-tidy 14 takes the 0 in it for a pointer.)
  constexpr auto operator<=>(const Claim&) const = default;  // NOLINT(modernize-use-nullptr)
};

enum class Verb : std::uint8_t { roll, bid, liar };

// roll: b is the face. bid: a dice show b.
struct Move {
  Verb verb = Verb::liar;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  constexpr bool operator==(const Move&) const = default;
};
inline constexpr std::size_t kMostMoves = kSeats * kMostDice * kFaces + 1;  // every claim, and liar
using MoveList = Buffer<Move, kMostMoves>;
using WeightList = Buffer<std::uint32_t, kFaces>;

struct Options {
  std::uint8_t players = 2;
  std::uint8_t dice = kMostDice;  // each seat begins with so many
  bool plain_ones = false;        // [LIA-5] ones are not wild
  constexpr bool operator==(const Options&) const = default;
};

using Cup = std::array<std::uint8_t, kFaces>;  // how many dice show 1, 2, … 6

constexpr std::uint8_t dice_in(const Cup& cup) {
  std::uint8_t sum = 0;
  for (const std::uint8_t n : cup) sum = static_cast<std::uint8_t>(sum + n);
  return sum;
}

// What everybody saw when a claim was called a lie: it stays on the table.
struct Showdown {
  Claim claim;
  Player bidder = Player::nobody;
  Player caller = Player::nobody;
  Player loser = Player::nobody;
  std::uint8_t count = 0;
  std::array<Cup, kSeats> cups{};
  constexpr bool operator==(const Showdown&) const = default;
};

struct State {
  Options options;
  std::array<std::uint8_t, kSeats> dice{};  // that a seat has left
  std::array<Cup, kSeats> cups{};           // what they show; empty before they are rolled
  Claim claim;                              // the last one of this round
  Player bidder = Player::nobody;
  Player turn = Player::p0;
  std::uint8_t round = 1;
  Showdown last;
  constexpr bool operator==(const State&) const = default;
};

}  // namespace hadal::liars_dice
