// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/prudence.h"

#include <algorithm>

#include "games/abyss/bot/value.h"
#include "games/abyss/rules/payment.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/score.h"

namespace hadal::bots {
namespace {

using abyss::AllySet;
using abyss::Card;
using abyss::Location;
using abyss::Lord;
using abyss::Move;
using abyss::State;
using abyss::value_of;
using abyss::Verb;

constexpr int kFarBehind = 60;    // tenths of influence
constexpr int kMostOfAnAlly = 5;  // points
constexpr int kSafeLead = 25;     // points; a last turn and the last affiliation hardly bring more
constexpr int kToken = 3;         // points of a monster token of somebody else, who knows

// Once an ally can be left out, it can be left out of every larger payment.
bool pays_too_much(const State& s, Card c) {
  const abyss::Frame& f = s.stack.back();
  const int cost = bill_for(s, f.who, static_cast<Lord>(f.arg)).cost;
  AllySet paid = s.paid;
  paid.add(c);
  const int surplus = paid.value() - cost;
  for (const Card one : paid)
    if (value_of(one) <= surplus && paid.size(race_of(one)) > 1) return true;
  return false;
}

int points_at_the_end(State s, Player p) {
  abyss::Seat& mine = s.at(p);
  for (const abyss::Race r : mine.hand.races()) mine.affiliated.add(mine.hand.of(r).front());
  return points(s, p).total();
}

// More pearls than the ally is worth in any payment, or the last pearl for a lowest ally, although
// its race is already in the hand: the pearls would have paid for just as much.
bool squanders_pearls(const State& s, Player me) {
  const Card c = s.row.back();
  const int price = abyss::price(s);
  const bool dear = price > value_of(c) || (value_of(c) == 1 && price == s.at(me).pearls);
  return dear && s.ender == Player::nobody && s.at(me).hand.has(race_of(c));
}

// The most points I can have after recruiting one of the lords; what is paid for the lord is not
// subtracted.
int points_with_a_lord(const State& s, Player me, const abyss::MoveList& legal) {
  int best = 0;
  for (const Move m : legal) {
    if (m.verb != Verb::recruit) continue;
    State with = s;
    with.at(me).lords.add(static_cast<Lord>(m.a));
    best = std::max(best, points(with, me).total());
  }
  return best;
}

// In the last turn, while a lord brings more than any ally could.
bool misses_a_lord(const State& s, Player me, const abyss::MoveList& legal) {
  if (s.ender == Player::nobody || s.extra_turn) return false;
  const int now = points(s, me).total();
  const int in_hand = points_at_the_end(s, me) - now;  // at most so much is lost by paying
  return points_with_a_lord(s, me, legal) - in_hand - now > kMostOfAnAlly;
}

// The lord that ends the game can be paid, and nobody could catch up.
bool leaves_a_win(const State& s, Player me, const abyss::MoveList& legal) {
  if (s.ender != Player::nobody || s.at(me).lords.size() + 1 < abyss::kLordsThatEnd) return false;
  int most = 0;
  for (Player p = after(s, me); p != me; p = after(s, p)) {
    const abyss::Points theirs = points(s, p);
    most = std::max(most, theirs.total() - theirs.monsters + kToken * abyss::size(s.at(p).tokens));
  }
  return points_with_a_lord(s, me, legal) >= most + kSafeLead;
}

// Neither a lord of the court nor any that may come could be paid with a pearl less.
bool plots_in_vain(const State& s, Player me) {
  abyss::Seat mine = s.at(me);
  pay_pearls(mine, 1);
  const abyss::Purse purse(mine);
  for (const Lord l : court_lords(s) | s.lord_deck)
    if (purse.can_pay(bill_for(s, me, l))) return false;
  return true;
}

bool sells_points(const State& s, Player me, Card c) {
  if (s.ender == Player::nobody || s.extra_turn) return false;
  const abyss::Rule rule = s.stack.back().rule;
  if (rule != abyss::Rule::moment && rule != abyss::Rule::end_turn) return false;
  State without = s;
  without.at(me).hand.remove(c);
  return points_at_the_end(without, me) < points_at_the_end(s, me);
}

// In the last round, a player whose turn is over buys only for the last affiliation.
bool buys_for_nothing(const State& s, Player me) {
  if (s.ender == Player::nobody) return false;
  for (Player p = after(s, s.active); p != s.ender; p = after(s, p))
    if (p == me) return false;  // has a turn yet
  State with = s;
  with.at(me).hand.add(s.row.back());
  return points_at_the_end(with, me) <= points_at_the_end(s, me);
}

// The best location among the moves that take one like `verb` does.
int best_location(const AbyssValue& value, Verb verb, const abyss::MoveList& legal) {
  int best = 0;
  for (const Move m : legal)
    if (m.verb == verb) best = std::max(best, value.location(static_cast<Location>(m.a)));
  return best;
}

int best_swap(const AbyssValue& value, const abyss::MoveList& legal) {
  int best = 0;
  for (const Move m : legal)
    if (m.verb == Verb::swap)
      best = std::max(best, value.location(static_cast<Location>(m.b)) -
                                value.location(static_cast<Location>(m.a)));
  return best;
}

bool keeps_a_lower_one(const State& s, Player me, Card c, const abyss::MoveList& legal) {
  return std::any_of(legal.begin(), legal.end(), [&](Move other) {
    const auto lower = static_cast<Card>(other.a);
    return other.verb == Verb::discard && race_of(lower) == race_of(c) &&
           value_of(lower) < value_of(c) && s.at(me).hand.has(lower);
  });
}

}  // namespace

Absurdity absurdity(const State& s, Move m, const abyss::MoveList& legal) {
  const Player me = abyss::to_move(s);
  switch (m.verb) {
    case Verb::pay:
      if (pays_too_much(s, static_cast<Card>(m.a))) return Absurdity::superfluous_ally;
      break;
    case Verb::plot:
      if (plots_in_vain(s, me)) return Absurdity::plot_in_vain;
      break;
    case Verb::buy:
      if (buys_for_nothing(s, me)) return Absurdity::useless_purchase;
      if (squanders_pearls(s, me)) return Absurdity::squandered_pearls;
      break;
    case Verb::explore:
    case Verb::council:
      if (misses_a_lord(s, me, legal)) return Absurdity::missed_lord;
      if (leaves_a_win(s, me, legal)) return Absurdity::unfinished_win;
      break;
    case Verb::go_on:
      if (!is_ally(s.row.back()) && s.threat == abyss::kThreatSpaces)
        return Absurdity::passed_prize;
      break;
    case Verb::sell:
      if (sells_points(s, me, static_cast<Card>(m.a))) return Absurdity::sold_points;
      break;
    case Verb::betray: {
      const AbyssValue value(s, me);
      if (value.lord(static_cast<Lord>(m.b)) + kFarBehind < value.lord(static_cast<Lord>(m.a)))
        return Absurdity::worse_lord;
      break;
    }
    case Verb::claim:
    case Verb::exchange: {
      const AbyssValue value(s, me);
      const int worth = value.location(static_cast<Location>(m.a));
      if (worth + kFarBehind < best_location(value, m.verb, legal))
        return Absurdity::worse_location;
      break;
    }
    case Verb::pass:
      if (s.stack.back().rule == abyss::Rule::illusionist &&
          best_swap(AbyssValue(s, me), legal) > kFarBehind)
        return Absurdity::missed_exchange;
      break;
    case Verb::keep:
      if (best_location(AbyssValue(s, me), Verb::exchange, legal) > kFarBehind)
        return Absurdity::missed_exchange;
      break;
    case Verb::discard:
      if (keeps_a_lower_one(s, me, static_cast<Card>(m.a), legal)) return Absurdity::higher_discard;
      break;
    default: break;
  }
  return Absurdity::none;
}

Move Prudent::choose(const State& world, Player me, const abyss::MoveList& legal, Rng& rng) {
  abyss::MoveList sensible;
  for (const Move m : legal)
    if (absurdity(world, m, legal) == Absurdity::none) sensible.push_back(m);
  searched_ = sensible.size() != 1;
  if (sensible.empty()) return bot_->choose(world, me, legal, rng);
  if (sensible.size() == 1) return sensible[0];
  return bot_->choose(world, me, sensible, rng);
}

}  // namespace hadal::bots
