// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/terminal/play.h"

#include "games/abyss/rules/reward.h"

namespace hadal::cli {

using abyss::Abyss;
using abyss::MoveList;
using abyss::Rule;
using abyss::Verb;
using AbyssRules = PlayRules<Abyss>;

namespace {

// The pearls that the sentence of a move tells of, or that everybody knows it to cost.
int told_pearls(const abyss::State& before, abyss::Move m, Player p) {
  const bool is_mover = abyss::to_move(before) == p;
  const LogEntry entry = entry_of(before, m);
  switch (m.verb) {
    case Verb::buy: return (is_mover ? -entry.pearls : 0) + (before.active == p ? entry.pearls : 0);
    case Verb::done: return is_mover ? -entry.pearls : 0;
    case Verb::reward: return is_mover ? abyss::threat_reward(m.a).choices - m.b : 0;
    case Verb::plot:
    case Verb::ransom: return is_mover ? -1 : 0;
    case Verb::sell: return is_mover ? 2 : 0;
    case Verb::bribe: return is_mover ? -5 : 0;
    default: return 0;
  }
}

// Powers, the court and the fifth card bring or take pearls; nobody should have to notice it.
void note_pearls(const abyss::State& before, abyss::Move m, const abyss::State& after,
                 std::vector<LogEntry>& log) {
  for (std::size_t i = 0; i < before.players; ++i) {
    const Player p = seat(i);
    LogEntry entry;
    entry.kind = LogEntry::Kind::pearls;
    entry.who = p;
    entry.pearls = after.at(p).pearls - before.at(p).pearls - told_pearls(before, m, p);
    if (entry.pearls != 0) log.push_back(entry);
  }
}

}  // namespace

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

// A recruitment is told in one sentence, when it has been paid.
void AbyssRules::note(const State& before, Move m, const State& after, bool forced,
                      std::vector<LogEntry>& log) {
  const bool is_dealt_court = before.turn == 0 && m.verb != Verb::first;  // it lies on the table
  if (m.verb != Verb::recruit && m.verb != Verb::pay && !is_dealt_court) {
    LogEntry entry = entry_of(before, m);
    entry.forced = forced && entry.kind != LogEntry::Kind::paid;  // the lord was chosen
    log.push_back(entry);
  }
  note_pearls(before, m, after, log);
  if (before.ender == Player::nobody && after.ender != Player::nobody) {
    LogEntry last;
    last.kind = LogEntry::Kind::last_round;
    last.who = after.ender;
    log.push_back(last);
  }
}

}  // namespace hadal::cli
