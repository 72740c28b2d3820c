// SPDX-License-Identifier: Apache-2.0
// What a die decides, before or after it is rolled.
#pragma once

#include "games/unfathomable/bot/policy.h"

namespace hadal::bots::voyage {

// For the humans, by result 1 to 8; all 0 if we cannot tell what the roll decides.
class Stake {
 public:
  explicit Stake(const Mind& mind);

  float now() const { return at(die_.result()); }
  float mean(int change = 0) const;  // of a roll still to come, changed by so much
  float fixed(int face) const { return at(clamped(face + die_.change)); }

 private:
  static int clamped(int n) { return n < 1 ? 1 : n > 8 ? 8 : n; }
  float at(int result) const { return worth_[static_cast<std::size_t>(result)]; }
  void read_effect(const Mind& mind, const Frame& f);

  const Die& die_;
  std::array<float, 9> worth_{};
};

}  // namespace hadal::bots::voyage
