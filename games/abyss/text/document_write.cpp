// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/engine.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/score.h"
#include "games/abyss/text/document.h"
#include "games/abyss/text/document_aids.h"
#include "games/abyss/text/names.h"
#include "games/abyss/text/notation.h"
#include "games/abyss/view.h"

namespace hadal::abyss {
namespace {

// Values for Sink::set.
auto list(AllySet set) {
  return [set](Sink& out) {
    out.list([&] {
      for (const Card c : set)
        for (int i = 0; i < set.count(c); ++i) out.add(name(c));
    });
  };
}

auto list_cards(AllySet allies, int monsters) {
  return [=](Sink& out) {
    out.list([&] {
      for (const Card c : allies)
        for (int i = 0; i < allies.count(c); ++i) out.add(name(c));
      for (int i = 0; i < monsters; ++i) out.add(name(Card::monster));
    });
  };
}

template <typename E, typename W>
auto list(EnumSet<E, W> set) {
  return [set](Sink& out) { out.add(list_names(set)); };
}

auto list(const Tokens& tokens) {
  return [&tokens](Sink& out) {
    out.list([&] {
      for (std::size_t kind = 0; kind < kTokenKinds; ++kind)
        for (int i = 0; i < tokens[kind]; ++i) out.add(token_value(kind));
    });
  };
}

// Each controlled location with the lords under it.
template <typename AnySeat>
void write_tiles(Sink& out, const AnySeat& seat, const std::array<Location, kLords>& under) {
  out.map([&] {
    for (const Location tile : seat.locations) {
      LordSet beneath;
      for (const Lord l : seat.covered)
        if (under[index(l)] == tile) beneath.add(l);
      out.set(name(tile), list(beneath));
    }
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

// Both Seat and SeatView have these.
template <typename AnySeat>
void write_open_part(Sink& out, const AnySeat& seat, const std::array<Location, kLords>& under) {
  out.set("pearls", seat.pearls);
  out.set("keys", seat.keys);
  out.set("affiliated", list(seat.affiliated));
  out.set("lords", list(seat.lords));
  out.set("free", list(seat.lords - seat.covered));
  out.set("covered", list(seat.covered));
  out.set("disabled", list(seat.disabled));
  out.set("locations", [&](Sink&) { write_tiles(out, seat, under); });
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

template <typename F>
auto race_by_race(F f) {
  return [f](Sink& out) {
    out.map([&] {
      for (std::size_t i = 0; i < kRaces; ++i) out.set(kRaceNames[i], f(static_cast<Race>(i)));
    });
  };
}

auto winners(const State& s) { return list_winners(outcome(s), s.players); }

// State and View have these: all of it is open.
template <typename Any>
void write_turn(Sink& out, const Any& s, const Frame& asked) {
  const bool over = asked.rule == Rule::nothing;
  out.set("to_move", name(over ? Player::nobody : asked.who));
  out.set("asks", name(asked.rule));
  out.set("turn", name(s.active));
  out.set("turn_number", s.turn);
  out.set("price", s.bought.size() + 1);
  out.set("extra_turn", s.extra_turn);
  out.set("ender", name(s.ender));
  out.set("over", over);
}

template <typename Any>
void write_board(Sink& out, const Any& s) {
  int lords = 0;
  for (const Lord l : s.court) lords += l != Lord::none ? 1 : 0;
  int keys = kKeyTokens;
  for (const auto& seat : s.seats) keys -= seat.keys;
  out.set("court", list_names(s.court));
  out.set("court_size", lords);
  out.set("threat", s.threat);
  out.set("row", list_names(s.row));
  out.set("paid", list(s.paid));
  out.set("available", list(s.available));
  out.set("available_size", s.available.size());
  out.set("drawn", list(s.drawn));
  out.set("keys_in_supply", keys);
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

void write_stolen(Sink& out, const StolenToken& token) {
  out.map("stolen_token", [&] {
    out.set("from", name(token.from));
    out.set("by", name(token.by));
    out.set("value", token_value(token.kind));
  });
}

void write_position(Sink& out, const State& s) {
  write_turn(out, s, s.stack.empty() ? Frame{} : s.stack.back());
  out.set("seats", seat_by_seat(s.players, [&](Player p) { write_seat(out, s, p); }));
  write_board(out, s);
  write_sizes(out, s);
  write_decks(out, s);
  out.set("bought", list_names(s.bought));
  out.set("used", list(s.used));
  if (s.stolen != StolenToken{}) write_stolen(out, s.stolen);
  out.set("bills", seat_by_seat(s.players, [&](Player p) { write_bills(out, s, p); }));
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

namespace {

void write_sizes(Sink& out, const View& v) {
  out.set("lord_deck_size", v.lord_deck_size);
  out.set("location_deck_size", v.location_deck_size);
  out.set("exploration_deck_size", v.deck_size);
  out.set("discard_size", v.discard_size);
  out.set("removed_lords", list(v.removed_lords));
  out.set("removed_locations", list(v.removed_locations));
  out.set("tokens_in_supply", v.token_supply);
  out.set("council_size", race_by_race([&](Race r) { return v.council_sizes[index(r)]; }));
}

void write_seat(Sink& out, const View& v, Player p) {
  const SeatView& seat = v.seats[index(p)];
  write_open_part(out, seat, v.under);
  out.set("hand_size", seat.hand_size);
  out.set("tokens_size", seat.tokens_size);
  if (v.options.has(Option::memory_aid)) out.set("known", list(seat.known));
}

// What was done in this turn, and the question as the rules keep it; what its numbers mean depends
// on `asks`.
void write_details(Sink& out, const View& v) {
  out.set("bought", list_names(v.bought));
  out.set("used", list(v.used));
  out.map("question", [&] {
    out.set("who", name(v.asked.who));
    out.set("step", v.asked.step);
    out.set("about", v.asked.arg);
    out.set("count", v.asked.count);
  });
  out.set("options", options_document({v.players, v.options}));
}

// Of the View alone, so that it can tell nothing else, and complete, so that views that differ have
// documents that differ. What f adds to a seat follows from that.
template <typename F>
void write_view(Sink& out, const View& v, F f) {
  out.set("viewer", name(v.viewer));
  write_turn(out, v, v.asked);
  out.set("seats", seat_by_seat(v.players, [&](Player p) {
            write_seat(out, v, p);
            f(p);
          }));
  if (is_seat(v.viewer)) {
    out.set("hand", list(v.hand));
    out.set("tokens", list(v.tokens));
  }
  if (v.stolen != StolenToken{}) write_stolen(out, v.stolen);
  write_board(out, v);
  write_sizes(out, v);
  if (v.options.has(Option::memory_aid)) out.set("council", list(v.council));
  write_details(out, v);
}

}  // namespace

Document view_document(const View& v) {
  return written([&](Sink& out) { out.map([&] { write_view(out, v, [](Player) {}); }); });
}

void write_view(const State& s, Player viewer, Sink& out) {
  out.map([&] {
    write_view(out, view(s, viewer), [&](Player p) { write_seat_aids(out, s, p, viewer); });
    if (s.stack.empty()) out.set("winners", winners(s));
    write_aids(out, s, viewer);
  });
}

Document view_document(const State& s, Player viewer) {
  return written([&](Sink& out) { write_view(s, viewer, out); });
}

Document options_document(const Options& options) {
  Document d{{"players", options.players}};
  for (const Option o : options.chosen) d.set(std::string(name(o)), "on");
  return d;
}

}  // namespace hadal::abyss
