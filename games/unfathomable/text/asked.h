// SPDX-License-Identifier: Apache-2.0
// What is asked: the sentence unfathomable.ask.KEY, and what fills it.
#pragma once

#include "engine/asked.h"
#include "games/unfathomable/events.h"
#include "games/unfathomable/state.h"

namespace hadal::unfathomable {

struct Asked {
  using Told = unfathomable::Told;

  std::string key{};  // the question, and what it is for: choose_space.sabotage
  std::optional<int> n{};
  std::optional<int> target{};
  std::optional<int> total{};
  std::optional<SkillMask> skills{};
  std::optional<Mythos> crisis{};
  std::optional<Waypoint> waypoint{};
  std::optional<Player> player{};
  std::optional<int> named{};
  std::optional<Skill> skill{};

  template <typename F>
  void each(F f) const {
    f("n", n);
    f("target", target);
    f("total", total);
    f("skills", skills);
    f("crisis", crisis);
    f("waypoint", waypoint);
    f("player", player);
    f("named", named);
    f("skill", skill);
  }
};

// All of it is open to everybody.
Asked asked(const State& s);

}  // namespace hadal::unfathomable
