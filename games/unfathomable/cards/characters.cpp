// SPDX-License-Identifier: Apache-2.0
// What happens when a character reveals.
#include "games/unfathomable/cards/characters.h"

#include "games/unfathomable/cards/purposes.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {

CharacterSet suggested_characters(std::size_t players) {
  using C = Character;
  if (players == 3) return {C::jeanne, C::svetlana, C::william};
  if (players == 4) return {C::arjun, C::jeanne, C::samira, C::william};
  if (players == 5) return {C::arjun, C::jamie, C::samira, C::svetlana, C::william};
  return {C::arjun, C::jamie, C::samira, C::svetlana, C::william, C::jeanne};
}

// [UNF-HR-29]
void lose_face(State& s, Player) { lose(s, Resource::sanity, 1); }
void cut_the_engines(State& s, Player) { set_travel(s, 0); }

void conduct_malpractice(State& s, Player me) {
  if (passengers_in_game(s) > 0) ask_space(s, me, SpaceFor::malpractice);
}

void sabotage(State& s, Player me) { ask_space(s, me, SpaceFor::sabotage); }

void rain_fire(State& s, Player me) {
  defeat_all(s, s.at(me).space, kHumansThere | kPassengersThere);
}

void disrupt_ritual(State& s, Player me) { push(s, {.rule = Rule::move_tracks, .who = me}); }

void divide_and_conquer(State& s, Player me) {
  if (deep_ones_in_supply(s) < 4) return finish(s, Ending::overrun);
  ask_space(s, me, SpaceFor::divide, 0, 4);
}

void swear_the_second_oath(State& s, Player me) {
  const Space here = s.at(me).space;
  const int n = s.deep_ones[index(here)];
  if (n > 0) activate_deep_ones_in(s, here, n);
}

// [UNF-HR-08]
void spread_misfortune(State& s, Player me) {
  s.stand_in = me;
  push(s, {.rule = Rule::mythos_step, .who = me, .extra = 1});
}

void pickpocket(State& s, Player me) {
  for (std::size_t i = 0; i < s.players; ++i)
    if (!s.seats[i].revealed && s.seats[i].space == s.at(me).space && !s.seats[i].items.empty())
      return push(s, {.rule = Rule::choose_item, .who = me, .arg = 2});
}

namespace move_tracks {

// [UNF-C-WILLIAM] Disrupt Ritual: none, one or two, either way.
void moves(const State& s, const Frame&, MoveList& out) {
  for (int n = 0; n <= 2; ++n) out.push_back({Verb::advance, byte(n)});
  for (int n = 1; n <= 2 && n <= s.ritual; ++n) out.push_back({Verb::retreat, byte(n)});
}

void apply(State& s, Frame, Move m) {
  if (m.verb == Verb::advance) return advance_ritual(s, m.a);
  retreat_ritual(s, m.a);
}

}  // namespace move_tracks
}  // namespace hadal::unfathomable
