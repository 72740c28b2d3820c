// SPDX-License-Identifier: Apache-2.0
// The generator of bots, tests and simulations: xoshiro256** (Blackman and Vigna), seeded through
// splitmix64, with our own bounded draw. Standard distributions differ between libraries; replays
// must not differ. Tables with people do not use it: see fair/.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace hadal {

class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) {
    for (std::uint64_t& word : state_) word = splitmix(seed);
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // Uniform in [0, bound), without bias (Lemire's multiplication with rejection). bound > 0.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = (0u - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

 private:
  static constexpr std::uint64_t splitmix(std::uint64_t& x) {
    x += 0x9e3779b97f4a7c15u;
    std::uint64_t z = x;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

  std::array<std::uint64_t, 4> state_{};
};

// The index of the entry that `ticket` falls on, for ticket in [0, sum of weights).
template <typename Weights>
constexpr std::size_t pick_weighted(const Weights& weights, std::uint32_t ticket) {
  std::size_t i = 0;
  while (ticket >= weights[i]) ticket -= weights[i++];
  return i;
}

template <typename Weights>
constexpr std::uint32_t total(const Weights& weights) {
  std::uint32_t sum = 0;
  for (const std::uint32_t w : weights) sum += w;
  return sum;
}

}  // namespace hadal
