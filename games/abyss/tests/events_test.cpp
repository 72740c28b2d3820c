// SPDX-License-Identifier: Apache-2.0
// What is told of moves, to whom; and that telling changes nothing.
#include <gmock/gmock.h>

#include "engine/random_game.h"
#include "engine/table.h"
#include "engine/text.h"
#include "games/abyss/tests/vocabulary.h"

namespace hadal::abyss {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

// "key {args}" of everything that the moves of a line tell one seat.
std::vector<std::string> told(const State& s, std::string_view line, Player viewer = A) {
  TableOf<Abyss> table(s);
  std::vector<std::string> lines;
  for (const std::string_view move : split(line, ';')) {
    const std::vector<Event> events = table.play_telling(trimmed(move));
    for (const Document& e : table.events_seen(events, viewer))
      lines.push_back(e.at("key").text() + " " + to_line(e.at("args")));
  }
  return lines;
}

TEST(Events, AnExplorationIsToldToItsEnd) {
  const State s =
      position("{players: 2, given: {seats: {A: {lords: [ship_master]}, B: {pearls: 2}}}}");
  EXPECT_THAT(
      told(s, "explore; reveal crab 3; pass; continue; reveal squid 2; buy; reveal monster; fight"),
      ElementsAre(
          "explored {player: A}", "revealed {card: crab 3}", "declined {player: B, card: crab 3}",
          "went_on {player: A}", "revealed {card: squid 2}",
          "bought {player: B, seller: A, card: squid 2, price: 1}", "revealed {card: monster}",
          "fought {player: A, n: 1}", "sent_to_council {allies: [crab 3]}",
          "pearls_lord {player: A, n: 1, lord: ship_master}"));
}

TEST(Events, AMonsterPassedOverRaisesTheThreatAndTheLastSpaceBringsAPearl) {
  const State s = position("{players: 2, given: {}}");
  const auto lines =
      told(s,
           "explore; reveal monster; continue; reveal crab 1; continue; reveal crab 2; "
           "continue; reveal crab 3; continue; reveal crab 4; take");
  EXPECT_THAT(lines, Contains("threat {n: 2}"));
  EXPECT_THAT(lines, Contains("pearls_row {player: A, n: 1}"));
  EXPECT_THAT(lines, Contains("took {player: A, card: crab 4}"));
  EXPECT_THAT(lines, Contains("turn {player: B}"));
}

TEST(Events, ShufflingAnEmptyDeckIsTold) {
  const State s =
      position("{players: 2, given: {exploration_deck: [], discard: [crab 1, squid 2, monster]}}");
  EXPECT_THAT(told(s, "explore"), ElementsAre("explored {player: A}", "reshuffled {n: 3}"));
}

TEST(Events, HavingNoActionAndExploringInVainAreTold) {
  EXPECT_THAT(
      told(position("{players: 2, given: {exploration_deck: [], court: [keeper]}}"), "skip"),
      Contains("skipped {player: A}"));
  EXPECT_THAT(told(position("{players: 2, given: {exploration_deck: [crab 3], seats: {B: {pearls: "
                            "1}}}}"),
                   "explore; reveal crab 3; buy"),
              Contains("nothing_left {player: A}"));
}

TEST(Events, ARecruitmentTellsThePaymentTheAllyThatStaysAndWhatFollows) {
  const State s = position(
      "{players: 2, given: {seats: {A: {pearls: 1, hand: [crab 4, squid 2]}, B: {pearls: 1}}, "
      "court: [seeker, sage, elder], lord_deck: [jailer, trader]}}");
  EXPECT_THAT(
      told(s, "recruit seeker; pay squid 2; pay crab 4; done; lord jailer; lord trader"),
      ElementsAre("recruited {player: A, lord: seeker, allies: [squid 2, crab 4], pearls: 1}",
                  "affiliated {player: A, ally: squid 2}",
                  "pearls_lost {player: B, n: 1, lord: seeker}", "pearls_court {player: A, n: 2}",
                  "court_short {n: 2}", "lord_came {lord: jailer}", "lord_came {lord: trader}",
                  "last_round_court {player: A}", "turn {player: B}"));
}

TEST(Events, TheValueOfATokenIsToldToThoseWhoMayKnowIt) {
  const State s = position("{players: 3, given: {}}");
  const std::string_view line = "explore; reveal monster; fight; reward 1 monster; token 3";
  EXPECT_THAT(told(s, line, A), Contains("token {player: A, value: 3}"));
  for (const Player other : {B, C, Player::nobody}) {
    EXPECT_THAT(told(s, line, other), Contains("token_hidden {player: A}"));
    EXPECT_THAT(told(s, line, other), Not(Contains("token {player: A, value: 3}")));
  }
}

TEST(Events, TheHuntersTokenIsToldToBothPlayersConcerned) {
  const State s = position(
      "{players: 3, given: {seats: {A: {hand: [crab 5, squid 3]}, B: {tokens: [4]}}, "
      "court: [hunter, sage, elder, miller]}}");
  const std::string_view line = "recruit hunter; pay squid 3; pay crab 5; done; hunt B; token 4";
  EXPECT_THAT(told(s, line, A), Contains("token {player: A, value: 4}"));
  EXPECT_THAT(told(s, line, B), Contains("token {player: A, value: 4}"));
  EXPECT_THAT(told(s, line, C), Contains("token_hidden {player: A}"));
}

TEST(Events, KeysAndLocationsAreTold) {
  const State s = position(
      "{players: 2, given: {threat: 6, seats: {A: {keys: 1, lords: [shepherd]}}, "
      "available: [jail], location_deck: [chasm, abyss]}}");
  EXPECT_THAT(
      told(s,
           "explore; reveal monster; fight; reward 2 keys; draw 2; location chasm; "
           "location abyss; claim abyss; key token; key token; key shepherd"),
      ElementsAre("explored {player: A}", "revealed {card: monster}", "fought {player: A, n: 6}",
                  "reward {player: A, keys: 2, pearls: 0, monsters: 0}",
                  "locations_drawn {player: A, n: 2}", "location_drawn {location: chasm}",
                  "location_drawn {location: abyss}", "claimed {player: A, location: abyss}",
                  "laid_out {locations: [chasm]}", "key_tokens {player: A, n: 1}",
                  "key_tokens {player: A, n: 1}", "key_lord {player: A, lords: [shepherd]}",
                  "turn {player: B}"));
}

TEST(Events, TheInvokersTurnIsToldTwice) {
  const State s = position(
      "{players: 2, given: {seats: {A: {hand: [jellyfish 5, jellyfish 3]}}, "
      "court: [invoker, sage, elder, miller]}}");
  EXPECT_THAT(
      told(s, "recruit invoker; pay jellyfish 3; pay jellyfish 5; done"),
      ElementsAre("recruited {player: A, lord: invoker, allies: [jellyfish 3, jellyfish 5], "
                  "pearls: 0}",
                  "affiliated {player: A, ally: jellyfish 3}", "invoked {player: A}",
                  "bonus_turn {player: A}", "turn {player: A}"));
}

TEST(Events, TheEndTellsTheLastAlliesAndTheScores) {
  const State s = position(
      "{players: 2, given: {ender: B, exploration_deck: [], council: [crab 2], "
      "seats: {A: {hand: [crab 4], lords: [miller]}, B: {tokens: [2]}}}}");
  EXPECT_THAT(told(s, "council crab"),
              ElementsAre("stack_taken {player: A, stack: crab, n: 1}",
                          "last_affiliation {player: A, allies: [crab 2]}", "over {}",
                          "scored {player: A, locations: 0, lords: 10, allies: 2, monsters: 0, "
                          "total: 12}",
                          "scored {player: B, locations: 0, lords: 0, allies: 0, monsters: 2, "
                          "total: 2}",
                          "won {player: A, n: 12}"));
}

// The same game, but nothing is secret.
struct Blabbing : Abyss {
  static std::span<const EventRow> event_rows() {
    static const std::vector<EventRow> rows = [] {
      std::vector<EventRow> all(std::begin(kEventRows), std::end(kEventRows));
      for (EventRow& row : all)
        for (EventArgument& argument : row.all) argument.secret = false;
      return all;
    }();
    return rows;
  }
};

TEST(Events, ASecretThatIsToldToAllBreaksALaw) {
  Tally tally;
  for (std::uint64_t seed = 1; seed <= 50 && tally.violations.empty(); ++seed)
    RandomGame<Blabbing>({3, {}}, seed, true).play(tally);
  ASSERT_FALSE(tally.violations.empty());
  EXPECT_THAT(tally.violations.front(), testing::HasSubstr("law 5"));
}

// Pearls come and go with an event that says why: its sum is the difference.
int pearls_told(const Event& e, Player p) {
  const auto is_actor = [&] { return static_cast<Player>(e.arguments[0].low) == p; };
  const auto n = [&](std::size_t i) { return static_cast<int>(e.arguments[i].low); };
  switch (static_cast<Told>(e.key)) {
    case Told::pearls_lord:
    case Told::pearls_court:
    case Told::pearls_row: return is_actor() ? n(1) : 0;
    case Told::pearls_lost:
    case Told::plotted:
    case Told::ransomed: return is_actor() ? -n(1) : 0;
    case Told::bought:
      return (is_actor() ? -n(3) : 0) + (static_cast<Player>(e.arguments[1].low) == p ? n(3) : 0);
    case Told::reward: return is_actor() ? n(2) : 0;
    case Told::recruited: return is_actor() ? -n(3) : 0;
    case Told::sold: return is_actor() ? n(2) : 0;
    case Told::bribed: return is_actor() ? -n(2) : 0;
    default: return 0;
  }
}

TEST(Events, NoPearlComesOrGoesUntold) {
  OptionSet all;
  for (const Option o : {Option::martial_law, Option::end_on_empty_lord_deck}) all.add(o);
  std::set<std::uint16_t> keys;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Rng rng(seed);
    State s = setup({static_cast<std::uint8_t>(2 + seed % 3), seed % 2 == 0 ? OptionSet{} : all});
    MoveList legal;
    while (!s.stack.empty()) {
      const State before = s;
      legal_moves(s, legal);
      const Move m = random_move<Abyss>(s, legal, rng);
      std::vector<Event> events;
      {
        const Listening listening(events);
        apply(s, m);
      }
      State silent = before;
      apply(silent, m);
      ASSERT_EQ(silent, s) << "listening changed something";
      for (std::size_t i = 0; i < s.players; ++i) {
        int sum = 0;
        for (const Event& e : events) sum += pearls_told(e, seat(i));
        ASSERT_EQ(s.seats[i].pearls - before.seats[i].pearls, sum) << text(m) << ", seed " << seed;
      }
      for (const Event& e : events) keys.insert(e.key);
    }
  }
  // Random games tell nearly everything that can be told.
  for (std::size_t i = 0; i < std::size(kEventRows); ++i) {
    const std::string_view key = kEventRows[i].key;
    const auto is_rare = {"last_round_turns", "nothing_left", "shared", "skipped"};
    if (std::find(is_rare.begin(), is_rare.end(), key) != is_rare.end()) continue;
    EXPECT_TRUE(keys.contains(static_cast<std::uint16_t>(i))) << key << " was never told";
  }
}

}  // namespace
}  // namespace hadal::abyss
