// SPDX-License-Identifier: Apache-2.0
// Figures, damage and decks.
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/text/document_reader.h"

namespace hadal::unfathomable::document_reader {

namespace {

// A card is in one place: naming it takes it away from where it was.
template <typename Set, typename E>
void take(Set& set, E e, const Document& d) {
  if (!set.has(e)) throw DocumentError(d, std::string(name(e)) + " is named in two places");
  set.remove(e);
}

}  // namespace

void read_monsters(const Document& d, State& s) {
  if (const auto* v = d.find("deep_ones")) {
    s.deep_ones = {};
    for (const auto& [key, n] : v->map())
      s.deep_ones[index(known_key<Space>(key, n, "a space"))] = count(n, kDeepOnes);
  }
  if (const auto* v = d.find("hydra")) s.hydra = known<Space>(*v, "a space");
  if (const auto* v = d.find("dagon")) s.dagon = known<Space>(*v, "a space");
  if (const auto* v = d.find("passengers")) {
    s.passengers = {};
    for (const auto& [key, n] : v->map()) {
      const auto x = known_key<Space>(key, n, "a space");
      if (!is_deck(x)) throw DocumentError(n, "passengers are on deck spaces");
      s.passengers[deck_index(x)] = count(n, kPassengers);
    }
  }
  if (const auto* v = d.find("passenger_faces")) {
    s.passenger_faces = {};
    for (const auto& [key, n] : v->map())
      s.passenger_faces[index(known_key<Passenger>(key, n, "a face"))] = count(n, kPassengers);
  }
  if (const auto* v = d.find("passengers_lost"))
    for (const Document& one : v->list())
      if (s.passenger_faces[index(known<Passenger>(one, "a face"))]-- == 0)
        throw DocumentError(one, "there are not so many passengers of this kind");
}

void read_damage(const Document& d, State& s) {
  if (const auto* v = d.find("damage"))
    for (const auto& [key, one] : v->map()) {
      const auto room = known_key<Space>(key, one, "a space");
      const auto card = known<Damage>(one, "a damage card");
      if (!is_room(room)) throw DocumentError(one, "only rooms can be damaged");
      s.damage[room_index(room)] = card;
      take(s.damage_deck, card, one);
    }
  if (const auto* v = d.find("damage_removed"))
    for (const Document& one : v->list())
      take(s.damage_deck, known<Damage>(one, "a damage card"), one);
  if (const auto* v = d.find("fleeing_at_bottom")) s.fleeing_at_bottom = v->yes();
}

namespace {

// A card, or a card and who has seen it there: `heal` or `heal: [A, B]`.
template <typename E>
Placed<E> placed_card(const Document& d, const State& s) {
  if (!d.is_map()) return {known<E>(d, "a card of this deck"), {}};
  if (d.map().size() != 1) throw DocumentError(d, "one card, and who has seen it");
  const auto& [key, seen_by] = d.map().front();
  return {known_key<E>(key, d, "a card of this deck"), seats_named(seen_by, s.players)};
}

// The listed cards are on top, the first one uppermost, and at the bottom, the last one lowest.
template <typename E, typename Deck>
void read_places(const Document& d, const State& s, const std::string& pile, Deck& deck) {
  if (const auto* v = d.find(pile + "_top")) {
    const Document::List& cards = v->list();
    if (cards.size() > deck.top.capacity())
      throw DocumentError(*v,
                          "at most " + std::to_string(deck.top.capacity()) +
                              " cards can be given on top; say in `play` what comes after them");
    for (std::size_t i = cards.size(); i-- > 0;) {
      deck.top.push_back(placed_card<E>(cards[i], s));
      take(deck.rest, deck.top.back().card, cards[i]);
    }
  }
  if (const auto* v = d.find(pile + "_bottom"))
    for (const Document& one : v->list()) {
      const Placed<E> placed = placed_card<E>(one, s);
      take(deck.rest, placed.card, one);
      deck.bottom.push_back(placed);
    }
}

// Cards that lie elsewhere: out of the game, or in a pile.
template <typename E, typename Deck, typename F>
void read_elsewhere(const Document& d, const char* key, Deck& deck, F put) {
  if (const auto* v = d.find(key))
    for (const Document& one : v->list()) {
      const auto e = known<E>(one, "a card of this deck");
      take(deck.rest, e, one);
      put(e);
    }
}

}  // namespace

void read_decks(const Document& d, State& s) {
  const auto nowhere = [](auto) {};
  read_elsewhere<Waypoint>(d, "route", s.waypoints, [&](Waypoint w) { s.route.add(w); });
  read_elsewhere<Waypoint>(d, "waypoint_discard", s.waypoints,
                           [&](Waypoint w) { s.waypoint_discard.add(w); });
  for (std::size_t i = 0; i < kKeptCards; ++i)
    if (s.kept[i] != Player::nobody) s.mythos.rest.remove(kKeptMythos[i]);
  read_elsewhere<Mythos>(d, "mythos_discard", s.mythos, [&](Mythos m) { s.mythos_discard.add(m); });
  if (s.flesh_ward != Player::nobody) s.spells.rest.remove(Spell::flesh_ward);
  if (s.revelation != Player::nobody) s.spells.rest.remove(Spell::revelation_of_script);
  read_elsewhere<Spell>(d, "removed_spells", s.spells, nowhere);
  read_elsewhere<Spell>(d, "lost_spells", s.spells, [&](Spell spell) { s.spells_lost.add(spell); });
  read_elsewhere<Item>(d, "removed_items", s.items, nowhere);
  read_elsewhere<Item>(d, "lost_items", s.items, [&](Item item) { s.items_lost.add(item); });
  read_places<Mythos>(d, s, "mythos", s.mythos);
  read_places<Waypoint>(d, s, "waypoint", s.waypoints);
  read_places<Spell>(d, s, "spell", s.spells);
  read_places<Item>(d, s, "item", s.items);
}

// Two cards of value 1 of each skill, unless the scenario names others.
void read_chaos(const Document& d, State& s) {
  SkillSet chaos;
  if (const auto* v = d.find("discards")) {
    take_skills(*v, s, cards_of(*v));
    for (const Document& one : v->list()) to_discard_pile(s, *parse_card(one.text()));
  }
  if (const auto* v = d.find("chaos")) {
    chaos = cards_of(*v);
  } else {
    for (std::size_t i = 0; i < kHumanSkills; ++i)
      for (int n = 0; n < 2; ++n)
        for (int value = 1; value <= 5; ++value) {
          const Card c = card(static_cast<Skill>(i), value);
          if (s.skill_decks.count(c) <= chaos.count(c)) continue;
          chaos.add(c);
          break;
        }
  }
  take_skills(d, s, chaos);
  s.chaos = chaos;
  bound_by(chaos, s.chaos_at_most);
  if (const auto* v = d.find("chaos_at_most")) read_bounds(*v, s.chaos_at_most);
}

// Dealt cards are no longer in the deck; the default is what set-up would leave.
void read_loyalty_deck(const Document& d, State& s) {
  if (const auto* v = d.find("loyalty_deck")) {
    s.loyalty_deck = {};
    for (const Document& one : v->list()) ++s.loyalty_deck[index(known<Loyalty>(one, "a loyalty"))];
    return;
  }
  if (s.awakened) s.loyalty_deck = {};
  for (const LoyaltyCard& card : s.loyalty)
    if (s.loyalty_deck[index(card.loyalty)] > 0) --s.loyalty_deck[index(card.loyalty)];
  while (s.loyalty_deck[0] + s.loyalty_deck[1] + s.loyalty_deck[2] > s.players) --s.loyalty_deck[0];
}

}  // namespace hadal::unfathomable::document_reader
