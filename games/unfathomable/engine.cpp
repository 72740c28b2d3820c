// SPDX-License-Identifier: Apache-2.0
// The dispatcher: who must act, what is legal, and what a move does.
#include "games/unfathomable/engine.h"

#include "engine/chance.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {
namespace {

enum class Kind : std::uint8_t { none, script, question, window, deal };

struct Row {
  std::string_view name;
  Kind kind = Kind::none;
  void (*run)(State&, Frame&) = nullptr;
  void (*moves)(const State&, const Frame&, MoveList&) = nullptr;
  void (*apply)(State&, Frame, Move) = nullptr;
  bool (*ready)(State&, const Frame&) = nullptr;
  void (*weights)(const State&, const Frame&, const MoveList&, WeightList&) = nullptr;
};

#define UNF_SCRIPT(r) Row{#r, Kind::script, r::run},
#define UNF_QUESTION(r) Row{#r, Kind::question, nullptr, r::moves, r::apply},
#define UNF_WINDOW(r) Row{#r, Kind::window, nullptr, r::moves, r::apply},
#define UNF_DEAL(r) Row{#r, Kind::deal, nullptr, r::moves, r::apply, r::ready, r::weights},
constexpr std::array<Row, kRules> kRows{Row{"nothing"},
                                        UNF_RULES(UNF_SCRIPT, UNF_QUESTION, UNF_WINDOW, UNF_DEAL)};
#undef UNF_SCRIPT
#undef UNF_QUESTION
#undef UNF_WINDOW
#undef UNF_DEAL

const Row& row(Rule r) { return kRows[index(r)]; }

// [UNF-OWN-15] Whether everybody can see how many answers there are.
bool has_open_answers(const State& s, const Frame& f) {
  const auto hand = [&] { return s.at(f.who).hand.size(); };
  switch (f.rule) {
    case Rule::act: return s.at(f.who).revealed && hand() == 0;
    case Rule::contribute: return false;
    case Rule::draw_from_set: return f.count == 1 || f.step > 0;  // parts of one choice
    case Rule::discard_cards: return f.count >= hand();           // all of them
    case Rule::pay_card:
    case Rule::pay_repair:
    case Rule::pay_passage: return hand() <= 1;
    case Rule::exchange_for_treachery: return hand() == 0;
    case Rule::persistence: return f.count == kMostPersistence || hand() == 0;
    case Rule::chapel: return !holds(s, f.who, Skill::lore);
    case Rule::decide: return has_open_options(s, f);
    default: return true;
  }
}

}  // namespace

std::string_view name(Rule rule) { return row(rule).name; }
bool is_window(Rule rule) { return row(rule).kind == Kind::window; }
bool is_script(Rule rule) { return row(rule).kind == Kind::script; }

namespace {

// Whether the question, window or deal on top must be answered. One that lost its point is dropped,
// one with a single answer is answered, always on grounds that everybody can see.
bool must_wait(State& s, std::vector<Move>* given) {
  const Frame f = s.stack.back();
  const Row& r = row(f.rule);
  if (r.kind == Kind::deal) {
    if (r.ready(s, f)) return true;
  } else if (r.kind == Kind::window) {
    if (f.rule == Rule::after_own_card || can_react(s, f.rule, f.who, f.arg)) return true;
  } else {
    // [UNF-OWN-7] An order is asked for only among several.
    if (f.rule == Rule::choose_deep_one || !has_open_answers(s, f)) return true;
    MoveList list;
    r.moves(s, f, list);
    if (list.size() > 1) return true;
    if (list.size() == 1) {
      if (given != nullptr) given->push_back(list[0]);
      s.stack.pop_back();
      r.apply(s, f, list[0]);
      return false;
    }
  }
  s.stack.pop_back();
  return false;
}

void settle(State& s, std::vector<Move>* given) {
  while (!s.stack.empty()) {
    Frame& top = s.stack.back();
    const Row& r = row(top.rule);
    if (r.kind == Kind::script) {
      const std::size_t depth = s.stack.size();
      const bool round = top.rule == Rule::window_round;
      r.run(s, top);
      // The round itself has already checked whom it asks.
      if (round && s.stack.size() > depth && is_window(s.stack.back().rule)) return;
    } else if (must_wait(s, given)) {
      return;
    }
  }
}

void answer(State& s, Move m) {
  Frame f = s.stack.pop_back();
  const Row& r = row(f.rule);
  if (r.kind == Kind::window) {
    if (m.verb == Verb::pass) {
      tell<Told::passed>(Audience{f.who});
    } else {
      note_change(s, f);
    }
  }
  r.apply(s, f, m);
}

}  // namespace

void settle(State& s) { settle(s, nullptr); }

void legal_moves(const State& s, MoveList& out) {
  out.clear();
  if (s.stack.empty()) return;
  const Frame& f = s.stack.back();
  row(f.rule).moves(s, f, out);
}

void weights(const State& s, const MoveList& list, WeightList& out) {
  out.clear();
  const Frame& f = s.stack.back();
  row(f.rule).weights(s, f, list, out);
}

// Flattened: what the program around it looks like must not decide whether calls stay in here.
[[gnu::flatten]] void apply(State& s, Move m) {
  answer(s, m);
  settle(s, nullptr);
}

std::vector<Move> apply_telling(State& s, Move m) {
  std::vector<Move> given;
  answer(s, m);
  settle(s, &given);
  return given;
}

namespace {

Card draw_card(SkillSet from, Rng& rng) {
  return from.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(from.size()))));
}

// Of a deck without placed cards on top: any card of the rest.
template <typename Deck>
std::uint8_t draw_next(const Deck& deck, Rng& rng) {
  if (!deck.top.empty()) return byte(deck.top.back().card);
  if (deck.rest.empty()) return byte(deck.bottom[0].card);
  return byte(deck.rest.nth(rng.below(static_cast<std::uint32_t>(deck.rest.size()))));
}

}  // namespace

Move draw_chance(const State& s, Rng& rng) {
  const Frame& f = s.stack.back();
  switch (f.rule) {
    case Rule::deal_roll: return {Verb::roll, byte(static_cast<int>(rng.below(8) + 1))};
    case Rule::deal_skill:
      return {Verb::skill, byte(draw_card(s.skill_decks.of(static_cast<Skill>(f.arg)), rng))};
    case Rule::deal_chaos: return {Verb::chaos, byte(draw_card(s.chaos, rng))};
    case Rule::deal_mythos: return {Verb::mythos, draw_next(s.mythos, rng)};
    case Rule::deal_waypoint: return {Verb::waypoint, draw_next(s.waypoints, rng)};
    case Rule::deal_spell: return {Verb::spell, draw_next(s.spells, rng)};
    case Rule::deal_item: return {Verb::item, draw_next(s.items, rng)};
    default: return draw_from_list<MoveList, WeightList>(s, rng);
  }
}

std::string_view question(const State& s) {
  return name(s.stack.empty() ? Rule::nothing : s.stack.back().rule);
}

bool asks_for_reaction(const State& s) {
  return !s.stack.empty() && is_window(s.stack.back().rule);
}

bool asks_after_change(const State& s) {
  return !s.stack.empty() && changed_by(s.stack.back()) != Player::nobody;
}

std::vector<std::string> winning_sides(const State& s) {
  if (s.ending == Ending::none) return {};
  if (s.ending == Ending::arrival) return {"humans"};
  std::vector<std::string> sides{"hybrids"};
  for (const LoyaltyCard& c : s.loyalty)  // [UNF-21-2]
    if (c.loyalty == Loyalty::cultist && outcome(s).won[index(c.holder)])
      sides.emplace_back("cultist");
  return sides;
}

Outcome outcome(const State& s) {
  Outcome result;
  if (s.ending == Ending::none) return result;
  const bool humans = s.ending == Ending::arrival;
  for (std::size_t i = 0; i < s.players; ++i) {
    bool hybrid = false;
    bool cultist = false;
    for (const LoyaltyCard& c : s.loyalty) {
      if (c.holder != seat(i)) continue;
      hybrid = hybrid || c.loyalty == Loyalty::hybrid;
      cultist = cultist || c.loyalty == Loyalty::cultist;
    }
    bool won = humans;
    if (cultist) won = !humans && distance(s) >= kArrivalDistance;  // [UNF-21-2]
    if (hybrid) won = !humans;                                      // [UNF-21-1] [UNF-21-3]
    result.won[i] = won;
    result.score[i] = won ? 1 : 0;
  }
  return result;
}

}  // namespace hadal::unfathomable
