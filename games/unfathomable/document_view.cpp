// SPDX-License-Identifier: Apache-2.0
// The document of a view: made from the View alone, so that it can tell nothing else, and complete,
// so that views that differ have documents that differ.
#include "games/unfathomable/document.h"
#include "games/unfathomable/document_words.h"
#include "games/unfathomable/view.h"

namespace hadal::unfathomable {
namespace {

using namespace document_words;  // NOLINT(google-build-using-namespace): made for these files

constexpr std::array<const char*, 4> kTestKinds{"crisis", "captains_cabin", "brig", "memory"};

Document loyalty_word(const LoyaltyView& card) {
  return card.loyalty == kHidden ? Document("?") : word(static_cast<Loyalty>(card.loyalty));
}

Document seat_document(const View& v, Player p) {
  const SeatView& seat = v.seats[index(p)];
  Document d = open_part(seat);
  write_seat_of(d, v, p);
  d.set("hand_size", seat.hand_size);
  d.set("added_size", seat.added_size);
  d.set("added_at_most", counts<Skill>(seat.added_at_most));
  if (v.test.open || !seat.added.empty()) d.set("added", list(seat.added));
  Document::List loyalty;
  for (const LoyaltyView& card : v.loyalty)
    if (card.holder == p) loyalty.push_back(loyalty_word(card));
  d.set("loyalty", std::move(loyalty));
  return d;
}

// Every loyalty card that was dealt, in the order of dealing, and who has seen it.
Document loyalty_cards(const View& v) {
  Document::List out;
  for (const LoyaltyView& card : v.loyalty)
    out.push_back(Document{{"holder", name(card.holder)},
                           {"loyalty", loyalty_word(card)},
                           {"face_up", card.face_up},
                           {"seen_by", list_seats(card.known)}});
  return out;
}

// The places of a deck that the viewer knows, from the top and from the bottom.
Document known_places(Pile pile, const DeckView& deck) {
  Document::List top;
  Document::List bottom;
  for (std::size_t i = deck.top.size(); i-- > 0;) top.push_back(pile_card(pile, deck.top[i]));
  for (const std::uint8_t card : deck.bottom) bottom.push_back(pile_card(pile, card));
  return {{"size", deck.size}, {"top", top}, {"bottom", bottom}};
}

void write_decks(Document& d, const View& v) {
  Document decks = Document::Map{};
  for (std::size_t i = 0; i < kPiles; ++i) {
    const auto pile = static_cast<Pile>(i);
    decks.set(std::string(name(pile)), known_places(pile, v.decks[i]));
    d.set(std::string(name(pile)) + "_deck_size", v.decks[i].size);
  }
  d.set("decks", std::move(decks));
  d.set("skill_deck_sizes", counts<Skill>(v.deck_sizes));
  d.set("chaos_size", v.chaos_size);
  d.set("chaos_at_most", counts<Skill>(v.chaos_at_most));
  d.set("spells_lost_size", v.spells_lost);
  d.set("items_lost_size", v.items_lost);
  d.set("loyalty_deck_size", v.loyalty_deck);
  d.set("fleeing_at_bottom", v.fleeing_at_bottom);
  d.set("passengers_left", counts<Passenger>(v.passenger_faces));
}

// What the viewer knows of the cards that somebody is looking at.
void write_look(Document& d, const View& v) {
  d.set("looker", name(v.looker));
  d.set("looked_pile", word(v.looked_pile));
  d.set("looked_size", v.looked.size());
  bool knows = v.looker == v.viewer;
  Document::List cards;
  for (const std::uint8_t card : v.looked) {
    cards.push_back(pile_card(v.looked_pile, card));
    knows = knows || card != kHidden;
  }
  if (knows) d.set("looked", std::move(cards));
}

Document test_of(const View& v) {
  const Test& t = v.test;
  Document d = test_document(t, v.pile_size);
  d.set("kind", kTestKinds[index(t.kind)]);
  d.set("revealed", t.revealed);
  d.set("declared", t.declared);
  d.set("change", t.change);
  d.set("lucky_ring", t.ring);
  d.set("experienced", t.experienced);
  d.set("pile_at_most", counts<Skill>(t.pile_at_most));
  d.set("pile_and_chaos_at_most", counts<Skill>(t.joint_at_most));
  d.set("pile_treachery", t.treachery);
  return d;
}

Document roll_of(const Die& die) {
  return {{"face", die.face},
          {"modifier", die.change},
          {"attack", die.attack},
          {"set", die.fixed},
          {"almanac", die.almanac},
          {"pistol", die.pistol},
          {"shooter", name(die.shooter)}};
}

// The question as the rules keep it; what the numbers mean depends on `asks`.
Document question_of(const Frame& f) {
  return {{"who", name(f.who)},
          {"step", f.step},
          {"about", f.arg},
          {"count", f.count},
          {"extra", f.extra}};
}

}  // namespace

Document view_document(const View& v) {
  Document d = Document::Map{};
  d.set("viewer", name(v.viewer));
  d.set("options", options_document(v.options));
  write_turn(d, v, v.asked);
  d.set("question", question_of(v.asked));
  Document seats = Document::Map{};
  for (std::size_t i = 0; i < v.players; ++i) seats.set(name(seat(i)), seat_document(v, seat(i)));
  d.set("seats", std::move(seats));
  write_board(d, v);
  write_decks(d, v);
  d.set("loyalty_cards", loyalty_cards(v));
  d.set("test", test_of(v));
  d.set("roll", roll_of(v.die));
  d.set("waiting", counts<Space>(v.waiting));
  d.set("no_icons", v.no_icons);
  d.set("stand_in", name(v.stand_in));
  d.set("true_grit", list_seats(v.true_grit));
  if (is_seat(v.viewer)) {
    d.set("hand", list(v.hand));
    d.set("added", list(v.added));
  }
  write_look(d, v);
  return d;
}

}  // namespace hadal::unfathomable
