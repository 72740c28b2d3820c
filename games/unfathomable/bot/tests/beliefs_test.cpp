// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/beliefs.h"

#include <gtest/gtest.h>

#include "games/unfathomable/bot/tests/ship_positions.h"
#include "games/unfathomable/view.h"

namespace hadal::bots::voyage {
namespace {

constexpr Player A = Player::p0, B = Player::p1, C = Player::p2;
constexpr SkillMask kStrengthAndWill{Skill::strength, Skill::will};

// Three players: one Hybrid and five Humans; one card each is dealt.  [UNF-3-3]
ShipEvent dealt(std::size_t cards) {
  ShipEvent e;
  e.kind = ShipEvent::Kind::cards;
  e.players = 3;
  e.all_cards = {5, 1, 0};
  for (std::size_t i = 0; i < cards; ++i) e.slots.push_back({seat(i % 3), kHidden});
  return e;
}

Beliefs human_among_three(std::size_t cards = 3) {
  Beliefs beliefs(Insight::full);
  beliefs.observe(dealt(cards));
  State world;
  world.players = 3;
  for (std::size_t i = 0; i < cards; ++i)
    world.loyalty.push_back({Loyalty::human, seat(i % 3), false, Seats{seat(i % 3)}});
  beliefs.know(world, A);
  return beliefs;
}

// A test in which B added two cards.
ShipEvent pile_of(SkillSet pile) {
  ShipEvent e = dealt(3);
  e.kind = ShipEvent::Kind::pile;
  e.pile.helps = kStrengthAndWill;
  e.pile.chaos = 2;
  e.pile.chaos_bounds = {2, 2, 2, 2, 2, 0};
  e.pile.added = {0, 2, 0};
  e.pile.bounds[1] = {2, 2, 2, 2, 2, 0};
  e.pile.pile = pile;
  return e;
}

SkillSet cards(std::initializer_list<Card> list) {
  SkillSet set;
  for (const Card c : list) set.add(c);
  return set;
}

TEST(Beliefs, BeginWithTheCardsOfTheBox) {
  // One Hybrid among the five cards that A does not know.
  const Suspicion s = human_among_three().suspicion(A);
  EXPECT_NEAR(s[1], 0.2f, 1e-5f);
  EXPECT_NEAR(s[2], 0.2f, 1e-5f);
  EXPECT_NEAR(s[0], 1.0f / 6, 1e-5f) << "what everybody may think of A";
}

TEST(Beliefs, ExpectOneTraitorWhenAllCardsAreOut) {
  const Suspicion s = human_among_three(6).suspicion(A);
  EXPECT_NEAR(s[1] + s[2], 1.0f, 1e-5f) << "A has two Human cards, so the Hybrid is elsewhere";
}

TEST(Beliefs, ThreeOpposingCardsGiveAwayWhoAdded) {
  Beliefs beliefs = human_among_three();
  beliefs.observe(pile_of(cards({card(Skill::lore, 2), card(Skill::influence, 1),
                                 card(Skill::observation, 3), card(Skill::will, 1)})));
  EXPECT_GT(beliefs.suspicion(A)[1], 0.75f) << "the chaos cards are but two";
  EXPECT_LT(beliefs.suspicion(A)[2], 0.2f);
}

TEST(Beliefs, WhatChaosCanHideIsNoProof) {
  Beliefs beliefs = human_among_three();
  beliefs.observe(pile_of(cards({card(Skill::lore, 2), card(Skill::strength, 1),
                                 card(Skill::will, 3), card(Skill::will, 1)})));
  EXPECT_LT(beliefs.suspicion(A)[1], 0.2f) << "two cards that help speak for B";
}

TEST(Beliefs, OwnCardsAreNotHeldAgainstOthers) {
  const SkillSet pile = cards({card(Skill::lore, 2), card(Skill::influence, 1),
                               card(Skill::observation, 3), card(Skill::will, 1)});
  ShipEvent e = pile_of(pile);
  e.pile.added = {1, 1, 0};
  Beliefs knows = human_among_three();
  knows.added(cards({card(Skill::observation, 3)}));
  knows.observe(e);
  Beliefs guesses = human_among_three();
  guesses.observe(e);
  EXPECT_LT(knows.suspicion(A)[1], guesses.suspicion(A)[1]);
}

TEST(Beliefs, WhoCannotHoldTheSkillDidNotAddIt) {
  ShipEvent e = pile_of(cards({card(Skill::lore, 2), card(Skill::influence, 1),
                               card(Skill::observation, 3), card(Skill::will, 1)}));
  e.pile.added = {0, 1, 1};
  e.pile.bounds[1] = {0, 0, 0, 1, 1, 0};  // strength and will alone
  e.pile.bounds[2] = {1, 1, 1, 0, 0, 0};
  Beliefs beliefs = human_among_three();
  beliefs.observe(e);
  EXPECT_GT(beliefs.suspicion(A)[2], 0.75f);
  EXPECT_LT(beliefs.suspicion(A)[1], 0.15f);
}

TEST(Beliefs, ACostlyDecisionRaisesSuspicion) {
  Beliefs beliefs = human_among_three();
  ShipEvent e = dealt(3);
  e.kind = ShipEvent::Kind::decision;
  e.who = B;
  e.cost = 2;
  beliefs.observe(e);
  EXPECT_GT(beliefs.suspicion(A)[1], 0.3f);
  EXPECT_LT(beliefs.suspicion(A)[2], 0.2f);
}

TEST(Beliefs, OpenMisdeedsAddUp) {
  Beliefs beliefs = human_among_three();
  ShipEvent e = dealt(3);
  e.kind = ShipEvent::Kind::action;
  e.who = B;
  e.cost = 2;
  const float before = beliefs.suspicion(A)[1];
  beliefs.observe(e);
  const float once = beliefs.suspicion(A)[1];
  EXPECT_GT(once, before + 0.1f);
  beliefs.observe(e);
  EXPECT_GT(beliefs.suspicion(A)[1], once + 0.1f);
  e.cost = 0;
  beliefs.observe(e);
  EXPECT_LT(beliefs.suspicion(A)[1], 0.9f) << "who then helps is trusted more again";
}

TEST(Beliefs, ARevealedHybridClearsTheOthers) {
  Beliefs beliefs = human_among_three();
  ShipEvent e = dealt(3);
  e.slots[1].face = byte(Loyalty::hybrid);
  e.revealed[1] = true;
  beliefs.observe(e);
  EXPECT_EQ(beliefs.suspicion(A)[2], 0) << "there is but one Hybrid in a game of three";
  EXPECT_EQ(beliefs.suspicion(A)[1], 0) << "nobody suspects whom all know";
  EXPECT_EQ(beliefs.told(A)[1], 1) << "people read of him that he is one";
}

TEST(Beliefs, AStatementMovesTheScalesALittle) {
  Beliefs beliefs = human_among_three();
  const float before = beliefs.suspicion(A)[1];
  beliefs.hear({C, "i_suspect", B});
  EXPECT_GT(beliefs.suspicion(A)[1], before);
  EXPECT_LT(beliefs.suspicion(A)[1], before + 0.1f);
}

TEST(Beliefs, SayingItAgainAddsNothing) {
  Beliefs beliefs = human_among_three();
  beliefs.hear({C, "i_suspect", B});
  const float once = beliefs.suspicion(A)[1];
  for (int i = 0; i < 20; ++i) beliefs.hear({C, "i_suspect", B});
  EXPECT_FLOAT_EQ(beliefs.suspicion(A)[1], once);
  beliefs.hear({C, "i_trust", B});
  EXPECT_LT(beliefs.suspicion(A)[1], once) << "who changes their mind is heard";
}

TEST(Beliefs, TheWordOfASuspectCountsForLess) {
  const auto after = [](bool suspect) {
    Beliefs beliefs = human_among_three();
    ShipEvent e = dealt(3);
    e.kind = ShipEvent::Kind::action;
    e.who = C;
    e.cost = 2;
    for (int i = 0; suspect && i < 4; ++i) beliefs.observe(e);
    const float before = beliefs.suspicion(A)[1];
    beliefs.hear({C, "i_suspect", B});
    return beliefs.suspicion(A)[1] / before;
  };
  EXPECT_GT(after(false), after(true));
  EXPECT_FLOAT_EQ(after(true), 1);
}

// B turns out to be a traitor. Then somebody who had warned of B is heard more than somebody who
// had trusted B.
TEST(Beliefs, TheWordOfWhoWasRightCountsForMore) {
  const auto after = [](const char* word_about_b) {
    Beliefs beliefs(Insight::full);
    ShipEvent e = dealt(0);
    e.players = 4;
    e.all_cards = {6, 2, 0};
    for (std::size_t i = 0; i < 4; ++i) e.slots.push_back({seat(i), kHidden});
    beliefs.observe(e);
    State world;
    world.players = 4;
    for (std::size_t i = 0; i < 4; ++i)
      world.loyalty.push_back({Loyalty::human, seat(i), false, Seats{seat(i)}});
    beliefs.know(world, A);
    beliefs.hear({C, word_about_b, B});
    e.slots[1].face = byte(Loyalty::hybrid);
    e.revealed[1] = true;
    beliefs.observe(e);
    const float before = beliefs.suspicion(A)[3];
    beliefs.hear({C, "i_suspect", Player::p3});
    return beliefs.suspicion(A)[3] / before;
  };
  EXPECT_GT(after("i_suspect"), after("i_trust") + 0.05f);
  EXPECT_GT(after("i_trust"), 1.0f) << "but he is still heard";
}

TEST(Beliefs, TheWordsOfARevealedTraitorAreTakenBack) {
  const auto suspicion_of_c = [](bool spoke) {
    Beliefs beliefs(Insight::full);
    ShipEvent e = dealt(0);
    e.all_cards = {4, 2, 0};
    for (std::size_t i = 0; i < 3; ++i) e.slots.push_back({seat(i), kHidden});
    beliefs.observe(e);
    if (spoke) beliefs.hear({B, "i_suspect", C});
    e.slots[1].face = byte(Loyalty::hybrid);
    e.revealed[1] = true;
    beliefs.observe(e);
    return beliefs.suspicion(A)[2];
  };
  EXPECT_NEAR(suspicion_of_c(true), suspicion_of_c(false), 1e-4f);
  EXPECT_GT(suspicion_of_c(false), 0.1f);
}

TEST(Beliefs, DealtWorldsFollowThem) {
  Beliefs beliefs = human_among_three();
  beliefs.observe(pile_of(cards({card(Skill::lore, 2), card(Skill::influence, 1),
                                 card(Skill::observation, 3), card(Skill::will, 1)})));
  State world;
  world.players = 3;
  for (std::size_t i = 0; i < 3; ++i)
    world.loyalty.push_back({Loyalty::human, seat(i), false, Seats{seat(i)}});
  world.loyalty_deck = {2, 1, 0};
  Rng rng(3);
  int guilty = 0;
  for (int i = 0; i < 400; ++i) {
    State dealt_anew = world;
    beliefs.deal(dealt_anew, A, rng);
    guilty += side_of(dealt_anew, B) == Side::hybrid ? 1 : 0;
    EXPECT_EQ(side_of(dealt_anew, A), Side::human) << "A knows his own card";
  }
  EXPECT_NEAR(guilty / 400.0, beliefs.suspicion(A)[1], 0.08);
}

// With all cards out, the Hybrid of three players is A; if A were human, it would be B or C.
TEST(Beliefs, AHiddenTraitorCanDealWorldsInWhichHeIsHuman) {
  Beliefs beliefs(Insight::full);
  beliefs.observe(dealt(6));
  State world;
  world.players = 3;
  for (std::size_t i = 0; i < 6; ++i)
    world.loyalty.push_back(
        {i == 0 ? Loyalty::hybrid : Loyalty::human, seat(i % 3), false, Seats{seat(i % 3)}});
  beliefs.know(world, A);
  Rng rng(7);
  int b = 0;
  for (int i = 0; i < 200; ++i) {
    State as_human = world;
    beliefs.deal_as_human(as_human, rng);
    EXPECT_EQ(side_of(as_human, A), Side::human);
    EXPECT_NE(side_of(as_human, B), side_of(as_human, C)) << "one of them is the Hybrid";
    EXPECT_EQ(as_human.loyalty_deck, world.loyalty_deck) << "no card is made or lost";
    b += side_of(as_human, B) == Side::hybrid ? 1 : 0;
    State true_to_me = world;
    beliefs.deal(true_to_me, A, rng);
    EXPECT_EQ(side_of(true_to_me, A), Side::hybrid);
    EXPECT_EQ(side_of(true_to_me, B), Side::human);
  }
  EXPECT_NEAR(b / 200.0, 0.5, 0.15);
}

// An event may hold nothing that a spectator could not have seen.
TEST(Events, TellNothingHidden) {
  Rng rng(11);
  int told = 0;
  const auto compare = [&](const State& s, Move m, const MoveList&) {
    const Rule rule = s.stack.back().rule;
    if (rule != Rule::decide && rule != Rule::choose_track && rule != Rule::act) return;
    const auto cost_in = [m](const State& world) {
      State after = world;
      apply(after, m);
      float cost = -1;
      ShipWitness::see(world, m, after, [&](const ShipEvent& e) {
        if (e.kind == ShipEvent::Kind::decision || e.kind == ShipEvent::Kind::action) cost = e.cost;
      });
      return cost;
    };
    const State elsewhere = determinize(s, s.stack.back().who, rng);
    EXPECT_NEAR(cost_in(s), cost_in(elsewhere), 1e-3f);
    ++told;
  };
  for (std::uint64_t seed = 4; seed < 8; ++seed) play_ship("greedy", 5, seed, compare);
  EXPECT_GT(told, 10);
}

// By the end, humans should know more than the box tells; the arena measures how much.
TEST(Beliefs, AreBetterThanCountingCards) {
  double brier = 0;
  double prior = 0;
  for (std::uint64_t seed = 1; seed <= 2 * kThoroughness; ++seed) {
    const ShipBots bots = seats_of("captain/worlds=0", 5);
    Rng rng(seed);
    State s = Unfathomable::setup({.players = 5});
    while (to_move(s) != Player::nobody) {
      const State before = s;
      const Move m = to_move(s) == Player::chance
                         ? draw_chance(s, rng)
                         : ask<Unfathomable>(*bots[index(to_move(s))], s, rng);
      apply(s, m);
      tell<Unfathomable>(bots, before, m, s);
      if (before.test.revealed || !s.test.revealed) continue;
      for (std::size_t i = 0; i < 5; ++i)
        for (std::size_t j = 0; j < 5; ++j) {
          if (i == j || s.seats[j].revealed || side_of(s, seat(i)) != Side::human) continue;
          const double truth = side_of(s, seat(j)) == Side::human ? 0 : 1;
          const Belief& b = bots[i]->belief_history().back();
          brier += (b.guilt[j] - truth) * (b.guilt[j] - truth);
          prior += (b.prior[j] - truth) * (b.prior[j] - truth);
        }
    }
  }
  EXPECT_LT(brier, 0.9 * prior);
}

}  // namespace
}  // namespace hadal::bots::voyage
