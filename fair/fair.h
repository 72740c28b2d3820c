// SPDX-License-Identifier: Apache-2.0
// Chance that nobody can influence or foresee.
//
// A table has a seed of 256 bits. Before the first card it publishes a commitment (BLAKE2b of the
// seed); the n-th chance move of the table is drawn from the n-th ChaCha20 keystream under the
// seed. When the game is over the seed is revealed, and everybody can draw again and compare. What
// players see says nothing about what comes, and a table needs no generator state to continue.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/record.h"

namespace hadal::fair {

class Seed {
 public:
  static Seed random();
  // 64 hexadecimal digits are the seed itself; any other text stands for its BLAKE2b hash.
  static Seed from_text(std::string_view text);
  static std::optional<Seed> from_hex(std::string_view hex);

  std::string hex() const;
  std::string commitment() const;

  // The entry drawn by chance move number `draw`, in proportion to its weight.
  std::size_t pick(std::uint64_t draw, const std::vector<std::uint32_t>& weights) const;

  bool operator==(const Seed&) const = default;

 private:
  std::array<unsigned char, 32> bytes_{};
};

// Plays chance moves until a seat must act. `draws` counts the chance moves of the table so far.
void deal(Table& table, const Seed& seed, std::uint64_t& draws, std::vector<RecordedMove>& moves);
std::vector<Told> deal(Table& table, const Seed& seed, std::uint64_t& draws);

struct Verdict {
  std::size_t draws = 0;      // chance moves that were checked
  std::size_t parts = 0;      // players who had a part in the seed
  std::string complaint;      // empty: the record is in order
  bool seed_checked = false;  // false: the record reveals no seed, so only the moves were checked
};

// Replays the record, and checks that its seed fits the commitment and gives every chance move.
// What a record says about its own commitment proves little: `promised` is the one that was seen
// before the game.
Verdict verify(const Record& record, const std::vector<GameEntry>& games,
               const std::string& promised = "");

}  // namespace hadal::fair
