// SPDX-License-Identifier: Apache-2.0
// What happened in a game of Unfathomable: moves as each seat saw them, and what followed from
// them.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "games/unfathomable/state.h"

namespace hadal::cli {

struct ShipEntry {
  enum class Kind : std::uint8_t {
    // clang-format off
    move,
    turn, dial, track, pile, test, defeated, sent, captain, keeper, damaged, repaired, awakening,
    banishment, chaos_rebuilt, treachery, monarch, deep_ones, deep_ones_gone, passenger, over,
    why,
    // clang-format on
  };
  Kind kind = Kind::move;
  Player who = Player::nobody;                            // who moved, or to whom it happened
  unfathomable::Rule rule = unfathomable::Rule::nothing;  // the question, or the deal
  std::array<unfathomable::Move, kMaxSeats> seen{};       // by the seats
  std::uint8_t what = 0;                                  // a resource, track, space, monarch …
  int from = 0;
  int n = 0;  // how many, or the new value
  unfathomable::Result result{};
  unfathomable::SkillSet cards;  // of the pile, when it is turned over
  std::string_view key;          // why a bot did it: a sentence, and whom it speaks of
  Player about = Player::nobody;
};

// The entries of a move that was played: first itself, then what followed.
void note(const unfathomable::State& before, unfathomable::Move m, const unfathomable::State& after,
          std::vector<ShipEntry>& log);

}  // namespace hadal::cli
