// SPDX-License-Identifier: Apache-2.0
// The dispatcher: who must act, what is legal, and what a move does.
#include "games/abyss/engine.h"

#include "engine/chance.h"
#include "games/abyss/rules/rules.h"

namespace hadal::abyss {
namespace {

struct Question {
  Rule rule;
  std::string_view name;
  void (*moves)(const State&, const Frame&, MoveList&) = nullptr;
  void (*apply)(State&, Frame, Move) = nullptr;
  void (*weights)(const State&, const Frame&, const MoveList&, WeightList&) = nullptr;
};

#define QUESTION(rule) \
  Question { Rule::rule, #rule, rule::moves, rule::apply }
#define DEAL(rule) \
  Question { Rule::rule, #rule, rule::moves, rule::apply, rule::weights }
constexpr std::array<Question, kRules> kQuestions{
    Question{Rule::nothing, "nothing"},
    Question{Rule::start_play, "start_play"},
    Question{Rule::turn, "turn"},
    Question{Rule::next_card, "next_card"},
    QUESTION(act),
    QUESTION(offer),
    QUESTION(decide),
    QUESTION(reward),
    QUESTION(second_stack),
    QUESTION(apprentice),
    QUESTION(pay),
    QUESTION(affiliate),
    QUESTION(discard),
    QUESTION(hunter),
    QUESTION(assassin),
    QUESTION(traitor),
    QUESTION(schemer),
    QUESTION(corruptor),
    QUESTION(illusionist),
    QUESTION(claim),
    QUESTION(choose_drawn),
    QUESTION(pay_keys),
    QUESTION(black_smokers),
    QUESTION(moment),
    QUESTION(end_turn),
    QUESTION(martial_law),
    DEAL(deal_first_player),
    DEAL(deal_card),
    DEAL(deal_lord),
    DEAL(deal_location),
    DEAL(deal_token),
    DEAL(steal_token),
};
#undef QUESTION
#undef DEAL

constexpr bool rows_follow_rules() {
  for (std::size_t i = 0; i < kRules; ++i)
    if (static_cast<std::size_t>(kQuestions[i].rule) != i) return false;
  return true;
}
static_assert(rows_follow_rules(), "kQuestions is indexed by Rule");

const Question& question(const Frame& f) { return kQuestions[static_cast<std::size_t>(f.rule)]; }

}  // namespace

std::string_view name(Rule rule) { return kQuestions[static_cast<std::size_t>(rule)].name; }

std::string_view question(const State& s) {
  return name(s.stack.empty() ? Rule::nothing : s.stack.back().rule);
}

// Scripts run until somebody is asked. A question that no longer makes sense is dropped, always for
// a reason that everybody can see.
void settle(State& s) {
  while (!s.stack.empty()) {
    const Frame& top = s.stack.back();
    if (is_script(top.rule)) {
      run_step(s);
    } else if (!may_lose_its_point(top.rule) || is_answerable(s, top)) {
      return;
    } else {
      s.stack.pop_back();
    }
  }
}

void legal_moves(const State& s, MoveList& out) {
  out.clear();
  if (s.stack.empty()) return;
  const Frame& f = s.stack.back();
  question(f).moves(s, f, out);
}

void weights(const State& s, const MoveList& list, WeightList& out) {
  out.clear();
  const Frame& f = s.stack.back();
  question(f).weights(s, f, list, out);
}

namespace {

Card draw_card(const State& s, Rng& rng) {
  const int allies = s.deck.size();
  const auto all = static_cast<std::uint32_t>(allies + s.deck_monsters);
  const auto ticket = static_cast<int>(rng.below(all));
  return ticket < allies ? s.deck.pick(ticket) : Card::monster;
}

template <typename Set>
std::uint8_t draw_one(Set set, Rng& rng) {
  return static_cast<std::uint8_t>(set.nth(rng.below(static_cast<std::uint32_t>(set.size()))));
}

}  // namespace

Move draw_chance(const State& s, Rng& rng) {
  switch (s.stack.back().rule) {
    case Rule::deal_card: return {Verb::reveal, static_cast<std::uint8_t>(draw_card(s, rng))};
    case Rule::deal_lord: return {Verb::lord, draw_one(s.lord_deck, rng)};
    case Rule::deal_location: return {Verb::location, draw_one(s.location_deck, rng)};
    default: return draw_from_list<MoveList, WeightList>(s, rng);
  }
}

// Flattened: what the program around it looks like must not decide whether calls stay in here.
[[gnu::flatten]] void apply(State& s, Move m) {
  const Frame f = s.stack.pop_back();
  question(f).apply(s, f, m);
  settle(s);
}

}  // namespace hadal::abyss
