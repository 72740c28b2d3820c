// SPDX-License-Identifier: Apache-2.0
// Tables that begin in the middle of a game, or at its end.
#include <gtest/gtest.h>

#include "engine/record.h"
#include "server/lobby/tests/two_players.h"

namespace hadal::house::test {
namespace {

class FinishedGame : public TwoPlayers {
 public:
  FinishedGame() { play_to_the_end(7); }

  std::string record() const { return house->reviews().record(table, ada); }
  std::string give(const std::string& text, std::vector<protocol::SeatPlan> seats) {
    return tried([&] {
      made = house->reviews().give(ben, {{}, std::move(seats), text}, answer()).table;
    });
  }
  std::string try_from(std::int64_t at, const std::string& seat,
                       const std::string& level = "novice") {
    return tried([&] {
      made = house->reviews().try_from(table, ada, {at, seat, level}, {}, answer()).table;
    });
  }
  protocol::TableInfo info(const std::string& id, const std::string& who) const {
    return house->lobby().table(id, who, "");
  }
  std::int64_t last() const { return info(table, ada).card.moves; }

  static std::vector<protocol::SeatPlan> me_and_a_bot() {
    return {{protocol::SeatKind::me, {}}, {protocol::SeatKind::bot, "novice"}};
  }

  std::string made;

 private:
  // The code of the refusal; empty: it was done.
  template <typename F>
  std::string tried(F f) {
    try {
      f();
    } catch (const Refusal& e) {
      return name(e.code());
    }
    run();
    return "";
  }
};

TEST(GivenGames, BecomeFinishedTablesOfWhoeverGivesThem) {
  FinishedGame t;
  ASSERT_EQ(t.give(t.record(), t.me_and_a_bot()), "");
  const protocol::TableInfo info = t.info(t.made, t.ben);
  EXPECT_EQ(info.card.state, protocol::TableState::over);
  EXPECT_EQ(info.seat, "A");
  EXPECT_FALSE(info.card.rated);
  EXPECT_EQ(info.card.moves, t.last());
  const std::vector<protocol::TableCard> finished = t.house->lobby().list(t.ben).finished;
  EXPECT_TRUE(std::any_of(finished.begin(), finished.end(),
                          [&](const auto& card) { return card.table == t.made; }));
  // Another name in the seats; moves, commitment and seed are the same.
  const Record before = read_record(t.record());
  const Record after = read_record(t.house->reviews().record(t.made, t.ben));
  EXPECT_EQ(after.moves, before.moves);
  EXPECT_EQ(after.seed, before.seed);
  EXPECT_EQ(after.result, before.result);
}

TEST(GivenGames, AreThereAfterARestart) {
  FinishedGame t;
  ASSERT_EQ(t.give(t.record(), t.me_and_a_bot()), "");
  t.restart();
  EXPECT_EQ(t.info(t.made, t.ben).card.state, protocol::TableState::over);
}

TEST(GivenGames, AreKeptOnceHoweverOftenTheyAreGiven) {
  FinishedGame t;
  const std::string text = t.record();
  ASSERT_EQ(t.give(text, t.me_and_a_bot()), "");
  const std::string first = t.made;
  const std::size_t finished = t.house->lobby().list(t.ben).finished.size();
  ASSERT_EQ(t.give(text, t.me_and_a_bot()), "");
  EXPECT_EQ(t.made, first);
  EXPECT_EQ(t.house->lobby().list(t.ben).finished.size(), finished);
}

TEST(GivenGames, WithACardThatTheSeedDoesNotGiveAreRefused) {
  FinishedGame t;
  Record record = read_record(t.record());
  record.seed[0] = record.seed[0] == 'a' ? 'b' : 'a';
  record.commitment.clear();
  EXPECT_EQ(t.give(write(record), t.me_and_a_bot()), "bad_record");
}

TEST(GivenGames, WithoutASeedAreRefused) {
  FinishedGame t;
  Record record = read_record(t.record());
  record.seed.clear();
  EXPECT_EQ(t.give(write(record), t.me_and_a_bot()), "bad_record");
}

TEST(GivenGames, WithAMoveThatIsNotLegalAreRefused) {
  FinishedGame t;
  Record record = read_record(t.record());
  record.moves.erase(record.moves.begin() + static_cast<std::ptrdiff_t>(record.moves.size() / 2));
  EXPECT_EQ(t.give(write(record), t.me_and_a_bot()), "bad_record");
}

TEST(GivenGames, ThatAreNotOverAreRefused) {
  FinishedGame t;
  Record record = read_record(t.record());
  record.moves.pop_back();
  record.result.clear();
  EXPECT_EQ(t.give(write(record), t.me_and_a_bot()), "not_over");
}

TEST(GivenGames, AreRefusedWithSeatsThatDoNotFit) {
  FinishedGame t;
  const protocol::SeatPlan bot{protocol::SeatKind::bot, "novice"};
  const protocol::SeatPlan me{protocol::SeatKind::me, {}};
  EXPECT_EQ(t.give(t.record(), {bot, bot}), "bad_seats");
  EXPECT_EQ(t.give(t.record(), {me, bot, bot}), "bad_record");
  EXPECT_EQ(t.give(t.record(), {me, {protocol::SeatKind::open, {}}}), "seats_free");
  EXPECT_EQ(t.give("nonsense", t.me_and_a_bot()), "bad_record");
}

TEST(Branches, GoOnFromAPositionOfAFinishedGame) {
  FinishedGame t;
  const std::int64_t at = t.last() / 2;
  ASSERT_EQ(t.try_from(at, "B"), "");
  const protocol::TableInfo info = t.info(t.made, t.ada);
  ASSERT_TRUE(info.branch_of);
  EXPECT_EQ(info.branch_of->table, t.table);
  EXPECT_EQ(info.branch_of->move, at);
  EXPECT_EQ(info.seat, "B");
  EXPECT_EQ(info.card.state, protocol::TableState::running);
  EXPECT_GE(info.card.moves, at);
  EXPECT_EQ(info.card.seats[0].kind, protocol::SeatKind::bot);
  // The same moves as the game it came from, then others.
  const protocol::Moves ours = t.house->reviews().moves(t.made, t.ada, "B");
  const protocol::Moves theirs = t.house->reviews().moves(t.table, t.ada, "B");
  for (std::size_t i = 0; i < static_cast<std::size_t>(at); ++i)
    EXPECT_EQ(ours.events[i].text, theirs.events[i].text);
}

TEST(Branches, ArePlayedToTheirEndAndClaimNoSeed) {
  FinishedGame t;
  ASSERT_EQ(t.try_from(t.last() / 2, "A"), "");
  const std::string branch = t.made;
  TestTab& tab = t.tab(t.ada);
  t.say(tab, R"({"type":"watch","request":"w","table":")" + branch + R"("})");
  t.table.swap(t.made);
  const auto goes_on = [&] { return t.is_over(tab) || !t.legal(tab).empty(); };
  while (t.run_until(goes_on) && !t.is_over(tab)) t.play(tab, t.legal(tab).front());
  ASSERT_TRUE(t.is_over(tab));
  const Record record = read_record(t.house->reviews().record(branch, t.ada));
  EXPECT_EQ(record.seed, "");
  EXPECT_EQ(record.commitment, "");
  EXPECT_FALSE(record.result.empty());
}

TEST(Branches, AreRefusedWhereThereIsNothingToPlay) {
  FinishedGame t;
  EXPECT_EQ(t.try_from(t.last(), "A"), "not_running");
  EXPECT_EQ(t.try_from(t.last() + 1, "A"), "bad_message");
  EXPECT_EQ(t.try_from(-1, "A"), "bad_message");
  EXPECT_EQ(t.try_from(5, "D"), "no_seat");
  EXPECT_EQ(t.try_from(5, "A", "nobody"), "no_level");
}

TEST(Branches, DoNotBeginInARunningGame) {
  TwoPlayers t;
  EXPECT_THROW(t.house->reviews().try_from(t.table, t.ada, {0, "A", "novice"}, {}, t.answer()),
               Refusal);
}

}  // namespace
}  // namespace hadal::house::test
