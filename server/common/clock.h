// SPDX-License-Identifier: Apache-2.0
// How long everybody may still think. It does not read the time itself: it is told when a decision
// was asked for and how long it took.
//
// A live clock counts the time of the game, which neither jumps nor runs while the machine is
// paused. Days are calendar days.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/player.h"
#include "server/protocol/lobby.h"

namespace hadal::house {

struct Moment {
  std::int64_t wall = 0;  // since 1970
  std::int64_t game = 0;  // since whenever
};

class Clock {
 public:
  Clock() = default;
  Clock(const protocol::ClockPlan& plan, std::size_t seats)
      : plan_(plan), bank_ms_(seats, plan.bank_ms) {}

  bool is_live() const { return plan_.kind == protocol::ClockKind::live; }
  bool has_days() const { return plan_.kind == protocol::ClockKind::days; }

  void ask(const Moment& now) { since_ = counted(now); }  // the next decision
  std::int64_t bank_ms(Player p) const { return bank_ms_[index(p)]; }

  // What a decision of `p` has cost so far.
  std::int64_t spent(Player p, const Moment& now) const {
    return is_live() ? std::clamp<std::int64_t>(now.game - since_, 0, bank_ms(p)) : 0;
  }
  void pay(Player p, std::int64_t spent_ms) { bank_ms_[index(p)] -= spent_ms; }
  void add_increment(Player p) { bank_ms_[index(p)] += plan_.increment_ms; }

  // The clock of a seat at one moment, to go back to.
  struct Mark {
    std::int64_t since = 0;
    std::int64_t bank_ms = 0;
  };
  Mark mark(Player p) const { return {since_, bank_ms(p)}; }
  void go_back(Player p, const Mark& mark) {
    since_ = mark.since;
    bank_ms_[index(p)] = mark.bank_ms;
  }

  // How much of the time at the mark is left; nothing: it never runs out.
  std::optional<std::int64_t> left_ms(const Mark& mark, const Moment& now) const {
    constexpr std::int64_t kDay = 24LL * 60 * 60 * 1000;
    if (plan_.kind == protocol::ClockKind::none) return std::nullopt;
    const std::int64_t all = is_live() ? mark.bank_ms : plan_.days * kDay;
    return all - (counted(now) - mark.since);
  }
  std::optional<std::int64_t> left_ms(Player p, const Moment& now) const {
    return left_ms(mark(p), now);
  }

  // Nobody pays for the time before now. Returns by how much all marks must be moved.
  std::int64_t forgive(const Moment& now) {
    const std::int64_t shift = counted(now) - since_;
    since_ += shift;
    return shift;
  }

 private:
  std::int64_t counted(const Moment& now) const { return is_live() ? now.game : now.wall; }

  protocol::ClockPlan plan_;
  std::int64_t since_ = 0;
  std::vector<std::int64_t> bank_ms_;
};

}  // namespace hadal::house
