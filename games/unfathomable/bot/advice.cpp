// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/advice.h"

#include "games/unfathomable/bot/explain.h"
#include "games/unfathomable/bot/policy.h"

namespace hadal::bots::voyage {
namespace {

std::optional<Reason> because(const char* key) { return Reason{key, Player::nobody, std::nullopt}; }

std::optional<Reason> about_contribution(const State& s, Move m) {
  if (m.verb == Verb::done) return because("unfathomable.advice.save_cards");
  if (m.verb != Verb::contribute) return std::nullopt;
  const int points = signed_value(s.test.helps, static_cast<Card>(m.a));
  return Reason{points > 0 ? "unfathomable.advice.helps" : "unfathomable.advice.hinders",
                Player::nobody, std::abs(points)};
}

// What the next action would be, after a walk or whatever else comes before it.
Explanation of_next_action(const State& s, Player me, Move m) {
  State after = s;
  apply(after, m);
  if (to_move(after) != me || after.stack.empty() || after.stack.back().rule != Rule::act)
    return {};
  MoveList legal;
  legal_moves(after, legal);
  const Suspicion nobody{};
  const Temper usual;
  return explain(after, best_move(Mind(after, me, nobody, usual), legal));
}

}  // namespace

std::optional<Reason> advise(const State& s, Move m) {
  if (s.stack.empty()) return std::nullopt;
  const Player me = to_move(s);
  const Rule rule = s.stack.back().rule;
  if (!is_seat(me)) return std::nullopt;
  if (rule == Rule::contribute) return about_contribution(s, m);
  if (m.verb == Verb::reveal) return because("unfathomable.advice.reveal");
  if (s.at(me).revealed) return std::nullopt;
  Explanation said = explain(s, m);
  if (said.key.empty() && rule == Rule::act && m.verb == Verb::move)
    said = of_next_action(s, me, m);
  if (said.key.empty()) return std::nullopt;
  if (side_of(s, me) != Side::human) return because("unfathomable.advice.cover");
  return Reason{std::string(said.key), said.about, std::nullopt};
}

}  // namespace hadal::bots::voyage
