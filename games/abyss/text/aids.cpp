// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/text/aids.h"

#include <algorithm>

#include "games/abyss/engine.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/score.h"
#include "games/abyss/text/names.h"
#include "games/abyss/text/notation.h"
#include "games/abyss/text/payments.h"

namespace hadal::abyss {
namespace {

// `begin`: what must be said before the allies.
Document way_to_pay(AllySet allies, int pearls, const std::string& begin) {
  std::string line = begin;
  Document::List paid;
  for (const Card c : allies)
    for (int i = 0; i < allies.count(c); ++i) {
      paid.emplace_back(name(c));
      line += "pay " + name(c) + "; ";
    }
  return {{"line", line + "done"}, {"allies", paid}, {"pearls", pearls}};
}

// One way for each ally that may be affiliated.
void add_ways(const State& begun, AllySet allies, const Document& way, Document& out) {
  State s = begun;
  for (const Card c : allies)
    for (int i = 0; i < allies.count(c); ++i) apply(s, {Verb::pay, static_cast<std::uint8_t>(c)});
  apply(s, {Verb::done});
  if (s.stack.empty() || s.stack.back().rule != Rule::affiliate) return out.push(way);
  MoveList legal;
  legal_moves(s, legal);
  for (const Move m : legal) {
    Document one = way;
    one.set("line", way.at("line").text() + "; " + text(m));
    one.set("affiliate", name(static_cast<Card>(m.a)));
    out.push(one);
  }
}

// Begins the payment of the lord, if it is not under way; what that says. Nothing: it cannot be.
std::optional<std::string> begin_to_pay(State& s, Lord lord) {
  std::string begin;
  if (s.stack.back().rule != Rule::pay) {
    const Move recruit{Verb::recruit, static_cast<std::uint8_t>(lord)};
    MoveList legal;
    legal_moves(s, legal);
    if (std::find(legal.begin(), legal.end(), recruit) == legal.end()) return std::nullopt;
    apply(s, recruit);
    begin = text(recruit) + "; ";
  }
  const Frame& f = s.stack.back();
  if (f.rule != Rule::pay || f.arg != static_cast<std::uint8_t>(lord)) return std::nullopt;
  return begin;
}

Document payments(State s, Lord lord) {
  Document ways{Document::List{}};
  if (s.stack.empty()) return ways;
  const std::optional<std::string> begin = begin_to_pay(s, lord);
  if (!begin) return ways;
  const Frame& f = s.stack.back();
  const AllySet hand = s.at(f.who).hand;
  const AllySet payable =
      s.paid.empty() ? hand : hand.from(s.paid.back());  // they are paid in order
  const Bill bill = bill_for(s, f.who, lord);
  for (const PaidWith& way : cheapest_ways(bill, s.paid, payable, s.at(f.who).pearls)) {
    const AllySet rest = way.allies - s.paid;
    add_ways(s, rest, way_to_pay(rest, way.pearls, *begin), ways);
  }
  return ways;
}

}  // namespace

Document aid(const State& s, Player p, std::string_view what, const Document& about) {
  if (what != "payments") return {};
  const Document* named = about.find("lord");
  const std::optional<Lord> lord = named ? parse_lord(named->text()) : std::nullopt;
  if (!lord || p != to_move(s)) return {{"payments", Document::List{}}};
  return {{"payments", payments(s, *lord)}};
}

Document breakdown(const State& s, Player p) {
  const Points sum = points(s, p);
  return {{"locations", sum.locations},
          {"lords", sum.lords},
          {"allies", sum.allies},
          {"monsters", sum.monsters}};
}

}  // namespace hadal::abyss
