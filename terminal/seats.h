// SPDX-License-Identifier: Apache-2.0
// Who sits where: people at this terminal, and bots.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text.h"
#include "search/roster.h"
#include "words/catalogue.h"

namespace hadal::cli {

struct SeatPlan {
  std::string kind;  // "me" or the name of a bot
  std::string name;  // how a person wants to be called; may be empty
  bool is_human() const { return kind == "me"; }
  std::string text() const { return name.empty() ? kind : kind + ":" + name; }
  bool operator==(const SeatPlan&) const = default;
};

// How many may play, and which bots; the first one fills seats that nobody named.
struct SeatRules {
  std::string game;
  std::size_t least = 2;
  std::size_t most = 2;
  std::vector<std::string> bots;
  // Why there is no such bot, or no bot with such settings; empty: there is one.
  std::string (*refusal)(std::string_view bot) = nullptr;
};

template <Game G>
const SeatRules& seat_rules() {
  static const SeatRules rules = [] {
    const std::string usual(roster<G>().usual());
    SeatRules made{titled(G::kName), G::kMinPlayers, G::kMaxPlayers, {usual}, nullptr};
    for (const bots::BotName& bot : roster<G>().names())
      if (bot.name != usual) made.bots.emplace_back(bot.name);
    made.refusal = [](std::string_view bot) {
      std::string why;
      return roster<G>().seat(bot, why) ? std::string() : why;
    };
    return made;
  }();
  return rules;
}

// What --option says, as the options of a table: a switch by its name, a choice by its own name
// ("learning") or as key=choice. What does not exist is left for the game to refuse.
Document chosen_options(const std::vector<OptionSpec>& specs, std::size_t players,
                        const std::vector<std::string>& chosen);

// What a seat is called: on its line and in questions ("B Dov (sailor)"), and in sentences ("Dov").
struct SeatName {
  std::string full;
  std::string brief;
};

// "me:Anna" or "greedy". Throws UserError for an unknown bot.
SeatPlan parse_seat(std::string_view text, const SeatRules& rules);

// "me,greedy,greedy" and a number of players, 0 if it was not given. Throws UserError when they do
// not match each other or the game.
std::vector<SeatPlan> plan_seats(std::string_view seats, std::size_t players,
                                 const SeatRules& rules);

template <Game G>
SeatPlan parse_seat(std::string_view text) {
  return parse_seat(text, seat_rules<G>());
}
template <Game G>
std::vector<SeatPlan> plan_seats(std::string_view seats, std::size_t players) {
  return plan_seats(seats, players, seat_rules<G>());
}

// "A (you)", "B Dov (sailor)", "C Anna"; in sentences "A", "Dov", "Anna".
std::vector<SeatName> seat_names(const std::vector<SeatPlan>& seats,
                                 const words::Catalogue& catalogue);

}  // namespace hadal::cli
