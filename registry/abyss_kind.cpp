// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "bots/levels.h"
#include "games/abyss/names.h"
#include "games/abyss/rules/rules.h"
#include "registry/kinds.h"

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

struct Paid {
  AllySet allies;
  int pearls = 0;
};

bool contains(AllySet all, AllySet part) {
  for (const Card c : part)
    if (all.count(c) < part.count(c)) return false;
  return true;
}

// Everything that can be paid. Once no pearl is missing, more allies would only be lost.
void collect(const State& s, Player me, int pearls, std::vector<Paid>& out) {
  MoveList legal;
  abyss::legal_moves(s, legal);
  if (std::find(legal.begin(), legal.end(), Move{Verb::done}) != legal.end()) {
    State next = s;
    abyss::apply(next, {Verb::done});
    out.push_back({s.paid, pearls - next.at(me).pearls});
    if (out.back().pearls == 0) return;
  }
  for (const Move m : legal) {
    if (m.verb != Verb::pay) continue;
    State next = s;
    abyss::apply(next, m);
    collect(next, me, pearls, out);
  }
}

std::vector<Paid> undominated(const std::vector<Paid>& all) {
  std::vector<Paid> best;
  for (const Paid& one : all) {
    const bool beaten = std::any_of(all.begin(), all.end(), [&](const Paid& other) {
      return contains(one.allies, other.allies) && other.pearls <= one.pearls &&
             (other.pearls < one.pearls || !contains(other.allies, one.allies));
    });
    if (!beaten) best.push_back(one);
  }
  return best;
}

PaymentPlan plan_of(const Paid& paid, std::string_view lord) {
  PaymentPlan plan;
  plan.line = "recruit " + std::string(lord);
  for (const Card c : paid.allies)
    for (int i = 0; i < paid.allies.count(c); ++i) {
      plan.allies.push_back(abyss::name(c));
      plan.line += "; pay " + plan.allies.back();
    }
  plan.line += "; done";
  plan.pearls = paid.pearls;
  return plan;
}

// One plan for each ally that may be affiliated.
void add_plans(const State& begun, const Paid& paid, std::string_view lord,
               std::vector<PaymentPlan>& out) {
  const PaymentPlan plan = plan_of(paid, lord);
  State s = begun;
  for (const Card c : paid.allies)
    for (int i = 0; i < paid.allies.count(c); ++i)
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

std::vector<PaymentPlan> payments(const Table& table, std::string_view what) {
  State s = state_of<Abyss>(table);
  const std::optional<abyss::Lord> lord = abyss::parse_lord(what);
  if (!lord || s.stack.empty()) return {};
  const Move recruit{Verb::recruit, static_cast<std::uint8_t>(*lord)};
  MoveList legal;
  abyss::legal_moves(s, legal);
  if (std::find(legal.begin(), legal.end(), recruit) == legal.end()) return {};
  const Player me = abyss::to_move(s);
  abyss::apply(s, recruit);
  if (s.stack.empty() || s.stack.back().rule != Rule::pay) return {};

  std::vector<Paid> all;
  collect(s, me, s.at(me).pearls, all);
  std::vector<Paid> best = undominated(all);
  std::stable_sort(best.begin(), best.end(), [](const Paid& a, const Paid& b) {
    return a.allies.value() + a.pearls < b.allies.value() + b.pearls;
  });
  std::vector<PaymentPlan> plans;
  for (const Paid& paid : best) add_plans(s, paid, what, plans);
  return plans;
}

}  // namespace

GameKind abyss_kind() {
  GameKind kind{.entry = entry_of<Abyss>(),
                .options = {},
                .levels = {},
                .stand_in = "sailor",
                .phrases = {"hello", "thanks", "well_played", "good_game", "take_your_time"},
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
