// SPDX-License-Identifier: Apache-2.0
// What an experienced player of Abyss thinks about each answer at a glance, in tenths of an
// influence point. The greedy bot and playouts play the best answer, and a search begins with these
// values. It only looks at what the seat to move may know.
#pragma once

#include <array>
#include <limits>
#include <optional>

#include "games/abyss/abyss.h"
#include "games/abyss/bot/payment.h"

namespace hadal::bots {

class AbyssPolicy {
 public:
  static constexpr int kNever = std::numeric_limits<int>::min() / 2;  // silly
  static constexpr std::size_t kMostMoves = abyss::kMostMoves;

  // What each of `legal` is worth to the seat to move.
  void worths(const abyss::State& s, const abyss::MoveList& legal, int* out);

  // The best of `legal`; among equals the first.
  abyss::Move best(const abyss::State& s, const abyss::MoveList& legal);

  // Payments found before, by a hash of everything they depend on: a search asks for the same ones
  // again and again.
  class Payments {
   public:
    using Found = std::optional<Payment>;
    template <typename Find>
    const Found& get(std::uint64_t key, Find find) {
      Entry& entry = entries_[key % kEntries];
      if (entry.key != key) entry = {key, find()};
      return entry.found;
    }

   private:
    struct Entry {
      std::uint64_t key = 0;
      Found found;
    };
    static constexpr std::size_t kEntries = 1024;
    std::array<Entry, kEntries> entries_;
  };

  // A payment under way.
  struct Plan {
    abyss::Lord lord = abyss::Lord::none;
    Player payer = Player::nobody;
    std::uint16_t turn = 0;
    abyss::AllySet all;  // what was in the hand before
    abyss::AllySet payment;
  };

 private:
  Plan plan_;
  Payments payments_;
};

}  // namespace hadal::bots
