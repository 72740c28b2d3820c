// SPDX-License-Identifier: Apache-2.0
// Every question and every deal of the game: its legal moves and its effect are together in one
// file. This header has only their names, for the dispatcher, and the verbs that rules share.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "games/abyss/state.h"

namespace hadal::abyss {

#define HADAL_QUESTION(name)                                 \
  namespace name {                                           \
  void moves(const State& s, const Frame& f, MoveList& out); \
  void apply(State& s, Frame f, Move m);                     \
  }
#define HADAL_DEAL(name)                                                               \
  HADAL_QUESTION(name)                                                                 \
  namespace name {                                                                     \
  void weights(const State& s, const Frame& f, const MoveList& list, WeightList& out); \
  }

HADAL_QUESTION(act)
HADAL_QUESTION(offer)
HADAL_QUESTION(decide)
HADAL_QUESTION(reward)
HADAL_QUESTION(second_stack)
HADAL_QUESTION(apprentice)
HADAL_QUESTION(pay)
HADAL_QUESTION(affiliate)
HADAL_QUESTION(discard)
HADAL_QUESTION(hunter)
HADAL_QUESTION(assassin)
HADAL_QUESTION(traitor)
HADAL_QUESTION(schemer)
HADAL_QUESTION(corruptor)
HADAL_QUESTION(illusionist)
HADAL_QUESTION(claim)
HADAL_QUESTION(choose_drawn)
HADAL_QUESTION(pay_keys)
HADAL_QUESTION(black_smokers)
HADAL_QUESTION(moment)
HADAL_QUESTION(end_turn)
HADAL_QUESTION(martial_law)
HADAL_DEAL(deal_first_player)
HADAL_DEAL(deal_card)
HADAL_DEAL(deal_lord)
HADAL_DEAL(deal_location)
HADAL_DEAL(deal_token)
HADAL_DEAL(steal_token)

#undef HADAL_QUESTION
#undef HADAL_DEAL

// The name of a question, as scenarios and clients know it.
std::string_view name(Rule rule);

// Scripts run by themselves, one step at a time.
using Step = void (*)(State&, Player);
constexpr bool is_script(Rule r) { return r >= Rule::start_play && r <= Rule::next_card; }
void run_step(State& s);

inline constexpr int kLordsThatEnd = 7;              // [ABY-END-1]
inline constexpr std::uint8_t kKeysOfALocation = 3;  // [ABY-LOC-3]

// Where a dealt lord goes, when it is not a space of the court.
inline constexpr std::uint8_t kDealToActive = 254;    // into play for the turn's player
inline constexpr std::uint8_t kDealToFarthest = 255;  // the free space farthest from the deck

// A dealt location becomes available, or is among those drawn.
inline constexpr std::uint8_t kDealToAvailable = 1;

// Asks p to discard `count` allies, if that is more than none.
void ask_to_discard(State& s, Player p, int count);

// Takes a whole council stack into hand.  [ABY-CNC-1]
void take_stack(State& s, Player me, Race race);

// The end of the last turn.  [ABY-END-6]
void affiliate_for_the_last_time(State& s);

bool can_reveal(const State& s);
void reveal_next(State& s);

// Draws tiles; then `me` controls one of them, with `lord` alone or, for Lord::none, with keys.
void draw_and_choose(State& s, Player me, int tiles, std::uint8_t lord);

int usable_keys(const State& s, Player p);

// Whether a question still makes sense: powers used in between may have left nothing to choose.
constexpr bool may_lose_its_point(Rule r) {
  return r == Rule::moment || r == Rule::end_turn || r == Rule::second_stack ||
         r == Rule::apprentice || r == Rule::schemer;
}
bool is_answerable(const State& s, const Frame& f);

}  // namespace hadal::abyss
