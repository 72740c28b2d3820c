// SPDX-License-Identifier: Apache-2.0
// The document of a view: made from the View alone, so that it can tell nothing else, and complete,
// so that views that differ have documents that differ.
#include <algorithm>

#include "games/unfathomable/text/document.h"
#include "games/unfathomable/text/document_aids.h"
#include "games/unfathomable/text/document_words.h"
#include "games/unfathomable/view.h"

namespace hadal::unfathomable {
namespace {

using namespace document_words;  // NOLINT(google-build-using-namespace): made for these files

constexpr std::array<const char*, 4> kTestKinds{"crisis", "captains_cabin", "brig", "memory"};

std::string_view loyalty_word(const LoyaltyView& card) {
  return card.loyalty == kHidden ? "?" : name(static_cast<Loyalty>(card.loyalty));
}

void write_seat(Sink& out, const View& v, Player p) {
  const SeatView& seat = v.seats[index(p)];
  write_open_part(out, seat);
  write_seat_of(out, v, p);
  out.set("hand_size", seat.hand_size);
  out.set("added_size", seat.added_size);
  out.set("added_at_most", counts<Skill>(seat.added_at_most));
  if (v.test.open || !seat.added.empty()) out.set("added", list(seat.added));
  out.list("loyalty", [&] {
    for (const LoyaltyView& card : v.loyalty)
      if (card.holder == p) out.add(loyalty_word(card));
  });
}

// Every loyalty card that was dealt, in the order of dealing, and who has seen it.
void write_loyalty_cards(Sink& out, const View& v) {
  out.list("loyalty_cards", [&] {
    for (const LoyaltyView& card : v.loyalty)
      out.map([&] {
        out.set("holder", name(card.holder));
        out.set("loyalty", loyalty_word(card));
        out.set("face_up", card.face_up);
        out.set("seen_by", list_names(card.known));
      });
  });
}

// The places of a deck that the viewer knows, from the top and from the bottom.
void write_known_places(Sink& out, Pile pile, const DeckView& deck) {
  out.set("size", deck.size);
  out.list("top", [&] {
    for (std::size_t i = deck.top.size(); i-- > 0;) out.add(pile_card(pile, deck.top[i]));
  });
  out.list("bottom", [&] {
    for (const std::uint8_t card : deck.bottom) out.add(pile_card(pile, card));
  });
}

void write_decks(Sink& out, const View& v) {
  out.map("decks", [&] {
    for (std::size_t i = 0; i < kPiles; ++i) {
      const auto pile = static_cast<Pile>(i);
      out.map(name(pile), [&] { write_known_places(out, pile, v.decks[i]); });
    }
  });
  for (std::size_t i = 0; i < kPiles; ++i)
    out.set(std::string(name(static_cast<Pile>(i))) + "_deck_size", v.decks[i].size);
  out.set("skill_deck_sizes", counts<Skill>(v.deck_sizes));
  out.set("chaos_size", v.chaos_size);
  out.set("chaos_at_most", counts<Skill>(v.chaos_at_most));
  out.set("spells_lost_size", v.spells_lost);
  out.set("items_lost_size", v.items_lost);
  out.set("loyalty_deck_size", v.loyalty_deck);
  out.set("fleeing_at_bottom", v.fleeing_at_bottom);
  out.set("passengers_left", counts<Passenger>(v.passenger_faces));
}

// What the viewer knows of the cards that somebody is looking at.
void write_look(Sink& out, const View& v) {
  out.set("looker", name(v.looker));
  out.set("looked_pile", name(v.looked_pile));
  out.set("looked_size", v.looked.size());
  const bool knows =
      v.looker == v.viewer || std::any_of(v.looked.begin(), v.looked.end(),
                                          [](std::uint8_t card) { return card != kHidden; });
  if (!knows) return;
  out.list("looked", [&] {
    for (const std::uint8_t card : v.looked) out.add(pile_card(v.looked_pile, card));
  });
}

void write_test_of(Sink& out, const View& v) {
  const Test& t = v.test;
  write_test(out, t, v.pile_size);
  out.set("kind", kTestKinds[index(t.kind)]);
  out.set("revealed", t.revealed);
  out.set("declared", t.declared);
  out.set("change", t.change);
  out.set("lucky_ring", t.ring);
  out.set("experienced", t.experienced);
  out.set("pile_at_most", counts<Skill>(t.pile_at_most));
  out.set("pile_and_chaos_at_most", counts<Skill>(t.joint_at_most));
  out.set("pile_treachery", t.treachery);
}

// The question as the rules keep it; what the numbers mean depends on `asks`.
void write_question(Sink& out, const Frame& f) {
  out.set("who", name(f.who));
  out.set("step", f.step);
  out.set("about", f.arg);
  out.set("count", f.count);
  out.set("extra", f.extra);
}

void write_entries(Sink& out, const View& v) {
  out.set("viewer", name(v.viewer));
  out.set("options", options_document(v.options));
  write_turn(out, v, v.asked);
  out.map("question", [&] { write_question(out, v.asked); });
  out.set("seats", seat_by_seat(v.players, [&](Player p) { write_seat(out, v, p); }));
  write_board(out, v);
  write_decks(out, v);
  write_loyalty_cards(out, v);
  out.map("test", [&] { write_test_of(out, v); });
  out.map("roll", [&] { write_roll(out, v.die); });
  out.set("waiting", counts<Space>(v.waiting));
  out.set("played", list(v.played));
  out.set("no_icons", v.no_icons);
  out.set("stand_in", name(v.stand_in));
  out.set("true_grit", list_names(v.true_grit));
  if (is_seat(v.viewer)) {
    out.set("hand", list(v.hand));
    out.set("added", list(v.added));
  }
  write_look(out, v);
}

}  // namespace

void write_view(const State& s, Player viewer, Sink& out) {
  out.map([&] {
    const View v = view(s, viewer);
    write_entries(out, v);
    write_aids(out, s, v);
    out.set("winners", winners(s));  // nobody has won before the end, when everything lies open
  });
}

Document view_document(const View& v) {
  return written([&](Sink& out) { out.map([&] { write_entries(out, v); }); });
}

Document view_document(const State& s, Player viewer) {
  return written([&](Sink& out) { write_view(s, viewer, out); });
}

}  // namespace hadal::unfathomable
