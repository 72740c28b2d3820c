// SPDX-License-Identifier: Apache-2.0
// Windows for reactions in random games: whom they ask, and when they close.
#include <gtest/gtest.h>

#include <map>

#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/tests/vocabulary.h"

namespace hadal::unfathomable {
namespace {

bool is_open(const State& s, std::uint8_t number) {
  for (const Frame& f : s.stack)
    if (f.rule == Rule::window_round && f.count == number) return true;
  return false;
}

// What the tests keep in mind of a window, beside the engine.
struct Watched {
  Seats passed;    // since the last change
  Seats answered;  // at all
  Player changed = Player::nobody;
};

struct Watch {
  std::map<int, Watched> open;
  int reopened = 0;  // questions to somebody who had passed

  // Before a move is made.
  void see(const State& s, Move m) {
    const Frame f = s.stack.back();
    if (!asks_for_reaction(s) || f.rule == Rule::after_own_card) return;
    Watched& w = open[f.extra];
    EXPECT_EQ(changed_by(f), w.changed) << name(f.rule);
    EXPECT_FALSE(w.passed.has(f.who)) << "asked twice about the same: " << name(f.rule);
    reopened += w.answered.has(f.who) && w.changed != f.who ? 1 : 0;
    w.answered.add(f.who);
    if (m.verb == Verb::pass) {
      w.passed.add(f.who);
    } else {
      w.passed = {};
      w.changed = f.who;
    }
  }

  // After it: a window that closed by a pass has nobody left who could answer.
  void expect_nobody_forgotten(const State& before, Move m, const State& now) {
    const Frame f = before.stack.back();
    if (!asks_for_reaction(before) || f.rule == Rule::after_own_card) return;
    if (is_open(now, f.extra)) return;
    const Watched w = open[f.extra];
    open.erase(f.extra);
    if (m.verb != Verb::pass) return;
    for (std::size_t i = 0; i < before.players; ++i)
      EXPECT_TRUE(w.passed.has(seat(i)) || w.changed == seat(i) ||
                  !can_react(before, f.rule, seat(i), f.arg))
          << name(f.rule) << " closed without asking " << name(seat(i));
  }
};

// [UNF-5-7-3] [UNF-OWN-1]
TEST(Windows, CloseWhenEverybodyPassedAfterTheLastChange) {
  Watch watch;
  for (const Options& table : tables()) {
    SCOPED_TRACE(described(table));
    watch.open.clear();
    State s = setup(table);
    Rng rng(11);
    MoveList legal;
    while (to_move(s) != Player::nobody && !testing::Test::HasFailure()) {
      legal_moves(s, legal);
      const Move m = to_move(s) == Player::chance
                         ? draw_chance(s, rng)
                         : legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
      watch.see(s, m);
      const State before = s;
      apply(s, m);
      watch.expect_nobody_forgotten(before, m, s);
    }
  }
  EXPECT_GT(watch.reopened, 20);
}

// [UNF-5-7-3] However long everybody goes on reacting, a window ends: all that could be used is.
TEST(Windows, EndThoughNobodyEverPasses) {
  for (const Options& table : tables()) {
    SCOPED_TRACE(described(table));
    State s = setup(table);
    Rng rng(12);
    MoveList legal;
    int moves = 0;
    for (; to_move(s) != Player::nobody && moves < Unfathomable::kMaxMoves; ++moves) {
      if (to_move(s) == Player::chance) {
        apply(s, draw_chance(s, rng));
        continue;
      }
      legal_moves(s, legal);
      const std::size_t first = asks_for_reaction(s) && legal.size() > 1 ? 1 : 0;
      apply(s, legal[first + rng.below(static_cast<std::uint32_t>(legal.size() - first))]);
    }
    EXPECT_GT(moves, 50);
    EXPECT_LT(moves, Unfathomable::kMaxMoves);
  }
}

}  // namespace
}  // namespace hadal::unfathomable
