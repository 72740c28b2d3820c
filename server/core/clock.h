// SPDX-License-Identifier: Apache-2.0
// How long everybody may still think. It has no time of its own: it is told when a decision was
// asked and what it took.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/player.h"
#include "server/protocol/lobby.h"

namespace hadal::core {

class Clock {
 public:
  Clock() = default;
  Clock(const protocol::ClockPlan& plan, std::size_t seats)
      : plan_(plan), bank_ms_(seats, plan.bank_ms) {}

  bool is_live() const { return plan_.kind == protocol::ClockKind::live; }
  bool has_days() const { return plan_.kind == protocol::ClockKind::days; }

  void ask(std::int64_t now) { since_ = now; }   // the next decision
  std::int64_t since() const { return since_; }  // when it was asked
  std::int64_t bank_ms(Player p) const { return bank_ms_[index(p)]; }

  // What a decision of `p` has cost so far.
  std::int64_t spent(Player p, std::int64_t now) const {
    return is_live() ? std::clamp<std::int64_t>(now - since_, 0, bank_ms(p)) : 0;
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

  // When the time is over that was left at the mark; nothing: never.
  std::optional<std::int64_t> flag_falls(const Mark& mark) const {
    constexpr std::int64_t kDay = 24LL * 60 * 60 * 1000;
    if (is_live()) return mark.since + mark.bank_ms;
    if (has_days()) return mark.since + plan_.days * kDay;
    return std::nullopt;
  }
  std::optional<std::int64_t> flag_falls(Player p) const { return flag_falls(mark(p)); }

  // Nobody pays for a time when nobody could decide. Returns how long that was.
  std::int64_t forgive(std::int64_t now) {
    const std::int64_t absence = std::max<std::int64_t>(0, now - since_);
    since_ += absence;
    return absence;
  }

 private:
  protocol::ClockPlan plan_;
  std::int64_t since_ = 0;
  std::vector<std::int64_t> bank_ms_;
};

}  // namespace hadal::core
