// SPDX-License-Identifier: Apache-2.0
// The document of a view. It is made only from the View, so it cannot tell anything else, and it is
// complete, so different views have different documents. Anything added to it follows from it.
#include <algorithm>

#include "games/unfathomable/text/document.h"
#include "games/unfathomable/text/document_aids.h"
#include "games/unfathomable/text/document_words.h"
#include "games/unfathomable/view.h"

namespace hadal::unfathomable {
namespace {

using namespace document_words;  // NOLINT(google-build-using-namespace): made for these files

constexpr std::array<const char*, 4> kTestKinds{"crisis", "captains_cabin", "brig", "memory"};

using AnyLoyalty = NameOr<Loyalty, '?'>;
AnyLoyalty loyalty_of(const LoyaltyView& card) {
  return {card.loyalty == kHidden ? "?" : name(static_cast<Loyalty>(card.loyalty))};
}

template <typename Out>
void write_seat(Out& out, const View& v, Player p) {
  const SeatView& seat = v.seats[index(p)];
  write_open_part(out, seat);
  write_seat_of(out, v, p);
  out.set("hand_size", seat.hand_size);
  out.set("added_size", seat.added_size);
  out.set("added_at_most", counts<Skill>(seat.added_at_most));
  out.set_if(v.test.open || !seat.added.empty(), "added", list(seat.added));
  out.set("loyalty", list_of<AnyLoyalty>([&](auto add) {
            for (const LoyaltyView& card : v.loyalty)
              if (card.holder == p) add(loyalty_of(card));
          }));
}

// Every loyalty card that was dealt, in the order of dealing, and who has seen it.
template <typename Out>
void write_loyalty_cards(Out& out, const View& v) {
  out.set("loyalty_cards", each(v.loyalty, [](auto& to, const LoyaltyView& card) {
            to.set("holder", card.holder);
            to.set("loyalty", loyalty_of(card));
            to.set("face_up", card.face_up);
            to.set("seen_by", list_names(card.known));
          }));
}

// The places of a deck that the viewer knows, from the top and from the bottom.
auto known_places(Pile pile, const DeckView& deck) {
  return entries([pile, &deck](auto& out) {
    out.set("size", deck.size);
    out.set("top", list_of<std::string_view>([&](auto add) {
              for (std::size_t i = deck.top.size(); i-- > 0;) add(pile_card(pile, deck.top[i]));
            }));
    out.set("bottom", list_of<std::string_view>([&](auto add) {
              for (const std::uint8_t card : deck.bottom) add(pile_card(pile, card));
            }));
  });
}

template <typename Out>
void write_decks(Out& out, const View& v) {
  out.set("decks", by_name<Pile>(kPiles, [&](Pile pile) {
            return known_places(pile, v.decks[index(pile)]);
          }));
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
template <typename Out>
void write_look(Out& out, const View& v) {
  out.set("looker", v.looker);
  out.set("looked_pile", v.looked_pile);
  out.set("looked_size", v.looked.size());
  const bool knows =
      v.looker == v.viewer || std::any_of(v.looked.begin(), v.looked.end(),
                                          [](std::uint8_t card) { return card != kHidden; });
  out.set_if(knows, "looked", list_of<std::string_view>([&](auto add) {
               for (const std::uint8_t card : v.looked) add(pile_card(v.looked_pile, card));
             }));
}

template <typename Out>
void write_test_of(Out& out, const View& v) {
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
template <typename Out>
void write_question(Out& out, const Frame& f) {
  out.set("who", f.who);
  out.set("step", f.step);
  out.set("about", f.arg);
  out.set("count", f.count);
  out.set("extra", f.extra);
}

template <typename Out>
void write_options(Out& out, const Options& o) {
  out.set("players", o.players);
  out.set("variant", o.variant);
  out.set("difficulty", o.difficulty);
  out.set("characters", o.characters);
}

// f adds to the test.
template <typename Out, typename F>
void write_entries(Out& out, const View& v, F f) {
  out.set("viewer", v.viewer);
  out.map("options", [&] { write_options(out, v.options); });
  write_turn(out, v, v.asked);
  out.map("question", [&] { write_question(out, v.asked); });
  out.set("seats", seat_by_seat(v.players, [&](Player p) { write_seat(out, v, p); }));
  write_board(out, v);
  write_decks(out, v);
  write_loyalty_cards(out, v);
  out.map("test", [&] {
    write_test_of(out, v);
    f();
  });
  out.map("roll", [&] { write_roll(out, v.die); });
  out.set("waiting", counts<Space>(v.waiting));
  out.set("played", list(v.played));
  out.set("no_icons", v.no_icons);
  out.set("stand_in", v.stand_in);
  out.set("true_grit", list_names(v.true_grit));
  out.set_if(is_seat(v.viewer), "hand", list(v.hand));
  out.set_if(is_seat(v.viewer), "added", list(v.added));
  write_look(out, v);
}

template <typename Out>
void write_entries(Out& out, const State& s, Player viewer) {
  const View v = view(s, viewer);
  write_entries(out, v, [&] { write_test_aids(out, v); });
  write_aids(out, s, v);
  out.set("winners", winners(s));  // nobody has won before the end, when everything lies open
}

}  // namespace

void write_view(const State& s, Player viewer, Sink& out) {
  out.map([&] { write_entries(out, s, viewer); });
}

void write_view(const State& s, Player viewer, JsonSink& out) {
  out.map([&] { write_entries(out, s, viewer); });
}

Document view_document(const View& v) {
  return written([&](Sink& out) { out.map([&] { write_entries(out, v, [] {}); }); });
}

Document view_document(const State& s, Player viewer) {
  return written([&](Sink& out) { write_view(s, viewer, out); });
}

Shape view_shape() {
  ShapeSink out;
  const State s = setup({});
  return out.map_of([&] { write_entries(out, s, Player::p0); });
}

}  // namespace hadal::unfathomable
