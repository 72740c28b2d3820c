// SPDX-License-Identifier: Apache-2.0
// The document of a whole position, secrets included.
#include "games/unfathomable/cards/damage.h"
#include "games/unfathomable/text/document.h"
#include "games/unfathomable/text/document_words.h"

namespace hadal::unfathomable {
namespace {

using namespace document_words;  // NOLINT(google-build-using-namespace): made for these files

void write_sizes(Sink& out, const State& s) {
  out.set("chaos_size", s.chaos.size());
  out.set("mythos_deck_size", s.mythos.size());
  out.set("waypoint_deck_size", s.waypoints.size());
  out.set("spell_deck_size", s.spells.size());
  out.set("item_deck_size", s.items.size());
  out.set("spells_lost_size", s.spells_lost.size());
  out.set("items_lost_size", s.items_lost.size());
  out.set("loyalty_deck_size", sum(s.loyalty_deck));
  out.map("skill_deck_sizes", [&] {
    for (std::size_t i = 0; i < kSkills; ++i) {
      const auto skill = static_cast<Skill>(i);
      out.set(name(skill), s.skill_decks.size(skill));
    }
  });
}

auto looked(const State& s) {
  return list_of<std::string_view>([&s](auto add) {
    for (const Placed<std::uint8_t>& card : s.looked) add(pile_card(s.looked_pile, card.card));
  });
}

// Looking at everything: the order of placed cards, then the rest.
template <typename Deck>
auto deck_list(const Deck& deck) {
  return [&deck](Sink& out) {
    out.list([&] {
      for (std::size_t i = deck.top.size(); i-- > 0;) out.add(deck.top[i].card);
      for (const auto e : deck.rest) out.add(e);
      for (const auto& p : deck.bottom) out.add(p.card);
    });
  };
}

int pile_size(const State& s) {
  int n = s.test.pile.size() + s.test.shown.size();
  for (std::size_t i = 0; i < s.players; ++i) n += s.seats[i].added.size();
  return n;
}

void write_seat(Sink& out, const State& s, Player p) {
  const Seat& seat = s.at(p);
  write_open_part(out, seat);
  write_seat_of(out, s, p);
  out.set("hand", list(seat.hand));
  out.set("hand_size", seat.hand.size());
  out.set("added", list(seat.added));
  out.set("added_size", seat.added.size());
  out.list("loyalty", [&] {
    for (const LoyaltyCard& card : s.loyalty)
      if (card.holder == p) out.add(name(card.loyalty));
  });
}

auto loyalties(const std::array<std::uint8_t, kLoyalties>& counted) {
  return [&counted](Sink& out) {
    out.list([&] {
      for (std::size_t i = 0; i < kLoyalties; ++i)
        for (int n = 0; n < counted[i]; ++n) out.add(name(static_cast<Loyalty>(i)));
    });
  };
}

// Without those of the set that lie in the deck.
template <typename Set, typename Deck>
Set without(Set all, const Deck& deck) {
  for (const auto& placed : deck.top) all.remove(placed.card);
  for (const auto e : deck.rest) all.remove(e);
  for (const auto& placed : deck.bottom) all.remove(placed.card);
  return all;
}

template <typename E, typename W>
EnumSet<E, W> without_looked(EnumSet<E, W> all, const State& s, Pile pile) {
  if (s.looked_pile != pile) return all;
  for (const Placed<std::uint8_t>& placed : s.looked) all.remove(static_cast<E>(placed.card));
  return all;
}

// What is out of the game: in no deck, in no hand, looked at by nobody.
ItemSet removed_items(const State& s) {
  ItemSet all = without_looked(without(ItemSet::first(kItems), s.items), s, Pile::item);
  for (const Seat& seat : s.seats) all = all - seat.items;
  return all;
}

SpellSet removed_spells(const State& s) {
  SpellSet all = without_looked(without(SpellSet::first(kSpells), s.spells), s, Pile::spell);
  if (s.flesh_ward != Player::nobody) all.remove(Spell::flesh_ward);
  if (s.revelation != Player::nobody) all.remove(Spell::revelation_of_script);
  return all;
}

DamageSet removed_damage(const State& s) {
  DamageSet placed = s.damage_deck;
  for (const Damage card : s.damage)
    if (card != Damage::none) placed.add(card);
  if (s.fleeing_at_bottom) placed = placed | kAtBottom;
  return DamageSet::first(kDamageCards) - placed;
}

void write_decks(Sink& out, const State& s) {
  out.set("chaos", list(s.chaos));
  out.set("played", list(cards_in_play(s)));
  out.set("discards", list(s.skill_discards));
  out.set("looked", looked(s));
  out.set("mythos_deck", deck_list(s.mythos));
  out.set("waypoint_deck", deck_list(s.waypoints));
  out.set("spell_deck", deck_list(s.spells));
  out.set("item_deck", deck_list(s.items));
  out.set("loyalty_deck", loyalties(s.loyalty_deck));
  out.set("removed_items", list_names(removed_items(s)));
  out.set("removed_spells", list_names(removed_spells(s)));
  out.set("damage_removed", list_names(removed_damage(s)));
  out.set("passenger_faces", counts<Passenger>(s.passenger_faces));
}

void write_position(Sink& out, const State& s) {
  write_turn(out, s, s.stack.empty() ? Frame{} : s.stack.back());
  write_sizes(out, s);
  out.set("winners", winners(s));
  out.set("seats", seat_by_seat(s.players, [&](Player p) { write_seat(out, s, p); }));
  write_board(out, s);
  out.map("test", [&] { write_test(out, s.test, pile_size(s)); });
  out.map("roll", [&] { write_roll(out, s.die); });
  write_decks(out, s);
}

}  // namespace

Document document(const State& s) {
  return written([&](Sink& out) { out.map([&] { write_position(out, s); }); });
}

Document options_document(const Options& o) {
  return {{"players", o.players},
          {"variant", name(o.variant)},
          {"difficulty", name(o.difficulty)},
          {"characters", name(o.characters)}};
}

}  // namespace hadal::unfathomable
