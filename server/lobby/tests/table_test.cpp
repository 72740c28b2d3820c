// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "server/lobby/tests/plans.h"
#include "server/lobby/tests/two_players.h"

namespace hadal::house::test {
namespace {

using protocol::SeatKind;

TEST(Tables, APrivateTableAnswersStrangersAsIfItDidNotExist) {
  TwoPlayers game([](protocol::MakeTable& plan) { plan.open_to_all = false; });
  const std::string eve = game.guest("Eve");
  const auto told = [&](const std::string& table) {
    try {
      game.house->lobby().table(table, eve, "wrong");
    } catch (const Refusal& e) {
      return name(e.code()) + e.what();
    }
    return std::string("seen");
  };
  EXPECT_EQ(told(game.table), told("AAAAAAAAAAAAAAAAAAAAAA"));
  EXPECT_EQ(code_of([&] { game.house->lobby().join(game.table, eve, {}, game.answer()); }),
            "no_table");
  EXPECT_EQ(code_of([&] { game.replay(game.table, eve, 1, ""); }), "no_table");
  EXPECT_EQ(code_of([&] { game.house->reviews().moves(game.table, eve, ""); }), "no_table");
  EXPECT_EQ(code_of([&] { game.house->reviews().record(game.table, eve); }), "no_table");
  TestTab& tab = game.tab(eve);
  game.watch(tab);
  EXPECT_EQ(tab.last("refused").at("code").as_string(), "no_table");
  EXPECT_EQ(tab.count("position"), 0u);
  EXPECT_EQ(game.play(tab, "explore", 1), "no_table");
  for (const auto& card : game.house->lobby().list(eve).open) EXPECT_NE(card.table, game.table);
}

TEST(Tables, SomebodyWhoLooksOnByALinkReviewsTheGameByIt) {
  TwoPlayers game([](protocol::MakeTable& plan) { plan.open_to_all = false; });
  const std::string eve = game.guest("Eve");
  const std::string link = game.invite;
  game.play_to_the_end(3);
  EXPECT_EQ(game.replay(game.table, eve, 5, "B", {link, ""}).seat, "B");
  EXPECT_FALSE(game.house->reviews().moves(game.table, eve, "", {link, ""}).events.empty());
  EXPECT_FALSE(game.house->reviews().record(game.table, eve, {link, ""}).empty());
  EXPECT_EQ(code_of([&] {
              game.house->reviews().record(game.table, eve, {"wrong", ""});
            }),
            "no_table");
}

TEST(Tables, OneThatCannotStartAtOnceIsNotMade) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  protocol::MakeTable plan = against_bots("abyss", "random", 1);
  plan.seats.push_back({SeatKind::open, {}});
  EXPECT_EQ(code_of([&] { house.house->lobby().make_table(ada, plan, house.answer()); }),
            "seats_free");
  house.run();
  EXPECT_TRUE(house.house->lobby().list(ada).mine.empty());
}

TEST(Tables, ASeatForTheInvitedIsTakenWithTheLinkAlone) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  const std::string ben = house.guest("Ben");
  protocol::MakeTable plan;
  plan.game = "abyss";
  plan.seats = {{SeatKind::me, {}}, {SeatKind::invited, {}}};
  plan.open_to_all = true;
  const protocol::TableMade made = house.house->lobby().make_table(ada, plan, house.answer());
  house.run();
  house.house->lobby().join(made.table, ben, {}, house.answer());
  house.run();
  EXPECT_EQ(house.refused, "seat_taken");
  house.house->lobby().join(made.table, ben, {std::nullopt, made.invite}, house.answer());
  house.run();
  EXPECT_EQ(house.refused, "");
  EXPECT_EQ(house.house->lobby().table(made.table, ben, "").seat, "B");
}

TEST(Tables, TheHostAloneKicksPlansAndStarts) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  const std::string ben = house.guest("Ben");
  protocol::MakeTable plan;
  plan.game = "abyss";
  plan.seats = {{SeatKind::me, {}}, {SeatKind::open, {}}, {SeatKind::open, {}}};
  plan.open_to_all = true;
  const std::string table = house.house->lobby().make_table(ada, plan, house.answer()).table;
  house.run();
  house.house->lobby().join(table, ben, {}, house.answer());
  house.run();
  EXPECT_EQ(code_of([&] { house.house->lobby().start(table, ben, house.answer()); }), "not_host");
  house.house->lobby().start(table, ada, house.answer());
  house.run();
  EXPECT_EQ(house.refused, "seats_free");
  house.house->lobby().kick(table, ada, {"B"}, house.answer());
  house.run();
  EXPECT_EQ(house.house->lobby().table(table, ben, "").seat, std::nullopt);
  EXPECT_TRUE(house.house->lobby().list(ben).mine.empty());
  for (const char* seat : {"B", "C"}) {
    house.house->lobby().plan_seat(table, ada, {seat, {SeatKind::bot, "greedy"}}, house.answer());
    house.run();
    EXPECT_EQ(house.refused, "");
  }
  house.house->lobby().start(table, ada, house.answer());
  house.run();
  EXPECT_EQ(house.house->lobby().table(table, ada, "").card.state, protocol::TableState::running);
  house.house->lobby().join(table, ben, {}, house.answer());
  house.run();
  EXPECT_EQ(house.refused, "already_started");
}

TEST(Tables, ASeatForPeopleHasNoLevel) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  protocol::MakeTable plan = against_bots("abyss", "greedy", 1);
  plan.start_now = false;
  const std::string table = house.house->lobby().make_table(ada, plan, house.answer()).table;
  house.run();
  EXPECT_EQ(house.house->lobby().table(table, ada, "").card.seats[1].level, "greedy");
  house.house->lobby().plan_seat(table, ada, {"B", {SeatKind::open, "any text"}}, house.answer());
  house.run();
  EXPECT_EQ(house.house->lobby().table(table, ada, "").card.seats[1].level, std::nullopt);
}

TEST(Tables, ATableThatItsHostLeavesIsGone) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  protocol::MakeTable plan;
  plan.game = "abyss";
  plan.seats = {{SeatKind::me, {}}, {SeatKind::open, {}}};
  plan.open_to_all = true;
  const std::string table = house.house->lobby().make_table(ada, plan, house.answer()).table;
  house.run();
  EXPECT_EQ(house.house->lobby().list(ada).open.size(), 1u);
  house.house->lobby().leave(table, ada, house.answer());
  house.run();
  EXPECT_TRUE(house.house->lobby().list(ada).open.empty());
  EXPECT_TRUE(house.house->lobby().list(ada).mine.empty());
  house.restart();
  EXPECT_EQ(code_of([&] { house.house->lobby().table(table, ada, ""); }), "no_table");
}

TEST(Tables, ATableThatNobodyStartsIsGivenUpAfterAMonth) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  protocol::MakeTable plan;
  plan.game = "abyss";
  plan.seats = {{SeatKind::me, {}}, {SeatKind::open, {}}};
  house.house->lobby().make_table(ada, plan, house.answer());
  house.run();
  house.now += 30 * kDay;
  house.house->tick();
  house.run();
  EXPECT_EQ(house.house->lobby().list(ada).mine.size(), 1u);
  house.now += kDay;
  house.house->tick();
  house.run();
  EXPECT_TRUE(house.house->lobby().list(ada).mine.empty());
}

TEST(Tables, ImpossibleTablesAreRefused) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  const auto refusal = [&](const std::function<void(protocol::MakeTable&)>& change) {
    protocol::MakeTable plan = against_bots("abyss", "greedy", 2);
    change(plan);
    return code_of([&] { house.house->lobby().make_table(ada, plan, house.answer()); });
  };
  EXPECT_EQ(refusal([](auto& plan) { plan.game = "chess"; }), "no_game");
  EXPECT_EQ(refusal([](auto& plan) { plan.seats.resize(1); }), "bad_seats");
  EXPECT_EQ(refusal([](auto& plan) { plan.seats.resize(7); }), "bad_seats");
  EXPECT_EQ(refusal([](auto& plan) { plan.seats[1].kind = SeatKind::me; }), "bad_seats");
  EXPECT_EQ(refusal([](auto& plan) { plan.seats[1].level = "deep_thought"; }), "no_level");
  EXPECT_EQ(refusal([](auto& plan) { plan.options["house_rule"] = "on"; }), "bad_options");
  EXPECT_EQ(refusal([](auto& plan) { plan.options["martial_law"] = "maybe"; }), "bad_options");
  EXPECT_EQ(refusal([](auto& plan) {
              plan.clock = {protocol::ClockKind::live, 5, 0, 0};
            }),
            "bad_clock");
  EXPECT_EQ(refusal([](auto& plan) {
              plan.clock = {protocol::ClockKind::days, 0, 0, 0};
            }),
            "bad_clock");
  EXPECT_EQ(refusal([](auto& plan) { plan.spectator_delay_ms = -1; }), "bad_clock");
  EXPECT_TRUE(house.house->lobby().list(ada).mine.empty());
}

TEST(Tables, AnotherRoundIsOneTableForEverybody) {
  TwoPlayers game;
  std::vector<std::string> tables;
  const auto keep = [&](const Refusal* refusal, const protocol::TableMade& made) {
    tables.push_back(refusal != nullptr ? name(refusal->code()) : made.table);
  };
  EXPECT_EQ(code_of([&] { game.house->lobby().rematch(game.table, game.ada, keep); }), "not_over");
  game.play_to_the_end(20);
  game.house->lobby().rematch(game.table, game.ben, keep);
  game.house->lobby().rematch(game.table, game.ada, keep);
  game.run();
  ASSERT_EQ(tables.size(), 2u);
  EXPECT_EQ(tables[0], tables[1]);
  const protocol::TableInfo next = game.house->lobby().table(tables[0], game.ada, "");
  EXPECT_EQ(next.seat, "B") << "the seats move on by one";
  EXPECT_EQ(game.house->lobby().table(game.table, game.ada, "").rematch, tables[0]);
  EXPECT_EQ(game.b->last("position").at("rematch").as_string(), tables[0]);
}

TEST(Tables, ARematchSeatsNobodyWhoHasNotAcceptedIt) {
  TwoPlayers game;
  game.play_to_the_end(20);
  std::string next;
  game.house->lobby().rematch(
      game.table, game.ben,
      [&](const Refusal*, const protocol::TableMade& made) { next = made.table; });
  game.run();
  EXPECT_EQ(game.house->lobby().table(next, game.ada, "").seat, std::nullopt);
  EXPECT_TRUE(game.house->lobby().list(game.ada).mine.empty());
  ASSERT_EQ(game.house->lobby().list(game.ada).invitations.size(), 1u);
  EXPECT_TRUE(game.house->lobby().list(game.ada).invitations[0].invites_you);
  game.house->lobby().start(next, game.ben, game.answer());
  game.run();
  EXPECT_EQ(game.refused, "seats_free") << "he waits for her";
  const std::string eve = game.guest("Eve");
  game.house->lobby().join(next, eve, {}, game.answer());
  game.run();
  EXPECT_EQ(game.refused, "seat_taken") << "the seat is kept for Ada";
  game.restart();
  EXPECT_EQ(game.house->lobby().list(game.ada).invitations.size(), 1u);
  game.house->lobby().join(next, game.ada, {}, game.answer());
  game.run();
  EXPECT_EQ(game.house->lobby().table(next, game.ada, "").seat, "B");
  EXPECT_TRUE(game.house->lobby().list(game.ada).invitations.empty());
}

TEST(Tables, SomebodyKickedSeesNoMoreOfAPrivateTableAndTheirInvitationIsVoid) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  const std::string ben = house.guest("Ben");
  protocol::MakeTable plan;
  plan.game = "abyss";
  plan.seats = {{SeatKind::me, {}}, {SeatKind::invited, {}}};
  const protocol::TableMade made = house.house->lobby().make_table(ada, plan, house.answer());
  house.run();
  house.house->lobby().join(made.table, ben, {std::nullopt, made.invite}, house.answer());
  house.run();
  TestTab& tab = house.tab(ben);
  house.say(tab, R"({"type":"watch","request":"w","table":")" + made.table + R"("})");
  house.house->lobby().kick(made.table, ada, {"B"}, house.answer());
  house.run();
  EXPECT_EQ(tab.closed, "kicked");
  EXPECT_EQ(code_of([&] { house.house->lobby().table(made.table, ben, made.invite); }), "no_table");
  const std::string fresh = *house.house->lobby().table(made.table, ada, "").invite;
  EXPECT_NE(fresh, made.invite);
  house.house->lobby().join(made.table, ben, {std::nullopt, fresh}, house.answer());
  house.run();
  EXPECT_EQ(house.refused, "kicked");
}

TEST(Tables, ARatedOneIsForAccountsAndHasAClockAndNoBots) {
  TestHouse house;
  const std::string guest = house.guest("Gil");
  house.house->accounts().enroll("Ada", "hash", std::nullopt, house.answer());
  house.run();
  const std::string ada = *house.house->accounts().people().with_account("Ada");
  protocol::MakeTable plan;
  plan.game = "abyss";
  plan.seats = {{SeatKind::me, {}}, {SeatKind::open, {}}};
  plan.open_to_all = plan.rated = true;
  plan.clock = {protocol::ClockKind::days, 0, 0, 2};
  const auto make = [&](const std::string& who) {
    return house.house->lobby().make_table(who, plan, house.answer()).table;
  };
  EXPECT_EQ(code_of([&] { make(guest); }), "account_needed");
  const std::string table = make(ada);
  house.run();
  EXPECT_TRUE(house.house->lobby().table(table, guest, "").card.rated);
  EXPECT_EQ(code_of([&] { house.house->lobby().join(table, guest, {}, house.answer()); }),
            "account_needed");
  house.house->lobby().plan_seat(table, ada, {"B", {SeatKind::bot, "random"}}, house.answer());
  house.run();
  EXPECT_EQ(house.refused, "bad_seats");
  plan.clock = {};
  EXPECT_EQ(code_of([&] { make(ada); }), "bad_clock") << "who leaves would never lose";
  plan.clock = {protocol::ClockKind::days, 0, 0, 2};
  plan.seats[1] = {SeatKind::bot, "random"};
  EXPECT_EQ(code_of([&] { make(ada); }), "bad_seats");
}

TEST(Reviews, ALinkOpensForWhoeverHasItThroughTheEyesItsGiverChose) {
  TwoPlayers game([](protocol::MakeTable& plan) { plan.open_to_all = false; });
  std::vector<std::string> links;
  const auto share = [&](const std::optional<std::string>& seat) {
    game.house->reviews().share(
        game.table, game.ada, {seat},
        [&](const Refusal*, const protocol::ReviewLink& link) { links.push_back(link.share); });
    game.run();
  };
  EXPECT_EQ(code_of([&] { share("A"); }), "not_over");
  game.play_to_the_end(20);
  share("A");
  share("A");
  share(std::nullopt);
  ASSERT_EQ(links.size(), 3u);
  EXPECT_EQ(links[0], links[1]);
  EXPECT_NE(links[0], links[2]);
  game.restart();
  Reviews& reviews = game.house->reviews();
  const Reviews::Link as_ada{"", links[0]};
  const Reviews::Link as_any{"", links[2]};
  EXPECT_EQ(game.replay(game.table, std::nullopt, 5, "", as_ada).seat, "A");
  EXPECT_FALSE(reviews.moves(game.table, std::nullopt, "", as_ada).events.empty());
  EXPECT_EQ(code_of([&] { game.replay(game.table, std::nullopt, 5, "B", as_ada); }),
            "not_your_seat");
  EXPECT_EQ(code_of([&] { reviews.record(game.table, std::nullopt, as_ada); }), "not_your_seat");
  EXPECT_EQ(game.replay(game.table, std::nullopt, 5, "B", as_any).seat, "B");
  EXPECT_FALSE(reviews.record(game.table, std::nullopt, as_any).empty());
  EXPECT_EQ(code_of([&] {
              game.replay(game.table, std::nullopt, 5, "", {"", "guess"});
            }),
            "no_table");
  Lobby& lobby = game.house->lobby();
  EXPECT_EQ(lobby.table(game.table, std::nullopt, "", links[0]).card.seats[0].person->name, "Ada");
  EXPECT_EQ(code_of([&] { lobby.table(game.table, std::nullopt, "", "guess"); }), "no_table");
}

}  // namespace
}  // namespace hadal::house::test
