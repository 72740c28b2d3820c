// SPDX-License-Identifier: Apache-2.0
// Two vectors of fixed capacity that never allocate.
//
// FixedVector is part of a position: all its bytes are defined, elements past the end are zero, so
// positions compare and hash by value. Buffer is scratch space, for lists of moves: nothing is
// cleared, because clearing would cost more than filling.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace hadal {

template <typename T, std::size_t Capacity>
class FixedVector {
 public:
  static_assert(Capacity < 256, "the size is one byte");

  constexpr void push_back(T value) {
    assert(size_ < Capacity);
    items_[size_++] = value;
  }
  constexpr T pop_back() {
    assert(size_ > 0);
    const T last = items_[--size_];
    items_[size_] = T{};  // equal vectors have equal bytes
    return last;
  }
  constexpr void clear() {
    while (size_ > 0) pop_back();
  }
  constexpr T& back() { return items_[size_ - 1u]; }
  constexpr const T& back() const { return items_[size_ - 1u]; }
  constexpr T& operator[](std::size_t i) { return items_[i]; }
  constexpr const T& operator[](std::size_t i) const { return items_[i]; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == Capacity; }
  static constexpr std::size_t capacity() { return Capacity; }
  constexpr std::size_t size() const { return size_; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }
  constexpr bool operator==(const FixedVector& other) const {
    return std::equal(begin(), end(), other.begin(), other.end());
  }

 private:
  std::array<T, Capacity> items_{};
  std::uint8_t size_ = 0;
};

template <typename T, std::size_t Capacity>
class Buffer {
 public:
  static_assert(std::is_trivially_copyable_v<T>);

  Buffer() {}  // NOLINT(modernize-use-equals-default): the items stay as they are, on purpose
  void push_back(T value) {
    assert(size_ < Capacity);
    items_[size_++] = value;
  }
  void clear() { size_ = 0; }
  void shrink(std::size_t size) { size_ = std::min(size, size_); }
  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  bool empty() const { return size_ == 0; }
  static constexpr std::size_t capacity() { return Capacity; }
  std::size_t size() const { return size_; }
  const T* begin() const { return items_; }
  const T* end() const { return items_ + size_; }

 private:
  std::size_t size_ = 0;
  union {  // keeps the default values of T from being written
    T items_[Capacity];
  };
};

}  // namespace hadal
