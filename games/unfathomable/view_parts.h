// SPDX-License-Identifier: Apache-2.0
// The parts of a view, each by inclusion. Who needs one alone, a million times a second, need not
// have all of it made.
#pragma once

#include "games/unfathomable/view.h"

namespace hadal::unfathomable {

inline OwnView own_view(const State& s, Player viewer) {
  OwnView v;
  v.viewer = viewer;
  if (is_seat(viewer)) {
    v.hand = s.at(viewer).hand;
    v.added = s.at(viewer).added;
  }
  return v;
}

inline SkillSet seen_added(const State& s, const Seat& seat) {
  return seat.added.if_true(s.test.open);
}

inline SeatView seat_view(const State& s, std::size_t i) {
  const Seat& seat = s.seats[i];
  SeatView v;
  v.hand_size = byte(seat.hand.size());
  v.added_size = byte(seat.added.size());
  v.added = seen_added(s, seat);
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

// A card, or kHidden. Without a branch: who may see what is hard to foresee.
constexpr std::uint8_t unless_hidden(std::uint8_t card, bool sees) {
  static_assert(kHidden == 255);
  return static_cast<std::uint8_t>(card | (unsigned{sees} - 1u));
}

template <typename E>
std::uint8_t seen(const Placed<E>& p, Player viewer) {
  return unless_hidden(static_cast<std::uint8_t>(p.card), is_seat(viewer) && p.known.has(viewer));
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
// The last of DeckView::top alone. Where nothing was put, the first place is known to nobody.
template <typename E, typename Set, std::size_t N>
std::uint8_t seen_on_top(const Deck<E, Set, N>& deck, Player viewer) {
  return seen(deck.top[deck.top.size() - (deck.top.empty() ? 0 : 1)], viewer);
}

inline BoardView board_view(const State& s) {
  BoardView v;
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
  return v;
}

inline std::uint8_t skill_deck_size(const State& s, std::size_t skill) {
  return byte(s.skill_decks.size(static_cast<Skill>(skill)));
}

inline std::uint8_t loyalty_deck_size(const State& s) {
  return byte(s.loyalty_deck[0] + s.loyalty_deck[1] + s.loyalty_deck[2]);
}

inline DecksView decks_view(const State& s) {
  DecksView v;
  for (std::size_t i = 0; i < kSkills; ++i) v.deck_sizes[i] = skill_deck_size(s, i);
  v.discard_tops = s.discard_tops;
  v.played = cards_in_play(s);
  v.chaos_size = byte(s.chaos.size());
  v.chaos_at_most = s.chaos_at_most;
  v.mythos_discard = s.mythos_discard;
  v.route = s.route;
  v.waypoint_discard = s.waypoint_discard;
  v.spells_lost = byte(s.spells_lost.size());
  v.items_lost = byte(s.items_lost.size());
  v.loyalty_deck = loyalty_deck_size(s);
  return v;
}

// [UNF-21-10] [UNF-22-2] Everything lies open when the game is over.
inline LoyaltyView loyalty_view(const State& s, const LoyaltyCard& card, Player viewer) {
  const bool over = s.ending != Ending::none;
  const bool sees = card.face_up | over | (is_seat(viewer) && card.known.has(viewer));
  return {unless_hidden(byte(card.loyalty), sees), card.holder, card.face_up, card.known};
}

// The question; what somebody added last is their secret.
inline Frame asked_view(const State& s, Player viewer) {
  if (s.stack.empty()) return {};
  Frame asked = s.stack.back();
  if (asked.rule == Rule::contribute && asked.who != viewer && !s.test.open) asked.arg = 0;
  return asked;
}

// One of the cards being looked at.
inline std::uint8_t seen_looked(const State& s, Placed<std::uint8_t> looked, Player viewer) {
  return s.looker == viewer ? looked.card : seen(looked, viewer);
}

inline TurnView turn_view(const State& s, Player viewer) {
  TurnView v;
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
  v.looked_pile = s.looked_pile;
  v.looker = s.looker;
  for (const Placed<std::uint8_t>& looked : s.looked)
    v.looked.push_back(seen_looked(s, looked, viewer));
  v.asked = asked_view(s, viewer);
  return v;
}

// [UNF-9-6] The size of the pile is open, its cards only after the reveal.
inline std::uint8_t pile_size(const State& s) {
  SkillSet all = s.test.pile + s.test.shown;
  for (std::size_t i = 0; i < s.players; ++i) all += s.seats[i].added;
  return byte(all.size());
}
inline SkillSet seen_pile(const State& s) { return s.test.pile.if_true(s.test.revealed); }

inline TestView test_view(const State& s) {
  TestView v;
  v.test = s.test;
  v.pile_size = pile_size(s);
  v.test.pile = seen_pile(s);
  return v;
}

}  // namespace hadal::unfathomable
