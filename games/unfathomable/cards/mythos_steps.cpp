// SPDX-License-Identifier: Apache-2.0
// The steps that only one or two mythos cards have.
#include <algorithm>

#include "games/unfathomable/cards/mythos_words.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable::mythos_words {

using unfathomable::lose;

// [UNF-M-ACCUSATION] One human who is not in the Brig.
void run_arrest_one(State& s, const Frame& f, int, int) {
  bool any = false;
  for (std::size_t i = 0; i < s.players; ++i)
    any = any || (!s.seats[i].revealed && s.seats[i].space != Space::brig);
  if (any) unfathomable::ask_seat(s, player_of(s, f, captain), SeatFor::accusation);
}

// [UNF-M-HISTORY-REPEATS] Another human, if she likes.
void run_maybe_arrest(State& s, const Frame& f, int, int) {
  unfathomable::ask_seat(s, player_of(s, f, named), SeatFor::history_repeats);
}

// [UNF-M-ADRIFT-FISHING-BOAT]
void run_maybe_adrift(State& s, const Frame& f, int, int) {
  ask_consent(s, player_of(s, f, current), ConsentFor::adrift);
}

// [UNF-M-COLLISION-COURSE] [UNF-HR-28]
void run_monarchs_to_bow(State& s, const Frame&, int, int) {
  move_monarch(s, Monarch::mother_hydra, bow_of_die(s.die.result()));
  move_monarch(s, Monarch::father_dagon, bow_of_die(s.die.result()));
}

// [UNF-M-COORDINATED-ASSAULT]
void run_surface_if_any(State& s, const Frame&, int, int) {
  if (s.deep_ones[index(Space::deep)] > 0 || s.hydra == Space::deep || s.dagon == Space::deep)
    unfathomable::surface(s, kWithHydra | kWithDagon);
}

// [UNF-M-CRIMINAL-ACTIVITY]
void run_remove_own_item(State& s, const Frame& f, int, int) {
  push(s, {.rule = Rule::choose_item, .who = player_of(s, f, current), .arg = 0});
}

// [UNF-M-FEAR-OF-THE-UNKNOWN] The title passes to the best-ranked other human outside the Brig.
void run_pass_keeper(State& s, const Frame& f, int, int) {
  const Player p = player_of(s, f, keeper);
  if (s.keeper == p) make_keeper(s, best_ranked(s, false, p));
}

// [UNF-M-HYPNOTIC-MELODY] [UNF-HR-05]
void run_risk_or_food(State& s, const Frame&, int, int) {
  if (passengers_in_supply(s) > 0) return unfathomable::risk(s, 1);
  lose(s, food, 1);
}
void run_lose_one_of_supply(State& s, const Frame&, int, int) {
  if (passengers_in_supply(s) > 0) return defeat_passenger(s, Space::none);
  lose(s, souls, 2);
}

// [UNF-M-IDENTITY-CRISIS] [UNF-HR-22] From the Sick Bay the player names a room.
void run_deep_one_at_current(State& s, const Frame& f, int, int) {
  const Player p = player_of(s, f, current);
  const Space where = s.at(p).space;
  if (where == Space::sick_bay) return unfathomable::ask_space(s, p, SpaceFor::identity_crisis);
  if (where != Space::brig) place_deep_ones(s, where, 1);
}

// [UNF-M-INFILTRATOR]
void run_deep_one_in_rolled_room(State& s, const Frame&, int, int) {
  place_deep_ones(s, room_of_die(s.die.result()), 1);
}

// [UNF-M-MISSING-MUNITIONS]
void run_defeat_one_in_room(State& s, const Frame& f, int, int) {
  for (const Space room : kRoomSpaces)
    if (s.deep_ones[index(room)] > 0)
      return unfathomable::ask_space(s, player_of(s, f, current), SpaceFor::munitions);
}

// [UNF-M-ON-THE-OFFENSIVE] must, [UNF-M-HOLD-THE-LINE] may: each Deep One on the ship once.
void run_shove_deep_ones(State& s, const Frame& f, int a, int) {
  s.waiting = {};
  for (const Space x : kOpenShip) s.waiting[index(x)] = s.deep_ones[index(x)];
  push(s, {.rule = Rule::move_deep_ones, .who = player_of(s, f, current), .arg = byte(a)});
}

// [UNF-M-OPEN-THE-GATE]
void run_open_gate(State& s, const Frame& f, int, int) {
  visit_waypoint(s, player_of(s, f, keeper), false);
}

// [UNF-M-POISONED-FOOD] [UNF-M-RITUAL-SUPPORT] The next steps only if roll and card are low.
void run_if_paid_at_most(State& s, const Frame&, int a, int b) {
  if (rolls_at_least(s, a - s.paid + 1)) skip_steps(s, b);
}
void run_stop(State& s, const Frame&, int, int) { stop_effect(s); }

// [UNF-M-POWER-TO-THE-PEOPLE] The title goes to the lowest-ranked human outside the Brig.
void run_oust_captain(State& s, const Frame& f, int, int) {
  const Player old = player_of(s, f, captain);
  const bool was_captain = s.captain == old;
  send_to_brig(s, old);
  if (!was_captain) return;
  Player lowest = Player::nobody;
  for (std::size_t i = 0; i < s.players; ++i) {
    const Player p = seat(i);
    if (!is_human(s, p) || in_brig(s, p)) continue;
    if (lowest == Player::nobody || outranks(s, lowest, p)) lowest = p;
  }
  if (lowest != Player::nobody) make_captain(s, lowest);
}

// [UNF-M-RITUAL-COORDINATION] One step, and one for every two points above the target.
void run_coordinate_ritual(State& s, const Frame&, int, int) {
  const int above = s.test.declared ? 0 : std::max(0, s.test.total - s.test.target);
  advance_ritual(s, 1 + above / 2);
}

// [UNF-M-SEWAGE-BACKUP]
void run_defeat_rolled_room(State& s, const Frame&, int, int) {
  defeat_all(s, room_of_die(s.die.result()), kHumansThere);
}

// [UNF-M-STOLEN-RITUAL-COMPONENTS]
void run_keeper_spell(State& s, const Frame& f, int, int) {
  look_at(s, player_of(s, f, keeper), Pile::spell, 2, LookFor::spell);
}
void run_lose_spells(State& s, const Frame&, int a, int) {
  const int n = std::min(a, s.spells.size());
  if (n > 0) tell<Told::spells_lost>(n);
  push(s, {.rule = Rule::deal_spell, .who = Player::chance, .count = byte(a), .extra = kToLost});
}
void run_lose_items(State& s, const Frame&, int a, int) {
  const int n = std::min(a, s.items.size());
  if (n > 0) tell<Told::items_lost>(n);
  push(s, {.rule = Rule::deal_item, .who = Player::chance, .count = byte(a), .extra = kToLost});
}

// [UNF-M-STRANGE-VISION] [UNF-M-MISCALCULATION]
void run_look_at_route(State& s, const Frame& f, int a, int) {
  look_at(s, player_of(s, f, a != 0 ? named : current), Pile::waypoint, 2, LookFor::order);
}

// [UNF-M-TOO-MANY-BODIES] Eight or more on deck need no roll.
void run_roll_for_crowd(State& s, const Frame&, int, int) {
  if (passengers_on_deck(s) < 8) return start_roll(s);
  s.die = {};
}
void run_judge_crowd(State& s, const Frame&, int, int) {
  const int crowd = passengers_on_deck(s);
  if (crowd >= 8 || !rolls_at_least(s, crowd + 1)) lose(s, sanity, 1);
}

// [UNF-M-VOLUNTEER-ARMY]
void run_volunteer(State& s, const Frame& f, int, int) {
  push(s, {.rule = Rule::how_many, .who = player_of(s, f, captain)});
}

// [UNF-M-HISTORY-REPEATS] Keilani and the Captain of that moment.
void run_brig_for_both(State& s, const Frame& f, int, int) {
  const Player keilani = player_of(s, f, named);
  const Player the_captain = player_of(s, f, captain);
  send_to_brig(s, keilani);
  if (the_captain != keilani) send_to_brig(s, the_captain);
}

// [UNF-M-THE-PEACEMAKER]
void run_clear_board(State& s, const Frame&, int, int) {
  for (const Space x : kBoard) remove_all_deep_ones(s, x);
}
// [UNF-M-FAMILY-TIES] [UNF-HR-07]
void run_clear_all(State& s, const Frame&, int, int) {
  for (std::size_t i = 0; i < kSpaces; ++i) remove_all_deep_ones(s, static_cast<Space>(i));
}
void run_four_at_ishmael(State& s, const Frame& f, int, int) {
  const Player p = player_of(s, f, named);
  const Space where = s.at(p).space;
  if (where == Space::sick_bay) return unfathomable::ask_space(s, p, SpaceFor::family_ties);
  if (where != Space::brig) place_deep_ones(s, room_behind(where), 4);
}

// [UNF-M-THE-GAME-IS-AFOOT]
void run_afoot(State& s, const Frame& f, int, int) {
  const Space room = room_of_die(s.die.result());
  place_deep_ones(s, room, 4);
  bring(s, player_of(s, f, named), room);
}

// [UNF-M-GIFT-OF-THE-MOTHER] The chaos deck is discarded face up.
void run_renew_chaos(State& s, const Frame&, int, int) {
  tell<Told::chaos_discarded>(s.chaos);
  for (const Card c : s.chaos)
    for (int i = 0; i < s.chaos.count(c); ++i) to_discard_pile(s, c);
  s.chaos = {};
  s.chaos_at_most = {};
  push(s, {.rule = Rule::building_chaos});
}
void run_lose_ring(State& s, const Frame&, int, int) {
  const Player p = holder_of(s, Item::lucky_ring);
  if (p == Player::nobody) return;
  tell<Told::lost_item>(p, Item::lucky_ring);
  remove_item(s, p, Item::lucky_ring);
}

// [UNF-M-TICKET-PLEASE]
void run_lose_all_items(State& s, const Frame& f, int, int) {
  const Player p = player_of(s, f, named);
  Seat& seat = s.at(p);
  for (const Item item : seat.items) tell<Told::lost_item>(p, item);
  seat.items = {};
  seat.improvement = Item::none;
}
void run_move_to_rolled_deck(State& s, const Frame& f, int, int) {
  bring(s, player_of(s, f, named), deck_of_die(s.die.result()));
}

}  // namespace hadal::unfathomable::mythos_words
