// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/kind/kind.h"
#include "games/kind_of.h"
#include "games/unfathomable/bot/explain.h"
#include "games/unfathomable/bot/levels.h"
#include "games/unfathomable/rule_ids.h"
#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/unfathomable.h"

namespace hadal {
namespace {

using unfathomable::Rule;
using unfathomable::State;
using unfathomable::Unfathomable;

std::unique_ptr<TableBot> make_bot(std::string_view level, std::string& why) {
  auto bot = bots::make_ship_bot(level, why);
  return bot ? std::make_unique<TableBotOf<Unfathomable>>(std::move(bot)) : nullptr;
}

std::optional<Reason> reason(const Table& table, std::string_view move) {
  const std::optional<unfathomable::Move> m = unfathomable::parse(move);
  if (!m) return std::nullopt;
  const bots::Explanation said = bots::voyage::explain(state_of<Unfathomable>(table), *m);
  if (said.key.empty()) return std::nullopt;
  return Reason{std::string(said.key), said.about, std::nullopt};
}

bool brings_news(const Table& before, std::string_view move, const Table& after) {
  const std::optional<unfathomable::Move> m = unfathomable::parse(move);
  return m && unfathomable::brings_news(state_of<Unfathomable>(before), *m,
                                        state_of<Unfathomable>(after));
}

std::string_view question(const Table& table) {
  const State& s = state_of<Unfathomable>(table);
  return unfathomable::name(s.stack.empty() ? Rule::nothing : s.stack.back().rule);
}

bool is_reaction(const Table& table) {
  const State& s = state_of<Unfathomable>(table);
  return !s.stack.empty() && unfathomable::asks_for_reaction(s);
}

template <typename E>
OptionSpec choice(const char* key) {
  OptionSpec spec{key, false, {}};
  for (const std::string_view name : unfathomable::names_of<E>()) spec.choices.emplace_back(name);
  return spec;
}

}  // namespace

GameKind unfathomable_kind() {
  return {.entry = entry_of<Unfathomable>(unfathomable::kRuleIds),
          .options = {choice<unfathomable::Variant>("variant"),
                      choice<unfathomable::Difficulty>("difficulty"),
                      choice<unfathomable::Casting>("characters")},
          .levels = {"random", "novice", "sailor", "captain", "master"},
          .stand_in = "captain",
          .phrases = {"hello", "thanks", "well_played", "good_game", "take_your_time", "i_am_human",
                      "i_can_help", "i_cannot_help", "i_suspect", "i_trust", "to_the_brig"},
          .phrases_about = {"i_suspect", "i_trust", "to_the_brig"},
          .has_sides = true,
          .bots_remember = true,
          .make_bot = make_bot,
          .reason = reason,
          .brings_news = brings_news,
          .question = question,
          .is_reaction = is_reaction,
          .imagine = imagine<Unfathomable>,
          .breakdown = [](const Table&, Player) { return Document(); },
          .payments = [](const Table&, std::string_view) { return std::vector<PaymentPlan>(); }};
}

}  // namespace hadal
