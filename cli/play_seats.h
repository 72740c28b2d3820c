// SPDX-License-Identifier: Apache-2.0
// Who sits where: people at this terminal, and bots.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "cli/abyss_screen_words.h"
#include "games/abyss/abyss.h"

namespace hadal::cli {

struct SeatPlan {
  std::string kind;  // "me" or the name of a bot
  std::string name;  // how a person wants to be called; may be empty
  bool is_human() const { return kind == "me"; }
  std::string text() const { return name.empty() ? kind : kind + ":" + name; }
  bool operator==(const SeatPlan&) const = default;
};

inline constexpr std::string_view kBotNames = "greedy, random";

// "me:Anna" or "greedy". Throws UserError for somebody we do not know.
SeatPlan parse_seat(std::string_view text);

// "me,greedy,greedy" and a number of players, 0 if it was not given. Throws UserError when they do
// not fit each other or the game.
std::vector<SeatPlan> plan_seats(std::string_view seats, std::size_t players);

// "A (you)", "B (greedy)", "C Anna"; in sentences "A", "B", "Anna".
std::vector<SeatName> seat_names(const std::vector<SeatPlan>& seats,
                                 const words::Catalogue& catalogue);

// Null for a person.
std::unique_ptr<bots::Bot<abyss::Abyss>> bot_for(const SeatPlan& seat);

}  // namespace hadal::cli
