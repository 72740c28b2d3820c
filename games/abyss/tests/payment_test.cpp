// SPDX-License-Identifier: Apache-2.0
// Every payment that the engine offers against a second, naive list of payments.
#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include "games/abyss/tests/naive_payment.h"

namespace hadal::abyss {
namespace {

using naive::Counts;

constexpr double kTooManyParts = 1 << 18;

Counts plus(Counts a, const Counts& b) {
  for (std::size_t kind = 0; kind < kAllyKinds; ++kind) a[kind] += b[kind];
  return a;
}

// All complete payments that can be reached from a `pay` question by pay, …, pay, done.
class Walk {
 public:
  explicit Walk(const State& start) : start_(start), me_(to_move(start)) { visit(start); }

  std::set<Counts> payments;
  std::string wrong;  // the first thing that was not as it should be

 private:
  std::size_t visit(const State& s) {
    MoveList list;
    legal_moves(s, list);
    std::size_t completions = 0;
    for (const Move m : list) {
      State next = s;
      apply(next, m);
      if (m.verb == Verb::done) {
        complete(s, next);
        ++completions;
      } else {
        const std::size_t more = visit(next);
        if (more == 0) wrong = "a dead end after '" + text(m) + "'";
        completions += more;
      }
    }
    return completions;
  }

  void complete(const State& before, const State& after) {
    const Counts payment = naive::counts(before.paid);
    if (!payments.insert(payment).second) wrong = "a payment can be made in two ways";
    if (plus(payment, naive::counts(before.at(me_).hand)) != naive::counts(start_.at(me_).hand))
      wrong = "cards got lost on the way";
    if (to_move(after) != Player::nobody) check_affiliation(payment, after);
  }

  void check_affiliation(const Counts& payment, const State& after) {
    const std::set<std::size_t> expected = naive::affiliable(start_, me_, payment);
    std::set<std::size_t> found;
    if (after.stack.back().rule == Rule::affiliate) {
      check_pearls(payment, after);
      MoveList list;
      legal_moves(after, list);
      for (const Move m : list) found.insert(m.a);
      if (found.size() == 1) wrong = "a question with one answer";
    } else {
      const AllySet added = after.at(me_).affiliated - start_.at(me_).affiliated;
      for (const Card c : added) found.insert(index(c));
    }
    if (found != expected) wrong = "the wrong allies may stay";
  }

  // [ABY-REC-3c] [ABY-REC-4] Pearls fill what is missing, no more.
  void check_pearls(const Counts& payment, const State& after) {
    const auto lord = static_cast<Lord>(start_.stack.back().arg);
    const int missing = naive::cost(start_, me_, lord) - naive::value(payment);
    if (start_.at(me_).pearls - after.at(me_).pearls != std::max(0, missing))
      wrong = "the wrong number of pearls was paid";
  }

  State start_;
  Player me_;
};

// What is wrong with the payments offered at a `pay` question; empty: nothing.
std::string wrong_payments(const State& s) {
  const auto lord = static_cast<Lord>(s.stack.back().arg);
  const Walk walk(s);
  if (!walk.wrong.empty()) return walk.wrong;
  if (walk.payments != naive::payments(s, to_move(s), lord))
    return std::to_string(walk.payments.size()) + " payments for " + std::string(name(lord));
  return {};
}

bool is_listed(const State& s, Move m) {
  MoveList list;
  legal_moves(s, list);
  return std::find(list.begin(), list.end(), m) != list.end();
}

Move recruit(Lord l) { return {Verb::recruit, static_cast<std::uint8_t>(l)}; }

struct Recruitments {
  int checked = 0;
  int skipped = 0;
};

// Checks one position in which somebody is about to recruit.
void check_recruitment(const State& s, Lord chosen, Recruitments& seen) {
  const Player me = to_move(s);
  if (naive::sub_multisets(s.at(me).hand) > kTooManyParts) {
    ++seen.skipped;
    return;
  }
  ++seen.checked;
  for (const Lord l : court_lords(s))
    ASSERT_EQ(is_listed(s, recruit(l)), !naive::payments(s, me, l).empty()) << name(l);
  State paying = s;
  apply(paying, recruit(chosen));
  ASSERT_EQ(wrong_payments(paying), "") << to_yaml(document(s));
}

TEST(Payment, EveryRecruitmentOfRandomGamesOffersExactlyWhatTheRuleAllows) {
  Recruitments seen;
  for (std::uint64_t seed = 1; seed <= 30 * kThoroughness; ++seed) {
    Rng rng(seed);
    State s = setup({static_cast<std::uint8_t>(2 + seed % 3), {}});
    play_to_the_end(s, rng, [&](const State& before, Move m) {
      if (m.verb == Verb::recruit && !testing::Test::HasFatalFailure())
        check_recruitment(before, static_cast<Lord>(m.a), seen);
    });
    ASSERT_FALSE(testing::Test::HasFatalFailure()) << "game " << seed;
  }
  RecordProperty("checked", seen.checked);
  RecordProperty("skipped", seen.skipped);
  EXPECT_GE(seen.checked, static_cast<int>(300 * kThoroughness));
  EXPECT_LE(seen.skipped * 100, seen.checked) << "too many hands were too large to look at";
}

// Any hand that the naive list can manage.
AllySet some_hand() {
  AllySet hand;
  const int size = *rc::gen::inRange(0, 14);
  for (int i = 0; i < size; ++i) {
    const auto c = static_cast<Card>(*rc::gen::inRange<std::size_t>(0, kAllyKinds));
    if (hand.count(c) < kCopies[index(c) % 5]) hand.add(c);
  }
  return hand;
}

// Gives p some of the lords that change payments, active or disabled.
void give_some_lords(State& s, Player p, std::initializer_list<Lord> lords, Lord wanted) {
  for (const Lord l : lords) {
    const int choice = *rc::gen::inRange(0, 4);
    if (choice == 0 || l == wanted) continue;
    s.at(p).lords.add(l);
    if (choice == 1) s.at(p).disabled.add(l);
    s.lord_deck.remove(l);
  }
}

// A to act, with some hand, before a court with the wanted lord and three of whom none pays pearls.
// No location is left, so the keys of the player's lords do not matter.
State some_table(Lord wanted) {
  State s = position("{given: {location_deck: []}}");
  const AllySet hand = some_hand();
  s.at(A).hand = s.at(A).known = hand;
  s.deck -= hand;
  s.at(A).pearls = static_cast<std::uint16_t>(*rc::gen::inRange(0, 13));
  std::size_t space = 2;
  s.court[space++] = wanted;
  for (const Lord l : {Lord::keeper, Lord::reaper, Lord::miller, Lord::landowner})
    if (l != wanted && space < kCourtSpaces) s.court[space++] = l;
  for (const Lord l : s.court)
    if (l != Lord::none) s.lord_deck.remove(l);
  give_some_lords(s, A, {Lord::treasurer, Lord::diplomat, Lord::shaman, Lord::master_of_magic},
                  wanted);
  give_some_lords(s, B, {Lord::recruiter}, wanted);
  return s;
}

RC_GTEST_PROP(Payment, AnyHandMayPayAnyBillExactlyAsTheRuleAllows, ()) {
  const auto wanted = static_cast<Lord>(*rc::gen::inRange<std::size_t>(0, kLords));
  State s = some_table(wanted);
  RC_ASSERT(inconsistency(s) == "");
  for (const Lord l : s.court)
    if (l != Lord::none) RC_ASSERT(is_listed(s, recruit(l)) == !naive::payments(s, A, l).empty());
  if (!is_listed(s, recruit(wanted))) return;
  apply(s, recruit(wanted));
  RC_ASSERT(wrong_payments(s) == "");
}

// [ABY-REC-3d] [ABY-REC-4] [ABY-REC-5]: here the lord does nothing on entering, and the turn passes
// on.
TEST(Payment, PearlsFillOnlyWhatIsMissing) {
  const State s = position(
      "{given: {court: [shepherd, keeper, jailer, trader],"
      " seats: {A: {pearls: 9, hand: [seahorse 1, seahorse 5, seahorse 4]}}}}");
  const auto pearls_after = [&](const std::string& with) {
    return after_line(s, "recruit shepherd with " + with).at(A).pearls;
  };
  EXPECT_EQ(pearls_after("seahorse 1"), 9 - 7);
  EXPECT_EQ(pearls_after("seahorse 4"), 9 - 4);
  EXPECT_EQ(pearls_after("seahorse 4, seahorse 5"), 9);
  EXPECT_EQ(pearls_after("seahorse 1, seahorse 4, seahorse 5"), 9);
}

}  // namespace
}  // namespace hadal::abyss
