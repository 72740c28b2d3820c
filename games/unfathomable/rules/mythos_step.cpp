// SPDX-License-Identifier: Apache-2.0
// The Mythos step: draw, crisis, activation icon, track icon.
#include "games/unfathomable/cards/mythos.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {

void draw_mythos(State& s, Player who) {
  s.crisis = Mythos::none;
  push(s, {.rule = Rule::drawing_mythos, .who = who});
}

namespace drawing_mythos {
namespace {

void draw_one(State& s) {
  push(s, {.rule = Rule::deal_mythos, .who = Player::chance, .count = 1, .extra = kToCrisis});
}

}  // namespace

// [UNF-8-1] [UNF-8-9] An unusable green card is discarded and replaced. Frame::extra: only the top
// card, no matter who draws.
void run(State& s, Frame& f) {
  if (f.step == 0) {
    f.step = 1;
    if (f.extra == 0 && looks_at_two_mythos(s, f.who))
      return look_at(s, f.who, Pile::mythos, 2, LookFor::crisis);
    return draw_one(s);
  }
  if (s.crisis != Mythos::none && !is_usable_green(s, s.crisis)) {
    tell<Told::mythos_unusable>(s.crisis);
    s.mythos_discard.add(s.crisis);
    s.crisis = Mythos::none;
    return draw_one(s);
  }
  s.stack.pop_back();
}

}  // namespace drawing_mythos

namespace mythos_step {
namespace {

constexpr std::uint8_t kCrisisOnly = 1;  // Frame::extra: drawn by a reveal  [UNF-HR-08]

// [UNF-8-13] [UNF-5-4]
void draw(State& s, Frame& f) {
  if (s.at(f.who).revealed && f.extra != kCrisisOnly) {
    s.stack.pop_back();
    return;
  }
  s.crisis_stays = false;
  s.no_icons = f.extra == kCrisisOnly;
  if (f.extra != kCrisisOnly) tell<Told::mythos_step>(f.who);
  draw_mythos(s, f.who);
}

void react(State& s, Frame&) { open_window(s, Rule::mythos_drawn); }

// [UNF-8-12] In the Brig the crisis is ignored.
void resolve_crisis(State& s, Frame& f) {
  if (s.crisis == Mythos::none) return;
  if (in_brig(s, f.who)) return tell<Told::crisis_ignored>(f.who);
  push(s, {.rule = Rule::crisis, .arg = byte(s.crisis)});
}

void activate_monsters(State& s, Frame&) {
  if (s.crisis == Mythos::none || s.no_icons) return;
  activate(s, kMythosRows[index(s.crisis)].activation);
}

// [UNF-8-11]
void move_token(State& s, Frame& f) {
  if (s.crisis == Mythos::none || s.no_icons) return;
  const Track track = kMythosRows[index(s.crisis)].track;
  if (track == Track::travel) return advance_travel(s, 1);
  if (track == Track::ritual) return advance_ritual(s, 1);
  push(s, {.rule = Rule::choose_track, .who = in_brig(s, f.who) ? s.captain : f.who});
}

// [UNF-8-2] [UNF-4-7] [UNF-8-7]
void discard(State& s, Frame& f) {
  if (f.extra == kCrisisOnly) s.stand_in = Player::nobody;
  s.stack.pop_back();
  if (s.crisis != Mythos::none && !s.crisis_stays) s.mythos_discard.add(s.crisis);
  s.crisis = Mythos::none;
  s.crisis_stays = false;
  s.no_icons = false;
  if (!s.mythos.empty()) return;
  if (!s.mythos_discard.empty()) tell<Told::pile_reshuffled>(Pile::mythos, s.mythos_discard.size());
  s.mythos.rest = s.mythos_discard;
  s.mythos_discard = {};
}

constexpr void (*kSteps[])(State&, Frame&) = {draw,       react,  resolve_crisis, activate_monsters,
                                              move_token, discard};

}  // namespace

void run(State& s, Frame& f) { kSteps[f.step++](s, f); }

}  // namespace mythos_step

namespace crisis {
namespace {

constexpr std::uint8_t kFirst = 0, kSecond = 1, kLed = 2;  // what was decided, in Frame::count

Player decider_of(const State& s, const Frame& f) {
  return player_of(s, f, kMythosRows[f.arg].decider);
}

// [UNF-8-3] [UNF-8-5]
void decide_it(State& s, Frame& f) {
  f.who = decider_of(s, f);
  if (kMythosRows[f.arg].kind != Crisis::test)
    push(s, {.rule = Rule::decide, .who = f.who, .arg = f.arg});
}

// [UNF-8-4] [UNF-HR-08] Under a stand-in a test counts as failed.
void resolve(State& s, Frame& f) {
  const MythosRow& row = kMythosRows[f.arg];
  const bool is_choice = row.kind == Crisis::choice;
  if (f.count == kLed || is_choice || f.count == kSecond) {
    const Frame here = s.stack.pop_back();
    if (here.count == kLed) return;
    return run_effect(s, Source::mythos, here.arg,
                      here.count == kFirst ? Branch::pass : Branch::other, here.who);
  }
  if (s.stand_in != Player::nobody) return tell<Told::counts_as_failed>();
  start_test(s, TestKind::crisis, row.helps, row.target, row.partial);
}

void after_test(State& s, Frame&) {
  const Frame here = s.stack.pop_back();
  Branch branch = Branch::fail;
  if (s.stand_in == Player::nobody && s.test.result == Result::pass) branch = Branch::pass;
  if (s.stand_in == Player::nobody && s.test.result == Result::partial) branch = Branch::partial;
  run_effect(s, Source::mythos, here.arg, branch, here.who);
}

constexpr void (*kSteps[])(State&, Frame&) = {decide_it, resolve, after_test};

}  // namespace

void run(State& s, Frame& f) { kSteps[f.step++](s, f); }

}  // namespace crisis

bool has_open_options(const State& s, const Frame& f) {
  return !asks_for_lore(static_cast<Mythos>(f.arg)) || !holds(s, f.who, Skill::lore);
}

namespace decide {

void moves(const State& s, const Frame& f, MoveList& out) {
  const auto card = static_cast<Mythos>(f.arg);
  const bool is_choice = kMythosRows[f.arg].kind == Crisis::choice;
  if (may_choose(s, card, f.who, true)) out.push_back({is_choice ? Verb::top : Verb::check});
  if (may_choose(s, card, f.who, false)) out.push_back({is_choice ? Verb::bottom : Verb::decline});
  if (!may_lead(s, f.who)) return;
  for (std::size_t i = 0; i < kResources; ++i)
    out.push_back({Verb::lead, byte(static_cast<int>(i))});
}

void tell_decision(Player who, PileCard card, Move m) {
  switch (m.verb) {
    case Verb::top: return tell<Told::option_first>(who, CardOption{card, true});
    case Verb::bottom: return tell<Told::option_second>(who, CardOption{card, false});
    case Verb::check: return tell<Told::test_chosen>(who);
    case Verb::decline: return tell<Told::test_avoided>(who);
    default: return tell<Told::led>(who, static_cast<Resource>(m.a));
  }
}

// [UNF-C-KEILANI] [UNF-HR-17] Unconventional Leader ends the crisis for one resource.
void apply(State& s, Frame f, Move m) {
  tell_decision(f.who, {Pile::mythos, f.arg}, m);
  std::uint8_t& decided = s.stack.back().count;
  decided = m.verb == Verb::bottom || m.verb == Verb::decline ? 1 : 0;
  if (m.verb != Verb::lead) return;
  decided = 2;
  s.at(f.who).has_feat = false;
  lose(s, static_cast<Resource>(m.a), 1);
}

}  // namespace decide
}  // namespace hadal::unfathomable
