// SPDX-License-Identifier: Apache-2.0
// A 64-bit hash of values, the same on every machine. Used for view keys and signatures; it has
// nothing to do with security.
#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>

namespace hadal {

class Hash {
 public:
  template <typename T>
  requires(std::integral<T> || std::is_enum_v<T>) constexpr Hash& add(T value) {
    state_ = (state_ ^ static_cast<std::uint64_t>(value)) * 0x9fb21c651e98df25u;
    state_ ^= state_ >> 29;
    return *this;
  }

  template <typename Range>
  constexpr Hash& add_all(const Range& range) {
    for (const auto& value : range) add(value);
    return *this;
  }

  constexpr std::uint64_t value() const {
    const std::uint64_t z = (state_ ^ (state_ >> 32)) * 0xd6e8feb86659fd93u;
    return z ^ (z >> 32);
  }

 private:
  std::uint64_t state_ = 0x2545f4914f6cdd1du;
};

}  // namespace hadal
