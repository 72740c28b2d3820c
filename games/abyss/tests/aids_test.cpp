// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/text/payments.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/rng.h"
#include "engine/table.h"
#include "engine/tests/flow.h"
#include "games/abyss/abyss.h"

namespace hadal::abyss {
namespace {

AllySet some_allies(Rng& rng, int n) {
  AllySet allies;
  while (allies.size() < n) {
    const auto c = static_cast<Card>(rng.below(kAllyKinds));
    if (allies.count(c) < AllySet::every_ally().count(c)) allies.add(c);
  }
  return allies;
}

// [ABY-REC-3a] [ABY-REC-3b]
bool has_the_races(const Bill& bill, AllySet allies) {
  int races = 0;
  for (std::size_t r = 0; r < kRaces; ++r) races += allies.has(static_cast<Race>(r)) ? 1 : 0;
  return races == bill.races && (bill.required == Race::none || allies.has(bill.required));
}

// What every part of a hand would pay, tried one by one.
std::vector<PaidWith> every_way(const Bill& bill, AllySet hand, int pearls) {
  std::vector<AllySet> parts{{}};
  for (const Card c : hand)
    for (std::size_t i = 0, n = parts.size(); i < n; ++i)
      for (int copies = 1; copies <= hand.count(c); ++copies) {
        AllySet more = parts[i];
        for (int k = 0; k < copies; ++k) more.add(c);
        parts.push_back(more);
      }
  std::vector<PaidWith> ways;
  for (const AllySet allies : parts) {
    const int missing = std::max(0, bill.cost - allies.value());
    if (has_the_races(bill, allies) && missing <= pearls) ways.push_back({allies, missing});
  }
  return ways;
}

bool beats(const PaidWith& a, const PaidWith& b) {
  return a.allies != b.allies && b.allies.contains(a.allies) && a.pearls <= b.pearls;
}

int price(const PaidWith& one) { return one.allies.value() + one.pearls; }

// [ABY-REC-3c] Against trying everything: the first is the cheapest there is, and none is beaten.
TEST(Payments, AreTheCheapestOfAllThatCouldBeTried) {
  Rng rng(7);
  int payable = 0;
  for (int round = 0; round < 400; ++round) {
    const AllySet hand = some_allies(rng, 2 + static_cast<int>(rng.below(7)));
    const Bill bill{static_cast<int>(rng.below(13)), 1 + static_cast<int>(rng.below(5)),
                    rng.below(2) == 0 ? Race::none : static_cast<Race>(rng.below(5))};
    const int pearls = static_cast<int>(rng.below(5));
    const std::vector<PaidWith> all = every_way(bill, hand, pearls);
    const std::vector<PaidWith> found = cheapest_ways(bill, {}, hand, pearls);
    ASSERT_EQ(found.empty(), all.empty());
    if (all.empty()) continue;
    ++payable;
    const auto cheapest = std::min_element(
        all.begin(), all.end(), [](const auto& a, const auto& b) { return price(a) < price(b); });
    EXPECT_EQ(price(found.front()), price(*cheapest));
    for (const PaidWith& one : found) {
      EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const PaidWith& way) {
        return way.allies == one.allies && way.pearls == one.pearls;
      }));
      for (const PaidWith& other : all) EXPECT_FALSE(beats(other, one));
    }
    EXPECT_TRUE(std::is_sorted(found.begin(), found.end(),
                               [](const auto& a, const auto& b) { return price(a) < price(b); }));
  }
  EXPECT_GT(payable, 100);
}

TEST(Payments, OfAFullHandAreAFewAndAllDifferent) {
  const Bill dear{14, 5, Race::none};
  const std::vector<PaidWith> found = cheapest_ways(dear, {}, AllySet::every_ally(), 20);
  EXPECT_EQ(found.size(), kMostWays);
  for (std::size_t i = 0; i < found.size(); ++i)
    for (std::size_t k = 0; k < i; ++k) EXPECT_NE(found[i].allies, found[k].allies);
  EXPECT_EQ(price(found.front()), 14);
  EXPECT_EQ(found.front().pearls, 0);
}

TEST(Payments, GoOnFromWhatIsPaidAlready) {
  AllySet paid;
  paid.add(ally(Race::crab, 3));
  AllySet hand;
  hand.add(ally(Race::crab, 5));
  hand.add(ally(Race::squid, 2));
  const std::vector<PaidWith> found = cheapest_ways({8, 1, Race::none}, paid, hand, 5);
  ASSERT_EQ(found.size(), 2u);  // with the other crab, or with pearls
  EXPECT_EQ(found[0].allies.size(), 2);
  EXPECT_EQ(found[0].pearls, 0);
  EXPECT_EQ(found[1].allies, paid);
  EXPECT_EQ(found[1].pearls, 5);
}

Document::List ways(const Table& table, const std::string& lord) {
  return table.aid(table.to_move(), "payments", {{"lord", lord}}).at("payments").list();
}

// What is proposed can be played, from the beginning and in the middle of a payment.
TEST(Payments, ProposedAtATableAreLegalThere) {
  int begun = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const std::unique_ptr<Table> table = entry_of<Abyss>().start({{"players", 2}});
    Rng rng(seed);
    for (int i = 0; i < 120 && table->to_move() != Player::nobody; ++i) {
      const std::vector<std::string> legal = table->legal();
      for (const std::string& move : legal)
        if (move.starts_with("recruit ")) {
          const std::string lord = move.substr(8);
          ASSERT_FALSE(ways(*table, lord).empty()) << move;
          for (const Document& way : ways(*table, lord))
            EXPECT_NO_THROW(table->clone()->play_line(way.at("line").text())) << to_line(way);
          const std::unique_ptr<Table> later = table->clone();
          later->play(move);
          const std::vector<std::string> first = later->legal();
          later->play(first[rng.below(static_cast<std::uint32_t>(first.size()))]);
          if (later->question() != "pay") continue;
          ++begun;
          for (const Document& way : ways(*later, lord))
            EXPECT_NO_THROW(later->clone()->play_line(way.at("line").text())) << to_line(way);
          EXPECT_FALSE(ways(*later, lord).empty());
        }
      if (table->to_move() == Player::chance) {
        const std::vector<std::uint32_t> weights = table->weights();
        table->play(legal[pick_weighted(weights, rng.below(total(weights)))]);
      } else {
        table->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
      }
    }
  }
  EXPECT_GT(begun, 50);
}

TEST(Payments, AreToldToNobodyElse) {
  const std::unique_ptr<Table> table = entry_of<Abyss>().from(flow(
      "{players: 2, given: {turn: A, court: [jailer, tamer, seeker, commander, hunter, recruiter], "
      "seats: {A: {pearls: 9, hand: [crab 5, crab 4, squid 5, seahorse 5]}}}}"));
  std::size_t found = 0;
  for (const std::string& move : table->legal())
    if (move.starts_with("recruit ")) found += ways(*table, move.substr(8)).size();
  EXPECT_GT(found, 0u);
  const Document other = table->aid(Player::p1, "payments", {{"lord", "hunter"}});
  EXPECT_TRUE(other.at("payments").list().empty());
  EXPECT_TRUE(table->aid(Player::p0, "weather", {}).is_null());
}

std::unique_ptr<Table> table_with(const std::string& mine) {
  return entry_of<Abyss>().from(
      flow("{players: 2, given: {turn: A, court: [jailer, tamer, seeker, commander, hunter, "
           "recruiter], seats: {A: {" +
           mine + "}}}}"));
}

Document come_to(const Table& table, const std::string& allies) {
  return table.aid(Player::p0, "payment", {{"lord", "jailer"}, {"allies", allies}});
}

// [ABY-REC-3a] [ABY-REC-3b] [ABY-REC-3c] The jailer costs 6 with three races, crabs among them.
TEST(Payment, SaysWhatPickedAlliesComeTo) {
  const auto table =
      table_with("pearls: 2, hand: [crab 2, squid 1, squid 3, seahorse 1, jellyfish 1]");
  const Document few = come_to(*table, "squid 3");
  EXPECT_EQ(few.at("value").number(), 3);
  EXPECT_EQ(few.at("pearls").number(), 3);
  EXPECT_FALSE(few.at("pearls_suffice").yes());
  EXPECT_EQ(few.at("races").number(), 1);
  EXPECT_TRUE(few.at("race_is_missing").yes());
  EXPECT_FALSE(few.at("payable").yes());
  const Document right = come_to(*table, "seahorse 1, squid 3, crab 2");
  EXPECT_TRUE(right.at("payable").yes());
  EXPECT_EQ(right.at("line").text(),
            "recruit jailer; pay squid 3; pay crab 2; pay seahorse 1; done");
  EXPECT_EQ(to_line(right.at("affiliates")), "[]") << "the lowest is affiliated by itself";
  EXPECT_EQ(to_line(come_to(*table, "squid 1, crab 2, seahorse 1").at("affiliates")),
            "[squid 1, seahorse 1]");
  EXPECT_TRUE(
      come_to(*table, "crab 2, squid 1, seahorse 1, jellyfish 1").at("too_many_races").yes());
}

TEST(Payment, OfWhatIsNotInTheHandIsNoPayment) {
  const auto table = table_with("pearls: 9, hand: [crab 2, squid 1, seahorse 3]");
  EXPECT_TRUE(come_to(*table, "crab 3").is_null());
  EXPECT_TRUE(come_to(*table, "crab 2, crab 2").is_null());
  EXPECT_TRUE(come_to(*table, "a whale").is_null());
  EXPECT_TRUE(
      table->aid(Player::p1, "payment", {{"lord", "jailer"}, {"allies", "crab 2"}}).is_null());
}

std::string lacks(const std::string& mine) {
  const Document bill = table_with(mine)->view(Player::p0).at("bills").at("jailer");
  EXPECT_EQ(bill.at("payable").yes(), bill.find("lacks") == nullptr);
  return bill.at("payable").yes() ? "nothing" : to_line(bill.at("lacks"));
}

// Only the best races count, so many as the lord wants.
TEST(Bills, SayWhatASeatLacks) {
  EXPECT_EQ(lacks("pearls: 9, hand: [squid 5]"), "{race: crab}");
  EXPECT_EQ(lacks("pearls: 9, hand: [squid 5, crab 5]"), "{races: 1}");
  EXPECT_EQ(lacks("pearls: 1, hand: [squid 1, crab 1, seahorse 1, shellfish 1]"), "{value: 2}");
  EXPECT_EQ(lacks("pearls: 3, hand: [squid 1, crab 1, seahorse 1, shellfish 1]"), "nothing");
}

TEST(Points, AreAddedUpAsFarAsTheViewerKnows) {
  const auto table = table_with("lords: [miller], tokens: [4]");
  const Document mine = table->view(Player::p0).at("seats").at("A").at("influence");
  const Document theirs = table->view(Player::p1).at("seats").at("A").at("influence");
  EXPECT_EQ(mine.at("total").number(), theirs.at("total").number() + 4);
  EXPECT_EQ(theirs.find("monsters"), nullptr);
}

}  // namespace
}  // namespace hadal::abyss
