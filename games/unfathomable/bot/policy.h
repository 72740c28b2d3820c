// SPDX-License-Identifier: Apache-2.0
// What a competent player of Unfathomable thinks about each answer at a glance, in points. It looks
// at what the seat to move may know (its own hand and loyalty, and what lies open) and at how much
// it suspects the others; never at what the given world says about others.
//
// A human plays what helps the ship most. A hidden traitor asks what a human in the same place
// would think about each answer, and among those that would pass for a human's takes the one that
// helps least. A revealed traitor does harm.
#pragma once

#include "games/unfathomable/bot/check.h"
#include "games/unfathomable/bot/prices.h"

namespace hadal::bots::voyage {

struct Timing;  // timing.h

// How a seat plays; levels differ in it.
struct Temper {
  float nerve = 0.35f;      // what a hidden traitor dares to cost the ship by one open answer
  float poison = 0.55f;     // what being found out in a test costs the traitor, in points
  float brig_at = 0.55f;    // suspicion at which a human arrests somebody
  float reveal_at = 0.85f;  // suspicion at which a traitor gives up hiding
  const Timing* timing = nullptr;  // by which a Hybrid chooses the moment; else by reveal_at
  int reveal_turn = -1;  // a Hybrid reveals at this turn at the latest; without timing, not before
};

inline constexpr float kNever = -1000;

// Everything a question is judged by.
struct Mind {
  const State& s;
  Player me;
  const Suspicion& suspicion;  // of the others by me; of me by the others
  const Temper& temper;
  Side side;  // mine
  Prices prices;
  bool hidden;  // a traitor who has not revealed
  bool helps;   // I am, or for now play as, one who wants the ship to arrive
  const Frame& f;

  Mind(const State& world, Player mover, const Suspicion& suspects, const Temper& manner);
  const Seat& self() const { return s.at(me); }
  float trust(Player p) const { return 1 - suspicion[index(p)]; }
};

// What each of `legal` is worth to the seat to move; the greatest is best.
void worths(const Mind& mind, const MoveList& legal, float* out);
Move best_move(const Mind& mind, const MoveList& legal);

// --- the families of questions, each in a file of its own. Values for the ship: worths() turns
// them round for traitors. Answers about one's own cards are worth the same to everybody.
float action_worth(const Mind& mind, Move m);  // actions.cpp
void action_worths(const Mind& mind, const MoveList& legal, float* out);
void traitor_action_worths(const Mind& mind, const MoveList& legal, float* out);  // treason.cpp
float reveal_worth(const Mind& mind);
void contribution_worths(const Mind& mind, const MoveList& legal, float* out);  // contributions.cpp
float reaction_worth(const Mind& mind, Move m);                                 // reactions.cpp
float decision_worth(const Mind& mind, Move m);                                 // crises.cpp
float choice_worth(const Mind& mind, Move m);                                   // choices.cpp
void card_worths(const Mind& mind, const MoveList& legal, float* out);          // hands.cpp

// The value of having a player in the Brig, for the one who sends them there: positive if they are
// thought to be a traitor.
float arrest_worth(const Mind& mind, Player p);
// The best that I could do with one action if I stood there; and in which space that is.
float best_action_at(const Mind& mind, Space where);
float keep_for(const Mind& mind, Card c);

}  // namespace hadal::bots::voyage
