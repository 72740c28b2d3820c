// SPDX-License-Identifier: Apache-2.0
// Figures, damage and decks.
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/text/document_reader.h"

namespace hadal::unfathomable::document_reader {

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
      s.damage_deck.remove(card);
    }
  if (const auto* v = d.find("damage_removed"))
    for (const Document& one : v->list()) s.damage_deck.remove(known<Damage>(one, "a damage card"));
}

namespace {

// The listed cards lie on top, the first one uppermost.
template <typename E, typename Deck>
void read_top(const Document& d, const char* key, Deck& deck) {
  const Document* v = d.find(key);
  if (v == nullptr) return;
  const Document::List& cards = v->list();
  if (cards.size() > deck.top.capacity())
    throw DocumentError(*v, "at most " + std::to_string(deck.top.capacity()) +
                                " cards can be given on top; say in `play` what comes after them");
  for (std::size_t i = cards.size(); i-- > 0;) {
    const auto e = known<E>(cards[i], "a card of this deck");
    if (!deck.rest.has(e)) throw DocumentError(cards[i], "the card is not in the deck");
    deck.rest.remove(e);
    deck.top.push_back({e, {}});
  }
}

template <typename E, typename Deck>
void remove_from(const Document& d, const char* key, Deck& deck) {
  if (const auto* v = d.find(key))
    for (const Document& one : v->list()) deck.rest.remove(known<E>(one, "a card of this deck"));
}

}  // namespace

void read_decks(const Document& d, State& s) {
  if (const auto* v = d.find("route"))
    for (const Document& one : v->list()) {
      const auto w = known<Waypoint>(one, "a waypoint");
      s.route.add(w);
      s.waypoints.rest.remove(w);
    }
  for (std::size_t i = 0; i < kKeptCards; ++i)
    if (s.kept[i] != Player::nobody) s.mythos.rest.remove(kKeptMythos[i]);
  if (const auto* v = d.find("mythos_discard"))
    for (const Document& one : v->list()) {
      const auto m = known<Mythos>(one, "a mythos card");
      s.mythos.rest.remove(m);
      s.mythos_discard.add(m);
    }
  remove_from<Spell>(d, "removed_spells", s.spells);
  remove_from<Item>(d, "removed_items", s.items);
  if (s.flesh_ward != Player::nobody) s.spells.rest.remove(Spell::flesh_ward);
  if (s.revelation != Player::nobody) s.spells.rest.remove(Spell::revelation_of_script);
  read_top<Mythos>(d, "mythos_top", s.mythos);
  read_top<Waypoint>(d, "waypoint_top", s.waypoints);
  read_top<Spell>(d, "spell_top", s.spells);
  read_top<Item>(d, "item_top", s.items);
}

// Two cards of value 1 of each skill, unless the scenario names others.
void read_chaos(const Document& d, State& s) {
  SkillSet chaos;
  if (const auto* v = d.find("discards")) {
    const SkillSet cards = cards_of(*v);
    take_skills(*v, s, cards);
    for (const Card c : cards)
      for (int i = 0; i < cards.count(c); ++i) to_discard_pile(s, c);
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
}

// What is dealt need not be in the deck any more; the default is what set-up would leave.
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
