// SPDX-License-Identifier: Apache-2.0
// What is offered and what is asked, on positions of random games.
#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <vector>

#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/tests/vocabulary.h"

namespace hadal::unfathomable {
namespace {

// --- no action is offered that can change nothing  [UNF-OWN-13]

// What a player sees of the ship, the cards and the others. The question, what was used in this
// turn and the last die, test and look are how the rules keep their place.
View without_bookkeeping(View v) {
  v.asked = {};
  v.used = {};
  v.true_grit = {};
  v.die = {};
  v.test = {};
  v.pile_size = 0;
  v.waiting = {};
  v.looked.clear();
  v.looker = Player::nobody;
  v.looked_pile = Pile::mythos;
  return v;
}

bool looks_the_same(const State& a, const State& b) {
  for (std::size_t i = 0; i < a.players; ++i)
    if (!(without_bookkeeping(view(a, seat(i))) == without_bookkeeping(view(b, seat(i)))))
      return false;
  return true;
}

// Plays the action to its end, answers and chance at random; nobody reacts.
State after_action(State s, Move m, Rng& rng) {
  const std::size_t depth = s.stack.size();
  MoveList list;
  apply(s, m);
  while (s.stack.size() >= depth &&
         !(s.stack.size() == depth && s.stack.back().rule == Rule::act)) {
    legal_moves(s, list);
    apply(s, asks_for_reaction(s) ? Move{Verb::pass} : random_move<Unfathomable>(s, list, rng));
  }
  return s;
}

bool can_change_something(const State& s, Move m, Rng& rng) {
  constexpr int kTries = 300;
  for (int i = 0; i < kTries; ++i)
    if (!looks_the_same(s, after_action(s, m, rng))) return true;
  return false;
}

bool would_stay(const Seat& seat) {
  return seat.space == Space::brig || seat.space == Space::sick_bay;
}

// The exception: attacks on somebody who would stay in the Sick Bay or the Brig. A weapon's target
// is named after the action, so somebody must be there who would.
bool hits_nobody_who_moves(const State& s, Move m) {
  if (m.verb == Verb::attack) return m.a < kSeats && would_stay(s.seats[m.a]);
  constexpr std::array kWeaponUses{Ability::six_shooter, Ability::repeating_rifle,
                                   Ability::shotgun,     Ability::pocket_pistol,
                                   Ability::starbuck,    Ability::quick_draw};
  if (m.verb != Verb::use || std::find(kWeaponUses.begin(), kWeaponUses.end(),
                                       static_cast<Ability>(m.a)) == kWeaponUses.end())
    return false;
  for (std::size_t i = 0; i < s.players; ++i)
    if (seat(i) != to_move(s) && would_stay(s.seats[i])) return true;
  return false;
}

// Two actions are left, so that the action ends where it began.
void expect_actions_change_something(State s, Rng& rng) {
  s.stack.back().count = 2;
  MoveList list;
  legal_moves(s, list);
  for (const Move m : list) {
    if (m.verb == Verb::pass || m.verb == Verb::move) continue;
    ASSERT_TRUE(can_change_something(s, m, rng) || hits_nobody_who_moves(s, m))
        << text(m) << " in\n"
        << to_yaml(document(s));
  }
}

TEST(Actions, NoneIsOfferedThatLeavesEveryViewAsItWasAndCostsNothing) {
  Rng rng(11);
  int n = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed)
    for (const Options& table : tables())
      random_game(table, seed, [&](const State& s) {
        const bool acts = !s.stack.empty() && s.stack.back().rule == Rule::act;
        if (!acts || testing::Test::HasFatalFailure() || ++n % 2 != 0) return;
        expect_actions_change_something(s, rng);
      });
  EXPECT_GT(n, 1000);
}

// --- no question with one answer where nothing secret hangs on it  [UNF-OWN-15]

// Why a question with one answer is asked: skipping it would tell something of a hand or a loyalty
// card, or it is the first part of a choice that is named in several. Windows are asked by what
// everybody knows of the hands  [UNF-OWN-2].
bool hangs_on_a_secret(const State& s) {
  const Frame& f = s.stack.back();
  const Seat& me = s.at(f.who);
  switch (f.rule) {
    case Rule::act: return !me.revealed || !me.hand.empty();      // a traitor card; a playable card
    case Rule::draw_from_set: return f.step == 0 && f.count > 1;  // the first part of one choice
    case Rule::contribute:
    case Rule::persistence:
    case Rule::exchange_for_treachery: return !me.hand.empty();  // all others are named before
    case Rule::discard_cards: return me.hand.size() > f.count;
    case Rule::pay_card:
    case Rule::pay_repair:
    case Rule::pay_passage: return me.hand.size() > 1;
    case Rule::chapel:
    case Rule::decide: return holds(s, f.who, Skill::lore);
    default: return is_window(f.rule);
  }
}

TEST(Questions, OneAnswerAloneIsAskedOnlyWhereSkippingItWouldTellASecret) {
  MoveList list;
  for (std::uint64_t seed = 1; seed <= 4 * kThoroughness; ++seed)
    for (const Options& table : tables())
      random_game(table, seed, [&](const State& s) {
        if (!is_seat(to_move(s)) || testing::Test::HasFatalFailure()) return;
        legal_moves(s, list);
        ASSERT_TRUE(list.size() > 1 || hangs_on_a_secret(s))
            << "only " << text(list[0]) << " for " << name(s.stack.back().rule) << " in\n"
            << to_yaml(document(s));
      });
}

// --- the order of Deep Ones  [UNF-OWN-7]

// How often the activations of a game asked for an order. One activation is told from the next by
// what it stands on: the turn, and how far the script below has come.
class OrdersAsked {
 public:
  void look(const State& s) {
    const std::vector<int> now = activation(s);
    if (now != last_ && !last_.empty()) end();
    last_ = now;
    if (s.stack.empty() || s.stack.back().rule != Rule::choose_deep_one) return;
    groups_ = std::max(groups_, asked_ + static_cast<int>(legal_texts(s).size()));
    ++asked_;
  }
  int activations = 0;
  int questions = 0;
  int more_than_two = 0;

 private:
  static std::vector<int> activation(const State& s) {
    for (std::size_t i = 1; i < s.stack.size(); ++i) {
      const Frame& below = s.stack[i - 1];
      if (s.stack[i].rule == Rule::deep_ones && s.stack[i].step > 0)
        return {s.turn, static_cast<int>(i), static_cast<int>(below.rule), below.step, below.count};
    }
    return {};
  }
  // Only with four groups or more to be ordered an activation asks more than twice.
  void end() {
    EXPECT_TRUE(asked_ <= 2 || groups_ > 3) << asked_ << " questions for " << groups_;
    ++activations;
    questions += asked_;
    more_than_two += asked_ > 2 ? 1 : 0;
    asked_ = groups_ = 0;
  }
  int asked_ = 0;
  int groups_ = 0;
  std::vector<int> last_;
};

TEST(Questions, AnOrdinaryActivationOfDeepOnesAsksAtMostTwice) {
  OrdersAsked orders;
  for (std::uint64_t seed = 1; seed <= 40; ++seed)
    for (const Options& table : tables())
      random_game(table, seed, [&](const State& s) { orders.look(s); });
  RecordProperty("activations", orders.activations);
  RecordProperty("questions", orders.questions);
  RecordProperty("more_than_two", orders.more_than_two);
  // In random games, where nobody fights Deep Ones; one question for each of them would be five
  // times as many.
  EXPECT_LT(orders.questions, 2 * orders.activations);
  EXPECT_LT(orders.more_than_two * 10, orders.activations);
}

}  // namespace
}  // namespace hadal::unfathomable
