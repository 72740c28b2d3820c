// SPDX-License-Identifier: Apache-2.0
// The thirty kinds of skill cards: what they do as an action. Reactions are in reactions.cpp.
#include "games/unfathomable/cards/abilities.h"
#include "games/unfathomable/cards/action_steps.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {
namespace {

using namespace action_words;  // NOLINT(google-build-using-namespace): the words of the table

bool anybody(const State&, Player) { return true; }
bool can_learn(const State& s, Player) { return any_skill_to_draw(s); }
bool can_shrivel(const State& s, Player p) { return has_target(s, p, Reach::anywhere); }
bool can_banish(const State& s, Player) {
  for (const Space x : kBoard)
    if (s.deep_ones[index(x)] > 0) return true;
  return false;
}
bool can_rampage(const State& s, Player p) {
  return may_attack(s, p) && (has_target(s, p, Reach::here) || has_weapon_target(s, p));
}
bool has_another_card(const State& s, Player p) { return s.at(p).hand.size() > 1; }
bool not_yet_gritty(const State& s, Player p) { return !s.true_grit.has(p); }
bool traitor(const State& s, Player p) { return s.at(p).revealed; }
bool can_call(const State& s, Player p) { return traitor(s, p) && can_banish(s, p); }
bool can_lure(const State& s, Player p) { return traitor(s, p) && passengers_in_supply(s) > 0; }
bool can_ransack(const State& s, Player p) {
  const Space here = s.at(p).space;
  return traitor(s, p) &&
         (here == Space::chapel || here == Space::galley || here == Space::boiler_room);
}

constexpr auto kAction = Timing::action;
constexpr auto kStart = Timing::start_of_step;
constexpr CardRow kReaction{};

// clang-format off
constexpr CardRow kCoordinatedEffort{kAction, anybody, steps(ask_seat(Role::you, SeatFor::coordinated_effort))};
constexpr CardRow kInspiringSpeech{kAction, anybody, steps(roll(), if_at_least(3, 2), gain(Resource::sanity, 1), stop(), lose(Resource::sanity, 1))};
constexpr CardRow kShrivelling{kAction, can_shrivel, steps(shrivel(), own_card_window())};
constexpr CardRow kLesserBanishment{kAction, can_banish, steps(ask_space(Role::you, SpaceFor::banish_from), own_card_window())};
constexpr CardRow kWatchAndLearn{kAction, can_learn, steps(draw_any(2, 1))};
constexpr CardRow kRampage{kAction, can_rampage, steps(run_amok())};
constexpr CardRow kPersistence{kAction, has_another_card, steps(persist())};
constexpr CardRow kTrueGrit{kAction, not_yet_gritty, steps(act_twice())};
constexpr CardRow kReinforcements{kAction, traitor, steps(place(1, Space::deep), reinforce())};
constexpr CardRow kCallToAction{kAction, can_call, steps(ask_space(Role::you, SpaceFor::call_to_action))};
constexpr CardRow kSirenSong{kAction, can_lure, steps(risk(1))};
constexpr CardRow kRansack{kStart, can_ransack, steps(ransack())};
constexpr CardRow kPerformRites{kStart, traitor, steps(rites())};
// clang-format on

}  // namespace

// By skill, values 1 to 5.
const std::array<CardRow, kCardKinds> kCardRows{
    kCoordinatedEffort, kCoordinatedEffort, kReaction,         kReaction,         kInspiringSpeech,
    kShrivelling,       kShrivelling,       kLesserBanishment, kLesserBanishment, kReaction,
    kWatchAndLearn,     kWatchAndLearn,     kReaction,         kReaction,         kReaction,
    kReaction,          kReaction,          kRampage,          kRampage,          kReaction,
    kPersistence,       kPersistence,       kReaction,         kReaction,         kTrueGrit,
    kReinforcements,    kCallToAction,      kSirenSong,        kRansack,          kPerformRites,
};

bool any_skill_to_draw(const State& s) {
  const SkillSet all = s.skill_decks + s.skill_discards;
  return all.size() > all.size(Skill::treachery);
}

// [UNF-5-7-1] [UNF-20-2]
void card_moves(const State& s, Player p, bool start_of_step, MoveList& out) {
  for (const Card c : s.at(p).hand) {
    const CardRow& row = kCardRows[index(c)];
    if (row.timing == Timing::reaction) continue;
    if (row.timing == Timing::start_of_step && !start_of_step) continue;
    if (row.can(s, p)) out.push_back({Verb::play, byte(c)});
  }
}

// [UNF-6-1-4] The card is shown and resolved; when the effect has ended it is discarded.
void play_card(State& s, Player p, Card c) {
  take_from_hand(s, p, c);
  s.counted = 0;
  tell<Told::played>(p, c, Title{c});
  run_effect(s, Source::card, byte(c), Branch::pass, p);
}

Card played_card(const Frame& f) {
  const bool plays = f.rule == Rule::effect && f.extra == byte(Source::card) &&
                     f.count == byte(Branch::pass);  // not once more  [UNF-I-ELDER-SIGN-AMULET]
  return plays ? static_cast<Card>(f.arg) : Card::none;
}

SkillSet cards_in_play(const State& s) {
  SkillSet cards;
  for (const Frame& f : s.stack)
    if (const Card c = played_card(f); c != Card::none) cards.add(c);
  return cards;
}

}  // namespace hadal::unfathomable
