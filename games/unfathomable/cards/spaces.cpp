// SPDX-License-Identifier: Apache-2.0
// Questions about a space: which may be named, and what follows.
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/cards/purposes.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {

void ask_space(State& s, Player who, SpaceFor why, std::uint8_t about, std::uint8_t count) {
  push(s,
       {.rule = Rule::choose_space, .who = who, .arg = byte(why), .count = count, .extra = about});
}

namespace {

struct SpaceRow {
  SpaceSet (*which)(const State&, const Frame&);
  void (*then)(State&, const Frame&, Space);
  bool optional = false;
};

SpaceSet with_deep_ones(const State& s, SpaceSet among) {
  SpaceSet out;
  for (const Space x : among)
    if (s.deep_ones[index(x)] > 0) out.add(x);
  return out;
}
SpaceSet open_to_deep_ones(const State& s, SpaceSet among) {
  SpaceSet out;
  for (const Space x : among)
    if (may_move_deep_one_into(s, x)) out.add(x);
  return out;
}
SpaceSet here_of(const State& s, const Frame& f) { return {s.at(f.who).space}; }

// [UNF-SK-LORE] All Deep Ones of a space, to one space next to it.
SpaceSet banish_from(const State& s, const Frame&) { return with_deep_ones(s, kBoard); }
void then_banish(State& s, const Frame& f, Space x) {
  ask_space(s, f.who, SpaceFor::banish_to, byte(x));
}
SpaceSet banish_to(const State& s, const Frame& f) {
  return open_to_deep_ones(s, neighbours(static_cast<Space>(f.extra)));
}
void then_move_all(State& s, const Frame& f, Space x) {
  move_all_deep_ones(s, static_cast<Space>(f.extra), x);
}

// [UNF-I-BOOK-OF-DAGON]
SpaceSet next_to_me(const State& s, const Frame& f) {
  return open_to_deep_ones(s, neighbours(s.at(f.who).space));
}
void then_book(State& s, const Frame& f, Space x) { move_all_deep_ones(s, s.at(f.who).space, x); }

// A character (extra) goes to a ship space; nobody walks into Sick Bay or Brig.  [UNF-7-5]
SpaceSet walkable(const State&, const Frame&) { return kOpenShip; }
void then_stand(State& s, const Frame& f, Space x) { bring(s, seat(f.extra), x); }

// [UNF-C-ARJUN] Deck Chief; [UNF-I-PLIMSOLLS]
SpaceSet without_own(SpaceSet among, const State& s, const Frame& f) {
  among.remove(s.at(f.who).space);
  return among;
}
SpaceSet on_deck(const State& s, const Frame& f) { return without_own(kDeck, s, f); }
SpaceSet elsewhere(const State& s, const Frame& f) { return without_own(kOpenShip, s, f); }
void then_go(State& s, const Frame& f, Space x) { bring(s, f.who, x); }
SpaceSet one_step(const State& s, const Frame& f) {
  return neighbours(s.at(f.who).space) & kOpenShip;
}

// [UNF-I-JAM-TIN-GRENADE] [UNF-HR-13]
SpaceSet beside(const State& s, const Frame& f) { return neighbours(s.at(f.who).space); }
void then_explode(State& s, const Frame& f, Space x) {
  remove_item(s, f.who, Item::jam_tin_grenade);
  tell<Told::lost_item>(f.who, Item::jam_tin_grenade);
  remove_all_deep_ones(s, x);
  if (is_room(x) && !is_damaged(s, x)) damage_room(s, x);
  defeat_all(s, x, kHumansThere | kTraitorsThere | kPassengersThere);
}

// [UNF-SK-TREACHERY] All monsters of the Deep to one water space.
SpaceSet water(const State&, const Frame&) { return kWater; }
void then_surface(State& s, const Frame&, Space x) {
  move_all_deep_ones(s, Space::deep, x);
  if (s.hydra == Space::deep) move_monarch(s, Monarch::mother_hydra, x);
  if (s.dagon == Space::deep) move_monarch(s, Monarch::father_dagon, x);
}

// [UNF-C-JEANNE] Sabotage.
SpaceSet undamaged(const State& s, const Frame&) {
  SpaceSet out;
  for (const Space room : kRoomSpaces)
    if (!is_damaged(s, room)) out.add(room);
  return out;
}
void then_damage(State& s, const Frame&, Space x) { damage_room(s, x); }

// [UNF-C-BEATRICE] Divide and Conquer: different water spaces, named in order.
SpaceSet further_water(const State&, const Frame& f) {
  SpaceSet out;
  const std::size_t last = 8u - f.count;
  for (std::size_t i = f.extra; i <= last; ++i) out.add(static_cast<Space>(i));
  return out;
}
void then_divide(State& s, const Frame& f, Space x) {
  place_deep_ones(s, x, 1);
  if (f.count > 1)
    ask_space(s, f.who, SpaceFor::divide, byte(static_cast<int>(index(x) + 1)), byte(f.count - 1));
}

// [UNF-M-THE-GAME-IS-AFOOT] Sick Bay and Brig may be named, without effect.
SpaceSet interior(const State&, const Frame&) { return kInterior; }
void then_clear(State& s, const Frame&, Space x) { remove_all_deep_ones(s, x); }

// [UNF-M-FAMILY-TIES] [UNF-M-IDENTITY-CRISIS] The rooms beside the Sick Bay.
SpaceSet beside_sick_bay(const State&, const Frame&) { return neighbours(Space::sick_bay); }
void then_place_four(State& s, const Frame&, Space x) { place_deep_ones(s, x, 4); }
void then_place_one(State& s, const Frame&, Space x) { place_deep_ones(s, x, 1); }

// [UNF-C-ISHMAEL] First Oath: the monarch (extra) may be moved one water space.
SpaceSet monarch_step(const State& s, const Frame& f) {
  const Space at = static_cast<Monarch>(f.extra) == Monarch::mother_hydra ? s.hydra : s.dagon;
  return neighbours(at) & kWater;
}
void then_move_monarch(State& s, const Frame& f, Space x) {
  move_monarch(s, static_cast<Monarch>(f.extra), x);
}

// [UNF-SK-TREACHERY] All in the player's own space, or one elsewhere.
SpaceSet with_any(const State& s, const Frame&) { return with_deep_ones(s, kBoard); }
void then_activate(State& s, const Frame& f, Space x) {
  activate_deep_ones_in(s, x, x == s.at(f.who).space ? s.deep_ones[index(x)] : 1);
}

// [UNF-M-MISSING-MUNITIONS] [UNF-M-VOLUNTEER-ARMY] [UNF-SP-PLAGUE-OF-LOCUSTS] One by one.
SpaceSet rooms_with_any(const State& s, const Frame&) { return with_deep_ones(s, kRoomSpaces); }
SpaceSet ship_with_any(const State& s, const Frame&) { return with_deep_ones(s, kOpenShip); }
void then_defeat_one(State& s, const Frame& f, Space x) {
  remove_deep_ones(s, x, 1);
  if (f.count > 1) ask_space(s, f.who, static_cast<SpaceFor>(f.arg), f.extra, byte(f.count - 1));
}

// [UNF-C-SVETLANA] Conduct Malpractice: on deck, or `deep` for one of the supply.
SpaceSet deck_with_passengers(const State& s) {
  SpaceSet out;
  for (std::size_t i = 0; i < 8; ++i)
    if (s.passengers[i] > 0) out.add(deck_at(i));
  return out;
}
SpaceSet any_passenger(const State& s, const Frame&) {
  SpaceSet out = deck_with_passengers(s);
  if (passengers_in_supply(s) > 0) out.add(Space::deep);
  return out;
}
SpaceSet passenger_on_deck(const State& s, const Frame&) { return deck_with_passengers(s); }
void then_lose_passenger(State& s, const Frame&, Space x) {
  defeat_passenger(s, x == Space::deep ? Space::none : x);
}

// [UNF-M-ON-THE-OFFENSIVE] One Deep One from `extra` to a space next to it.
void then_step(State& s, const Frame& f, Space x) {
  move_deep_one(s, static_cast<Space>(f.extra), x);
}

// [UNF-SP-ASTRAL-TRAVEL] A Deep One (count 0) or the character of seat extra goes there.
void then_astral(State& s, const Frame& f, Space x) {
  if (f.count == 0) return move_deep_one(s, static_cast<Space>(f.extra), x);
  bring(s, seat(f.extra), x);
}
SpaceSet astral_goal(const State& s, const Frame& f) {
  const Space from = f.count == 0 ? static_cast<Space>(f.extra) : s.seats[f.extra].space;
  SpaceSet out = f.count == 0 ? open_to_deep_ones(s, kOpenShip) : kOpenShip;
  out.remove(from);
  return out;
}

constexpr std::array<SpaceRow, 23> kSpaceRows{{
    {banish_from, then_banish},
    {banish_to, then_move_all},
    {next_to_me, then_book},
    {walkable, then_stand},
    {on_deck, then_go},
    {one_step, then_go},
    {elsewhere, then_go},  // beast
    {beside, then_explode},
    {water, then_surface},
    {undamaged, then_damage},
    {further_water, then_divide},
    {interior, then_clear},
    {beside_sick_bay, then_place_four},
    {beside_sick_bay, then_place_one},
    {monarch_step, then_move_monarch, true},
    {with_any, then_activate},
    {rooms_with_any, then_defeat_one},
    {ship_with_any, then_defeat_one},
    {with_any, then_defeat_one},
    {any_passenger, then_lose_passenger},
    {passenger_on_deck, then_lose_passenger},
    {banish_to, then_step},
    {astral_goal, then_astral},
}};
static_assert(index(SpaceFor::astral_to) == 22, "kSpaceRows is indexed by SpaceFor");

}  // namespace

namespace choose_space {

void moves(const State& s, const Frame& f, MoveList& out) {
  const SpaceRow& row = kSpaceRows[f.arg];
  for (const Space x : row.which(s, f)) out.push_back({Verb::space, byte(x)});
  const bool one_here = static_cast<SpaceFor>(f.arg) == SpaceFor::call_to_action &&
                        s.deep_ones[index(*here_of(s, f).begin())] > 1;
  if (one_here) out.push_back({Verb::target, kDeepOneHere});
  if (row.optional || out.empty()) out.push_back({Verb::pass});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::target) return activate_deep_ones_in(s, s.at(f.who).space, 1);
  if (m.verb == Verb::space) return kSpaceRows[f.arg].then(s, f, static_cast<Space>(m.a));
  if (kSpaceRows[f.arg].optional) tell<Told::declined>(f.who);
}

}  // namespace choose_space

namespace move_deep_ones {

// arg 1: may; otherwise each one that can move must.
void moves(const State& s, const Frame& f, MoveList& out) {
  for (const Space x : kOpenShip)
    if (s.waiting[index(x)] > 0) out.push_back({Verb::activate, byte(x)});
  if (f.arg == 1 || out.empty()) out.push_back({Verb::done});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::done) return;
  --s.waiting[m.a];
  push(s, f);
  ask_space(s, f.who, SpaceFor::step_to, m.a);
}

}  // namespace move_deep_ones

namespace how_many {

// [UNF-M-VOLUNTEER-ARMY] One to four, never more than the supply holds.
void moves(const State& s, const Frame&, MoveList& out) {
  const int most = passengers_in_supply(s) < 4 ? passengers_in_supply(s) : 4;
  for (int n = 1; n <= most; ++n) out.push_back({Verb::number, byte(n)});
}

void apply(State& s, Frame f, Move m) {
  tell<Told::number_named>(f.who, m.a);
  ask_space(s, f.who, SpaceFor::volunteers, 0, m.a);
  risk(s, m.a);
}

}  // namespace how_many
}  // namespace hadal::unfathomable
