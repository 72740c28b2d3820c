// SPDX-License-Identifier: Apache-2.0
// [ABY-POW-5] Each of the three powers of the turn against each power on entering: whatever a turn
// can come to if the power is used before a lord drawn by the Schemer takes effect, it can come to
// at the moments that the rules offer.
#include <gmock/gmock.h>

#include <algorithm>
#include <functional>
#include <set>

#include "games/abyss/cards/lords.h"
#include "games/abyss/tests/vocabulary.h"

namespace hadal::abyss {
namespace {

// How a turn ended, in full.
using Endings = std::set<std::string>;

void collect(const State& s, Player me, Endings& out) {
  if (s.stack.empty() || s.active != me || s.turn > 2) {
    out.insert(to_line(document(s)));
    return;
  }
  MoveList legal;
  legal_moves(s, legal);
  for (const Move m : legal) {
    State next = s;
    apply(next, m);
    collect(next, me, out);
  }
}

Endings endings(const State& s) {
  Endings all;
  collect(s, A, all);
  return all;
}

// What a power can change: whether five pearls are there, and whether a second stack is.
struct Means {
  const char* pearls;
  const char* council;
};
constexpr Means kMeans[] = {{"4", "[jellyfish 1, seahorse 3]"}, {"5", "[seahorse 3]"}};

// The Schemer is about to draw; the lord under test is in the deck with one other.
State schemer_draws(Lord owner, Lord drawn, const Means& means) {
  const std::string spare = drawn == Lord::landlord ? "trader" : "landlord";
  State s = position(
      "{players: 2, given: {turn_number: 1, seats: {A: {lords: [" + std::string(name(owner)) +
      ", miller], pearls: " + means.pearls +
      ", hand: [squid 4, crab 2, jellyfish 3, seahorse 1], locations: {jail: "
      "[]}}, B: {lords: [aquaculturalist], pearls: 3, hand: [seahorse 2, crab 3], tokens: [3]}}, "
      "court: [schemer, reaper, landowner, keeper], lord_deck: [" +
      std::string(name(drawn)) + ", " + spare + "], council: " + means.council +
      ", available: [chasm], location_deck: [depths]}}");
  play(s, "recruit schemer; pay squid 4; pay crab 2; pay jellyfish 3; done; scheme miller");
  return s;
}

// The lord is in play and has done nothing yet.
State in_play(State s, Lord drawn) {
  s.stack.pop_back();
  s.lord_deck.remove(drawn);
  s.at(A).lords.add(drawn);
  return s;
}

void work(State& s, Lord drawn) {
  if (const Effect effect = card_of(drawn).when_entering) effect(s, A);
  settle(s);
}

// What the powers do, said once more: the position after every way to use it.
std::vector<State> sold(const State& s) {
  std::vector<State> all;
  for (const Card c : s.at(A).hand) {
    State next = s;
    next.at(A).hand.remove(c);
    next.at(A).known = next.at(A).hand;
    next.discard.add(c);
    next.at(A).pearls += 2;
    next.used.add(Verb::sell);
    all.push_back(next);
  }
  return all;
}

std::vector<State> cleared(const State& s) {
  std::vector<State> all;
  for (const Race r : s.council.races()) {
    State next = s;
    next.discard += s.council.of(r);
    next.council -= s.council.of(r);
    next.used.add(Verb::clear);
    all.push_back(next);
  }
  return all;
}

std::vector<State> replaced(const State& s) {
  std::vector<State> all;
  for (std::size_t space = 0; space < kCourtSpaces; ++space)
    for (const Lord newcomer : s.lord_deck) {
      if (s.court[space] == Lord::none) continue;
      State next = s;
      next.court[space] = newcomer;
      next.lord_deck.remove(newcomer);
      next.used.add(Verb::replace);
      all.push_back(next);
    }
  return all;
}

struct Power {
  Lord owner;
  std::vector<State> (*use)(const State&);
};
constexpr Power kPowers[] = {
    {Lord::slaver, sold}, {Lord::oracle, cleared}, {Lord::opportunist, replaced}};

TEST(Powers, WhateverTheSchemerDrawsEveryPowerOfTheTurnCanComeFirst) {
  int pairs = 0;
  for (const Power& power : kPowers)
    for (const LordCard& card : kLordCards) {
      const bool stands =
          LordSet{Lord::schemer, Lord::miller, Lord::aquaculturalist, Lord::reaper, Lord::landowner,
                  Lord::keeper,  power.owner}
              .has(card.id);
      if (stands || card.when_entering == nullptr) continue;
      ++pairs;
      for (const Means& means : kMeans) {
        const State before = schemer_draws(power.owner, card.id, means);
        State offered = before;
        apply(offered, {Verb::lord, static_cast<std::uint8_t>(card.id)});
        const Endings possible = endings(offered);
        for (State first : power.use(in_play(before, card.id))) {
          work(first, card.id);
          for (const std::string& ending : endings(first))
            EXPECT_THAT(possible, testing::Contains(ending))
                << name(power.owner) << " before " << name(card.id);
        }
      }
    }
  EXPECT_EQ(pairs, 3 * 17);  // all 18 lords who do something on entering but the Schemer himself
}

// Who is asked, and that nobody is asked without need: only where the power is there and unused.
TEST(Powers, WithoutAnUnusedPowerNobodyIsAskedForOne) {
  for (std::uint64_t seed = 1; seed <= 2000; ++seed)
    random_game({3, {}}, seed, [](const State& s) {
      if (s.stack.empty() || s.stack.back().rule != Rule::moment) return;
      MoveList legal;
      legal_moves(s, legal);
      ASSERT_GT(legal.size(), 1u);
      EXPECT_EQ(s.stack.back().who, s.active);
    });
}

}  // namespace
}  // namespace hadal::abyss
