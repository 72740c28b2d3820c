// SPDX-License-Identifier: Apache-2.0
// A multiset of allies in one 64-bit word.
//
// Of each race there are four 1s, three 2s, three 3s, two 4s and one 5, so ten bits hold how many
// of each a set contains, and fifty bits hold the five races:
//
//     bit 49                  ...                  9  8 7  6 5  4 3  2 1 0
//     jellyfish | seahorse | crab | shellfish | squid:  5  4 4  3 3  2 2  1 1 1
//
// Union and difference are one addition or subtraction; neither can carry into a neighbour, because
// a set never has more cards of a kind than exist. Deck order is chance, not state, so every pile
// of allies is such a set.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "games/abyss/types.h"

namespace hadal::abyss {

inline constexpr std::array<int, 5> kCopies{4, 3, 3, 2, 1};  // [ABY-CMP-2] by value

namespace ally_bits {

inline constexpr unsigned kRaceWidth = 10;
inline constexpr std::uint64_t kRaceMask = (1u << kRaceWidth) - 1;
inline constexpr std::array<unsigned, 5> kShift{0, 3, 5, 7, 9};
inline constexpr std::array<unsigned, 5> kWidth{3, 2, 2, 2, 1};

constexpr std::array<std::uint8_t, kAllyKinds> shifts() {
  std::array<std::uint8_t, kAllyKinds> all{};
  for (std::size_t kind = 0; kind < kAllyKinds; ++kind)
    all[kind] = static_cast<std::uint8_t>(kind / 5 * kRaceWidth + kShift[kind % 5]);
  return all;
}
inline constexpr std::array<std::uint8_t, kAllyKinds> kShifts = shifts();
constexpr unsigned shift(Card c) { return kShifts[index(c)]; }

// What the ten bits of one race add up to.
struct RaceSum {
  std::uint8_t size = 0;
  std::uint8_t value = 0;
};
constexpr std::array<RaceSum, 1024> race_sums() {
  std::array<RaceSum, 1024> sums{};
  for (unsigned bits = 0; bits < 1024; ++bits)
    for (unsigned v = 0; v < 5; ++v) {
      const unsigned n = (bits >> kShift[v]) & ((1u << kWidth[v]) - 1);
      sums[bits].size = static_cast<std::uint8_t>(sums[bits].size + n);
      sums[bits].value = static_cast<std::uint8_t>(sums[bits].value + n * (v + 1));
    }
  return sums;
}
inline constexpr std::array<RaceSum, 1024> kRaceSums = race_sums();

// The card kind a bit position belongs to.
constexpr std::array<std::uint8_t, 50> kinds_of_bits() {
  std::array<std::uint8_t, 50> kinds{};
  for (std::size_t kind = 0; kind < kAllyKinds; ++kind)
    for (unsigned i = 0; i < kWidth[kind % 5]; ++i)
      kinds[shift(static_cast<Card>(kind)) + i] = static_cast<std::uint8_t>(kind);
  return kinds;
}
inline constexpr std::array<std::uint8_t, 50> kKindOfBit = kinds_of_bits();

constexpr std::array<std::uint64_t, kAllyKinds> masks() {
  std::array<std::uint64_t, kAllyKinds> all{};
  for (std::size_t kind = 0; kind < kAllyKinds; ++kind)
    all[kind] = ((std::uint64_t{1} << kWidth[kind % 5]) - 1) << kShifts[kind];
  return all;
}
inline constexpr std::array<std::uint64_t, kAllyKinds> kMasks = masks();

}  // namespace ally_bits

class AllySet {
 public:
  constexpr AllySet() = default;
  static constexpr AllySet from_bits(std::uint64_t bits) {
    AllySet set;
    set.bits_ = bits;
    return set;
  }
  static constexpr AllySet every_ally() {
    AllySet all;
    for (std::size_t kind = 0; kind < kAllyKinds; ++kind)
      for (int i = 0; i < kCopies[kind % 5]; ++i) all.add(static_cast<Card>(kind));
    return all;
  }

  constexpr int count(Card c) const {
    return static_cast<int>((bits_ & ally_bits::kMasks[index(c)]) >> ally_bits::shift(c));
  }
  constexpr bool has(Card c) const { return (bits_ & ally_bits::kMasks[index(c)]) != 0; }
  constexpr void add(Card c) {
    assert(count(c) < kCopies[index(c) % 5]);
    bits_ += one(c);
  }
  constexpr void remove(Card c) {
    assert(has(c));
    bits_ -= one(c);
  }
  constexpr AllySet operator+(AllySet o) const { return from_bits(bits_ + o.bits_); }
  constexpr AllySet operator-(AllySet o) const { return from_bits(bits_ - o.bits_); }
  constexpr AllySet& operator+=(AllySet o) { return *this = *this + o; }
  constexpr AllySet& operator-=(AllySet o) { return *this = *this - o; }
  constexpr bool operator==(const AllySet&) const = default;
  constexpr std::uint64_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }

  constexpr AllySet of(Race r) const {
    return from_bits(bits_ & (ally_bits::kRaceMask << race_shift(r)));
  }
  // The cards of kind c and after it in the canonical order.
  constexpr AllySet from(Card c) const {
    return from_bits(bits_ & ~((std::uint64_t{1} << ally_bits::shift(c)) - 1));
  }
  constexpr bool has(Race r) const { return race_bits(r) != 0; }
  constexpr int size(Race r) const { return ally_bits::kRaceSums[race_bits(r)].size; }
  constexpr int value(Race r) const { return ally_bits::kRaceSums[race_bits(r)].value; }
  constexpr int size() const {
    return sum([](auto race) { return race.size; });
  }
  constexpr int value() const {
    return sum([](auto race) { return race.value; });
  }
  constexpr RaceSet races() const {
    RaceSet set;
    for (std::size_t r = 0; r < kRaces; ++r)
      if (has(static_cast<Race>(r))) set.add(static_cast<Race>(r));
    return set;
  }
  constexpr bool contains(AllySet o) const {
    for (const Card c : o)
      if (count(c) < o.count(c)) return false;
    return true;
  }
  // Of a set that is not empty: the first and last kind in the canonical order.
  constexpr Card front() const { return kind_at(std::countr_zero(bits_)); }
  constexpr Card back() const { return kind_at(63 - std::countl_zero(bits_)); }

  // The card that a ticket in [0, size()) falls on: every card is equally likely.
  constexpr Card pick(int ticket) const {
    std::size_t r = 0;
    for (; ticket >= size(static_cast<Race>(r)); ++r) ticket -= size(static_cast<Race>(r));
    Card c = ally(static_cast<Race>(r), 1);
    for (; ticket >= count(c); c = static_cast<Card>(index(c) + 1)) ticket -= count(c);
    return c;
  }

  // Iterates over the kinds, each once, in the canonical order: race, then value.
  class Iterator {
   public:
    constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
    constexpr Card operator*() const { return kind_at(std::countr_zero(rest_)); }
    constexpr Iterator& operator++() {
      rest_ &= ~ally_bits::kMasks[index(**this)];
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint64_t rest_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  static constexpr unsigned race_shift(Race r) {
    return static_cast<unsigned>(index(r)) * ally_bits::kRaceWidth;
  }
  static constexpr std::uint64_t one(Card c) { return std::uint64_t{1} << ally_bits::shift(c); }
  static constexpr Card kind_at(int bit) {
    return static_cast<Card>(ally_bits::kKindOfBit[static_cast<std::size_t>(bit)]);
  }
  constexpr std::size_t race_bits(Race r) const {
    return (bits_ >> race_shift(r)) & ally_bits::kRaceMask;
  }
  template <typename Part>
  constexpr int sum(Part part) const {
    int n = 0;
    for (std::size_t r = 0; r < kRaces; ++r)
      n += part(ally_bits::kRaceSums[race_bits(static_cast<Race>(r))]);
    return n;
  }

  std::uint64_t bits_ = 0;
};

}  // namespace hadal::abyss
