// SPDX-License-Identifier: Apache-2.0
// What can be done with an action: sheets, feats, spaces, items, title, kept cards, skill cards.
#pragma once

#include <algorithm>
#include <optional>

#include "games/unfathomable/cards/effects.h"

namespace hadal::unfathomable {

enum class Limit : std::uint8_t { none, turn, game };  // game: a feat

struct AbilityRow {
  Ability id;
  bool (*can)(const State&, Player) = nullptr;  // null: not an action
  Limit limit = Limit::none;
  bool refund = false;  // "then perform 1 action"  [UNF-6-1-2]
  Program text{};
};
extern const std::array<AbilityRow, kAbilities> kAbilityRows;

enum class Timing : std::uint8_t { reaction, action, start_of_step };

struct CardRow {
  Timing timing = Timing::reaction;
  bool (*can)(const State&, Player) = nullptr;
  Program text{};
};
extern const std::array<CardRow, kCardKinds> kCardRows;

// [UNF-6-1-3] The `use` and `play` moves of a player who has an action.
void ability_moves(const State& s, Player p, MoveList& out);
void card_moves(const State& s, Player p, bool start_of_step, MoveList& out);

void use_ability(State& s, Player p, Ability a);
void play_card(State& s, Player p, Card c);
// The card that a running effect resolves and will discard; none: it is something else.
Card played_card(const Frame& f);

// [UNF-6-2-2] Whom an attack of this kind can hit.
enum class Reach : std::uint8_t { here, adjacent, anywhere };
void targets(const State& s, Player p, Reach reach, Verb verb, MoveList& out);
bool has_target(const State& s, Player p, Reach reach);

// What a roll must reach, and what is added to it, before anybody changes something.
struct Aim {
  Move move;
  int needs = 0;
  int bonus = 0;
  // Of the eight faces of the die, how many hit.
  int faces() const { return std::clamp(9 - (needs - bonus), 0, 8); }
};
std::optional<Aim> aim_of(const State& s, const Frame& f, Move m);  // none: it is not an attack
bool has_weapon_target(const State& s, Player p);

// [UNF-OWN-13] Whether the action could do anything.
bool any_skill_to_draw(const State& s);
bool may_read_loyalty(const State& s, Player p, Player of);  // something the player has not seen

// [UNF-6-2-5] [UNF-18-9]
bool may_use_space(const State& s, Player p);
bool may_repair(const State& s, Player p);

}  // namespace hadal::unfathomable
