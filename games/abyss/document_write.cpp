// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/document.h"
#include "games/abyss/document_aids.h"
#include "games/abyss/engine.h"
#include "games/abyss/names.h"
#include "games/abyss/notation.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/score.h"
#include "games/abyss/view.h"

namespace hadal::abyss {
namespace {

Document list(AllySet set) {
  Document::List out;
  for (const Card c : set)
    for (int i = 0; i < set.count(c); ++i) out.emplace_back(name(c));
  return out;
}

template <typename E, typename W>
Document list(EnumSet<E, W> set) {
  Document::List out;
  for (const E e : set) out.emplace_back(std::string(name(e)));
  return out;
}

Document list_cards(AllySet allies, int monsters) {
  Document::List out = list(allies).list();
  for (int i = 0; i < monsters; ++i) out.emplace_back(name(Card::monster));
  return out;
}

template <typename Range>
Document list_in_order(const Range& range) {
  Document::List out;
  for (const auto item : range) out.emplace_back(std::string(name(item)));
  return out;
}

Document list(const Tokens& tokens) {
  Document::List out;
  for (std::size_t kind = 0; kind < kTokenKinds; ++kind)
    for (int i = 0; i < tokens[kind]; ++i) out.emplace_back(token_value(kind));
  return out;
}

// Each controlled location with the lords under it.
Document tiles(LocationSet locations, LordSet covered, const std::array<Location, kLords>& under) {
  Document out = Document::Map{};
  for (const Location tile : locations) {
    LordSet beneath;
    for (const Lord l : covered)
      if (under[index(l)] == tile) beneath.add(l);
    out.set(std::string(name(tile)), list(beneath));
  }
  return out;
}

Document points_document(const Points& p) {
  return {{"locations", p.locations},
          {"lords", p.lords},
          {"allies", p.allies},
          {"monsters", p.monsters},
          {"total", p.total()}};
}

// Both Seat and SeatView have these.
template <typename AnySeat>
Document open_part(const AnySeat& seat, const std::array<Location, kLords>& under) {
  return {{"pearls", seat.pearls},
          {"keys", seat.keys},
          {"affiliated", list(seat.affiliated)},
          {"lords", list(seat.lords)},
          {"free", list(seat.lords - seat.covered)},
          {"covered", list(seat.covered)},
          {"disabled", list(seat.disabled)},
          {"locations", tiles(seat.locations, seat.covered, under)}};
}

Document seat_document(const State& s, Player p) {
  const Seat& seat = s.at(p);
  Document d = open_part(seat, s.under);
  d.set("hand", list(seat.hand));
  d.set("hand_size", seat.hand.size());
  d.set("known", list(seat.known));
  d.set("usable_keys", usable_keys(s, p));
  d.set("tokens", list(seat.tokens));
  d.set("tokens_size", size(seat.tokens));
  d.set("points", points_document(points(s, p)));
  return d;
}

Document location_points_document(const State& s) {
  Document all = Document::Map{};
  for (std::size_t i = 0; i < s.players; ++i) {
    Document of_seat = Document::Map{};
    for (std::size_t l = 0; l < kLocations; ++l) {
      const auto tile = static_cast<Location>(l);
      of_seat.set(std::string(name(tile)), location_points(s, seat(i), tile));
    }
    all.set(name(seat(i)), std::move(of_seat));
  }
  return all;
}

Document winners(const State& s) {
  Document::List out;
  const Outcome result = outcome(s);
  for (std::size_t i = 0; i < s.players; ++i)
    if (result.won[i]) out.emplace_back(name(seat(i)));
  return out;
}

void write_council(Document& d, const State& s) {
  Document stacks = Document::Map{};
  Document sizes = Document::Map{};
  for (std::size_t i = 0; i < kRaces; ++i) {
    const auto r = static_cast<Race>(i);
    stacks.set(std::string(name(r)), list(s.council.of(r)));
    sizes.set(std::string(name(r)), s.council.size(r));
  }
  d.set("council", std::move(stacks));
  d.set("council_size", std::move(sizes));
}

// State and View have these: all of it is open.
template <typename Any>
void write_turn(Document& d, const Any& s, const Frame& asked) {
  const bool over = asked.rule == Rule::nothing;
  d.set("to_move", name(over ? Player::nobody : asked.who));
  d.set("asks", std::string(name(asked.rule)));
  d.set("turn", name(s.active));
  d.set("turn_number", s.turn);
  d.set("price", s.bought.size() + 1);
  d.set("extra_turn", s.extra_turn);
  d.set("ender", name(s.ender));
  d.set("over", over);
}

template <typename Any>
void write_board(Document& d, const Any& s) {
  int lords = 0;
  for (const Lord l : s.court) lords += l != Lord::none ? 1 : 0;
  int keys = kKeyTokens;
  for (const auto& seat : s.seats) keys -= seat.keys;
  d.set("court", list_in_order(s.court));
  d.set("court_size", lords);
  d.set("threat", s.threat);
  d.set("row", list_in_order(s.row));
  d.set("paid", list(s.paid));
  d.set("available", list(s.available));
  d.set("available_size", s.available.size());
  d.set("drawn", list(s.drawn));
  d.set("keys_in_supply", keys);
}

void write_sizes(Document& d, const State& s) {
  d.set("lord_deck_size", s.lord_deck.size());
  d.set("location_deck_size", s.location_deck.size());
  d.set("exploration_deck_size", s.deck.size() + s.deck_monsters);
  d.set("discard_size", s.discard.size() + s.discard_monsters);
  d.set("removed_lords", list(removed_lords(s)));
  d.set("removed_locations", list(removed_locations(s)));
  d.set("tokens_in_supply", size(tokens_in_supply(s)));
}

}  // namespace

Document document(const State& s) {
  Document d = Document::Map{};
  write_turn(d, s, s.stack.empty() ? Frame{} : s.stack.back());
  Document seats = Document::Map{};
  for (std::size_t i = 0; i < s.players; ++i) seats.set(name(seat(i)), seat_document(s, seat(i)));
  d.set("seats", std::move(seats));
  write_board(d, s);
  write_sizes(d, s);
  write_council(d, s);
  d.set("lord_deck", list(s.lord_deck));
  d.set("exploration_deck", list_cards(s.deck, s.deck_monsters));
  d.set("discard", list_cards(s.discard, s.discard_monsters));
  d.set("location_deck", list(s.location_deck));
  d.set("location_points", location_points_document(s));
  d.set("winners", winners(s));
  return d;
}

namespace {

void write_sizes(Document& d, const View& v) {
  d.set("lord_deck_size", v.lord_deck_size);
  d.set("location_deck_size", v.location_deck_size);
  d.set("exploration_deck_size", v.deck_size);
  d.set("discard_size", v.discard_size);
  d.set("removed_lords", list(v.removed_lords));
  d.set("removed_locations", list(v.removed_locations));
  d.set("tokens_in_supply", v.token_supply);
  Document sizes = Document::Map{};
  for (std::size_t i = 0; i < kRaces; ++i)
    sizes.set(std::string(kRaceNames[i]), v.council_sizes[i]);
  d.set("council_size", std::move(sizes));
}

void write_seats(Document& d, const View& v) {
  Document seats = Document::Map{};
  for (std::size_t i = 0; i < v.players; ++i) {
    Document one = open_part(v.seats[i], v.under);
    one.set("hand_size", v.seats[i].hand_size);
    one.set("tokens_size", v.seats[i].tokens_size);
    if (v.options.has(Option::memory_aid)) one.set("known", list(v.seats[i].known));
    seats.set(name(seat(i)), std::move(one));
  }
  d.set("seats", std::move(seats));
}

// What was done in this turn, and the question as the rules keep it; what its numbers mean depends
// on `asks`.
void write_details(Document& d, const View& v) {
  Document::List buyers;
  for (const Player p : v.bought) buyers.emplace_back(name(p));
  d.set("bought", std::move(buyers));
  d.set("used", list(v.used));
  d.set("question", Document{{"who", name(v.asked.who)},
                             {"step", v.asked.step},
                             {"about", v.asked.arg},
                             {"count", v.asked.count}});
  d.set("options", options_document({v.players, v.options}));
}

}  // namespace

// Made from the View alone, so that it can tell nothing else, and complete, so that views that
// differ have documents that differ.
Document view_document(const View& v) {
  Document d = Document::Map{};
  d.set("viewer", name(v.viewer));
  write_turn(d, v, v.asked);
  write_seats(d, v);
  if (is_seat(v.viewer)) {
    d.set("hand", list(v.hand));
    d.set("tokens", list(v.tokens));
  }
  if (v.stolen != StolenToken{})
    d.set("stolen_token", Document{{"from", name(v.stolen.from)},
                                   {"by", name(v.stolen.by)},
                                   {"value", token_value(v.stolen.kind)}});
  write_board(d, v);
  write_sizes(d, v);
  if (v.options.has(Option::memory_aid)) d.set("council", list(v.council));
  write_details(d, v);
  return d;
}

Document view_document(const State& s, Player viewer) {
  Document d = view_document(view(s, viewer));
  if (s.stack.empty()) d.set("winners", winners(s));
  write_aids(d, s, viewer);
  return d;
}

Document options_document(const Options& options) {
  Document d{{"players", options.players}};
  for (const Option o : options.chosen) d.set(std::string(name(o)), "on");
  return d;
}

}  // namespace hadal::abyss
