// SPDX-License-Identifier: Apache-2.0
// The document of a whole position, secrets included.
#include "games/unfathomable/cards/damage.h"
#include "games/unfathomable/document.h"
#include "games/unfathomable/document_aids.h"
#include "games/unfathomable/document_words.h"
#include "games/unfathomable/view.h"

namespace hadal::unfathomable {
namespace {

using namespace document_words;  // NOLINT(google-build-using-namespace): made for these files

Document winners(const State& s) {
  Document::List out;
  const Outcome result = outcome(s);
  for (std::size_t i = 0; i < s.players; ++i)
    if (result.won[i]) out.emplace_back(name(seat(i)));
  return out;
}

void write_sizes(Document& d, const State& s) {
  d.set("chaos_size", s.chaos.size());
  d.set("mythos_deck_size", s.mythos.size());
  d.set("waypoint_deck_size", s.waypoints.size());
  d.set("spell_deck_size", s.spells.size());
  d.set("item_deck_size", s.items.size());
  d.set("spells_lost_size", s.spells_lost.size());
  d.set("items_lost_size", s.items_lost.size());
  d.set("loyalty_deck_size", sum(s.loyalty_deck));
  Document sizes = Document::Map{};
  for (std::size_t i = 0; i < kSkills; ++i)
    sizes.set(std::string(name(static_cast<Skill>(i))), s.skill_decks.size(static_cast<Skill>(i)));
  d.set("skill_deck_sizes", std::move(sizes));
}

Document looked(const State& s) {
  Document::List out;
  for (const Placed<std::uint8_t>& card : s.looked)
    out.push_back(pile_card(s.looked_pile, card.card));
  return out;
}

// Looking at everything: the order of placed cards, then the rest.
template <typename Deck>
Document deck_list(const Deck& deck) {
  Document::List out;
  for (std::size_t i = deck.top.size(); i-- > 0;) out.push_back(word(deck.top[i].card));
  for (const auto e : deck.rest) out.push_back(word(e));
  for (const auto& p : deck.bottom) out.push_back(word(p.card));
  return out;
}

int pile_size(const State& s) {
  int n = s.test.pile.size() + s.test.shown.size();
  for (std::size_t i = 0; i < s.players; ++i) n += s.seats[i].added.size();
  return n;
}

Document seat_document(const State& s, Player p) {
  const Seat& seat = s.at(p);
  Document d = open_part(seat);
  write_seat_of(d, s, p);
  d.set("hand", list(seat.hand));
  d.set("hand_size", seat.hand.size());
  d.set("added", list(seat.added));
  d.set("added_size", seat.added.size());
  Document::List loyalty;
  for (const LoyaltyCard& card : s.loyalty)
    if (card.holder == p) loyalty.push_back(word(card.loyalty));
  d.set("loyalty", std::move(loyalty));
  return d;
}

template <typename E>
Document loyalties(const std::array<std::uint8_t, kLoyalties>& counted) {
  Document::List out;
  for (std::size_t i = 0; i < kLoyalties; ++i)
    for (int n = 0; n < counted[i]; ++n) out.push_back(word(static_cast<E>(i)));
  return out;
}

// The members of `all` whose names are in none of the lists: out of the game.
template <typename Set>
Document others(Set all, std::initializer_list<Document> lists) {
  for (const Document& list : lists)
    for (const Document& item : list.list())
      for (const auto e : all)
        if (item.text() == name(e)) all.remove(e);
  return list_names(all);
}

Document removed_items(const State& s) {
  ItemSet held;
  for (const Seat& seat : s.seats) held = held | seat.items;
  const Document seen = s.looked_pile == Pile::item ? looked(s) : Document(Document::List{});
  return others(ItemSet::first(kItems), {deck_list(s.items), list_names(held), seen});
}

Document removed_spells(const State& s) {
  SpellSet held;
  if (s.flesh_ward != Player::nobody) held.add(Spell::flesh_ward);
  if (s.revelation != Player::nobody) held.add(Spell::revelation_of_script);
  const Document seen = s.looked_pile == Pile::spell ? looked(s) : Document(Document::List{});
  return others(SpellSet::first(kSpells), {deck_list(s.spells), list_names(held), seen});
}

Document removed_damage(const State& s) {
  DamageSet placed = s.damage_deck;
  for (const Damage card : s.damage)
    if (card != Damage::none) placed.add(card);
  if (s.fleeing_at_bottom) placed = placed | kAtBottom;
  return list_names(DamageSet::first(kDamageCards) - placed);
}

}  // namespace

Document document(const State& s) {
  Document d = Document::Map{};
  write_turn(d, s, s.stack.empty() ? Frame{} : s.stack.back());
  write_sizes(d, s);
  d.set("winners", winners(s));
  Document seats = Document::Map{};
  for (std::size_t i = 0; i < s.players; ++i) seats.set(name(seat(i)), seat_document(s, seat(i)));
  d.set("seats", std::move(seats));
  write_board(d, s);
  d.set("test", test_document(s.test, pile_size(s)));
  d.set("chaos", list(s.chaos));
  d.set("discards", list(s.skill_discards));
  d.set("looked", looked(s));
  d.set("mythos_deck", deck_list(s.mythos));
  d.set("waypoint_deck", deck_list(s.waypoints));
  d.set("spell_deck", deck_list(s.spells));
  d.set("item_deck", deck_list(s.items));
  d.set("loyalty_deck", loyalties<Loyalty>(s.loyalty_deck));
  d.set("removed_items", removed_items(s));
  d.set("removed_spells", removed_spells(s));
  d.set("damage_removed", removed_damage(s));
  d.set("passenger_faces", counts<Passenger>(s.passenger_faces));
  return d;
}

Document view_document(const State& s, Player viewer) {
  const View v = view(s, viewer);
  Document d = view_document(v);
  write_aids(d, s, v);
  d.set("winners", winners(s));  // nobody has won before the end, when everything lies open
  return d;
}

Document options_document(const Options& o) {
  return {{"players", o.players},
          {"variant", word(o.variant)},
          {"difficulty", word(o.difficulty)},
          {"characters", word(o.characters)}};
}

}  // namespace hadal::unfathomable
