// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "server/lobby/tests/two_players.h"

namespace hadal::house::test {
namespace {

using protocol::SeatKind;

protocol::MakeTable against_bots(const std::string& game, const std::string& level, int bots) {
  protocol::MakeTable plan;
  plan.game = game;
  plan.seats = {{SeatKind::me, {}}};
  for (int i = 0; i < bots; ++i) plan.seats.push_back({SeatKind::bot, level});
  plan.start_now = true;
  return plan;
}

std::string code_of(const std::function<void()>& act) {
  try {
    act();
  } catch (const Refusal& e) {
    return name(e.code());
  }
  return "";
}

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

TEST(Tables, WhoLooksOnByTheLinkReviewsTheGameByIt) {
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

TEST(Tables, ABotCanBeChosenByName) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  protocol::MakeTable plan;
  plan.game = "abyss";
  plan.seats = {{SeatKind::me, {}, {}},
                {SeatKind::bot, "sailor", {}},
                {SeatKind::bot, "sailor", "Dov"},
                {SeatKind::open, {}, {}}};
  const std::string table = house.house->lobby().make_table(ada, plan, house.answer()).table;
  house.run();
  const auto name = [&](std::size_t seat) {
    return house.house->lobby().table(table, ada, "").card.seats[seat].person->name;
  };
  EXPECT_EQ(name(2), "Dov");
  EXPECT_EQ(name(1), "Edda") << "the next one of the level who is free";
  const auto plan_seat = [&](const char* level, const char* crew) {
    house.refused.clear();
    house.house->lobby().plan_seat(table, ada, {"D", {SeatKind::bot, level, crew}}, house.answer());
    house.run();
    return house.refused;
  };
  EXPECT_EQ(plan_seat("sailor", "Dov"), "bad_seats") << "he sits in C";
  EXPECT_EQ(code_of([&] { plan_seat("sailor", "Gesa"); }), "bad_seats") << "she plays as captain";
  EXPECT_EQ(code_of([&] { plan_seat("sailor", "Nemo"); }), "bad_seats");
  EXPECT_EQ(plan_seat("captain", "Gesa"), "");
  EXPECT_EQ(name(3), "Gesa");
  plan.seats[1].crew = "Dov";
  EXPECT_EQ(code_of([&] { house.house->lobby().make_table(ada, plan, house.answer()); }),
            "bad_seats");
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

// Why the house does not make a table with this bot; "" if it does.
std::string refusal_of_bot(TestHouse& house, const std::string& game, const std::string& level) {
  protocol::MakeTable plan = against_bots(game, level, 2);
  plan.start_now = false;
  try {
    house.house->lobby().make_table(house.guest("Ada"), plan, house.answer());
  } catch (const Refusal& e) {
    EXPECT_EQ(name(e.code()), "no_level") << level;
    return e.what();
  }
  house.run();
  return "";
}

TEST(Tables, BotsMayHaveSettings) {
  TestHouse house;
  for (const char* level : {"captain/iterations=1000", "master/ms=500", "sailor/memory=human",
                            "captain/iterations=10/memory=human"})
    EXPECT_EQ(refusal_of_bot(house, "abyss", level), "") << level;
  for (const char* level : {"captain/worlds=100", "master/turns=3", "sailor/reveal=50"})
    EXPECT_EQ(refusal_of_bot(house, "unfathomable", level), "") << level;
}

TEST(Tables, ABotThatWouldThinkTooLongOrDoesNotExistIsRefusedWithASentence) {
  TestHouse house;
  const auto why = [&](const std::string& level) { return refusal_of_bot(house, "abyss", level); };
  EXPECT_EQ(why("captain/iterations=10001"),
            "'captain/iterations=10001' would think too long: this server allows 10000 iterations "
            "or 2000 ms for a decision");
  EXPECT_THAT(why("master/ms=2001"), testing::HasSubstr("would think too long"));
  EXPECT_THAT(why("master/ms=100/iterations=20000"), testing::HasSubstr("would think too long"));
  EXPECT_THAT(why("master/ms=100/threads=2"), testing::HasSubstr("thinks on one thread"));
  EXPECT_THAT(why("captain/luck=3"), testing::HasSubstr("'luck=3' is not a bot setting"));
  EXPECT_THAT(why("captain/"), testing::HasSubstr("is not a bot setting"));
  EXPECT_THAT(why("admiral/iterations=5"), testing::HasSubstr("there is no bot"));
  EXPECT_THAT(why("captain/memory=human" + std::string(90, '0')),
              testing::HasSubstr("at most 100"));
  const auto of_ship = [&](const std::string& level) {
    return refusal_of_bot(house, "unfathomable", level);
  };
  EXPECT_THAT(of_ship("captain/worlds=10001"), testing::HasSubstr("would think too long"));
  EXPECT_THAT(of_ship("captain/worlds=1000/turns=100"), testing::HasSubstr("would think too long"));
  EXPECT_THAT(of_ship("captain/worlds=1:captain/worlds=99999"), testing::HasSubstr("the arena"));
}

TEST(Tables, ABotWithSettingsSitsAndPlaysUnderANameOfItsLevel) {
  TestHouse house(false);
  const std::string ada = house.guest("Ada");
  protocol::MakeTable plan = against_bots("abyss", "captain/iterations=3", 1);
  const std::string table = house.house->lobby().make_table(ada, plan, house.answer()).table;
  house.run();
  const protocol::TableInfo info = house.house->lobby().table(table, ada, "");
  EXPECT_EQ(info.card.seats[1].level, "captain/iterations=3");
  EXPECT_EQ(info.card.seats[1].person->name, "Gesa");
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

class AgainstBots : public testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(AgainstBots, AWholeGameWithARestartInTheMiddleComesToItsEnd) {
  const auto [game, level] = GetParam();
  TestHouse house;
  const std::string ada = house.guest("Ada");
  const std::string table =
      house.house->lobby().make_table(ada, against_bots(game, level, 2), house.answer()).table;
  house.run();
  Rng rng(11);
  TestTab* tab = nullptr;
  const auto sit_down = [&] {
    tab = &house.tab(ada);
    house.say(*tab, R"({"type":"watch","request":"w","table":")" + table + R"("})");
  };
  sit_down();
  int decisions = 0;
  const auto is_asked = [&] {
    const auto& position = tab->last("position");
    return position.at("state") == "over" || !position.at("legal").as_array().empty();
  };
  for (;;) {
    ASSERT_TRUE(house.run_until(is_asked)) << "the table is stuck";
    const auto position = tab->last("position");
    if (position.at("state") == "over") break;
    if (++decisions == 20) {
      house.restart();
      sit_down();
      continue;
    }
    const auto& legal = position.at("legal").as_array();
    const auto& line = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    house.say(*tab, R"({"type":"play","request":"d)" + std::to_string(decisions) +
                        R"(","table":")" + table + R"(","number":)" +
                        std::to_string(position.at("number").as_int64()) + R"(,"line":)" +
                        boost::json::serialize(line) + "}");
    ASSERT_EQ(tab->count("refused"), 0u) << tab->last("refused");
  }
  EXPECT_GT(decisions, 10);
  EXPECT_EQ(house.house->reviews().statistics(ada).games.at(0).game, game);
  EXPECT_TRUE(house.house->reviews().ratings(game).players.empty()) << "bots are no rivals";
}

INSTANTIATE_TEST_SUITE_P(BothGames, AgainstBots,
                         testing::Values(std::pair("abyss", "greedy"),
                                         std::pair("unfathomable", "sailor")),
                         [](const auto& one) { return std::string(one.param.first); });

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

TEST(Tables, WhoIsKickedSeesNoMoreOfAPrivateTableAndHisInvitationIsVoid) {
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

// What a bot holds, and whether it had a choice, must not be read off the clock.
TEST(Tables, BotsAnswerAtTheSamePaceWhateverTheyThinkOf) {
  TestHouse house;
  house.pace = 200;
  house.restart();
  const std::string ada = house.guest("Ada");
  const std::string table = house.house->lobby()
                                .make_table(ada, against_bots("abyss", "random", 1), house.answer())
                                .table;
  house.run();
  TestTab& tab = house.tab(ada);
  house.say(tab, R"({"type":"watch","request":"w","table":")" + table + R"("})");
  Rng rng(4);
  int answers = 0;
  for (int i = 0; i < 200 && answers < 30; ++i) {
    const auto& position = tab.last("position");
    const auto& legal = position.at("legal").as_array();
    if (position.at("state") == "over") break;
    if (!legal.empty()) {
      house.say(tab, R"({"type":"play","request":"","table":")" + table + R"(","number":)" +
                         std::to_string(position.at("number").as_int64()) + R"(,"line":)" +
                         boost::json::serialize(
                             legal[rng.below(static_cast<std::uint32_t>(legal.size()))]) +
                         "}");
      continue;
    }
    const std::int64_t asked = house.now;
    ASSERT_TRUE(house.run_until([&] { return !house.alarms.empty(); }));
    house.ring();
    EXPECT_EQ((house.now - asked) % 200, 0);
    EXPECT_GT(house.now, asked);
    ++answers;
  }
  EXPECT_GT(answers, 5);
}

}  // namespace
}  // namespace hadal::house::test
