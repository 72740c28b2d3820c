// SPDX-License-Identifier: Apache-2.0
// A face-down deck of single cards.
//
// Its order is chance, except where somebody put cards in a known place: on top or at the bottom.
// Those places keep the card and who knows it; everything between is a set.
#pragma once

#include <cstdint>

#include "games/unfathomable/types.h"

namespace hadal::unfathomable {

using Seats = EnumSet<Player, std::uint8_t>;

// A set of up to 128 cards.
template <typename E>
class WideSet {
 public:
  static constexpr WideSet first(std::size_t n) {
    WideSet set;
    for (std::size_t i = 0; i < n; ++i) set.add(static_cast<E>(i));
    return set;
  }
  constexpr bool has(E e) const { return ((word(e) >> (index(e) & 63)) & 1) != 0; }
  constexpr void add(E e) { word(e) |= std::uint64_t{1} << (index(e) & 63); }
  constexpr void remove(E e) { word(e) &= ~(std::uint64_t{1} << (index(e) & 63)); }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
  constexpr std::uint64_t word(std::size_t i) const { return words_[i]; }
  constexpr WideSet operator|(WideSet o) const {
    WideSet set = *this;
    set.words_[0] |= o.words_[0];
    set.words_[1] |= o.words_[1];
    return set;
  }
  constexpr bool operator==(const WideSet&) const = default;

  // The member number n, counted from 0 in their order: eight enumerators at a time, then one.
  constexpr E nth(std::uint32_t n) const {
    const auto in_first = static_cast<std::uint32_t>(std::popcount(words_[0]));
    std::size_t at = n < in_first ? 0 : 64;
    std::uint64_t rest = words_[at / 64];
    if (at > 0) n -= in_first;
    for (std::uint32_t here; (here = eight(rest)) <= n; rest >>= 8, at += 8) n -= here;
    for (; n > 0; --n) rest &= rest - 1;
    return static_cast<E>(at + static_cast<std::size_t>(std::countr_zero(rest)));
  }

  class Iterator {
   public:
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr E operator*() const {
      return static_cast<E>(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
    }
    constexpr Iterator& operator++() {
      std::uint64_t& rest = low_ != 0 ? low_ : high_;
      rest &= rest - 1;
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint64_t low_;
    std::uint64_t high_;
  };
  constexpr Iterator begin() const { return {words_[0], words_[1]}; }
  constexpr Iterator end() const { return {0, 0}; }

 private:
  static constexpr std::uint32_t eight(std::uint64_t rest) {
    return static_cast<std::uint32_t>(std::popcount(rest & 0xff));
  }
  constexpr std::uint64_t& word(E e) { return words_[index(e) >> 6]; }
  constexpr const std::uint64_t& word(E e) const { return words_[index(e) >> 6]; }
  std::array<std::uint64_t, 2> words_{};
};

template <typename E>
struct Placed {
  E card{};
  Seats known;  // who has seen it going there
  constexpr bool operator==(const Placed&) const = default;
};

// In play at most one card is there; scenarios may give as many as anybody looks at.
inline constexpr std::size_t kMostOnTop = 5;

template <typename E, typename Set, std::size_t N>
struct Deck {
  Set rest;                                // in an order that nobody knows
  FixedVector<Placed<E>, kMostOnTop> top;  // back() is drawn first
  FixedVector<Placed<E>, N> bottom;        // [0] is drawn first, after the rest
  constexpr bool operator==(const Deck&) const = default;

  constexpr int size() const {
    return rest.size() + static_cast<int>(top.size()) + static_cast<int>(bottom.size());
  }
  constexpr bool empty() const { return size() == 0; }
  constexpr bool has(E e) const {
    if (rest.has(e)) return true;
    for (const Placed<E>& p : top)
      if (p.card == e) return true;
    for (const Placed<E>& p : bottom)
      if (p.card == e) return true;
    return false;
  }
  // Who knows the card that would be drawn next.
  constexpr Seats next_known() const {
    if (!top.empty()) return top.back().known;
    if (rest.empty() && !bottom.empty()) return bottom[0].known;
    return {};
  }
  // Takes a card that may come next.
  constexpr void take(E e) {
    if (!top.empty()) {
      top.pop_back();
    } else if (!rest.empty()) {
      rest.remove(e);
    } else {
      for (std::size_t i = 0; i + 1 < bottom.size(); ++i) bottom[i] = bottom[i + 1];
      bottom.pop_back();
    }
  }
  constexpr void put_on_top(E e, Seats known) {
    if (top.full()) shuffle_top();
    top.push_back({e, known});
  }
  constexpr void put_at_bottom(E e, Seats known) { bottom.push_back({e, known}); }
  // All order is lost.
  constexpr void shuffle() {
    shuffle_top();
    while (!bottom.empty()) rest.add(bottom.pop_back().card);
  }

 private:
  constexpr void shuffle_top() {
    while (!top.empty()) rest.add(top.pop_back().card);
  }
};

// The cards that chance may deal next.
template <typename E, typename Set, std::size_t N>
void next_cards(const Deck<E, Set, N>& deck, Verb verb, MoveList& out) {
  if (!deck.top.empty()) {
    out.push_back({verb, byte(deck.top.back().card)});
  } else if (!deck.rest.empty()) {
    for (const E e : deck.rest) out.push_back({verb, byte(e)});
  } else if (!deck.bottom.empty()) {
    out.push_back({verb, byte(deck.bottom[0].card)});
  }
}

}  // namespace hadal::unfathomable
