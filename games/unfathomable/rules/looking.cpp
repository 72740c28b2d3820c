// SPDX-License-Identifier: Apache-2.0
// Looking at the top of a deck, alone, and putting the cards back.
#include <algorithm>

#include "games/unfathomable/cards/effects.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {
namespace {

constexpr std::array<Rule, kPiles> kDealOf{Rule::deal_mythos, Rule::deal_waypoint, Rule::deal_spell,
                                           Rule::deal_item};

int pile_size(const State& s, Pile pile) {
  switch (pile) {
    case Pile::mythos: return s.mythos.size() + s.mythos_discard.size();
    case Pile::waypoint: return s.waypoints.size() + s.waypoint_discard.size();
    case Pile::spell: return s.spells.size();
    case Pile::item: return s.items.size();
  }
  return 0;
}

using LookedCard = Placed<std::uint8_t>;

void put_back(State& s, LookedCard looked, bool top) {
  looked.known.add(s.looker);
  const PileCard card{s.looked_pile, looked.card};
  if (top) {
    tell_secretly<Told::put_on_top>(looked.known, s.looker, s.looked_pile, card);
  } else {
    tell_secretly<Told::put_at_bottom>(looked.known, s.looker, s.looked_pile, card);
  }
  const auto put = [&](auto& deck, auto id) {
    if (top) {
      deck.put_on_top(id, looked.known);
    } else {
      deck.put_at_bottom(id, looked.known);
    }
  };
  switch (s.looked_pile) {
    case Pile::mythos: return put(s.mythos, static_cast<Mythos>(looked.card));
    case Pile::waypoint: return put(s.waypoints, static_cast<Waypoint>(looked.card));
    case Pile::spell: return put(s.spells, static_cast<Spell>(looked.card));
    case Pile::item: return put(s.items, static_cast<Item>(looked.card));
  }
}

LookedCard take_from_looked(State& s, std::uint8_t card) {
  std::size_t at = 0;
  while (s.looked[at].card != card) ++at;
  const LookedCard taken = s.looked[at];
  for (; at + 1 < s.looked.size(); ++at) s.looked[at] = s.looked[at + 1];
  s.looked.pop_back();
  return taken;
}

// [UNF-OWN-8] Several cards go to places that only the looker can tell apart.
void others_forget(State& s) {
  if (s.looked.size() < 2) return;
  for (LookedCard& looked : s.looked) looked.known = {};
}

void bury_all(State& s) {
  while (!s.looked.empty()) put_back(s, take_from_looked(s, s.looked[0].card), false);
}

void end_look(State& s) {
  bury_all(s);
  s.looker = Player::nobody;
}

// The others are shuffled into the deck.
void shuffle_back(State& s) {
  while (!s.looked.empty()) s.items.rest.add(static_cast<Item>(s.looked.pop_back().card));
  s.items.shuffle();
  tell<Told::pile_reshuffled>(Pile::item, s.items.size());
}

void see(State& s, std::uint8_t card, Seats known) {
  s.looked.push_back({card, known});
  tell_only<Told::saw>({s.looker}, s.looker, PileCards{{s.looked_pile, card}});
}

// [UNF-4-7]
template <typename Deck, typename Set>
void refill(Deck& deck, Set& discards, Pile pile) {
  if (!discards.empty()) tell<Told::pile_reshuffled>(pile, discards.size());
  deck.rest = discards;
  discards = {};
}

}  // namespace

void look_at(State& s, Player who, Pile pile, int n, LookFor why) {
  n = std::min(n, pile_size(s, pile));
  if (n == 0) return;
  s.looked_pile = pile;
  s.looker = who;
  s.looked.clear();
  tell<Told::looked>(who, n, pile);
  push(s, {.rule = Rule::look, .who = who, .arg = byte(why)});
  push(s,
       {.rule = kDealOf[index(pile)], .who = Player::chance, .count = byte(n), .extra = kToLooked});
}

namespace look {
namespace {

// The chosen card is not resolved or kept in the open.
bool puts_on_top(LookFor why) { return why == LookFor::order || why == LookFor::foresee; }

}  // namespace

// [UNF-OWN-14] With one card left in the item deck: keep it, or put it back.
void moves(const State& s, const Frame& f, MoveList& out) {
  for (const LookedCard& looked : s.looked)
    out.push_back({Verb::choose, byte(s.looked_pile), looked.card});
  const auto why = static_cast<LookFor>(f.arg);
  if (s.looked.size() == 1 && (why == LookFor::item || why == LookFor::spell))
    out.push_back({Verb::leave});
  if (s.looked.size() == 1 && puts_on_top(why))
    out.push_back({Verb::bury, byte(s.looked_pile), s.looked[0].card});
}

void apply(State& s, Frame f, Move m) {
  const auto why = static_cast<LookFor>(f.arg);
  if (m.verb == Verb::bury) return end_look(s);
  if (puts_on_top(why)) others_forget(s);
  const LookedCard taken = take_from_looked(s, m.verb == Verb::leave ? s.looked[0].card : m.b);
  if (m.verb == Verb::leave || puts_on_top(why)) put_back(s, taken, true);
  if (m.verb == Verb::leave) return end_look(s);
  switch (why) {
    case LookFor::order: break;
    case LookFor::foresee:
      if (s.looked.size() > 1) return push(s, {.rule = Rule::bury_rest, .who = f.who});
      break;
    case LookFor::waypoint: enter_waypoint(s, f.who, static_cast<Waypoint>(m.b)); break;
    case LookFor::spell: cast_spell(s, f.who, static_cast<Spell>(m.b)); break;
    case LookFor::conjure: shuffle_back(s); [[fallthrough]];
    case LookFor::item:
      tell<Told::got_item>(f.who, static_cast<Item>(m.b));
      gain_item(s, f.who, static_cast<Item>(m.b));
      break;
    case LookFor::crisis:
      s.crisis = static_cast<Mythos>(m.b);
      tell<Told::mythos>(f.who, s.crisis);
      break;
  }
  end_look(s);
}

}  // namespace look

namespace bury_rest {

// [UNF-SP-FORESEE] The rest goes to the bottom in any order.
void moves(const State& s, const Frame&, MoveList& out) {
  for (const LookedCard& looked : s.looked)
    out.push_back({Verb::bury, byte(s.looked_pile), looked.card});
}

void apply(State& s, Frame f, Move m) {
  put_back(s, take_from_looked(s, m.b), false);
  if (s.looked.size() > 1) return push(s, f);
  end_look(s);
}

}  // namespace bury_rest

namespace look_at_one {

// [UNF-C-WILLIAM] The single card stays or goes to the bottom; everybody sees where it goes.
void moves(const State& s, const Frame&, MoveList& out) {
  out.push_back({Verb::leave});
  if (pile_size(s, s.looked_pile) == 0) return;  // top and bottom are the same place
  out.push_back({Verb::bury, byte(s.looked_pile), s.looked[0].card});
}

void apply(State& s, Frame, Move m) {
  if (m.verb == Verb::leave) put_back(s, s.looked.pop_back(), true);
  end_look(s);
}

}  // namespace look_at_one

namespace choose_deck {

// [UNF-7] Bridge; [UNF-SP-FORESEE]
void moves(const State& s, const Frame&, MoveList& out) {
  out.push_back({Verb::deck, byte(Pile::mythos)});
  if (pile_size(s, Pile::waypoint) > 0) out.push_back({Verb::deck, byte(Pile::waypoint)});
}

void apply(State& s, Frame f, Move m) {
  look_at(s, f.who, static_cast<Pile>(m.a), f.count, static_cast<LookFor>(f.arg));
}

}  // namespace choose_deck

// --- dealing from these decks

namespace {

void equal_weights(const MoveList& list, WeightList& out) {
  for (std::size_t i = 0; i < list.size(); ++i) out.push_back(1);
}

}  // namespace

namespace deal_mythos {

// [UNF-4-7] [UNF-HR-30]
bool ready(State& s, const Frame&) {
  if (s.mythos.empty()) refill(s.mythos, s.mythos_discard, Pile::mythos);
  return !s.mythos.empty();
}
void moves(const State& s, const Frame&, MoveList& out) { next_cards(s.mythos, Verb::mythos, out); }
void weights(const State&, const Frame&, const MoveList& list, WeightList& out) {
  equal_weights(list, out);
}

// [UNF-8-10] An unusable green card seen while looking is shown, discarded and replaced.
void apply(State& s, Frame f, Move m) {
  const auto card = static_cast<Mythos>(m.a);
  const Seats known = s.mythos.next_known();
  s.mythos.take(card);
  if (f.extra != kToLooked) {
    s.crisis = card;
    return tell<Told::mythos>(s.stack.back().who, card);
  }
  if (!is_usable_green(s, card)) {
    s.mythos_discard.add(card);
    tell<Told::mythos_unusable>(card);
    return s.stack.push_back(f);
  }
  see(s, m.a, known);
  if (--f.count > 0) s.stack.push_back(f);
}

}  // namespace deal_mythos

namespace deal_waypoint {

bool ready(State& s, const Frame&) {
  if (s.waypoints.empty()) refill(s.waypoints, s.waypoint_discard, Pile::waypoint);
  return !s.waypoints.empty();
}
void moves(const State& s, const Frame&, MoveList& out) {
  next_cards(s.waypoints, Verb::waypoint, out);
}
void weights(const State&, const Frame&, const MoveList& list, WeightList& out) {
  equal_weights(list, out);
}

void apply(State& s, Frame f, Move m) {
  const Seats known = s.waypoints.next_known();
  s.waypoints.take(static_cast<Waypoint>(m.a));
  if (f.extra != kToLooked) return enter_waypoint(s, seat(f.extra), static_cast<Waypoint>(m.a));
  see(s, m.a, known);
  if (--f.count > 0) s.stack.push_back(f);
}

}  // namespace deal_waypoint

namespace deal_spell {

bool ready(State& s, const Frame&) { return !s.spells.empty(); }
void moves(const State& s, const Frame&, MoveList& out) { next_cards(s.spells, Verb::spell, out); }
void weights(const State&, const Frame&, const MoveList& list, WeightList& out) {
  equal_weights(list, out);
}

void apply(State& s, Frame f, Move m) {
  const Seats known = s.spells.next_known();
  s.spells.take(static_cast<Spell>(m.a));
  if (--f.count > 0) s.stack.push_back(f);
  if (f.extra == kToLost) return s.spells_lost.add(static_cast<Spell>(m.a));
  if (f.extra != kToLooked) return cast_spell(s, seat(f.extra), static_cast<Spell>(m.a));
  see(s, m.a, known);
}

}  // namespace deal_spell

namespace deal_item {

bool ready(State& s, const Frame&) { return !s.items.empty(); }
void moves(const State& s, const Frame&, MoveList& out) { next_cards(s.items, Verb::item, out); }
void weights(const State&, const Frame&, const MoveList& list, WeightList& out) {
  equal_weights(list, out);
}

void apply(State& s, Frame f, Move m) {
  const Seats known = s.items.next_known();
  s.items.take(static_cast<Item>(m.a));
  if (--f.count > 0) s.stack.push_back(f);
  if (f.extra == kToLost) return s.items_lost.add(static_cast<Item>(m.a));
  if (f.extra != kToLooked) {
    tell<Told::got_item>(seat(f.extra), static_cast<Item>(m.a));
    return gain_item(s, seat(f.extra), static_cast<Item>(m.a));
  }
  see(s, m.a, known);
}

}  // namespace deal_item
}  // namespace hadal::unfathomable
