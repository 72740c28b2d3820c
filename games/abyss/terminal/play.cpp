// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/terminal/play.h"

#include "games/abyss/bot/levels.h"

namespace hadal::cli {

using abyss::Abyss;
using abyss::MoveList;
using abyss::Rule;
using abyss::Told;
using AbyssRules = PlayRules<Abyss>;

template <>
const SeatRules& seat_rules<Abyss>() {
  static const SeatRules rules = [] {
    SeatRules made{"Abyss", Abyss::kMinPlayers, Abyss::kMaxPlayers, {"greedy"}, nullptr};
    for (const bots::BotName& bot : bots::abyss_bot_names())
      if (bot.name != made.bots.front()) made.bots.emplace_back(bot.name);
    made.refusal = [](std::string_view bot) {
      std::string why;
      return bots::make_abyss_bot(bot, why) ? std::string() : why;
    };
    return made;
  }();
  return rules;
}

std::unique_ptr<bots::Bot<Abyss>> AbyssRules::bot(std::string_view kind) {
  std::string why;
  return bots::make_abyss_bot(kind, why);
}

// A payment is forced when there is no other way to make it, not when its first ally is.
bool AbyssRules::is_forced(const State& s) {
  State now = s;
  MoveList legal;
  legal_moves(now, legal);
  while (legal.size() == 1 && now.stack.back().rule == Rule::pay) {
    abyss::apply(now, legal[0]);
    if (now.stack.empty() || now.stack.back().rule != Rule::pay) return true;
    legal_moves(now, legal);
  }
  return legal.size() == 1;
}

bool AbyssRules::brings_news(const State&, Move m, const State&) { return abyss::brings_news(m); }

// What was dealt before the first turn lies on the table. Who recruits has chosen the lord.
void AbyssRules::note(const std::vector<Event>& told, bool forced, std::vector<LogEntry>& log) {
  const auto is = [](const Event& e, Told what) { return static_cast<Told>(e.key) == what; };
  const bool has_begun = std::any_of(
      log.begin(), log.end(), [&](const LogEntry& entry) { return is(entry.event, Told::turn); });
  for (const Event& e : told) {
    if (!has_begun && (is(e, Told::lord_came) || is(e, Told::location_came))) continue;
    log.push_back({e, forced && !is(e, Told::recruited)});
    forced = false;  // said once
  }
}

}  // namespace hadal::cli
