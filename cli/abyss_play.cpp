// SPDX-License-Identifier: Apache-2.0
#include "cli/abyss_play.h"

#include "bots/levels.h"

namespace hadal::cli {

using abyss::Abyss;
using abyss::MoveList;
using abyss::Rule;
using abyss::Verb;
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

bool AbyssRules::brings_news(const State&, Move m, const State&) {
  return m.verb == Verb::council;  // the stack lay face down
}

// A recruitment is told in one sentence, when it has been paid.
void AbyssRules::note(const State& before, Move m, const State& after, bool forced,
                      std::vector<LogEntry>& log) {
  const bool is_dealt_court = before.turn == 0 && m.verb != Verb::first;  // it lies on the table
  if (m.verb != Verb::recruit && m.verb != Verb::pay && !is_dealt_court) {
    LogEntry entry = entry_of(before, m);
    entry.forced = forced;
    log.push_back(entry);
  }
  if (before.ender == Player::nobody && after.ender != Player::nobody) {
    LogEntry last;
    last.kind = LogEntry::Kind::last_round;
    last.who = after.ender;
    log.push_back(last);
  }
}

}  // namespace hadal::cli
