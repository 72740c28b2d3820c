// SPDX-License-Identifier: Apache-2.0
// What a seat sees as a row of bytes, for machine learning. A game writes its features once, as a
// template over the two classes here: one writes the values, the other their names.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "engine/player.h"

namespace hadal {

// A named part of an observation.
struct Feature {
  std::string name;
  std::string kind;  // "number", "one_of", "set", "flags" or "counts"
  std::size_t first = 0;
  std::size_t size = 0;
};

// Eight bits as eight bytes.
inline constexpr std::array<std::uint64_t, 256> kSpreadBits = [] {
  std::array<std::uint64_t, 256> all{};
  for (std::size_t bits = 0; bits < 256; ++bits)
    for (std::size_t i = 0; i < 8; ++i) all[bits] |= std::uint64_t{(bits >> i) & 1u} << (8 * i);
  return all;
}();

// Sixteen bits as sixteen bytes, each 0 or `one`: a register of the processor, as g++ and clang
// write it.
class Sixteen {
 public:
  Sixteen(std::uint64_t bits, std::uint8_t one) {
    constexpr Bytes kPlaces{1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    const Words low{bits, 0};
    const auto bytes = reinterpret_cast<Bytes>(low);
    const Bytes spread =
        __builtin_shufflevector(bytes, bytes, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
    bytes_ = reinterpret_cast<Bytes>((spread & kPlaces) == kPlaces) & one;
  }
  void add(Sixteen other) { bytes_ |= other.bytes_; }
  void store(std::uint8_t* out) const { std::memcpy(out, &bytes_, 16); }

 private:
  using Bytes = std::uint8_t __attribute__((vector_size(16)));
  using Words = std::uint64_t __attribute__((vector_size(16)));
  Bytes bytes_;
};

// Where the parts of a word are: the first bit of each, and a mask for what begins there.
struct FieldsOfWord {
  std::array<std::uint8_t, 32> shift{};
  std::array<std::uint8_t, 32> mask{};
};

// Writes the values. Numbers end at 255. Small features are stored eight bytes at a time, and the
// next feature overwrites the surplus bytes; so the last one of a row must be a set or counts.
// Features near the end of a row say how many bytes of it are behind them, at least: kBehind.
class FeatureValues {
 public:
  static constexpr bool kWide = false;
  explicit FeatureValues(std::uint8_t* out) : out_(out) {}

  void of_seat(std::size_t /*i*/) {}
  void number(std::string_view /*name*/, int value) {
    *out_++ = static_cast<std::uint8_t>(value < 0 ? 0 : value > 255 ? 255 : value);
  }
  void number(std::string_view /*name*/, std::uint8_t value) { *out_++ = value; }
  void flag(std::string_view /*name*/, bool value) { *out_++ = value ? 1 : 0; }
  // One byte of N is 1, or none.
  template <std::size_t N, std::size_t kBehind = 64>
  void one_of(std::string_view /*name*/, std::size_t value) {
    std::memset(out_, 0, N);
    if (value < N) out_[value] = 1;
    out_ += N;
  }
  // The same of seats, as Circle::one and Circle::some have them.
  void one_seat(std::string_view /*name*/, std::uint64_t one, std::size_t n) { eight(one, n); }
  void some_seats(std::string_view /*name*/, std::uint64_t some, std::size_t n) { eight(some, n); }
  template <std::size_t N, std::size_t kBehind = 64>
  void set(std::string_view /*name*/, std::uint64_t bits) {
    sixteens<N>([&](std::size_t at) { return Sixteen(bits >> at, 1); });
    if constexpr (N < 16) {
      std::memcpy(out_, &kSpreadBits[bits & 255], N < 8 ? N : 8);
      if constexpr (N > 8) std::memcpy(out_ + 8, &kSpreadBits[(bits >> 8) & 255], N - 8);
    }
    out_ += N;
  }
  // Of three sets: 1 for those of the first, plus 2 and 4 for those of the others.
  template <std::size_t N, std::size_t kBehind = 64>
  void flags(std::string_view /*name*/, std::uint64_t a, std::uint64_t b, std::uint64_t c) {
    static_assert(N >= 16);
    sixteens<N>([&](std::size_t at) {
      Sixteen all(a >> at, 1);
      all.add(Sixteen(b >> at, 2));
      all.add(Sixteen(c >> at, 4));
      return all;
    });
    out_ += N;
  }
  // Counts that come in words, a byte for each: first the name, then the words.
  template <std::size_t N>
  void words(std::string_view /*name*/) {}
  template <std::size_t N>
  void counts(std::string_view /*name*/, const std::uint8_t* values) {
    std::memcpy(out_, values, N);
    out_ += N;
  }
  // Counts that are worked out one by one: value(i).
  template <std::size_t N, typename Value>
  void each_count(std::string_view /*name*/, Value value) {
    for (std::size_t i = 0; i < N; ++i) out_[i] = value(i);
    out_ += N;
  }
  // Of the members of a set, from 1 on: values[i] + 1, and 0 for the others.
  template <std::size_t N>
  void some_counts(std::string_view /*name*/, std::uint64_t bits, const std::uint8_t* values) {
    std::memset(out_, 0, N);
    for (; bits != 0; bits &= bits - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(bits));
      out_[i] = static_cast<std::uint8_t>(values[i] + 1);
    }
    out_ += N;
  }
  // Counts of few things: fill(bytes) writes those that are not 0. It may also write to bytes[N],
  // if another feature follows.
  template <std::size_t N, typename Fill>
  void few_counts(std::string_view /*name*/, Fill fill) {
    std::memset(out_, 0, N);
    fill(out_);
    out_ += N;
  }

  template <std::size_t N>
  void zeros() {
    std::memset(out_, 0, N);
    out_ += N;
  }
  // The first n bytes of the word are meant.
  void eight(std::uint64_t word, std::size_t n) {
    std::memcpy(out_, &word, 8);
    out_ += n;
  }

 protected:
  std::uint8_t* out_;

 private:
  // N bytes, sixteen at a time; the last sixteen begin early enough to end with the feature.
  template <std::size_t N, typename At>
  void sixteens(At at) {
    if constexpr (N >= 16) {
      for (std::size_t i = 0; i + 16 <= N; i += 16) at(i).store(out_ + i);
      if constexpr (N % 16 != 0) at(N - 16).store(out_ + N - 16);
    }
  }
};

// Seats as the viewer counts them; a spectator looks from the first seat.
template <std::size_t kPlayers>
struct Circle {
  static constexpr std::size_t players = kPlayers;
  std::size_t me;

  // A byte for each seat: 1 for this one. All are 0 for chance and nobody.
  std::uint64_t one(Player p) const { return kOne[me][index(p)]; }
  std::uint64_t some(std::uint64_t seats) const { return kSome[me][seats & kAll]; }
  std::size_t at(std::size_t place) const {
    return me + place < players ? me + place : me + place - players;
  }

 private:
  static constexpr std::size_t kAll = (1u << kPlayers) - 1;
  // By the viewer and a player, and by the viewer and a set of seats.
  static constexpr auto kOne = [] {
    std::array<std::array<std::uint64_t, index(Player::nobody) + 1>, kPlayers> all{};
    for (std::size_t viewer = 0; viewer < kPlayers; ++viewer)
      for (std::size_t i = 0; i < kPlayers; ++i)
        all[viewer][i] = std::uint64_t{1} << (8 * ((i + kPlayers - viewer) % kPlayers));
    return all;
  }();
  static constexpr auto kSome = [] {
    std::array<std::array<std::uint64_t, kAll + 1>, kPlayers> all{};
    for (std::size_t viewer = 0; viewer < kPlayers; ++viewer)
      for (std::size_t seats = 0; seats <= kAll; ++seats)
        for (std::size_t i = 0; i < kPlayers; ++i)
          if ((seats >> i & 1) != 0) all[viewer][seats] |= kOne[viewer][i];
    return all;
  }();
};

// Notes the names and places.
class FeatureNames {
 public:
  static constexpr bool kWide = false;
  void of_seat(std::size_t i) { prefix_ = "seat" + std::to_string(i) + "."; }
  template <typename Number>
  void number(std::string_view name, Number) {
    add(name, "number", 1);
  }
  void flag(std::string_view name, bool) { add(name, "number", 1); }
  template <std::size_t N, std::size_t kBehind = 64>
  void one_of(std::string_view name, std::size_t) {
    add(name, "one_of", N);
  }
  void one_seat(std::string_view name, std::uint64_t, std::size_t n) { add(name, "one_of", n); }
  template <std::size_t N, std::size_t kBehind = 64>
  void set(std::string_view name, std::uint64_t) {
    add(name, "set", N);
  }
  void some_seats(std::string_view name, std::uint64_t, std::size_t n) { add(name, "set", n); }
  template <std::size_t N, std::size_t kBehind = 64>
  void flags(std::string_view name, std::uint64_t, std::uint64_t, std::uint64_t) {
    add(name, "flags", N);
  }
  template <std::size_t N>
  void words(std::string_view name) {
    add(name, "counts", N);
  }
  template <std::size_t N>
  void zeros() {}
  void eight(std::uint64_t, std::size_t) {}
  template <std::size_t N>
  void counts(std::string_view name, const std::uint8_t*) {
    add(name, "counts", N);
  }
  template <std::size_t N, typename Value>
  void each_count(std::string_view name, Value) {
    add(name, "counts", N);
  }
  template <std::size_t N>
  void some_counts(std::string_view name, std::uint64_t, const std::uint8_t*) {
    add(name, "counts", N);
  }
  template <std::size_t N, typename Fill>
  void few_counts(std::string_view name, Fill) {
    add(name, "counts", N);
  }

  std::size_t size() const { return size_; }
  std::vector<Feature> take() { return std::move(all_); }

 private:
  void add(std::string_view name, const char* kind, std::size_t size) {
    all_.push_back({prefix_ + std::string(name), kind, size_, size});
    size_ += size;
  }
  std::string prefix_;
  std::size_t size_ = 0;
  std::vector<Feature> all_;
};

}  // namespace hadal
