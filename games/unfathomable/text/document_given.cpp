// SPDX-License-Identifier: Apache-2.0
// A position as the `given` of a scenario, at the beginning of a turn and before every action.
#include <algorithm>

#include "games/unfathomable/text/document.h"
#include "games/unfathomable/text/document_words.h"

namespace hadal::unfathomable {
namespace {

using hadal::name;

Document::List cards(SkillSet set) {
  Document::List list;
  for (const Card c : set) list.insert(list.end(), static_cast<std::size_t>(set.count(c)), name(c));
  return list;
}

template <typename Range>
Document::List names(const Range& range) {
  Document::List list;
  for (const auto item : range) list.emplace_back(std::string(name(item)));
  return list;
}

void set_list(Document& d, const std::string& key, Document::List list) {
  if (!list.empty()) d.set(key, std::move(list));
}

// Those that are not 0.
template <typename E, typename Array>
Document counted(const Array& array, std::size_t first = 0) {
  Document d = Document::Map{};
  for (std::size_t i = 0; i < array.size(); ++i)
    if (array[i] > 0) d.set(std::string(name(static_cast<E>(first + i))), array[i]);
  return d;
}

using Bounds = std::array<std::uint8_t, kSkills>;

void add_bounds(Document& d, const char* key, SkillSet set, const Bounds& most) {
  Document bounds = Document::Map{};
  for (std::size_t i = 0; i < kSkills; ++i)
    if (const auto skill = static_cast<Skill>(i); most[i] != set.size(skill))
      bounds.set(std::string(name(skill)), most[i]);
  if (!bounds.map().empty()) d.set(key, std::move(bounds));
}

Document seat_given(const State& s, Player p) {
  const Seat& seat = s.at(p);
  Document d{{"character", name(seat.character)}, {"space", name(seat.space)}};
  set_list(d, "hand", cards(seat.hand));
  add_bounds(d, "at_most", seat.hand, seat.at_most);
  d.set("items", names(seat.items));
  if (seat.improvement != Item::none) d.set("improvement", name(seat.improvement));
  if (seat.revealed) d.set("revealed", true);
  if (seat.has_feat == seat.revealed) d.set("feat", seat.has_feat);
  Document::List kept;
  for (std::size_t i = 0; i < kKeptCards; ++i)
    if (s.kept[i] == p) kept.emplace_back(name(static_cast<Kept>(i)));
  set_list(d, "kept", std::move(kept));
  return d;
}

void add_turn(Document& d, const State& s) {
  d.set("turn", name(s.current));
  if (s.first != s.current) d.set("first", name(s.first));
  d.set("turn_number", s.turn);
  const Frame& asked = s.stack.back();
  if (asked.rule != Rule::act) d.set("step", "start");
  if (asked.rule == Rule::act && asked.count != 2) d.set("actions", asked.count);
  set_list(d, "used", names(s.used));
  set_list(d, "true_grit", names(s.true_grit));
  if (s.barricaded) d.set("barricaded", true);
  d.set("awakened", s.awakened);
}

void add_board(Document& d, const State& s) {
  for (const auto& [key, p] : {std::pair{"captain", s.captain}, std::pair{"keeper", s.keeper}})
    d.set(key, name(p));
  d.set("dials", counted<Resource>(s.dials));
  if (s.travel > 0) d.set("travel", s.travel);
  if (s.ritual > 0) d.set("ritual", s.ritual);
  d.set("deep_ones", counted<Space>(s.deep_ones));
  if (s.hydra != Space::deep) d.set("hydra", name(s.hydra));
  if (s.dagon != Space::deep) d.set("dagon", name(s.dagon));
  d.set("passengers", counted<Space>(s.passengers, index(Space::d1)));
  d.set("passenger_faces", counted<Passenger>(s.passenger_faces));
}

void add_damage(Document& d, const State& s) {
  Document damage = Document::Map{};
  DamageSet removed = DamageSet::first(kDamageCards) - s.damage_deck;
  for (std::size_t i = 0; i < kRooms; ++i) {
    if (s.damage[i] == Damage::none) continue;
    damage.set(std::string(name(room_at(i))), name(s.damage[i]));
    removed.remove(s.damage[i]);
  }
  if (!damage.map().empty()) d.set("damage", std::move(damage));
  set_list(d, "damage_removed", names(removed));
  if (s.fleeing_at_bottom) d.set("fleeing_at_bottom", true);
}

Document::List loyalty_cards(const State& s) {
  Document::List list;
  for (const LoyaltyCard& card : s.loyalty)
    list.push_back(Document{{"holder", name(card.holder)},
                            {"loyalty", name(card.loyalty)},
                            {"face_up", card.face_up},
                            {"seen_by", names(card.known)}});
  return list;
}

Document::List loyalty_deck(const State& s) {
  Document::List list;
  for (std::size_t i = 0; i < kLoyalties; ++i)
    list.insert(list.end(), s.loyalty_deck[i], name(static_cast<Loyalty>(i)));
  return list;
}

// The uppermost card of each skill is named last.
Document::List discards(const State& s) {
  SkillSet below = s.skill_discards;
  Document::List tops;
  for (const Card top : s.discard_tops) {
    if (top == Card::none) continue;
    below.remove(top);
    tops.emplace_back(name(top));
  }
  Document::List list = cards(below);
  list.insert(list.end(), tops.begin(), tops.end());
  return list;
}

template <typename E>
Document placed(const Placed<E>& card) {
  if (card.known.empty()) return name(card.card);
  return Document::Map{{std::string(name(card.card)), names(card.known)}};
}

template <typename Deck>
void add_places(Document& d, const std::string& pile, const Deck& deck) {
  Document::List top;
  for (std::size_t i = deck.top.size(); i-- > 0;) top.push_back(placed(deck.top[i]));
  Document::List bottom;
  for (const auto& card : deck.bottom) bottom.push_back(placed(card));
  set_list(d, pile + "_top", std::move(top));
  set_list(d, pile + "_bottom", std::move(bottom));
}

// Cards that are in no deck and in nobody's hands.
template <typename E, typename Set, typename Deck>
Document::List removed(Set elsewhere, const Deck& deck, std::size_t n) {
  Document::List list;
  for (std::size_t i = 0; i < n; ++i)
    if (const auto e = static_cast<E>(i); !elsewhere.has(e) && !deck.has(e))
      list.emplace_back(name(e));
  return list;
}

void add_spells_and_items(Document& d, const State& s) {
  SpellSet spells = s.spells_lost;
  if (s.flesh_ward != Player::nobody) spells.add(Spell::flesh_ward);
  if (s.revelation != Player::nobody) spells.add(Spell::revelation_of_script);
  ItemSet items = s.items_lost;
  for (const Seat& seat : s.seats) items = items | seat.items;
  set_list(d, "removed_spells", removed<Spell>(spells, s.spells, kSpells));
  set_list(d, "removed_items", removed<Item>(items, s.items, kItems));
  set_list(d, "lost_spells", names(s.spells_lost));
  set_list(d, "lost_items", names(s.items_lost));
  if (s.flesh_ward != Player::nobody) d.set("flesh_ward", name(s.flesh_ward));
  if (s.revelation != Player::nobody) d.set("revelation_of_script", name(s.revelation));
}

void add_decks(Document& d, const State& s) {
  set_list(d, "route", names(s.route));
  set_list(d, "waypoint_discard", names(s.waypoint_discard));
  set_list(d, "mythos_discard", names(s.mythos_discard));
  add_places(d, "mythos", s.mythos);
  add_places(d, "waypoint", s.waypoints);
  add_places(d, "spell", s.spells);
  add_places(d, "item", s.items);
  add_spells_and_items(d, s);
  d.set("chaos", cards(s.chaos));
  add_bounds(d, "chaos_at_most", s.chaos, s.chaos_at_most);
  set_list(d, "discards", discards(s));
  d.set("loyalty_cards", loyalty_cards(s));
  d.set("loyalty_deck", loyalty_deck(s));
}

// Only the turn itself is going on: nothing that rolls, tests or takes effect.
bool is_between_actions(const State& s) {
  constexpr Rule kOfTheTurn[] = {Rule::turn,        Rule::act,         Rule::draw_from_set,
                                 Rule::deal_skill,  Rule::improvement, Rule::swap_for_treachery,
                                 Rule::deal_loyalty};
  return std::all_of(s.stack.begin(), s.stack.end(), [&](const Frame& f) {
    return std::find(std::begin(kOfTheTurn), std::end(kOfTheTurn), f.rule) != std::end(kOfTheTurn);
  });
}

State without_leftovers(State s) {
  s.test = {};
  s.die = {};
  s.paid = s.counted = 0;
  s.struck = Space::none;
  s.prevented = false;
  s.waiting = {};
  s.looked_pile = Pile::mythos;
  return s;
}

}  // namespace

Document given(const State& s) {
  if (s.stack.empty() || s.stack[0].rule != Rule::turn || !is_between_actions(s)) return {};
  Document d = Document::Map{};
  add_turn(d, s);
  Document seats = Document::Map{};
  for (std::size_t i = 0; i < s.players; ++i) seats.set(name(seat(i)), seat_given(s, seat(i)));
  d.set("seats", std::move(seats));
  add_board(d, s);
  add_damage(d, s);
  add_decks(d, s);
  return d;
}

bool same_position(const State& a, const State& b) {
  if (!is_between_actions(a) || !is_between_actions(b)) return a == b;
  return without_leftovers(a) == without_leftovers(b);
}

}  // namespace hadal::unfathomable
