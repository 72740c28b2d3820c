// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/view.h"

#include "engine/hash.h"
#include "games/unfathomable/cards/effects.h"
#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/text/notation.h"

namespace hadal::unfathomable {
namespace {

SeatView seat_view(const State& s, const Seat& seat) {
  SeatView v;
  v.hand_size = byte(seat.hand.size());
  v.added_size = byte(seat.added.size());
  if (s.test.open) v.added = seat.added;
  v.at_most = seat.at_most;
  v.added_at_most = seat.added_at_most;
  v.items = seat.items;
  v.improvement = seat.improvement;
  v.character = seat.character;
  v.space = seat.space;
  v.revealed = seat.revealed;
  v.has_feat = seat.has_feat;
  return v;
}

template <typename E>
std::uint8_t seen(const Placed<E>& p, Player viewer) {
  return is_seat(viewer) && p.known.has(viewer) ? static_cast<std::uint8_t>(p.card) : kHidden;
}

// What the viewer knows of placed cards.
template <typename E, typename Set, std::size_t N>
DeckView deck_view(const Deck<E, Set, N>& deck, Player viewer) {
  DeckView v;
  v.size = byte(deck.size());
  for (const Placed<E>& p : deck.top) v.top.push_back(seen(p, viewer));
  for (const Placed<E>& p : deck.bottom) v.bottom.push_back(seen(p, viewer));
  return v;
}

void include_board(View& v, const State& s) {
  v.dials = s.dials;
  v.travel = s.travel;
  v.ritual = s.ritual;
  v.deep_ones = s.deep_ones;
  v.hydra = s.hydra;
  v.dagon = s.dagon;
  v.passengers = s.passengers;
  v.passenger_faces = s.passenger_faces;
  v.damage = s.damage;
  v.damage_deck = s.damage_deck;
  v.fleeing_at_bottom = s.fleeing_at_bottom;
  v.captain = s.captain;
  v.keeper = s.keeper;
  v.kept = s.kept;
  v.flesh_ward = s.flesh_ward;
  v.revelation = s.revelation;
}

void include_decks(View& v, const State& s, Player viewer) {
  for (std::size_t i = 0; i < kSkills; ++i)
    v.deck_sizes[i] = byte(s.skill_decks.size(static_cast<Skill>(i)));
  v.discard_tops = s.discard_tops;
  v.played = cards_in_play(s);
  v.chaos_size = byte(s.chaos.size());
  v.chaos_at_most = s.chaos_at_most;
  v.decks[index(Pile::mythos)] = deck_view(s.mythos, viewer);
  v.decks[index(Pile::waypoint)] = deck_view(s.waypoints, viewer);
  v.decks[index(Pile::spell)] = deck_view(s.spells, viewer);
  v.decks[index(Pile::item)] = deck_view(s.items, viewer);
  v.mythos_discard = s.mythos_discard;
  v.route = s.route;
  v.waypoint_discard = s.waypoint_discard;
  v.spells_lost = byte(s.spells_lost.size());
  v.items_lost = byte(s.items_lost.size());
  v.loyalty_deck = byte(s.loyalty_deck[0] + s.loyalty_deck[1] + s.loyalty_deck[2]);
}

// [UNF-21-10] [UNF-22-2] Everything lies open when the game is over.
void include_loyalty(View& v, const State& s, Player viewer) {
  for (const LoyaltyCard& card : s.loyalty) {
    const bool sees =
        card.face_up || s.ending != Ending::none || (is_seat(viewer) && card.known.has(viewer));
    v.loyalty.push_back(
        {sees ? byte(card.loyalty) : kHidden, card.holder, card.face_up, card.known});
  }
}

void include_turn(View& v, const State& s) {
  v.players = s.players;
  v.options = s.options;
  v.turn = s.turn;
  v.current = s.current;
  v.crisis = s.crisis;
  v.stand_in = s.stand_in;
  v.barricaded = s.barricaded;
  v.awakened = s.awakened;
  v.no_icons = s.no_icons;
  v.used = s.used;
  v.true_grit = s.true_grit;
  v.ending = s.ending;
  v.die = s.die;
  v.waiting = s.waiting;
}

// [UNF-9-6] The size of the pile is open, its cards only after the reveal.
void include_test(View& v, const State& s) {
  v.test = s.test;
  v.pile_size = byte(s.test.pile.size() + s.test.shown.size());
  for (std::size_t i = 0; i < s.players; ++i)
    v.pile_size = byte(v.pile_size + s.seats[i].added.size());
  if (!s.test.revealed) v.test.pile = {};
}

// The question; what somebody added last is his secret.
void include_question(View& v, const State& s, Player viewer) {
  if (s.stack.empty()) return;
  v.asked = s.stack.back();
  if (v.asked.rule == Rule::contribute && v.asked.who != viewer && !s.test.open) v.asked.arg = 0;
}

}  // namespace

View view(const State& s, Player viewer) {
  View v;
  v.viewer = viewer;
  if (is_seat(viewer)) {
    v.hand = s.at(viewer).hand;
    v.added = s.at(viewer).added;
  }
  for (std::size_t i = 0; i < s.players; ++i) v.seats[i] = seat_view(s, s.seats[i]);
  include_board(v, s);
  include_decks(v, s, viewer);
  include_loyalty(v, s, viewer);
  include_turn(v, s);
  include_test(v, s);
  include_question(v, s, viewer);
  v.looked_pile = s.looked_pile;
  v.looker = s.looker;
  for (const Placed<std::uint8_t>& looked : s.looked)
    v.looked.push_back(s.looker == viewer ? looked.card : seen(looked, viewer));
  return v;
}

namespace {

void hash_set(Hash& h, SkillSet set) { h.add(set.low()).add(set.high()); }

void hash_seats(Hash& h, const View& v) {
  for (std::size_t i = 0; i < v.players; ++i) {
    const SeatView& seat = v.seats[i];
    h.add(seat.hand_size).add(seat.added_size).add_all(seat.at_most).add_all(seat.added_at_most);
    hash_set(h, seat.added);
    h.add(seat.items.word()).add(seat.improvement).add(seat.character).add(seat.space);
    h.add(seat.revealed).add(seat.has_feat);
  }
}

void hash_board(Hash& h, const View& v) {
  h.add_all(v.dials).add(v.travel).add(v.ritual).add_all(v.deep_ones).add(v.hydra).add(v.dagon);
  h.add_all(v.passengers).add_all(v.passenger_faces).add_all(v.damage).add(v.damage_deck.word());
  h.add(v.fleeing_at_bottom).add(v.captain).add(v.keeper).add_all(v.kept);
  h.add(v.flesh_ward).add(v.revelation).add_all(v.deck_sizes).add_all(v.discard_tops);
  h.add(v.chaos_size).add_all(v.chaos_at_most);
  hash_set(h, v.played);
  for (const DeckView& d : v.decks) {
    h.add(d.size).add(d.top.size()).add_all(d.top).add(d.bottom.size()).add_all(d.bottom);
  }
  h.add(v.mythos_discard.word(0)).add(v.mythos_discard.word(1)).add(v.route.word());
  h.add(v.waypoint_discard.word()).add(v.spells_lost).add(v.items_lost).add(v.loyalty_deck);
  for (const LoyaltyView& l : v.loyalty)
    h.add(l.loyalty).add(l.holder).add(l.face_up).add(l.known.word());
}

void hash_turn(Hash& h, const View& v) {
  h.add(v.turn).add(v.current).add(v.crisis).add(v.stand_in).add(v.barricaded).add(v.awakened);
  h.add(v.no_icons).add(v.used.word()).add(v.true_grit.word()).add(v.ending);
  const Test& t = v.test;
  h.add(t.kind)
      .add(t.helps.word())
      .add(t.target)
      .add(t.partial)
      .add(t.open)
      .add(t.no_chaos)
      .add(t.ring);
  h.add(t.experienced).add(t.declared).add(t.revealed).add(t.change).add(t.total).add(t.result);
  hash_set(h, t.pile);
  hash_set(h, t.shown);
  h.add_all(t.pile_at_most).add_all(t.joint_at_most).add(t.treachery);
  h.add(v.pile_size).add(v.die.face).add(v.die.change).add(v.die.attack).add(v.die.fixed);
  h.add(v.die.almanac).add(v.die.pistol).add(v.die.shooter).add_all(v.waiting);
  h.add(v.looked_pile).add(v.looker).add(v.looked.size()).add_all(v.looked);
  const Frame& f = v.asked;
  h.add(f.rule).add(f.who).add(f.step).add(f.arg).add(f.count).add(f.extra);
}

}  // namespace

std::uint64_t key_of(const View& v, SkillSet discards) {
  Hash h;
  h.add(v.viewer).add(v.players).add(v.options.players).add(v.options.variant);
  h.add(v.options.difficulty).add(v.options.characters);
  hash_set(h, v.hand);
  hash_set(h, v.added);
  hash_seats(h, v);
  hash_board(h, v);
  hash_turn(h, v);
  hash_set(h, discards);
  return h.value();
}

// Every discarded card was open, and is remembered.
std::uint64_t view_key(const State& s, Player viewer) {
  return key_of(view(s, viewer), s.skill_discards);
}

namespace {

Move hide(Move m) {
  m.a = kHidden;
  return m;
}

// Cards put back after a secret look; everybody sees what is resolved or kept.
Move hide_put_back(const State& s, Move m, Player viewer) {
  const Frame& f = s.stack.back();
  if (f.who == viewer) return m;
  const auto why = static_cast<LookFor>(f.arg);
  const bool secret = f.rule != Rule::look || m.verb == Verb::bury || why == LookFor::order ||
                      why == LookFor::foresee;
  if (secret && f.rule != Rule::choose_item) m.b = kHidden;
  return m;
}

}  // namespace

Move seen_by(const State& s, Move m, Player viewer) {
  if (s.stack.empty()) return m;
  const Frame& f = s.stack.back();
  switch (m.verb) {
    case Verb::contribute:
      return f.rule == Rule::contribute && f.who != viewer && !s.test.open ? hide(m) : m;
    case Verb::skill: {
      const bool open = f.extra == kToOpenPile || (f.extra == kToPile && s.test.open);
      if (open || (is_seat(viewer) && f.extra == byte(viewer))) return m;
      return {m.verb, byte(kHiddenValue + f.arg)};
    }
    case Verb::chaos: return hide(m);
    case Verb::loyalty: return is_seat(viewer) && f.arg == byte(viewer) ? m : hide(m);
    case Verb::mythos:
      // An unusable green card is shown to everybody.
      if (f.extra == kToLooked && s.looker != viewer &&
          is_usable_green(s, static_cast<Mythos>(m.a)))
        return hide(m);
      return m;
    case Verb::waypoint:
    case Verb::spell:
    case Verb::item:
      if (f.extra == kToLost || (f.extra == kToLooked && s.looker != viewer)) return hide(m);
      return m;
    case Verb::choose:
    case Verb::bury: return hide_put_back(s, m, viewer);
    default: return m;
  }
}

namespace {

bool discards_hidden_cards(const State& before, Move m, const State& after) {
  const SkillSet open =
      (before.test.revealed ? before.test.pile + before.test.shown : before.test.shown) +
      cards_in_play(before);
  for (const Card c : after.skill_discards) {
    const int came = after.skill_discards.count(c) - before.skill_discards.count(c);
    if (came > open.count(c) + (c == named_card(m) ? 1 : 0)) return true;
  }
  return false;
}

}  // namespace

bool brings_news(const State& before, Move m, const State& after) {
  if (!(before.loyalty == after.loyalty)) return true;
  return (!before.test.revealed && after.test.revealed) || discards_hidden_cards(before, m, after);
}

}  // namespace hadal::unfathomable
