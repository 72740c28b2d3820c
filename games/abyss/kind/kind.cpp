// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/abyss/bot/levels.h"
#include "games/abyss/kind/kind.h"
#include "games/abyss/kind/payments.h"
#include "games/abyss/rule_ids.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/text/names.h"
#include "games/kind_of.h"

namespace hadal {
namespace {

using abyss::Abyss;
using abyss::AllySet;
using abyss::Card;
using abyss::Move;
using abyss::MoveList;
using abyss::Rule;
using abyss::State;
using abyss::Verb;

std::unique_ptr<TableBot> make_bot(std::string_view level, std::string& why) {
  std::unique_ptr<bots::AbyssBot> bot = bots::make_abyss_bot(level, why);
  if (!bot) return nullptr;
  return std::make_unique<TableBotOf<Abyss>>(std::move(bot));
}

bool brings_news(const Table&, std::string_view move, const Table&) {
  const std::optional<Move> m = abyss::parse(move);
  return m && abyss::brings_news(*m);
}

std::string_view question(const Table& table) {
  const State& s = state_of<Abyss>(table);
  return abyss::name(s.stack.empty() ? Rule::nothing : s.stack.back().rule);
}

bool is_reaction(const Table& table) {
  const State& s = state_of<Abyss>(table);
  return !s.stack.empty() && s.stack.back().rule == Rule::offer;
}

Document breakdown(const Table& table, Player p) {
  const abyss::Points points = abyss::points(state_of<Abyss>(table), p);
  return {{"locations", points.locations},
          {"lords", points.lords},
          {"allies", points.allies},
          {"monsters", points.monsters}};
}

// `begin`: what must be said before the allies.
PaymentPlan plan_of(AllySet allies, int pearls, std::string begin) {
  PaymentPlan plan;
  plan.line = std::move(begin);
  for (const Card c : allies)
    for (int i = 0; i < allies.count(c); ++i) {
      plan.allies.push_back(abyss::name(c));
      plan.line += "pay " + plan.allies.back() + "; ";
    }
  plan.line += "done";
  plan.pearls = pearls;
  return plan;
}

// One plan for each ally that may be affiliated.
void add_plans(const State& begun, AllySet allies, const PaymentPlan& plan,
               std::vector<PaymentPlan>& out) {
  State s = begun;
  for (const Card c : allies)
    for (int i = 0; i < allies.count(c); ++i)
      abyss::apply(s, {Verb::pay, static_cast<std::uint8_t>(c)});
  abyss::apply(s, {Verb::done});
  if (s.stack.empty() || s.stack.back().rule != Rule::affiliate) return out.push_back(plan);
  MoveList legal;
  abyss::legal_moves(s, legal);
  for (const Move m : legal) {
    PaymentPlan one = plan;
    one.line += "; " + abyss::text(m);
    one.affiliate = abyss::name(static_cast<Card>(m.a));
    out.push_back(one);
  }
}

// Also of a payment that has begun: then the plans say what is still to be paid.
std::vector<PaymentPlan> payments(const Table& table, std::string_view what) {
  State s = state_of<Abyss>(table);
  const std::optional<abyss::Lord> lord = abyss::parse_lord(what);
  if (!lord || s.stack.empty()) return {};
  std::string begin;
  if (s.stack.back().rule != Rule::pay) {
    const Move recruit{Verb::recruit, static_cast<std::uint8_t>(*lord)};
    MoveList legal;
    abyss::legal_moves(s, legal);
    if (std::find(legal.begin(), legal.end(), recruit) == legal.end()) return {};
    abyss::apply(s, recruit);
    begin = abyss::text(recruit) + "; ";
  }
  const abyss::Frame& f = s.stack.back();
  if (f.rule != Rule::pay || f.arg != static_cast<std::uint8_t>(*lord)) return {};

  const abyss::Bill bill = abyss::bill_for(s, f.who, *lord);
  const AllySet hand = s.at(f.who).hand;
  const AllySet payable =
      s.paid.empty() ? hand : hand.from(s.paid.back());  // they are paid in order
  std::vector<PaymentPlan> plans;
  for (const PaidWith& way : cheapest_ways(bill, s.paid, payable, s.at(f.who).pearls)) {
    const AllySet rest = way.allies - s.paid;
    add_plans(s, rest, plan_of(rest, way.pearls, begin), plans);
  }
  return plans;
}

}  // namespace

GameKind abyss_kind() {
  GameKind kind{.entry = entry_of<Abyss>(abyss::kRuleIds),
                .options = {},
                .levels = {},
                .stand_in = "sailor",
                .phrases = {"hello", "thanks", "well_played", "good_game", "take_your_time"},
                .phrases_about = {},
                .make_bot = make_bot,
                .reason = abyss_reason,
                .brings_news = brings_news,
                .question = question,
                .is_reaction = is_reaction,
                .imagine = imagine<Abyss>,
                .breakdown = breakdown,
                .payments = payments};
  for (const std::string_view option : abyss::kOptionNames)
    kind.options.push_back({std::string(option), true, {"off", "on"}});
  for (const bots::BotName& bot : bots::abyss_bot_names()) kind.levels.emplace_back(bot.name);
  return kind;
}

}  // namespace hadal
