// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/terminal/screen_choices.h"

#include <algorithm>

#include "games/abyss/cards/lords.h"
#include "games/abyss/engine.h"
#include "games/abyss/rules/payment.h"
#include "games/abyss/score.h"

namespace hadal::cli {
namespace {

using abyss::AllySet;
using abyss::Card;
using abyss::Lord;
using abyss::Move;
using abyss::Race;
using abyss::Rule;
using abyss::State;
using abyss::Verb;

bool names_lord(Move m, Lord l) {
  const bool about = m.verb == Verb::recruit || m.verb == Verb::bribe || m.verb == Verb::replace;
  return about && static_cast<Lord>(m.a) == l;
}

// Every ally of the hand, equal ones as often as they are there.
void list_hand(const State& s, Player me, Verb verb, const AbyssWords& words, Choices& out) {
  const AllySet hand = s.at(me).hand;
  for (const Card c : hand)
    for (int i = 0; i < hand.count(c); ++i)
      out.items.push_back({{verb, static_cast<std::uint8_t>(c)}, words.ally(c)});
}

void list_keys(const State& s, Player me, const AbyssWords& words, Choices& out) {
  const Move token{Verb::key, abyss::kKeyTokenArg};
  for (int i = 0; i < s.at(me).keys; ++i) out.items.push_back({token, words.choice(token)});
  for (const Lord l : s.at(me).active() & abyss::kKeyLords)
    out.items.push_back({{Verb::key, static_cast<std::uint8_t>(l)}, words.lord(l)});
}

// What a location would give to the player to move.
std::string points_now(const State& s, std::uint8_t tile) {
  return std::to_string(location_points(s, to_move(s), static_cast<abyss::Location>(tile)));
}

void list_legal(const State& s, const AbyssWords& words, Choices& out) {
  abyss::MoveList legal;
  legal_moves(s, legal);
  for (const Move m : legal) {
    std::string label = words.choice(m);
    if (m.verb == Verb::claim || m.verb == Verb::exchange) label += " (" + points_now(s, m.a) + ")";
    if (m.verb == Verb::swap) label += " (" + points_now(s, m.a) + " > " + points_now(s, m.b) + ")";
    out.items.push_back({m, label});
  }
}

// [ABY-REC-8] The lowest ally stays, or any with the Master of Magic.
std::vector<Card> affiliable(const State& s, Player me, AllySet allies) {
  int lowest = 6;
  for (const Card c : allies) lowest = std::min(lowest, value_of(c));
  std::vector<Card> candidates;
  for (const Card c : allies)
    if (may_affiliate_any(s, me) || value_of(c) == lowest) candidates.push_back(c);
  return candidates;
}

// Legality exists once: the rules themselves are asked, ally by ally.
bool can_be_paid(State s, AllySet selected) {
  const auto play = [&s](Move m) {
    abyss::MoveList legal;
    legal_moves(s, legal);
    if (std::find(legal.begin(), legal.end(), m) == legal.end()) return false;
    abyss::apply(s, m);
    return true;
  };
  for (const Card c : selected)
    for (int i = 0; i < selected.count(c); ++i)
      if (!play({Verb::pay, static_cast<std::uint8_t>(c)})) return false;
  return play({Verb::done});
}

}  // namespace

int Choices::number_of(Lord l) const {
  int found = 0;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (!names_lord(items[i].move, l)) continue;
    if (found == 0 || items[i].move.verb == Verb::recruit) found = static_cast<int>(i) + 1;
  }
  return found;
}

Choices choices_of(const State& world, const AbyssWords& words) {
  Choices out;
  if (world.stack.empty()) return out;
  const abyss::Frame& f = world.stack.back();
  switch (f.rule) {
    case Rule::pay:
      out.pick = Choices::Pick::payment;
      list_hand(world, f.who, Verb::pay, words, out);
      break;
    case Rule::martial_law:
      out.pick = Choices::Pick::exactly;
      out.count = f.count;
      for (int i = 0; f.step == 0 && i < std::min<int>(f.count, world.at(f.who).pearls); ++i)
        out.items.push_back({{Verb::ransom}, words.choice({Verb::ransom})});
      list_hand(world, f.who, Verb::discard, words, out);
      break;
    case Rule::discard:
      out.pick = Choices::Pick::exactly;
      out.count = f.count;
      list_hand(world, f.who, Verb::discard, words, out);
      break;
    case Rule::pay_keys:
      out.pick = Choices::Pick::exactly;
      out.count = f.count;
      list_keys(world, f.who, words, out);
      break;
    default: list_legal(world, words, out);
  }
  return out;
}

Assessment assess(const State& world, AllySet selected) {
  const abyss::Frame& f = world.stack.back();
  const abyss::Bill bill = bill_for(world, f.who, static_cast<Lord>(f.arg));
  Assessment a;
  a.allies = selected + world.paid;
  a.races = a.allies.races().size();
  a.value = a.allies.value();
  a.pearls = std::max(0, bill.cost - a.value);
  a.legal = can_be_paid(world, selected);
  a.affiliable = affiliable(world, f.who, a.allies);
  return a;
}

Affordability affordability(const State& world, Player me, Lord l) {
  const abyss::Seat& mine = world.at(me);
  Affordability a;
  a.bill = bill_for(world, me, l);
  a.can = abyss::Purse(mine).can_pay(a.bill);
  a.required_missing = a.bill.required != Race::none && !mine.hand.has(a.bill.required);
  a.races_short = std::max(0, a.bill.races - mine.hand.races().size());
  std::vector<int> values;  // of the other races, best first
  int most = 0;
  int slots = a.bill.races;
  for (std::size_t r = 0; r < abyss::kRaces; ++r) {
    const int value = mine.hand.value(static_cast<Race>(r));
    if (static_cast<Race>(r) == a.bill.required) {
      most += value;
      --slots;
    } else {
      values.push_back(value);
    }
  }
  std::sort(values.begin(), values.end(), std::greater<>());
  for (int i = 0; i < slots; ++i) most += values[static_cast<std::size_t>(i)];
  a.pearls = std::max(0, a.bill.cost - most);
  a.value_short = std::max(0, a.pearls - mine.pearls);
  return a;
}

}  // namespace hadal::cli
