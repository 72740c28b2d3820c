// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/unfathomable/cards/damage.h"
#include "games/unfathomable/cards/mythos.h"
#include "games/unfathomable/document.h"
#include "games/unfathomable/engine.h"
#include "games/unfathomable/names.h"
#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/view.h"

namespace hadal::unfathomable {
namespace {

using hadal::name;
using Counts = std::array<std::uint8_t, kSkills>;

template <Named E>
Document word(E e) {
  return std::string(name(e));
}

Document list(SkillSet set) {
  Document::List out;
  for (const Card c : set)
    for (int i = 0; i < set.count(c); ++i) out.emplace_back(name(c));
  return out;
}

template <typename Set>
Document list_names(const Set& set) {
  Document::List out;
  for (const auto e : set) out.push_back(word(e));
  return out;
}

template <typename E, typename Array>
Document counts(const Array& array) {
  Document out = Document::Map{};
  for (std::size_t i = 0; i < array.size(); ++i)
    out.set(std::string(name(static_cast<E>(i))), array[i]);
  return out;
}

Document seats_of(Seats seats) {
  Document::List out;
  for (const Player p : seats) out.emplace_back(name(p));
  return out;
}

// Seat and SeatView have these.
template <typename AnySeat>
Document open_part(const AnySeat& seat) {
  return {{"character", word(seat.character)},
          {"space", word(seat.space)},
          {"items", list_names(seat.items)},
          {"improvement", word(seat.improvement)},
          {"revealed", seat.revealed},
          {"feat", seat.has_feat},
          {"at_most", counts<Skill>(seat.at_most)}};
}

// State and View have these.
template <typename Any>
void write_seat_of(Document& d, const Any& s, Player p) {
  Document::List titles;
  if (s.captain == p) titles.emplace_back("captain");
  if (s.keeper == p) titles.emplace_back("keeper");
  d.set("title", titles);
  Document::List kept;
  for (std::size_t i = 0; i < kKeptCards; ++i)
    if (s.kept[i] == p) kept.push_back(word(static_cast<Kept>(i)));
  d.set("kept", kept);
  int n = 0;
  for (const auto& card : s.loyalty) n += card.holder == p ? 1 : 0;
  d.set("loyalty_size", n);
}

template <typename Any>
void write_board(Document& d, const Any& s) {
  d.set("dials", counts<Resource>(s.dials));
  d.set("travel", s.travel);
  d.set("ritual", s.ritual);
  d.set("deep_ones", counts<Space>(s.deep_ones));
  d.set("hydra", word(s.hydra));
  d.set("dagon", word(s.dagon));
  Document passengers = Document::Map{};
  for (std::size_t i = 0; i < 8; ++i)
    passengers.set(std::string(name(deck_at(i))), s.passengers[i]);
  d.set("passengers", passengers);
  Document damage = Document::Map{};
  for (std::size_t i = 0; i < kRooms; ++i)
    damage.set(std::string(name(room_at(i))), word(s.damage[i]));
  d.set("damage", damage);
  d.set("damage_deck", list_names(s.damage_deck));
  d.set("captain", name(s.captain));
  d.set("keeper", name(s.keeper));
  d.set("flesh_ward", name(s.flesh_ward));
  d.set("revelation_of_script", name(s.revelation));
  d.set("route", list_names(s.route));
  d.set("waypoint_discard", list_names(s.waypoint_discard));
  d.set("mythos_discard", list_names(s.mythos_discard));
  d.set("crisis", word(s.crisis));
  d.set("barricaded", s.barricaded);
  d.set("awakened", s.awakened);
  d.set("used", list_names(s.used));
  d.set("turn", name(s.current));
  d.set("turn_number", s.turn);
  d.set("ending", word(s.ending));
}

Document winners(const State& s) {
  Document::List out;
  const Outcome result = outcome(s);
  for (std::size_t i = 0; i < s.players; ++i)
    if (result.won[i]) out.emplace_back(name(seat(i)));
  return out;
}

Document list_tops(const State& s) {
  Document out = Document::Map{};
  for (std::size_t i = 0; i < kSkills; ++i)
    if (s.discard_tops[i] != Card::none)
      out.set(std::string(name(static_cast<Skill>(i))), name(s.discard_tops[i]));
  return out;
}

// All of this is open, or counted from what is.
void write_counts(Document& d, const State& s) {
  d.set("to_move", name(to_move(s)));
  d.set("asks", s.stack.empty() ? "nothing" : std::string(name(s.stack.back().rule)));
  d.set("reaction", asks_for_reaction(s));
  d.set("over", s.stack.empty());
  if (!s.stack.empty() && s.stack.back().rule == Rule::act) d.set("actions", s.stack.back().count);
  d.set("distance", distance(s));
  d.set("deep_ones_in_supply", deep_ones_in_supply(s));
  d.set("passengers_in_supply", passengers_in_supply(s));
  d.set("damaged_rooms", damaged_rooms(s));
  d.set("chaos_size", s.chaos.size());
  d.set("mythos_deck_size", s.mythos.size());
  d.set("waypoint_deck_size", s.waypoints.size());
  d.set("spell_deck_size", s.spells.size());
  d.set("item_deck_size", s.items.size());
  d.set("spells_lost_size", s.spells_lost.size());
  d.set("items_lost_size", s.items_lost.size());
  d.set("loyalty_deck_size", s.loyalty_deck[0] + s.loyalty_deck[1] + s.loyalty_deck[2]);
  d.set("die", s.die.face == 0 ? 0 : s.die.result());
  d.set("die_modifier", s.die.change);
  if (!s.stack.empty()) d.set("winners", Document::List{});
  if (s.stack.empty()) d.set("winners", winners(s));
  Document sizes = Document::Map{};
  for (std::size_t i = 0; i < kSkills; ++i)
    sizes.set(std::string(name(static_cast<Skill>(i))), s.skill_decks.size(static_cast<Skill>(i)));
  d.set("skill_deck_sizes", sizes);
  d.set("discard_tops", list_tops(s));
}

Document test_document(const Test& t, int pile_size) {
  Document d{{"target", t.target},      {"partial", t.partial},   {"skills", list_names(t.helps)},
             {"open", t.open},          {"no_chaos", t.no_chaos}, {"pile_size", pile_size},
             {"result", word(t.result)}};
  if (t.revealed) {
    d.set("total", t.total);
    d.set("pile", list(t.pile));
  }
  return d;
}

// What the question is about, as far as the viewer may know it.
Document asked_document(const Frame& f) {
  Document d{{"count", f.count}};
  if (const std::string_view purpose = purpose_of(f); !purpose.empty())
    d.set("purpose", std::string(purpose));
  if (f.rule == Rule::would_be_defeated) d.set("seat", name(seat(f.arg)));
  if (f.rule == Rule::choose_option) d.set("waypoint", word(static_cast<Waypoint>(f.arg)));
  return d;
}

// What the mythos card prints besides its texts.
Document crisis_document(Mythos card) {
  constexpr std::array<std::string_view, 5> kDeciders{"you", "current", "captain", "keeper",
                                                      "named"};
  constexpr std::array<std::string_view, 3> kActivations{"deep_ones", "mother_hydra",
                                                         "father_dagon"};
  const MythosRow& row = kMythosRows[index(card)];
  Document d{{"decider", row.kind == Crisis::test ? Document("-") : kDeciders[index(row.decider)]},
             {"activation", kActivations[index(row.activation)]},
             {"track", word(row.track)}};
  if (row.character != Character::none) d.set("character", word(row.character));
  if (row.kind == Crisis::choice) return d;
  d.set("target", row.target);
  d.set("partial", row.partial);
  d.set("skills", list_names(row.helps));
  return d;
}

bool runs(const State& s, Rule rule) {
  return std::any_of(s.stack.begin(), s.stack.end(),
                     [rule](const Frame& f) { return f.rule == rule; });
}

Document pile_names(Pile pile, const FixedVector<std::uint8_t, 5>& cards) {
  Document::List out;
  for (const std::uint8_t card : cards) {
    if (pile == Pile::mythos) out.push_back(word(static_cast<Mythos>(card)));
    if (pile == Pile::waypoint) out.push_back(word(static_cast<Waypoint>(card)));
    if (pile == Pile::spell) out.push_back(word(static_cast<Spell>(card)));
    if (pile == Pile::item) out.push_back(word(static_cast<Item>(card)));
  }
  return out;
}

// The places of a deck that the viewer knows, from the top and from the bottom.
template <typename E>
Document known_places(const DeckView& deck) {
  const auto one = [](std::uint8_t card) {
    return card == kHidden ? Document("?") : word(static_cast<E>(card));
  };
  Document::List top;
  Document::List bottom;
  for (std::size_t i = deck.top_size; i-- > 0;) top.push_back(one(deck.top[i]));
  for (std::size_t i = 0; i < deck.bottom_size; ++i) bottom.push_back(one(deck.bottom[i]));
  return {{"size", deck.size}, {"top", top}, {"bottom", bottom}};
}

void write_known_decks(Document& d, const View& v) {
  d.set("decks", Document{{"mythos", known_places<Mythos>(v.decks[0])},
                          {"waypoint", known_places<Waypoint>(v.decks[1])},
                          {"spell", known_places<Spell>(v.decks[2])},
                          {"item", known_places<Item>(v.decks[3])}});
}

// Looking at everything: the order of placed cards, then the rest.
template <typename Deck>
Document deck_list(const Deck& deck) {
  Document::List out;
  for (std::size_t i = deck.top.size(); i-- > 0;) out.push_back(word(deck.top[i].card));
  for (const auto e : deck.rest) out.push_back(word(e));
  for (const auto& p : deck.bottom) out.push_back(word(p.card));
  return out;
}

int pile_size(const State& s) {
  int n = s.test.pile.size() + s.test.shown.size();
  for (std::size_t i = 0; i < s.players; ++i) n += s.seats[i].added.size();
  return n;
}

Document seat_document(const State& s, Player p) {
  const Seat& seat = s.at(p);
  Document d = open_part(seat);
  write_seat_of(d, s, p);
  d.set("hand", list(seat.hand));
  d.set("hand_size", seat.hand.size());
  d.set("added", list(seat.added));
  d.set("added_size", seat.added.size());
  Document::List loyalty;
  for (const LoyaltyCard& card : s.loyalty)
    if (card.holder == p) loyalty.push_back(word(card.loyalty));
  d.set("loyalty", loyalty);
  return d;
}

template <typename E>
Document loyalties(const std::array<std::uint8_t, kLoyalties>& counted) {
  Document::List out;
  for (std::size_t i = 0; i < kLoyalties; ++i)
    for (int n = 0; n < counted[i]; ++n) out.push_back(word(static_cast<E>(i)));
  return out;
}

// The members of `all` whose names are in none of the lists: out of the game.
template <typename Set>
Document others(Set all, std::initializer_list<Document> lists) {
  for (const Document& list : lists)
    for (const Document& item : list.list())
      for (const auto e : all)
        if (item.text() == name(e)) all.remove(e);
  return list_names(all);
}

Document removed_items(const State& s) {
  ItemSet held;
  for (const Seat& seat : s.seats) held = held | seat.items;
  const Document seen = s.looked_pile == Pile::item ? pile_names(s.looked_pile, s.looked)
                                                    : Document(Document::List{});
  return others(ItemSet::first(kItems), {deck_list(s.items), list_names(held), seen});
}

Document removed_spells(const State& s) {
  SpellSet held;
  if (s.flesh_ward != Player::nobody) held.add(Spell::flesh_ward);
  if (s.revelation != Player::nobody) held.add(Spell::revelation_of_script);
  const Document seen = s.looked_pile == Pile::spell ? pile_names(s.looked_pile, s.looked)
                                                     : Document(Document::List{});
  return others(SpellSet::first(kSpells), {deck_list(s.spells), list_names(held), seen});
}

Document removed_damage(const State& s) {
  DamageSet placed = s.damage_deck;
  for (const Damage card : s.damage)
    if (card != Damage::none) placed.add(card);
  if (s.fleeing_at_bottom) placed = placed | kAtBottom;
  return list_names(DamageSet::first(kDamageCards) - placed);
}

}  // namespace

Document document(const State& s) {
  Document d = Document::Map{};
  write_counts(d, s);
  Document seats = Document::Map{};
  for (std::size_t i = 0; i < s.players; ++i) seats.set(name(seat(i)), seat_document(s, seat(i)));
  d.set("seats", seats);
  write_board(d, s);
  d.set("test", test_document(s.test, pile_size(s)));
  d.set("chaos", list(s.chaos));
  d.set("discards", list(s.skill_discards));
  d.set("looked", pile_names(s.looked_pile, s.looked));
  d.set("mythos_deck", deck_list(s.mythos));
  d.set("waypoint_deck", deck_list(s.waypoints));
  d.set("spell_deck", deck_list(s.spells));
  d.set("item_deck", deck_list(s.items));
  d.set("loyalty_deck", loyalties<Loyalty>(s.loyalty_deck));
  d.set("removed_items", removed_items(s));
  d.set("removed_spells", removed_spells(s));
  d.set("damage_removed", removed_damage(s));
  d.set("passenger_faces", counts<Passenger>(s.passenger_faces));
  return d;
}

Document view_document(const State& s, Player viewer) {
  const View v = view(s, viewer);
  Document d = Document::Map{};
  d.set("viewer", name(v.viewer));
  write_counts(d, s);  // all of it is open
  d.set("asked", asked_document(v.asked));
  d.set("testing", runs(s, Rule::test));
  d.set("rolling", runs(s, Rule::rolling));
  if (v.crisis != Mythos::none) d.set("crisis_card", crisis_document(v.crisis));
  Document seats = Document::Map{};
  for (std::size_t i = 0; i < v.players; ++i) {
    Document one = open_part(v.seats[i]);
    write_seat_of(one, v, seat(i));
    one.set("hand_size", v.seats[i].hand_size);
    one.set("added_size", v.seats[i].added_size);
    if (v.test.open) one.set("added", list(v.seats[i].added));
    Document::List loyalty;
    for (const LoyaltyView& card : v.loyalty)
      if (card.holder == seat(i))
        loyalty.push_back(card.loyalty == kHidden ? Document("?")
                                                  : word(static_cast<Loyalty>(card.loyalty)));
    one.set("loyalty", loyalty);
    seats.set(name(seat(i)), one);
  }
  d.set("seats", seats);
  write_board(d, v);
  d.set("test", test_document(v.test, v.pile_size));
  write_known_decks(d, v);
  d.set("true_grit", seats_of(v.true_grit));
  if (is_seat(viewer)) {
    d.set("hand", list(v.hand));
    d.set("added", list(v.added));
  }
  if (v.looker == viewer) d.set("looked", pile_names(v.looked_pile, v.looked));
  return d;
}

Document options_document(const Options& o) {
  return {{"players", o.players},
          {"variant", word(o.variant)},
          {"difficulty", word(o.difficulty)},
          {"characters", word(o.characters)}};
}

}  // namespace hadal::unfathomable
