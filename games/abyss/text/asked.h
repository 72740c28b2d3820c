// SPDX-License-Identifier: Apache-2.0
// What is asked: the sentence abyss.ask.KEY, and what fills it.
#pragma once

#include "engine/asked.h"
#include "games/abyss/events.h"
#include "games/abyss/state.h"

namespace hadal::abyss {

struct Asked {
  using Told = abyss::Told;

  std::string_view key;
  std::optional<Card> card{};
  std::optional<int> price{};
  std::optional<Lord> lord{};
  std::optional<int> cost{};
  std::optional<int> races{};
  std::optional<int> n{};
  std::optional<Player> player{};
  std::optional<LordSet> lords{};
  std::optional<Location> location{};
  Race required = Race::none;  // a race that must be paid with; its sentence does not say it

  template <typename F>
  void each(F f) const {
    f("card", card);
    f("price", price);
    f("lord", lord);
    f("cost", cost);
    f("races", races);
    f("n", n);
    f("player", player);
    f("lords", lords);
    f("location", location);
  }
};

// While the game is not over. All of it is open to everybody.
Asked asked(const State& s);

}  // namespace hadal::abyss
