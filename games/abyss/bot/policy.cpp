// SPDX-License-Identifier: Apache-2.0
// Every question has a function that says what an answer is worth.
#include "games/abyss/bot/policy.h"

#include <algorithm>

#include "engine/hash.h"
#include "games/abyss/bot/value.h"
#include "games/abyss/cards/passives.h"
#include "games/abyss/rules/payment.h"
#include "games/abyss/rules/reward.h"

namespace hadal::bots {
namespace {

using abyss::AllySet;
using abyss::Card;
using abyss::Location;
using abyss::Lord;
using abyss::Move;
using abyss::Race;
using abyss::Rule;
using abyss::State;
using abyss::Verb;

constexpr int kNever = AbyssPolicy::kNever;
constexpr int kUnknown = kNever - 1;
constexpr int kOffPlan = -60;     // an ally that is not in the best payment
constexpr int kTempo = 12;        // a lord brings the end nearer, which is good for whoever leads
constexpr int kGoodRecruit = 40;  // better than what any other action brings

struct Thinker {
  const State& s;
  Player me;
  AbyssPolicy::Plan& plan;
  AbyssPolicy::Payments& payments;
  AbyssValue value;
  mutable std::array<int, abyss::kLords> recruits;  // what recruiting a lord of the court is worth

  Thinker(const State& state, Player mover, AbyssPolicy::Plan& planned,
          AbyssPolicy::Payments& found);

  Card newest() const { return s.row.back(); }
  int opponents() const { return s.players - 1; }

  int worth(Move m) const;
  int worth_of_action(Move m) const;
  int recruit(Lord l) const;
  const std::optional<Payment>& payment(const abyss::Bill& bill) const;
  int best_recruit() const;
  int explore() const;
  int stack(Race r) const;
  int plot() const;
  int power(Move m) const;
  int sell(Card c) const;
  int replace(Lord l) const;
  int price_of_another() const;
  int another(Lord l) const;
  int buy() const;
  int fight() const;
  int reward(int space, int tokens) const;
  int go_on() const;
  int pay(Move m) const;
  int draw(int tiles) const;
  int disable(Lord l) const;
  int scheme(Lord own) const;
};

Thinker::Thinker(const State& state, Player mover, AbyssPolicy::Plan& planned,
                 AbyssPolicy::Payments& found)
    : s(state), me(mover), plan(planned), payments(found), value(state, mover) {
  for (const Lord l : s.court)
    if (l != Lord::none) recruits[index(l)] = kUnknown;
}

// From what is already paid and what the hand can add.
const std::optional<Payment>& Thinker::payment(const abyss::Bill& bill) const {
  const abyss::Seat& mine = s.at(me);
  Hash key;
  key.add(s.paid.bits()).add(mine.hand.bits()).add(mine.pearls);
  key.add(bill.cost).add(bill.races).add(bill.required);
  value.add_taste(key);
  return payments.get(key.value(), [&] {
    return best_payment(bill, s.paid, mine.hand, mine.pearls, value.taste());
  });
}

int Thinker::recruit(Lord l) const {
  int& known = recruits[index(l)];
  if (known != kUnknown) return known;
  const auto& payment = this->payment(bill_for(s, me, l));
  if (!payment) return known = kNever;
  const int court_pearls = abyss::court_size(s) == 3 ? value.pearls(2) : 0;  // [ABY-CRT-3]
  return known = value.lord(l) + court_pearls + kTempo - payment->loss;
}

int Thinker::best_recruit() const {
  const abyss::Purse purse(s.at(me));
  int best = kNever;
  for (const Lord l : s.court)
    if (l != Lord::none && purse.can_pay(bill_for(s, me, l))) best = std::max(best, recruit(l));
  return best;
}

// A stack taken from the council: each further ally counts a little less, because a hand can be too
// full.
int Thinker::stack(Race r) const {
  const AllySet cards = s.council.of(r);
  if (value.is_last_turn()) return value.allies(cards);
  const int crowd = std::max(0, s.at(me).hand.size() - 8);
  const bool limited = has_hand_limit(s, me);
  const int room = limited ? std::max(0, abyss::kCommandersLimit - s.at(me).hand.size()) : 99;
  if (cards.size() > room) return value.allies(cards) * room / std::max(1, cards.size());
  return value.allies(cards) - 4 * crowd;
}

int Thinker::reward(int space, int tokens) const {
  const abyss::ThreatReward r = abyss::threat_reward(space);
  int worth = r.keys * value.key() + tokens * value.token();
  const int pearls = r.choices - tokens;
  worth += value.pearls(pearls);
  if (s.at(me).pearls == 0 && pearls > 0 && !value.is_last_turn()) worth += 5;  // never be broke
  return worth;
}

int Thinker::fight() const {
  const int space = reward_space(s, me);
  const int most =
      std::min<int>(abyss::threat_reward(space).choices, abyss::size(tokens_in_supply(s)));
  return reward(space, most);
}

// The average of what may come, if I then stop at the better half.
int Thinker::go_on() const {
  const int left = static_cast<int>(abyss::kRowSpaces - s.row.size());  // cards still to come
  AllySet deck = s.deck;
  int monsters = s.deck_monsters;
  if (deck.empty() && monsters == 0) {
    deck = s.discard;
    monsters = s.discard_monsters;
  }
  const int cards = deck.size() + monsters;
  if (cards == 0) return 0;
  int expected = 0;  // with one card to come it must be taken
  for (int n = 1; n <= left; ++n) {
    int sum = monsters * std::max(expected, fight());
    for (const Card c : deck) sum += deck.count(c) * std::max(expected, value.ally(c));
    expected = sum / cards + (n == 1 ? value.pearl() / 2 : 0);
  }
  return expected - 2;  // opponents buy the best and take the rest from the council
}

int Thinker::explore() const {
  if (value.is_last_turn()) return 8;
  int rich = 0;  // opponents who will buy, and pay me for it
  for (std::size_t i = 0; i < s.players; ++i)
    if (seat(i) != me && s.seats[i].pearls > 0) ++rich;
  const int threat = 3 * (s.threat - 1);
  return 33 + threat + 2 * rich;
}

// One more lord to choose from, if I can afford one but none of the present lords suits me.
int Thinker::plot() const {
  if (value.is_last_turn() && best_recruit() < 0 && s.at(me).hand.size() >= 3) return 9;
  const int means = s.at(me).hand.value() + s.at(me).pearls;
  const bool poor_choice = best_recruit() < kGoodRecruit - 15 && abyss::court_size(s) <= 4;
  if (s.at(me).pearls >= 4 && means >= 12 && poor_choice) return kGoodRecruit;
  return kNever;
}

// What I must give for one more lord of the court, while Corruptor or Traitor asks.
int Thinker::price_of_another() const {
  if (s.stack.back().rule == Rule::corruptor) return value.pearls(abyss::kBribe) + 5;
  int least = -kNever;
  for (const Lord own : s.at(me).free())
    if (own != Lord::traitor) least = std::min(least, value.lord(own));
  return least;
}

// The best lord that I could take now, with `l` or without anybody new.
int Thinker::another(Lord l) const {
  int best = l == Lord::none ? 0 : value.lord(l) - price_of_another();
  for (const Lord there : s.court)
    if (there != Lord::none) best = std::max(best, value.lord(there) - price_of_another());
  return std::max(best, 0);
}

// At the end, anything that brings more than it costs; before that, only what buys one more lord.
int Thinker::sell(Card c) const {
  const bool last_of_race = s.at(me).hand.size(race_of(c)) == 1;
  const int gain = value.pearls(2) - value.ally(c) - (last_of_race ? 6 : 0);
  switch (s.stack.back().rule) {
    case Rule::moment:
    case Rule::end_turn: return gain > 0 ? gain : kNever;
    case Rule::corruptor:
      return s.at(me).pearls < abyss::kBribe && another(Lord::none) + gain > 0
                 ? another(Lord::none) + gain
                 : kNever;
    default: return kNever;
  }
}

// Before the action, replace the least useful lord. When I may take a lord, replace one whom I
// would not take, if the average newcomer is better than what I have.
int Thinker::replace(Lord l) const {
  switch (s.stack.back().rule) {
    case Rule::corruptor:
    case Rule::traitor: {
      const int now = another(Lord::none);
      if (now > 0 && value.lord(l) - price_of_another() == now) return kNever;
      if (s.stack.back().rule == Rule::corruptor && s.at(me).pearls < abyss::kBribe) return kNever;
      int sum = 0;
      for (const Lord newcomer : s.lord_deck) sum += another(newcomer);
      const int hoped = sum / std::max(1, s.lord_deck.size());
      return hoped > now ? hoped : kNever;
    }
    case Rule::act:
    case Rule::decide: {
      if (best_recruit() >= kGoodRecruit - 15) return kNever;
      const bool mine = abyss::Purse(s.at(me)).can_pay(bill_for(s, me, l));
      return mine ? kNever : 500 - value.lord(l);
    }
    default: return kNever;
  }
}

int Thinker::power(Move m) const {
  if (m.verb == Verb::sell) return sell(static_cast<Card>(m.a));
  if (m.verb == Verb::replace) return replace(static_cast<Lord>(m.a));
  const Rule rule = s.stack.back().rule;  // clear what I cannot take before the others
  const int loss = value.allies(s.council.of(static_cast<Race>(m.a)));
  const bool at_the_end = rule == Rule::moment || rule == Rule::end_turn;
  return at_the_end && loss > 60 ? loss - 60 : kNever;
}

int Thinker::worth_of_action(Move m) const {
  switch (m.verb) {
    case Verb::explore: return explore();
    case Verb::council: return stack(static_cast<Race>(m.a));
    case Verb::recruit: return recruit(static_cast<Lord>(m.a));
    case Verb::plot: return plot();
    default: return 0;
  }
}

// The price goes to an opponent, so it costs me an extra share.
int Thinker::buy() const {
  const int price = abyss::price(s);
  const Card c = newest();
  int worth = value.ally(c) - value.pearls(price) - value.pearls(price) / std::max(1, opponents());
  abyss::Seat after = s.at(me);
  after.hand.add(c);
  pay_pearls(after, price);
  for (const Lord l : s.court) {
    if (l == Lord::none) continue;
    const abyss::Bill bill = bill_for(s, me, l);
    if (abyss::Purse(after).can_pay(bill) && !abyss::Purse(s.at(me)).can_pay(bill)) {
      worth += 12;  // now a lord comes within reach
      break;
    }
  }
  return worth - (s.at(me).pearls == price ? 4 : 0) - 8;
}

// The plan is made when the first ally is due, and carried out ally by ally.
int Thinker::pay(Move m) const {
  const auto lord = static_cast<Lord>(s.stack.back().arg);
  const AllySet all = s.at(me).hand + s.paid;
  if (plan.lord != lord || plan.turn != s.turn || !(plan.all == all) || plan.payer != me ||
      !plan.payment.contains(s.paid)) {
    const auto& found = payment(bill_for(s, me, lord));
    plan = {lord, me, s.turn, all, found ? found->allies : s.paid};
  }
  const AllySet rest = plan.payment - s.paid;
  const bool on_plan =
      m.verb == Verb::done ? rest.empty() : !rest.empty() && rest.front() == static_cast<Card>(m.a);
  return on_plan ? 0 : kOffPlan;
}

// The drawn tiles that I do not choose become available to the others.
int Thinker::draw(int tiles) const {
  return value.best_of_drawn(tiles) - (tiles - 1) * (value.is_last_turn() ? 4 : 8);
}

int Thinker::disable(Lord l) const {
  return value.power(l) + (abyss::card_of(l).keys == 1 ? value.key() : 0);
}

int Thinker::scheme(Lord own) const {
  int sum = 0;
  for (const Lord l : s.lord_deck) sum += value.lord(l);
  return sum / std::max(1, s.lord_deck.size()) - value.lord(own) - 10;
}

int Thinker::worth(Move m) const {
  switch (m.verb) {
    case Verb::plot:
    case Verb::explore:
    case Verb::council:
    case Verb::recruit: return worth_of_action(m);
    case Verb::sell:
    case Verb::clear:
    case Verb::replace: return power(m);
    case Verb::buy: return buy();
    case Verb::take: return value.ally(newest()) + (s.row.full() ? value.pearl() : 0);
    case Verb::fight: return fight();
    case Verb::go_on: return go_on();
    case Verb::reward: return reward(m.a, m.b);
    case Verb::pay:
    case Verb::done: return pay(m);
    case Verb::affiliate: return value.affiliation(static_cast<Card>(m.a));
    case Verb::discard: return -value.ally(static_cast<Card>(m.a));
    case Verb::ransom: return -value.pearl();
    case Verb::hunt: return abyss::size(s.seats[m.a].tokens);
    case Verb::disable: return disable(static_cast<Lord>(m.a));
    case Verb::betray:
      return value.lord(static_cast<Lord>(m.b)) - value.lord(static_cast<Lord>(m.a));
    case Verb::scheme: return scheme(static_cast<Lord>(m.a));
    case Verb::bribe: return value.lord(static_cast<Lord>(m.a)) - value.pearls(5) - 5;
    case Verb::swap:
      return value.location(static_cast<Location>(m.b)) -
             value.location(static_cast<Location>(m.a));
    case Verb::claim:
    case Verb::exchange: return value.location(static_cast<Location>(m.a));
    case Verb::draw: return draw(m.a);
    case Verb::key: return m.a == abyss::kKeyTokenArg ? 1 : -value.power(static_cast<Lord>(m.a));
    default: return 0;  // pass, end, skip, keep
  }
}

}  // namespace

void AbyssPolicy::worths(const State& s, const abyss::MoveList& legal, int* out) {
  const Player me = to_move(s);
  const Thinker thinker(s, me, plan_, payments_);
  for (std::size_t i = 0; i < legal.size(); ++i) out[i] = thinker.worth(legal[i]);
}

Move AbyssPolicy::best(const State& s, const abyss::MoveList& legal) {
  if (legal.size() == 1) return legal[0];
  std::array<int, kMostMoves> worth;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  worths(s, legal, worth.data());
  return legal[static_cast<std::size_t>(
      std::max_element(worth.begin(), worth.begin() + legal.size()) - worth.begin())];
}

}  // namespace hadal::bots
