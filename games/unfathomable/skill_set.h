// SPDX-License-Identifier: Apache-2.0
// A multiset of skill cards in two 64-bit words.
//
// Of each skill there are seven 1s, five 2s, four 3s, three 4s and two 5s, so a nibble holds how
// many of a kind a set contains, and fifteen nibbles hold three skills:
//
//     low:  influence 1..5, lore 1..5, observation 1..5     high: strength, will, treachery
//
// Union and difference are two additions; no nibble can carry, since no more than seven of a kind
// exist. Deck order is chance, not state, so every pile of skill cards is such a set.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "games/unfathomable/types.h"

namespace hadal::unfathomable {

inline constexpr std::array<int, 5> kCopies{7, 5, 4, 3, 2};  // [UNF-1-6] by value

class SkillSet {
 public:
  constexpr SkillSet() = default;
  static constexpr SkillSet every_card() {
    SkillSet all;
    for (std::size_t kind = 0; kind < kCardKinds; ++kind)
      for (int i = 0; i < kCopies[kind % 5]; ++i) all.add(static_cast<Card>(kind));
    return all;
  }

  static constexpr SkillSet from_words(std::uint64_t low, std::uint64_t high) {
    return make(low, high);
  }

  constexpr int count(Card c) const {
    return static_cast<int>((word(c) >> shift(c)) & std::uint64_t{15});
  }
  constexpr bool has(Card c) const { return count(c) != 0; }
  constexpr void add(Card c) { word(c) += std::uint64_t{1} << shift(c); }
  constexpr void remove(Card c) {
    assert(has(c));
    word(c) -= std::uint64_t{1} << shift(c);
  }
  constexpr SkillSet operator+(SkillSet o) const { return make(low_ + o.low_, high_ + o.high_); }
  constexpr SkillSet operator-(SkillSet o) const { return make(low_ - o.low_, high_ - o.high_); }
  constexpr SkillSet& operator+=(SkillSet o) { return *this = *this + o; }
  constexpr SkillSet& operator-=(SkillSet o) { return *this = *this - o; }
  constexpr bool operator==(const SkillSet&) const = default;
  constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr std::uint64_t low() const { return low_; }
  constexpr std::uint64_t high() const { return high_; }

  // These cards, or none. Without a branch, for what is hard to foresee.
  constexpr SkillSet if_true(bool condition) const {
    const std::uint64_t all = std::uint64_t{0} - std::uint64_t{condition};
    return make(low_ & all, high_ & all);
  }
  // The cards of one skill.
  constexpr SkillSet of(Skill s) const {
    const std::uint64_t mask = kSkillMask << skill_shift(s);
    return s <= Skill::observation ? make(low_ & mask, 0) : make(0, high_ & mask);
  }
  constexpr bool has(Skill s) const { return bits(s) != 0; }
  constexpr int size(Skill s) const { return nibbles(bits(s)); }
  constexpr int value(Skill s) const {
    const std::uint64_t b = bits(s);
    return static_cast<int>((b & 15) + 2 * ((b >> 4) & 15) + 3 * ((b >> 8) & 15) +
                            4 * ((b >> 12) & 15) + 5 * ((b >> 16) & 15));
  }
  constexpr int size() const { return bytes(pairs(low_) + pairs(high_)); }
  constexpr int value() const {
    int n = 0;
    for (std::size_t k = 0; k < kSkills; ++k) n += value(static_cast<Skill>(k));
    return n;
  }
  // The cards of kind c and after it in the canonical order.
  constexpr SkillSet from(Card c) const {
    const std::uint64_t mask = ~((std::uint64_t{1} << shift(c)) - 1);
    return index(c) < 15 ? make(low_ & mask, high_) : make(0, high_ & mask);
  }
  constexpr bool contains(SkillSet o) const {
    for (const Card c : o)
      if (count(c) < o.count(c)) return false;
    return true;
  }
  // The n-th card in the canonical order, copies counted.
  constexpr Card at(int n) const {
    const int in_low = nibbles(low_);
    const bool high = n >= in_low;
    std::uint64_t rest = high ? high_ : low_;
    if (high) n -= in_low;
    const int first = std::countr_zero(rest) / 4;
    rest >>= (first & 15) * 4;
    for (int kind = first; rest != 0; ++kind, rest >>= 4)
      if ((n -= static_cast<int>(rest & 15)) < 0) return static_cast<Card>(kind + (high ? 15 : 0));
    return Card::none;
  }

  // Iterates over the kinds, each once, in the canonical order: skill, then value.
  class Iterator {
   public:
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr Card operator*() const {
      return static_cast<Card>(low_ != 0 ? std::countr_zero(low_) / 4
                                         : std::countr_zero(high_) / 4 + 15);
    }
    constexpr Iterator& operator++() {
      std::uint64_t& rest = low_ != 0 ? low_ : high_;
      rest &= ~(std::uint64_t{15} << ((std::countr_zero(rest) & 63) / 4 * 4));
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint64_t low_;
    std::uint64_t high_;
  };
  constexpr Iterator begin() const { return {low_, high_}; }
  constexpr Iterator end() const { return {0, 0}; }

 private:
  static constexpr std::uint64_t kSkillMask = 0xfffff;
  static constexpr unsigned shift(Card c) { return static_cast<unsigned>(index(c) % 15 * 4); }
  static constexpr unsigned skill_shift(Skill s) {
    return static_cast<unsigned>(index(s) % 3 * 20);
  }
  static constexpr SkillSet make(std::uint64_t low, std::uint64_t high) {
    SkillSet set;
    set.low_ = low;
    set.high_ = high;
    return set;
  }
  // Nibbles two by two in bytes, and bytes together: all cards there are fit into one.
  static constexpr std::uint64_t pairs(std::uint64_t x) {
    constexpr std::uint64_t kEven = 0x0f0f0f0f0f0f0f0f;
    return (x & kEven) + ((x >> 4) & kEven);
  }
  static constexpr int bytes(std::uint64_t x) {
    return static_cast<int>((x * 0x0101010101010101) >> 56);
  }
  static constexpr int nibbles(std::uint64_t x) { return bytes(pairs(x)); }
  constexpr std::uint64_t bits(Skill s) const {
    return ((s <= Skill::observation ? low_ : high_) >> skill_shift(s)) & kSkillMask;
  }
  constexpr std::uint64_t& word(Card c) { return index(c) < 15 ? low_ : high_; }
  constexpr const std::uint64_t& word(Card c) const { return index(c) < 15 ? low_ : high_; }

  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

}  // namespace hadal::unfathomable
