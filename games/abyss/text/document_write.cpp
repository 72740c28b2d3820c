// SPDX-License-Identifier: Apache-2.0
// The document of a whole position, secrets included.
#include "games/abyss/text/document.h"
#include "games/abyss/text/document_aids.h"
#include "games/abyss/text/document_words.h"

namespace hadal::abyss {
namespace {

using namespace document_words;  // NOLINT(google-build-using-namespace): made for these files

auto list_cards(AllySet allies, int monsters) {
  return list_of<Card>([=](auto add) {
    for (const Card c : allies)
      for (int i = 0; i < allies.count(c); ++i) add(c);
    for (int i = 0; i < monsters; ++i) add(Card::monster);
  });
}

void write_points(Sink& out, const Points& p) {
  out.map([&] {
    out.set("locations", p.locations);
    out.set("lords", p.lords);
    out.set("allies", p.allies);
    out.set("monsters", p.monsters);
    out.set("total", p.total());
  });
}

void write_seat(Sink& out, const State& s, Player p) {
  const Seat& seat = s.at(p);
  write_open_part(out, seat, s.under);
  out.set("hand", list(seat.hand));
  out.set("hand_size", seat.hand.size());
  out.set("known", list(seat.known));
  out.set("usable_keys", usable_keys(s, p));
  out.set("tokens", list(seat.tokens));
  out.set("tokens_size", size(seat.tokens));
  out.set("points", [&](Sink&) { write_points(out, points(s, p)); });
}

void write_sizes(Sink& out, const State& s) {
  out.set("lord_deck_size", s.lord_deck.size());
  out.set("location_deck_size", s.location_deck.size());
  out.set("exploration_deck_size", s.deck.size() + s.deck_monsters);
  out.set("discard_size", s.discard.size() + s.discard_monsters);
  out.set("removed_lords", list(removed_lords(s)));
  out.set("removed_locations", list(removed_locations(s)));
  out.set("tokens_in_supply", size(tokens_in_supply(s)));
  const Tokens supply = tokens_in_supply(s);
  out.set("token_supply", list(supply));
  out.set("council", race_by_race([&](Race r) { return list(s.council.of(r)); }));
  out.set("council_size", race_by_race([&](Race r) { return s.council.size(r); }));
}

void write_decks(Sink& out, const State& s) {
  out.set("lord_deck", list(s.lord_deck));
  out.set("exploration_deck", list_cards(s.deck, s.deck_monsters));
  out.set("discard", list_cards(s.discard, s.discard_monsters));
  out.set("location_deck", list(s.location_deck));
}

void write_position(Sink& out, const State& s) {
  write_turn(out, s, s.stack.empty() ? Frame{} : s.stack.back());
  out.set("seats", seat_by_seat(s.players, [&](Player p) { write_seat(out, s, p); }));
  write_board(out, s);
  write_sizes(out, s);
  write_decks(out, s);
  out.set("bought", list_names(s.bought));
  out.set("used", list(s.used));
  write_stolen(out, s.stolen);
  out.map("bills", [&] {
    for (std::size_t i = 0; i < s.players; ++i) out.set(name(seat(i)), bills(s, seat(i)));
  });
  out.set("location_points", seat_by_seat(s.players, [&](Player p) {
            for (std::size_t l = 0; l < kLocations; ++l) {
              const auto tile = static_cast<Location>(l);
              out.set(name(tile), location_points(s, p, tile));
            }
          }));
  out.set("winners", winners(s));
}

}  // namespace

Document document(const State& s) {
  return written([&](Sink& out) { out.map([&] { write_position(out, s); }); });
}

Document options_document(const Options& options) {
  Document d{{"players", options.players}};
  for (const Option o : options.chosen) d.set(std::string(name(o)), "on");
  return d;
}

}  // namespace hadal::abyss
