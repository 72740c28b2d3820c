// SPDX-License-Identifier: Apache-2.0
// A position as the `given` of a scenario: what has its default is not named.
#include "games/abyss/cards/passives.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/text/document.h"
#include "games/abyss/text/names.h"
#include "games/abyss/text/notation.h"

namespace hadal::abyss {
namespace {

using hadal::name;

Document::List cards(AllySet allies, int monsters = 0) {
  Document::List list;
  for (const Card c : allies)
    list.insert(list.end(), static_cast<std::size_t>(allies.count(c)), name(c));
  list.insert(list.end(), static_cast<std::size_t>(monsters), name(Card::monster));
  return list;
}

template <typename Range>
Document::List names(const Range& range) {
  Document::List list;
  for (const auto item : range) list.emplace_back(std::string(name(item)));
  return list;
}

void set_list(Document& d, const char* key, Document::List list) {
  if (!list.empty()) d.set(key, std::move(list));
}

Document tiles(const State& s, const Seat& seat) {
  Document d = Document::Map{};
  for (const Location tile : seat.locations) {
    LordSet beneath;
    for (const Lord l : seat.covered)
      if (s.under[index(l)] == tile) beneath.add(l);
    d.set(std::string(name(tile)), names(beneath));
  }
  return d;
}

Document::List tokens(const Tokens& tokens) {
  Document::List list;
  for (std::size_t kind = 0; kind < kTokenKinds; ++kind)
    list.insert(list.end(), tokens[kind], token_value(kind));
  return list;
}

// The turn begins when the position is read, so what it brings at once is not given.
Document seat_given(const State& s, Player p) {
  const Seat& seat = s.at(p);
  const bool begins = p == s.active && !s.stack.empty();
  Document d = Document::Map{};
  if (const int pearls = seat.pearls - (begins ? income(s, p) : 0); pearls != 0)
    d.set("pearls", pearls);
  if (seat.keys > 0) d.set("keys", seat.keys);
  set_list(d, "hand", cards(seat.hand));
  if (seat.known != seat.hand) d.set("known", cards(seat.known));
  set_list(d, "affiliated", cards(seat.affiliated));
  set_list(d, "lords", names(seat.free()));
  set_list(d, "disabled", names(seat.disabled));
  if (!seat.locations.empty()) d.set("locations", tiles(s, seat));
  set_list(d, "tokens", tokens(seat.tokens));
  return d;
}

void add_piles(Document& d, const State& s) {
  if (court_size(s) > 0) d.set("court", names(s.court));
  if (s.threat != 1) d.set("threat", s.threat);
  set_list(d, "council", cards(s.council));
  set_list(d, "available", names(s.available));
  set_list(d, "discard", cards(s.discard, s.discard_monsters));
  set_list(d, "removed_lords", names(removed_lords(s)));
  set_list(d, "removed_locations", names(removed_locations(s)));
  if (!s.set_aside.empty() || s.monsters_set_aside > 0)
    d.set("exploration_deck", cards(s.deck, s.deck_monsters));
}

void add_turn(Document& d, const State& s) {
  const bool over = s.stack.empty();
  if (s.active != Player::p0) d.set("turn", name(s.active));
  d.set("turn_number", s.turn - (over ? 0 : 1));
  if (s.ender != Player::nobody) d.set("ender", name(s.ender));
  if (s.refill_fell_short) d.set("court_fell_short", true);
  if (over) d.set("over", true);
  set_list(d, "used", names(s.used));
  set_list(d, "bought", names(s.bought));
  if (s.stolen != StolenToken{})
    d.set("stolen_token", Document{{"from", name(s.stolen.from)},
                                   {"by", name(s.stolen.by)},
                                   {"value", token_value(s.stolen.kind)}});
}

}  // namespace

Document given(const State& s) {
  const bool begins = s.stack.size() == 2 && s.stack.back().rule == Rule::act;
  if (!begins && !s.stack.empty()) return {};
  Document d = Document::Map{};
  add_turn(d, s);
  Document seats = Document::Map{};
  for (std::size_t i = 0; i < s.players; ++i)
    if (Document mine = seat_given(s, seat(i)); !mine.map().empty())
      seats.set(name(seat(i)), std::move(mine));
  if (!seats.map().empty()) d.set("seats", std::move(seats));
  add_piles(d, s);
  return d;
}

}  // namespace hadal::abyss
