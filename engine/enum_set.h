// SPDX-License-Identifier: Apache-2.0
// A set of enumerators in one machine word. Iterates in the order of the enumerators.
#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace hadal {

template <typename E, std::unsigned_integral Word>
class EnumSet {
 public:
  constexpr EnumSet() = default;
  constexpr EnumSet(std::initializer_list<E> members) {
    for (const E e : members) add(e);
  }
  static constexpr EnumSet first(std::size_t n) { return from_word(Word(Word(Word{1} << n) - 1u)); }
  static constexpr EnumSet from_word(Word word) {
    EnumSet set;
    set.word_ = word;
    return set;
  }

  constexpr bool has(E e) const { return ((word_ >> static_cast<unsigned>(e)) & 1u) != 0; }
  constexpr void add(E e) { word_ = Word(word_ | bit(e)); }
  constexpr void remove(E e) { word_ = Word(word_ & Word(~bit(e))); }
  constexpr bool empty() const { return word_ == 0; }
  constexpr int size() const { return std::popcount(word_); }
  constexpr Word word() const { return word_; }

  // The member number n, counted from 0 in their order.
  constexpr E nth(std::uint32_t n) const {
    Word rest = word_;
    for (; n > 0; --n) rest = Word(rest & Word(rest - 1u));
    return static_cast<E>(std::countr_zero(rest));
  }

  constexpr EnumSet operator|(EnumSet o) const { return from_word(Word(word_ | o.word_)); }
  constexpr EnumSet operator&(EnumSet o) const { return from_word(Word(word_ & o.word_)); }
  constexpr EnumSet operator-(EnumSet o) const { return from_word(Word(word_ & Word(~o.word_))); }
  constexpr bool operator==(const EnumSet&) const = default;

  class Iterator {
   public:
    constexpr explicit Iterator(Word rest) : rest_(rest) {}
    constexpr E operator*() const { return static_cast<E>(std::countr_zero(rest_)); }
    constexpr Iterator& operator++() {
      rest_ = Word(rest_ & Word(rest_ - 1u));
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    Word rest_;
  };
  constexpr Iterator begin() const { return Iterator(word_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  static constexpr Word bit(E e) { return Word(Word{1} << static_cast<unsigned>(e)); }
  Word word_ = 0;
};

}  // namespace hadal
