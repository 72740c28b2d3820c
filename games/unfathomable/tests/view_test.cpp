// SPDX-License-Identifier: Apache-2.0
// What a view tells, beyond the scenarios of secrets.yaml.
#include <gmock/gmock.h>

#include "engine/tests/view_bytes.h"
#include "games/unfathomable/tests/vocabulary.h"

namespace hadal::unfathomable {
namespace {

template <typename Describe>
void expect_every_byte_matters(Describe describe) {
  const auto skip = [](std::size_t) { return false; };
  Rng rng(2);
  for (const Options& table : tables()) {
    View others[2] = {view(setup(table), B), view(setup(table), Player::nobody)};
    int n = 0;
    random_game(table, 9, [&](const State& s) {
      if (testing::Test::HasFatalFailure() || ++n % (200 / static_cast<int>(kThoroughness)) != 0)
        return;
      for (View& other : others) {
        const View v = view(s, other.viewer);
        ASSERT_EQ(untold_byte(v, other, describe, skip), -1) << described(table);
        if (rng.below(3) == 0) other = v;
      }
    });
  }
}

TEST(View, EveryByteOfItIsToldByTheDocument) {
  expect_every_byte_matters([](const View& v) { return view_document(v); });
}

TEST(View, EveryByteOfItIsInItsKey) {
  expect_every_byte_matters([](const View& v) { return key_of(v, {}); });
}

// [UNF-24-2] Nobody's document changes with what only others know.
TEST(View, TheDocumentIsTheSameInEveryWorldOfItsReader) {
  Rng rng(4);
  for (const Options& table : tables()) {
    int n = 0;
    random_game(table, 11, [&](const State& s) {
      if (++n % (200 / static_cast<int>(kThoroughness)) != 0) return;
      for (const Player p : {A, C, Player::nobody})
        ASSERT_EQ(view_document(determinize(s, p, rng), p), view_document(s, p));
    });
  }
}

// Whom a dealt card goes to everybody sees: the hand of that seat grows, or the chaos deck does.
TEST(Remark, TellsWhereADealtSkillCardGoes) {
  int to_seats = 0;
  int to_chaos = 0;
  for (const Options& table : tables()) {
    State before = setup(table);
    random_game(table, 5, [&](const State& after) {
      MoveList moves;
      legal_moves(before, moves);
      const bool dealt = !moves.empty() && moves.begin()->verb == Verb::skill;
      const std::string said = dealt ? remark(before, *moves.begin()) : std::string();
      for (std::size_t i = 0; i < table.players && dealt; ++i) {
        if (said != name(seat(i))) continue;
        ++to_seats;
        EXPECT_EQ(after.seats[i].hand.size(), before.seats[i].hand.size() + 1) << described(table);
      }
      if (said == "chaos") {
        ++to_chaos;
        EXPECT_EQ(after.chaos.size(), before.chaos.size() + 1) << described(table);
      }
      before = after;
    });
  }
  EXPECT_GT(to_seats, 100);
  EXPECT_GT(to_chaos, 100);
}

// B loses a card: if the move names it, that is no news; if an effect discards it, it is.
TEST(News, IsWhatComesToLightWithoutBeingNamed) {
  constexpr Card kLost{};
  State before = setup(tables().front());
  before.seats[1].hand.add(kLost);
  State after = before;
  after.seats[1].hand.remove(kLost);
  after.skill_discards.add(kLost);
  EXPECT_FALSE(brings_news(before, {Verb::discard, byte(kLost)}, after));
  EXPECT_TRUE(brings_news(before, *parse("modify 1"), after));
  EXPECT_TRUE(brings_news(before, *parse("discard will 5"), after));

  State pile = before;
  pile.test.pile.add(kLost);
  pile.test.revealed = true;
  EXPECT_TRUE(brings_news(before, {Verb::done}, pile)) << "a pile is turned over";
  after = pile;
  after.test.pile.remove(kLost);
  after.skill_discards.add(kLost);
  EXPECT_FALSE(brings_news(pile, {Verb::pass}, after)) << "everybody has seen the pile";
}

}  // namespace
}  // namespace hadal::unfathomable
