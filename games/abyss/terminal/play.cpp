// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/terminal/play.h"

#include <algorithm>

namespace hadal::cli {

using abyss::Abyss;
using abyss::MoveList;
using abyss::Rule;
using abyss::Told;
using AbyssRules = PlayRules<Abyss>;

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

// Cards dealt before the first turn are on the table. A player who recruits has already chosen the
// lord.
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
