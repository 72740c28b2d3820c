// SPDX-License-Identifier: Apache-2.0
#include "terminal/seats.h"

#include <algorithm>

#include "engine/player.h"
#include "terminal/error.h"
#include "terminal/width.h"

namespace hadal::cli {
namespace {

constexpr std::size_t kUsualPlayers = 3;

void expect_count(std::size_t n, const SeatRules& rules) {
  if (n < rules.least || n > rules.most)
    throw UserError(rules.game + " is for " + std::to_string(rules.least) + " to " +
                    std::to_string(rules.most) + " players, not for " + std::to_string(n));
}

// Names appear in record files and on one line of the screen.
bool is_name(std::string_view name) {
  return !name.empty() && name.size() <= 16 && std::all_of(name.begin(), name.end(), [](char c) {
    return static_cast<unsigned char>(c) > ' ' && c != '\x7f';
  });
}

}  // namespace

Document chosen_options(const std::vector<OptionSpec>& specs, std::size_t players,
                        const std::vector<std::string>& chosen) {
  Document options{{"players", players}};
  for (const std::string& text : chosen) {
    const auto spec = std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& s) {
      return !s.is_flag && std::find(s.choices.begin(), s.choices.end(), text) != s.choices.end();
    });
    const std::size_t equals = text.find('=');
    if (spec != specs.end())
      options.set(spec->key, text);
    else if (equals != std::string::npos)
      options.set(text.substr(0, equals), text.substr(equals + 1));
    else
      options.set(text, "on");
  }
  return options;
}

SeatPlan parse_seat(std::string_view text, const SeatRules& rules) {
  const std::size_t colon = text.find(':');
  SeatPlan plan{std::string(text.substr(0, colon)), {}};
  if (!plan.is_human())
    if (const std::string why = rules.refusal(plan.kind); !why.empty())
      throw UserError(why + "; a seat is me, or one of the bots " + joined(rules.bots, ", "));
  if (colon == std::string_view::npos) return plan;
  plan.name = text.substr(colon + 1);
  if (!plan.is_human() || !is_name(plan.name))
    throw UserError("'" + std::string(text) +
                    "' is not a seat: only me can have a name, as in me:Anna, at most 16 bytes "
                    "long and without spaces");
  return plan;
}

std::vector<SeatPlan> plan_seats(std::string_view seats, std::size_t players,
                                 const SeatRules& rules) {
  std::vector<SeatPlan> plan;
  while (!seats.empty()) {
    const std::size_t end = std::min(seats.find(','), seats.size());
    plan.push_back(parse_seat(seats.substr(0, end), rules));
    seats.remove_prefix(std::min(end + 1, seats.size()));
  }
  if (plan.empty()) {
    if (players == 0) players = kUsualPlayers;
    expect_count(players, rules);
    plan.assign(players, {rules.bots.front(), {}});
    plan.front() = {"me", {}};
  }
  expect_count(plan.size(), rules);
  if (players != 0 && players != plan.size())
    throw UserError("--players says " + std::to_string(players) + ", but --seats names " +
                    std::to_string(plan.size()));
  return plan;
}

std::vector<SeatName> seat_names(const std::vector<SeatPlan>& seats,
                                 const words::Catalogue& catalogue) {
  const auto people = std::count_if(seats.begin(), seats.end(),
                                    [](const SeatPlan& seat) { return seat.is_human(); });
  std::vector<SeatName> names;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const std::string letter = name(seat(i));
    std::string text = letter;
    if (!seats[i].name.empty()) {
      text += " " + seats[i].name;
    } else if (!seats[i].is_human()) {
      text += " (" + seats[i].kind + ")";
    } else if (people == 1) {
      text += " (" + catalogue.text("cli.you") + ")";
    }
    names.push_back({text, seats[i].name.empty() ? letter : seats[i].name});
  }
  return names;
}

}  // namespace hadal::cli
