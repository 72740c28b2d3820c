// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/text/aids.h"

#include <algorithm>

#include "engine/text.h"
#include "games/abyss/engine.h"
#include "games/abyss/rules/payment.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/score.h"
#include "games/abyss/text/names.h"
#include "games/abyss/text/notation.h"
#include "games/abyss/text/payments.h"

namespace hadal::abyss {
namespace {

// The allies who may be affiliated once `allies` are paid, where there is a choice.
Document::List affiliates(const State& begun, AllySet allies) {
  State s = begun;
  for (const Card c : allies)
    for (int i = 0; i < allies.count(c); ++i) apply(s, {Verb::pay, static_cast<std::uint8_t>(c)});
  apply(s, {Verb::done});
  Document::List found;
  if (s.stack.empty() || s.stack.back().rule != Rule::affiliate) return found;
  MoveList legal;
  legal_moves(s, legal);
  for (const Move m : legal) found.emplace_back(name(static_cast<Card>(m.a)));
  return found;
}

// What `allies` and those paid before add up to. `begin`: what comes before the allies in the line.
Document payment_with(const State& s, AllySet allies, const std::string& begin) {
  const Frame& f = s.stack.back();
  const Bill bill = bill_for(s, f.who, static_cast<Lord>(f.arg));
  const AllySet all = s.paid + allies;
  const RaceSet races = all.races();
  const int pearls = std::max(0, bill.cost - all.value());
  const bool in_order = s.paid.empty() || allies.empty() || allies.from(s.paid.back()) == allies;
  const bool payable = in_order && Purse(s.at(f.who)).settles(bill, all);
  std::string line = begin;
  Document::List paid;
  for (const Card c : allies)
    for (int i = 0; i < allies.count(c); ++i) {
      paid.emplace_back(name(c));
      line += "pay " + name(c) + "; ";
    }
  return {{"line", line + "done"},
          {"allies", paid},
          {"value", all.value()},
          {"pearls", pearls},
          {"pearls_suffice", pearls <= s.at(f.who).pearls},
          {"races", races.size()},
          {"too_many_races", races.size() > bill.races},
          {"race_is_missing", bill.required != Race::none && !races.has(bill.required)},
          {"payable", payable},
          {"affiliates", payable ? affiliates(s, allies) : Document::List{}}};
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
  for (const PaidWith& way : cheapest_ways(bill, s.paid, payable, s.at(f.who).pearls))
    ways.push(payment_with(s, way.allies - s.paid, *begin));
  return ways;
}

// "crab 2, squid 1"; nothing: these are no allies of the hand.
std::optional<AllySet> picked(const State& s, Player p, const Document* named) {
  AllySet allies;
  const std::string text = named == nullptr ? "" : named->text();
  if (text.empty()) return allies;
  for (const std::string_view part : split(text, ',')) {
    const std::optional<Card> c = parse_card(part);
    if (!c || *c == Card::monster) return std::nullopt;
    allies.add(*c);
    if (allies.count(*c) > s.at(p).hand.count(*c)) return std::nullopt;
  }
  return allies;
}

Document payment(State s, Player p, Lord lord, const Document* allies) {
  const std::optional<AllySet> chosen = picked(s, p, allies);
  if (s.stack.empty() || !chosen) return {};
  const std::optional<std::string> begin = begin_to_pay(s, lord);
  return begin ? payment_with(s, *chosen, *begin) : Document();
}

}  // namespace

Document aid(const State& s, Player p, std::string_view what, const Document& about) {
  if (what != "payments" && what != "payment") return {};
  const Document* named = about.find("lord");
  const std::optional<Lord> lord = named ? parse_lord(named->text()) : std::nullopt;
  const bool asked = lord && p == to_move(s);
  if (what == "payment") return asked ? payment(s, p, *lord, about.find("allies")) : Document();
  return {{"payments", asked ? payments(s, *lord) : Document::List{}}};
}

Document breakdown(const State& s, Player p) {
  const Points sum = points(s, p);
  return {{"locations", sum.locations},
          {"lords", sum.lords},
          {"allies", sum.allies},
          {"monsters", sum.monsters}};
}

}  // namespace hadal::abyss
