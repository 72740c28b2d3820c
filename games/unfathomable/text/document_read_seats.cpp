// SPDX-License-Identifier: Apache-2.0
// Who plays, and what everybody has.
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/text/document_reader.h"

namespace hadal::unfathomable::document_reader {

namespace {

void read_loyalty(const Document& d, State& s, Player p) {
  bool open = s.at(p).revealed;
  for (const Document& item : d.list()) {
    const auto loyalty = known<Loyalty>(item, "a loyalty");
    const bool face_up = open && loyalty != Loyalty::human;
    if (face_up) open = false;
    if (s.loyalty.full()) throw DocumentError(item, "there are too many loyalty cards");
    s.loyalty.push_back({loyalty, p, face_up, face_up ? Seats::first(s.players) : Seats{p}});
  }
  if (open) throw DocumentError(d, "a revealed traitor needs a hybrid or cultist card");
}

// A seat that names its items has no others; all of them give back first, so that the order of the
// seats does not matter.
void give_items_back(State& s, Seat& seat) {
  for (const Item item : seat.items) s.items.rest.add(item);
  seat.items = {};
}

void read_items(const Document& d, State& s, Seat& seat) {
  for (const Document& one : d.list()) {
    const auto item = known<Item>(one, "an item");
    if (!s.items.rest.has(item)) throw DocumentError(one, "the item is named in two places");
    s.items.rest.remove(item);
    seat.items.add(item);
  }
}

void read_seat(const Document& d, State& s, Player p) {
  expect_keys(d, {"character", "space", "hand", "items", "improvement", "revealed", "feat",
                  "loyalty", "kept", "at_most"});
  Seat& seat = s.at(p);
  if (const auto* v = d.find("space")) seat.space = known<Space>(*v, "a space");
  if (const auto* v = d.find("hand")) {
    seat.hand = cards_of(*v);
    take_skills(*v, s, seat.hand);
    bound_by(seat.hand, seat.at_most);
  }
  if (const auto* v = d.find("at_most")) read_bounds(*v, seat.at_most);
  if (const auto* v = d.find("items")) read_items(*v, s, seat);
  const ItemSet improvements = seat.items & kImprovements;
  seat.improvement = improvements.empty() ? Item::none : *improvements.begin();
  if (const auto* v = d.find("improvement")) seat.improvement = known<Item>(*v, "an item");
  if (const auto* v = d.find("revealed")) seat.revealed = v->yes();
  seat.has_feat = !seat.revealed;
  if (const auto* v = d.find("feat")) seat.has_feat = v->yes();
  if (const auto* v = d.find("kept"))
    for (const Document& one : v->list())
      s.kept[index(known<Kept>(one, "a card that can be kept"))] = p;
}

const Document* seat_entry(const Document& d, std::size_t i) {
  const Document* seats = d.find("seats");
  return seats == nullptr ? nullptr : seats->find(name(seat(i)));
}

}  // namespace

// Named characters first; the others are the first that are free.
void read_characters(const Document& d, State& s) {
  CharacterSet free = CharacterSet::first(kCharacters);
  for (std::size_t i = 0; i < s.players; ++i) {
    const Document* entry = seat_entry(d, i);
    const Document* v = entry == nullptr ? nullptr : entry->find("character");
    if (v == nullptr) continue;
    const auto c = known<Character>(*v, "a character");
    if (!free.has(c)) throw DocumentError(*v, std::string(name(c)) + " plays twice");
    free.remove(c);
    seat_character(s, seat(i), c);
  }
  for (std::size_t i = 0; i < s.players; ++i) {
    if (s.seats[i].character != Character::none) continue;
    const Character c = *free.begin();
    free.remove(c);
    seat_character(s, seat(i), c);
  }
}

void read_seats(const Document& d, State& s) {
  for (std::size_t i = 0; i < s.players; ++i)
    if (const auto* entry = seat_entry(d, i); entry != nullptr && entry->find("items") != nullptr)
      give_items_back(s, s.seats[i]);
  if (const auto* v = d.find("seats"))
    for (const auto& [key, entry] : v->map()) {
      Document who(key);
      who.line = entry.line;
      read_seat(entry, s, seat_named(who, s.players));
    }
  if (d.find("loyalty_cards") != nullptr) return;
  const Document human = Document::List{Document("human")};
  for (std::size_t i = 0; i < s.players; ++i) {
    const Document* entry = seat_entry(d, i);
    const Document* v = entry == nullptr ? nullptr : entry->find("loyalty");
    read_loyalty(v == nullptr ? human : *v, s, seat(i));
  }
}

namespace {

bool has_face_up(const State& s, Player p) {
  for (const LoyaltyCard& card : s.loyalty)
    if (card.holder == p && card.face_up) return true;
  return false;
}

}  // namespace

// All that were dealt, in the order of dealing, and who has seen them; instead of those of the
// seats.
void read_loyalty_cards(const Document& d, State& s) {
  s.loyalty.clear();
  for (const Document& one : d.list()) {
    expect_keys(one, {"holder", "loyalty", "face_up", "seen_by"});
    if (s.loyalty.full()) throw DocumentError(one, "there are too many loyalty cards");
    LoyaltyCard card{known<Loyalty>(one.at("loyalty"), "a loyalty"),
                     seat_named(one.at("holder"), s.players),
                     false,
                     {}};
    if (const auto* v = one.find("face_up")) card.face_up = v->yes();
    card.known = Seats{card.holder};
    if (const auto* v = one.find("seen_by")) card.known = card.known | seats_named(*v, s.players);
    if (card.face_up) card.known = Seats::first(s.players);
    s.loyalty.push_back(card);
  }
  for (std::size_t i = 0; i < s.players; ++i)
    if (s.seats[i].revealed && !has_face_up(s, seat(i)))
      throw DocumentError(d, "a revealed traitor needs a card that is face up");
}

}  // namespace hadal::unfathomable::document_reader
