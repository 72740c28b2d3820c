// SPDX-License-Identifier: Apache-2.0
// What the documents of positions and of views share. `Any` is State or View: what both have is
// open to everybody. `Out` is a Sink, or a ShapeSink that records the shape.
#pragma once

#include "engine/shape.h"
#include "games/abyss/engine.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/state.h"
#include "games/abyss/text/names.h"
#include "games/abyss/text/notation.h"

namespace hadal::abyss::document_words {

// Every card by itself, in the canonical order.
inline auto list(AllySet set) {
  return list_of<Card>([set](auto add) {
    for (const Card c : set)
      for (int i = 0; i < set.count(c); ++i) add(c);
  });
}

inline auto list(AllySet set, int monsters) {
  return list_of<Card>([set, monsters](auto add) {
    list(set).f(add);
    for (int i = 0; i < monsters; ++i) add(Card::monster);
  });
}

template <typename E, typename W>
auto list(EnumSet<E, W> set) {
  return list_of<E>([set](auto add) {
    for (const E e : set) add(e);
  });
}

inline auto list(const Tokens& tokens) {
  return list_of<int>([tokens](auto add) {
    for (std::size_t kind = 0; kind < kTokenKinds; ++kind)
      for (int i = 0; i < tokens[kind]; ++i) add(token_value(kind));
  });
}

template <typename F>
auto race_by_race(F f) {
  return by_name<Race>(kRaces, f);
}

// Counted only where they are written, at the end of the game.
inline auto winners(const State& s) {
  return list_of<Player>([&s](auto add) { list_winners(outcome(s), s.players).f(add); });
}

// The lords under a location.
template <typename AnySeat>
LordSet beneath(const AnySeat& seat, const std::array<Location, kLords>& under, Location tile) {
  LordSet lords;
  for (const Lord l : seat.covered)
    if (under[index(l)] == tile) lords.add(l);
  return lords;
}

// Both Seat and SeatView have these.
template <typename Out, typename AnySeat>
void write_open_part(Out& out, const AnySeat& seat, const std::array<Location, kLords>& under) {
  out.set("pearls", seat.pearls);
  out.set("keys", seat.keys);
  out.set("affiliated", list(seat.affiliated));
  out.set("lords", list(seat.lords));
  out.set("free", list(seat.lords - seat.covered));
  out.set("covered", list(seat.covered));
  out.set("disabled", list(seat.disabled));
  out.set("locations", some_by_name(seat.locations, [&](Location tile) {
            return list(beneath(seat, under, tile));
          }));
}

template <typename Out, typename Any>
void write_turn(Out& out, const Any& s, const Frame& asked) {
  const bool over = asked.rule == Rule::nothing;
  out.set("to_move", over ? Player::nobody : asked.who);
  out.set("asks", asked.rule);
  out.set("turn", s.active);
  out.set("turn_number", s.turn);
  out.set("price", s.bought.size() + 1);
  out.set("extra_turn", s.extra_turn);
  out.set("ender", s.ender);
  out.set("over", over);
}

template <typename Out, typename Any>
void write_board(Out& out, const Any& s) {
  int lords = 0;
  for (const Lord l : s.court) lords += l != Lord::none ? 1 : 0;
  int keys = kKeyTokens;
  for (const auto& seat : s.seats) keys -= seat.keys;
  out.set("court", list_names_or_none(s.court));  // the first is next to the deck
  out.set("court_size", lords);
  out.set("threat", s.threat);
  out.set("row", list_names(s.row));
  out.set("row_free", kRowSpaces - s.row.size());
  out.set("paid", list(s.paid));
  out.set("available", list(s.available));
  out.set("available_size", s.available.size());
  out.set("drawn", list(s.drawn));
  out.set("keys_in_supply", keys);
}

template <typename Out>
void write_stolen(Out& out, const StolenToken& token) {
  out.map_if(token != StolenToken{}, "stolen_token", [&] {
    out.set("from", token.from);
    out.set("by", token.by);
    out.set("value", token_value(token.kind));
  });
}

}  // namespace hadal::abyss::document_words
