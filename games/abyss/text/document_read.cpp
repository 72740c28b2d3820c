// SPDX-License-Identifier: Apache-2.0
// A position from a scenario's `given`: what is not named has its default.
#include "games/abyss/cards/locations.h"
#include "games/abyss/cards/lords.h"
#include "games/abyss/text/document_reader.h"

namespace hadal::abyss {
namespace {

using namespace document_reader;  // NOLINT(google-build-using-namespace): made for these files

// There is only one of each lord and location.
template <typename E, typename W>
void add_new(EnumSet<E, W>& set, E member, const Document& d) {
  if (set.has(member)) throw DocumentError(d, std::string(name(member)) + " is named twice");
  set.add(member);
}

LordSet lords_of(const Document& d) {
  LordSet set;
  for (const Document& item : d.list()) add_new(set, lord_of(item), item);
  return set;
}

LocationSet tiles_of(const Document& d) {
  LocationSet set;
  for (const Document& item : d.list()) add_new(set, tile_of(item), item);
  return set;
}

struct Cards {
  AllySet allies;
  std::uint8_t monsters = 0;
};

Cards cards_of(const Document& d) {
  Cards out;
  for (const Document& item : d.list()) {
    const Card c = known<Card>(item, parse_card, "a card");
    if (!is_ally(c)) {
      if (out.monsters++ == kMonsterCards)
        throw DocumentError(item, "there are only 6 monster cards");
    } else if (out.allies.count(c) == kCopies[index(c) % 5]) {
      throw DocumentError(item, "there are not so many of " + name(c));
    } else {
      out.allies.add(c);
    }
  }
  return out;
}

AllySet allies_of(const Document& d) {
  const Cards cards = cards_of(d);
  if (cards.monsters > 0) throw DocumentError(d, "a monster cannot be here");
  return cards.allies;
}

Tokens tokens_of(const Document& d) {
  Tokens tokens{};
  for (const Document& item : d.list()) {
    const auto kind = static_cast<std::size_t>(item.number_between(2, 4) - 2);
    if (tokens[kind]++ == kAllTokens[kind])
      throw DocumentError(item, "there are not so many monster tokens of " + item.text());
  }
  return tokens;
}

void read_locations(const Document& d, State& s, Seat& seat) {
  for (const auto& [key, lords] : d.map()) {
    Document tile_name(key);
    tile_name.line = lords.line;
    const Location tile = tile_of(tile_name);
    seat.locations.add(tile);
    for (const Document& item : lords.list()) {
      const Lord lord = lord_of(item);
      add_new(seat.lords, lord, item);
      seat.covered.add(lord);
      s.under[index(lord)] = tile;
    }
  }
}

void read_seat(const Document& d, State& s, Seat& seat) {
  expect_keys(d, {"pearls", "keys", "hand", "known", "affiliated", "lords", "disabled", "locations",
                  "tokens"});
  if (const auto* v = d.find("pearls"))
    seat.pearls = static_cast<std::uint16_t>(v->number_between(0, 1000));
  if (const auto* v = d.find("keys"))
    seat.keys = static_cast<std::uint8_t>(v->number_between(0, 10));
  if (const auto* v = d.find("hand")) seat.hand = seat.known = allies_of(*v);
  if (const auto* v = d.find("known")) seat.known = allies_of(*v);
  if (const auto* v = d.find("affiliated")) seat.affiliated = allies_of(*v);
  if (const auto* v = d.find("lords")) seat.lords = lords_of(*v);
  if (const auto* v = d.find("disabled")) seat.disabled = lords_of(*v);
  if (const auto* v = d.find("tokens")) seat.tokens = tokens_of(*v);
  if (const auto* v = d.find("locations")) read_locations(*v, s, seat);
}

// A short list lies on the spaces farthest from the deck.
void read_court(const Document& d, State& s) {
  const Document::List& list = d.list();
  if (list.size() > kCourtSpaces) throw DocumentError(d, "the court has six spaces");
  std::size_t space = kCourtSpaces - list.size();
  for (const Document& item : list)
    s.court[space++] = item.text() == "-" ? Lord::none : lord_of(item);
}

void check_no_lord_twice(const Document& d, const State& s) {
  LordSet seen;
  const auto add = [&](Lord l) {
    if (seen.has(l)) throw DocumentError(d, std::string(name(l)) + " is named in two places");
    seen.add(l);
  };
  for (const Lord l : s.court)
    if (l != Lord::none) add(l);
  for (const Seat& seat : s.seats)
    for (const Lord l : seat.lords) add(l);
}

// `wanted`, if all of it is still unnamed.
template <typename Set>
Set out_of(Set unnamed, Set wanted, const Document& d) {
  for (const auto member : wanted - unnamed)
    throw DocumentError(d, std::string(name(member)) + " is named in two places");
  return wanted;
}

// Everything that is not named anywhere.
void read_decks(const Document& d, State& s) {
  s.lord_deck = removed_lords(s);
  if (const auto* v = d.find("removed_lords"))
    s.lord_deck = s.lord_deck - out_of(s.lord_deck, lords_of(*v), *v);
  if (const auto* v = d.find("lord_deck")) s.lord_deck = out_of(s.lord_deck, lords_of(*v), *v);
  s.location_deck = removed_locations(s);
  if (const auto* v = d.find("removed_locations"))
    s.location_deck = s.location_deck - out_of(s.location_deck, tiles_of(*v), *v);
  if (const auto* v = d.find("location_deck"))
    s.location_deck = out_of(s.location_deck, tiles_of(*v), *v);
}

// The cards of an exploration that has begun come from the deck when the position starts.
Cards row_of(const Document& d) {
  const auto* v = d.find("row");
  return v == nullptr ? Cards{} : cards_of(*v);
}

std::array<int, kAllyKinds> allies_left(const State& s) {
  std::array<int, kAllyKinds> left{};
  for (std::size_t kind = 0; kind < kAllyKinds; ++kind) left[kind] = kCopies[kind % 5];
  const auto take = [&left](AllySet set) {
    for (const Card c : set) left[index(c)] -= set.count(c);
  };
  take(s.discard);
  take(s.council);
  for (const Seat& seat : s.seats) {
    take(seat.hand);
    take(seat.affiliated);
  }
  return left;
}

// Cards that a short deck leaves over are set aside.
void read_short_deck(const Document& d, State& s) {
  const Cards deck = cards_of(d);
  if (!s.deck.contains(deck.allies)) throw DocumentError(d, "a card is named in two places");
  s.set_aside = s.deck - deck.allies;
  s.deck = deck.allies;
  if (deck.monsters > s.deck_monsters) throw DocumentError(d, "there are only 6 monster cards");
  s.monsters_set_aside = static_cast<std::uint8_t>(s.deck_monsters - deck.monsters);
  s.deck_monsters = deck.monsters;
}

void read_exploration_deck(const Document& d, State& s) {
  std::array<int, kAllyKinds> left = allies_left(s);
  const Cards row = row_of(d);
  AllySet rest;
  for (std::size_t kind = 0; kind < kAllyKinds; ++kind) {
    const auto c = static_cast<Card>(kind);
    left[kind] -= row.allies.count(c);
    if (left[kind] < 0) throw DocumentError(d, "there are too many of " + name(c));
    for (int i = 0; i < left[kind]; ++i) rest.add(c);
  }
  if (s.discard_monsters + row.monsters > kMonsterCards)
    throw DocumentError(d, "there are only 6 monster cards");
  s.deck = rest;
  s.deck_monsters = static_cast<std::uint8_t>(kMonsterCards - s.discard_monsters - row.monsters);
  if (const auto* v = d.find("exploration_deck")) read_short_deck(*v, s);
  s.deck += row.allies;
  s.deck_monsters = static_cast<std::uint8_t>(s.deck_monsters + row.monsters);
}
void read_given(const Document& d, State& s) {
  expect_keys(d, {"turn",
                  "ender",
                  "over",
                  "threat",
                  "seats",
                  "court",
                  "lord_deck",
                  "removed_lords",
                  "exploration_deck",
                  "discard",
                  "council",
                  "available",
                  "location_deck",
                  "removed_locations",
                  "turn_number",
                  "row",
                  "bought",
                  "used",
                  "stolen_token",
                  "court_fell_short",
                  "final_affiliation"});
  if (const auto* v = d.find("seats"))
    for (const auto& [key, seat] : v->map()) {
      Document who(key);
      who.line = seat.line;
      read_seat(seat, s, s.at(seat_of(who, s.players)));
    }
  if (const auto* v = d.find("court")) read_court(*v, s);
  if (const auto* v = d.find("available")) s.available = tiles_of(*v);
  if (const auto* v = d.find("council")) s.council = allies_of(*v);
  if (const auto* v = d.find("threat"))
    s.threat = static_cast<std::uint8_t>(v->number_between(1, kThreatSpaces));
  if (const auto* v = d.find("discard")) {
    const Cards cards = cards_of(*v);
    s.discard = cards.allies;
    s.discard_monsters = cards.monsters;
  }
  check_no_lord_twice(d, s);
  read_decks(d, s);
  read_exploration_deck(d, s);
}

void expect_possible(const State& s, const Document& given) {
  if (const std::string reason = inconsistency(s); !reason.empty())
    throw DocumentError(given, "this position is impossible: " + reason);
}

}  // namespace

Options options_from(const Document& d) {
  Options options;
  for (const auto& [key, value] : d.map()) {
    if (key == "players") {
      options.players = static_cast<std::uint8_t>(value.number_between(2, kSeats));
    } else if (const std::optional<Option> o = parse_option(key)) {
      if (value.yes()) options.chosen.add(*o);
    } else {
      throw DocumentError(value, "Abyss has no option '" + key + "'");
    }
  }
  return options;
}

State from_document(const Document& scenario) {
  Options options;
  if (const auto* v = scenario.find("options")) options = options_from(*v);
  if (const auto* v = scenario.find("players"))
    options.players = static_cast<std::uint8_t>(v->number_between(2, kSeats));
  const Document nothing = Document::Map{};
  const Document* given = scenario.find("given");
  if (given == nullptr) return setup(options);
  State s;
  s.players = options.players;
  s.options = options.chosen;
  s.court.fill(Lord::none);
  s.under.fill(Location::none);
  read_given(given->is_null() ? nothing : *given, s);
  expect_possible(s, *given);
  start(given->is_null() ? nothing : *given, s);
  expect_possible(s, *given);
  return s;
}

}  // namespace hadal::abyss
