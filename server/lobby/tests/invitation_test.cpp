// SPDX-License-Identifier: Apache-2.0
// Nobody sits anywhere without saying yes; who says no is not waited for.
#include <gtest/gtest.h>

#include "server/lobby/tests/two_players.h"

namespace hadal::house::test {
namespace {

// Ben would like a rematch; a seat is kept for Ada.
struct Invitation : TwoPlayers {
  explicit Invitation(bool open_to_all = false)
      : TwoPlayers([&](protocol::MakeTable& plan) { plan.open_to_all = open_to_all; }) {
    play_to_the_end(20);
    house->lobby().rematch(
        table, ben, [this](const Refusal*, const protocol::TableMade& made) { next = made; });
    run();
  }
  void decline(const std::string& person) {
    house->lobby().decline(next.table, person, answer());
    run();
  }
  protocol::TableMade next;
};

TEST(Invitations, ThoseWhoDeclineAreNamedToTheHostAndNoLongerWaitedFor) {
  Invitation game;
  TestTab& host = game.tab(game.ben);
  TestTab& hers = game.tab(game.ada);
  game.say(hers, R"({"type":"watch","request":"w","table":")" + game.next.table + R"("})");
  game.say(host, R"({"type":"watch","request":"w","table":")" + game.next.table + R"("})");
  const std::size_t told = hers.count("waiting");
  game.decline(game.ada);
  EXPECT_EQ(game.refused, "");
  const auto& card = host.last("waiting").at("table").at("card");
  ASSERT_EQ(card.at("declined").as_array().size(), 1u);
  EXPECT_EQ(card.at("declined").at(0).at("name").as_string(), "Ada");
  EXPECT_TRUE(game.house->lobby().list(game.ada).invitations.empty());
  EXPECT_EQ(game.house->lobby().list(game.ben).mine.at(0).declined.size(), 1u) << "at home, too";
  EXPECT_THROW(game.house->lobby().table(game.next.table, game.ada, ""), Refusal)
      << "it is none of her business any more";
  const std::string eve = game.guest("Eve");
  game.house->lobby().join(game.next.table, eve, {std::nullopt, game.next.invite}, game.answer());
  game.run();
  EXPECT_EQ(game.refused, "") << "the seat is free for others";
  EXPECT_EQ(hers.count("waiting"), told) << "her tab is told no more of it";
}

TEST(Invitations, DecliningIsRememberedAndSaidTwiceItIsAnsweredTwice) {
  Invitation game;
  game.decline(game.ada);
  game.restart();
  EXPECT_TRUE(game.house->lobby().list(game.ada).invitations.empty());
  EXPECT_EQ(game.house->lobby().table(game.next.table, game.ben, "").card.declined.size(), 1u);
  game.refused = "nothing";
  game.decline(game.ada);
  EXPECT_EQ(game.refused, "");
}

TEST(Invitations, CanOnlyBeDeclinedByThoseWhoHaveOne) {
  Invitation game(true);
  game.decline(game.guest("Eve"));
  EXPECT_EQ(game.refused, "no_seat");
  game.decline(game.ben);
  EXPECT_EQ(game.refused, "no_seat") << "he has a seat, which he may leave";
  Invitation hidden;
  EXPECT_THROW(hidden.decline(hidden.guest("Eve")), Refusal) << "as if there were no table";
}

TEST(Invitations, ThoseWhoDeclinedMayThinkAgainWhileASeatIsFree) {
  Invitation game;
  game.decline(game.ada);
  std::string taken;
  game.house->lobby().rematch(game.table, game.ada,
                              [&](const Refusal* refusal, const protocol::TableMade& made) {
                                taken = refusal != nullptr ? name(refusal->code()) : made.table;
                              });
  game.run();
  EXPECT_EQ(taken, game.next.table);
  EXPECT_TRUE(game.house->lobby().table(game.next.table, game.ben, "").card.declined.empty());
}

TEST(Patience, OfTheTableIsInEveryPosition) {
  TwoPlayers game([](protocol::MakeTable& plan) { plan.patience_ms = 5 * kMinute; });
  TestTab& eve = game.tab(game.guest("Eve"));
  game.watch(eve);
  for (const TestTab* tab : {game.a, game.b, &eve})
    EXPECT_EQ(tab->last("position").at("patience_ms").as_int64(), 5 * kMinute);
  TwoPlayers days([](protocol::MakeTable& plan) {
    plan.clock = {protocol::ClockKind::days, 0, 0, 3};
  });
  EXPECT_TRUE(days.a->last("position").at("patience_ms").is_null()) << "nobody may ask for a bot";
}

}  // namespace
}  // namespace hadal::house::test
