// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "engine/tests/thoroughness.h"
#include "server/analysis/analyse.h"
#include "server/analysis/bot_game.h"
#include "server/protocol/json.h"

namespace hadal::analysis {
namespace {

using protocol::Analysis;
using protocol::AnalysisWish;
using protocol::Verdict;

Record abyss(const std::string& level, std::uint64_t seed) {
  return play_bot_game("abyss", {level, level}, seed);
}

Record ship(const std::string& level, std::uint64_t seed) {
  return play_bot_game("unfathomable", {level, level, level, level}, seed);
}

// The beginning of a game, for tests that need only that.
Record cut(Record record, std::size_t moves) {
  record.moves.resize(moves);
  record.result.clear();
  return record;
}

TEST(Analysis, JudgesEveryDecisionAndEveryDrawOfAGame) {
  const Record record = abyss("greedy", 3);
  const Analysis a = analyse(record, {}, 1);
  std::size_t decisions = 0;
  std::size_t choices = 0;
  for (const RecordedMove& m : record.moves) decisions += is_seat(m.who) ? 1 : 0;
  EXPECT_EQ(a.decisions.size(), decisions);
  EXPECT_EQ(a.curve.size(), record.moves.size() + 1);
  for (const protocol::JudgedDecision& d : a.decisions) {
    EXPECT_EQ(record.moves[static_cast<std::size_t>(d.move)].text, d.played);
    EXPECT_EQ(d.verdict == Verdict::forced, d.moves.empty());
    choices += d.moves.empty() ? 0 : 1;
    EXPECT_EQ(d.better.has_value(), d.verdict != Verdict::best && d.verdict != Verdict::forced);
    EXPECT_GE(d.error, 0);
    for (const protocol::JudgedMove& m : d.moves) {
      EXPECT_GE(m.chance, 0);
      EXPECT_LE(m.chance, 1);
      EXPECT_GT(m.tries, 0);
      EXPECT_TRUE(m.lead.has_value());
    }
  }
  EXPECT_GT(choices, 50u);
  for (const protocol::CurvePoint& point : a.curve)
    EXPECT_NEAR(std::accumulate(point.chances.begin(), point.chances.end(), 0.0), 1.0, 1e-3);
}

TEST(Analysis, EndsWithTheResult) {
  const Record record = abyss("greedy", 4);
  const Analysis a = analyse(record, {}, 1);
  for (std::size_t i = 0; i < a.seats.size(); ++i)
    EXPECT_EQ(a.seats[i].result > 0, record.result[i].won);
}

TEST(Analysis, OfPiecesIsThatOfTheWholeGame) {
  for (const Record& record : {cut(abyss("greedy", 5), 60), cut(ship("greedy", 5), 150)}) {
    const AnalysisWish wish;
    Analyst whole(record, wish);
    const std::string one =
        protocol::to_json(combine(record, wish, {whole.piece(0, record.moves.size())}));
    std::vector<protocol::AnalysisPiece> pieces;
    for (std::size_t at = record.moves.size(); at > 0;) {  // the last first, each by another
      const std::size_t from = at > 25 ? at - 25 : 0;
      Analyst another(record, wish);
      pieces.push_back(another.piece(from, at));
      at = from;
    }
    EXPECT_EQ(protocol::to_json(combine(record, wish, pieces)), one) << record.game;
    EXPECT_EQ(protocol::to_json(analyse(record, wish, 3)), one) << record.game;
  }
}

TEST(Analysis, SaysWhichMoveIsMissing) {
  const Record record = cut(abyss("greedy", 5), 40);
  Analyst analyst(record, {});
  try {
    combine(record, {}, {analyst.piece(0, 10), analyst.piece(20, 40)});
    FAIL();
  } catch (const CannotJudge& e) {
    EXPECT_THAT(e.what(), testing::HasSubstr("move 11 is missing"));
  }
}

TEST(Analysis, OfASeatHasOnlyItsDecisions) {
  const Record record = cut(abyss("greedy", 6), 60);
  AnalysisWish wish;
  wish.seat = "B";
  for (const protocol::JudgedDecision& d : analyse(record, wish, 1).decisions)
    EXPECT_EQ(d.seat, "B");
  wish.seat = "F";
  EXPECT_THROW(analyse(record, wish, 1), CannotJudge);
}

TEST(Analysis, CanBeStopped) {
  const Record record = abyss("greedy", 5);
  int asked = 0;
  const auto enough = [&] { return ++asked > 5; };
  EXPECT_THROW(analyse(record, {}, 2, enough), Stopped);
}

// Nothing that a seat cannot know changes what is said about its decisions.
TEST(Analysis, FromASeatsKnowledgeDoesNotLookIntoOtherHands) {
  const Record record = abyss("greedy", 8);
  const AnalysisWish wish;
  Analyst analyst(record, wish);
  AnalysisWish open = wish;
  open.open = true;
  Analyst seeing(record, open);
  std::size_t differences = 0;
  const protocol::AnalysisPiece one = analyst.piece(0, record.moves.size());
  const protocol::AnalysisPiece other = seeing.piece(0, record.moves.size());
  ASSERT_EQ(one.decisions.size(), other.decisions.size());
  for (std::size_t i = 0; i < one.decisions.size(); ++i)
    if (!one.decisions[i].moves.empty() &&
        one.decisions[i].moves.front().chance != other.decisions[i].moves.front().chance)
      ++differences;
  EXPECT_GT(differences, 0u);
}

struct Sums {
  double luck = 0;
  double squares = 0;
  double error = 0;
  double decisions = 0;
  int seats = 0;

  void add(const Analysis& a) {
    for (const protocol::SeatAnalysis& seat : a.seats) {
      luck += seat.luck;
      squares += seat.luck * seat.luck;
      error += seat.error;
      decisions += static_cast<double>(seat.decisions);
      ++seats;
    }
  }
  double each() const { return error / decisions; }
};

// A seat of a game of two has the luck that the other has not; so one of them is looked at.
TEST(Luck, OfABotGameIsZeroOnAverage) {
  if (kThoroughness == 1) GTEST_SKIP() << "sanitizers are slow";
  double sum = 0;
  double squares = 0;
  constexpr int kGames = 24;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    AnalysisWish wish;
    wish.seat = "A";  // fewer decisions to judge
    const double luck = analyse(abyss("greedy", seed), wish, 2).seats[0].luck;
    sum += luck;
    squares += luck * luck;
  }
  const double mean = sum / kGames;
  const double deviation = std::sqrt(squares / kGames - mean * mean);
  EXPECT_GT(deviation, 0.05) << "there is luck in the game";
  EXPECT_LT(std::abs(mean), 2.6 * deviation / std::sqrt(kGames)) << "99 of 100 times";
}

// By construction: over all outcomes of a draw, by their weights, the effects on a seat cancel out.
void expect_fair_draws(const Record& record, std::size_t from, int draws) {
  int looked_at = 0;
  for (std::size_t at = from; at < record.moves.size() && looked_at < draws; ++at) {
    const std::unique_ptr<Table> before = replay(record, all_games(), at);
    if (before->to_move() != Player::chance || before->legal().size() < 2) continue;
    ++looked_at;
    double mean = 0;
    const std::vector<std::string> all = before->legal();
    const std::vector<std::uint32_t> weights = before->weights();
    for (std::size_t i = 0; i < all.size(); ++i) {
      Record other = cut(record, at + 1);
      other.moves[at].text = all[i];
      Analyst one(other, {});
      mean += weights[i] * one.piece(at, at + 1).luck.front().effects[0];
    }
    EXPECT_NEAR(mean / total(weights), 0, 2e-5) << record.game << ", after move " << at;
  }
  EXPECT_EQ(looked_at, draws);
}

TEST(Luck, OfADrawIsZeroOverAllThatCouldHaveBeenDrawn) {
  expect_fair_draws(abyss("greedy", 2), 0, 12);
}

TEST(Luck, OfADrawOnAShipWithTraitorsIsZeroToo) { expect_fair_draws(ship("sailor", 1), 60, 4); }

TEST(Error, OrdersTheLevelsOfBots) {
  if (kThoroughness == 1) GTEST_SKIP() << "sanitizers are slow";
  std::map<std::string, Sums> by_level;
  for (const std::string level : {"random", "novice", "captain"})
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
      by_level[level].add(analyse(abyss(level, seed), {}, 2));
  EXPECT_GT(by_level["random"].each(), 1.5 * by_level["novice"].each());
  EXPECT_GT(by_level["novice"].each(), 1.2 * by_level["captain"].each());
}

TEST(Level, IsTheOneWhoseErrorsComeNearest) {
  const bots::Scale scale{0.02f, 0.05f, 0.1f, {{"weak", 0.04f}, {"strong", 0.01f}}};
  EXPECT_EQ(level_of(0.05, 40, scale), "weak");
  EXPECT_EQ(level_of(0.0, 40, scale), "strong");
  EXPECT_EQ(level_of(0.05, 3, scale), std::nullopt) << "too few decisions to tell";
}

TEST(Verdict, FollowsTheLossOfChance) {
  const bots::Scale scale{0.02f, 0.05f, 0.1f, {}};
  EXPECT_EQ(verdict_of(0.019, scale), Verdict::good);
  EXPECT_EQ(verdict_of(0.03, scale), Verdict::inaccuracy);
  EXPECT_EQ(verdict_of(0.06, scale), Verdict::mistake);
  EXPECT_EQ(verdict_of(0.2, scale), Verdict::blunder);
}

// How sure a loss must be depends on how well the two moves are known.
TEST(Verdict, CallsALossWithinItsUncertaintyNoSlip) {
  const Analysis a = analyse(abyss("novice", 8), {}, 1);
  int slips = 0;
  for (const protocol::JudgedDecision& d : a.decisions) {
    if (d.verdict == Verdict::best || d.verdict == Verdict::forced) continue;
    EXPECT_EQ(d.verdict, verdict_of(d.error - d.uncertainty, {0.02f, 0.05f, 0.10f, {}}));
    slips += d.verdict == Verdict::good ? 0 : 1;
  }
  EXPECT_GT(slips, 5);
}

TEST(Gains, AreTheFewDifferencesThatMatterMost) {
  const GameKind& kind = *find_kind("abyss");
  const std::vector<bots::Thing> things = kind.bots->things();
  bots::Things more{};
  EXPECT_TRUE(gains_of(kind, more).empty());
  more[0] = 5;      // points
  more[1] = -2;     // points
  more[2] = 0.3f;   // points: little beside five
  more[5] = 0.04f;  // of a pearl: nothing
  const std::vector<protocol::Gain> gains = gains_of(kind, more);
  ASSERT_EQ(gains.size(), 2u);
  EXPECT_EQ(gains[0].key, things[0].key);
  EXPECT_EQ(gains[0].amount, 5);
  EXPECT_EQ(gains[1].key, things[1].key);
  EXPECT_EQ(gains[1].amount, -2);
}

TEST(Gains, SayWhatMostSlipsOfANoviceMissed) {
  const Analysis a = analyse(abyss("novice", 8), {}, 1);
  int slips = 0;
  int explained = 0;
  for (const protocol::JudgedDecision& d : a.decisions) {
    if (d.verdict < Verdict::inaccuracy) continue;
    ++slips;
    explained += d.gains.empty() && !d.reason ? 0 : 1;
  }
  EXPECT_GT(slips, 5);
  EXPECT_GE(10 * explained, 9 * slips);
}

// A whole game of the ship, judged once for several tests: with the sanitizers it takes a minute.
const Analysis& novices_at_sea() {
  static const Analysis made = analyse(ship("novice", 2), {}, 2);
  return made;
}

// A reason, a gain, or at least that it was better more often than worse.
TEST(Gains, LeaveNoSlipOnTheShipUnexplained) {
  int slips = 0;
  for (const protocol::JudgedDecision& d : novices_at_sea().decisions) {
    if (d.verdict < Verdict::inaccuracy) continue;
    ++slips;
    EXPECT_TRUE(d.reason || !d.gains.empty() || d.better_in > d.worse_in)
        << "move " << d.move << ": " << d.played;
  }
  EXPECT_GT(slips, 3);
}

// What is good for one side is bad for the other; one's own cards are good for everybody.
TEST(Gains, AreToldFromTheSideOfThePlayer) {
  const std::vector<bots::Thing> things = find_kind("unfathomable")->bots->things();
  const Analysis& a = novices_at_sea();
  int told = 0;
  for (const protocol::JudgedDecision& d : a.decisions) {
    const auto& sides = a.curve[static_cast<std::size_t>(d.move)].sides;
    const std::string& side = sides[index(*parse_player(d.seat))];
    if (side == "cultist") continue;  // who also wants the ship to come far first
    const bool human = side == "human";
    for (const protocol::Gain& gain : d.gains) {
      const auto thing = std::find_if(things.begin(), things.end(),
                                      [&](const auto& one) { return one.key == gain.key; });
      const bool own = gain.key == "unfathomable.gain.cards";
      EXPECT_EQ(gain.amount * thing->worth > 0, human || own) << d.move << " " << gain.key;
      told += human ? 0 : 1;
    }
  }
  EXPECT_GT(told, 0);
}

TEST(HiddenRoles, HaveACurveOfTheCommonGoalAndOfSuspicion) {
  const Record record = cut(ship("sailor", 1), 400);
  const Analysis a = analyse(record, {}, 2);
  for (const protocol::CurvePoint& point : a.curve) {
    ASSERT_TRUE(point.goal.has_value());
    ASSERT_EQ(point.sides.size(), 4u);
    ASSERT_EQ(point.suspicions.size(), 4u);
    EXPECT_TRUE(point.leads.empty());
    EXPECT_GE(*point.goal, 0);
    EXPECT_LE(*point.goal, 1);
    for (std::size_t i = 0; i < 4; ++i) {
      EXPECT_GE(point.suspicions[i], 0);
      EXPECT_LE(point.suspicions[i], 1);
    }
  }
  EXPECT_FALSE(a.additions.empty());
  for (const protocol::Addition& one : a.additions) EXPECT_LE(std::abs(one.effect), 1);
  // When loyalties are dealt, everybody is suspected more than before, and nobody did anything.
  const auto is_deal = [&](std::int64_t move) {
    return record.moves[static_cast<std::size_t>(move - 1)].text.starts_with("loyalty");
  };
  std::size_t rises = 0;
  for (std::size_t k = 1; k < a.curve.size(); ++k)
    for (std::size_t i = 0; is_deal(a.curve[k].move) && i < 4; ++i)
      rises += a.curve[k].suspicions[i] > a.curve[k - 1].suspicions[i] + 0.12 ? 1 : 0;
  EXPECT_GE(rises, 4u);
  for (const protocol::Giveaway& one : a.giveaways) EXPECT_FALSE(is_deal(one.move)) << one.move;
}

}  // namespace
}  // namespace hadal::analysis
