// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/talk.h"

#include <gtest/gtest.h>

#include <map>

#include "games/unfathomable/bot/tests/ship_positions.h"
#include "games/unfathomable/bot/voyager.h"
#include "games/unfathomable/phrases.h"

namespace hadal::bots::voyage {
namespace {

constexpr Player kMe = Player::p0, kOther = Player::p1;

struct Line {
  std::uint64_t game = 0;
  Said said;
  int turn = 0;
  Side side = Side::human;     // of the speaker
  Suspicion speaker_thinks{};  // of the others
  int points = 0;              // that would help, in the speaker's hand; in a test
  bool was_accused = false;    // since it last spoke
};

// What captains say in some games of five, without looking ahead.
const std::vector<Line>& lines_of_captains() {
  static const std::vector<Line> all = [] {
    std::vector<Line> lines;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const ShipBots bots = seats_of("captain/worlds=0", 5);
      std::array<bool, kSeats> accused{};
      play_ship(bots, seed, [&](const State& s, Move, const MoveList&) {
        const Player me = to_move(s);
        const auto said = bots[index(me)]->says();
        if (!said) return;
        Line line{
            seed, *said, s.turn, side_of(s, me), *bots[index(me)]->guilt(), 0, accused[index(me)]};
        for (const Card c : s.at(me).hand)
          if (s.test.helps.has(skill_of(c))) line.points += s.at(me).hand.count(c) * value_of(c);
        accused[index(me)] = false;
        if (phrase::accuses(said->phrase)) accused[index(said->about)] = true;
        lines.push_back(line);
      });
    }
    return lines;
  }();
  return all;
}

TEST(Talk, AHumanSaysWhatItBelieves) {
  int suspected = 0;
  for (const Line& line : lines_of_captains()) {
    if (line.side != Side::human || !is_seat(line.said.about)) continue;
    const float guilt = line.speaker_thinks[index(line.said.about)];
    if (phrase::accuses(line.said.phrase)) {
      EXPECT_GE(guilt, 0.4f);
      ++suspected;
    } else {
      EXPECT_LT(guilt, 0.4f) << "it trusts " << name(line.said.about);
    }
  }
  EXPECT_GT(suspected, 5);
}

TEST(Talk, AHumanIsHonestAboutItsCards) {
  int about_cards = 0;
  for (const Line& line : lines_of_captains()) {
    if (line.side != Side::human) continue;
    const bool can = line.said.phrase == phrase::kCanHelp;
    if (!can && line.said.phrase != phrase::kCannotHelp) continue;
    EXPECT_EQ(can, line.points > 0);
    ++about_cards;
  }
  EXPECT_GT(about_cards, 3);
}

// Whoever cannot react is not asked, so words in between would tell who can.
TEST(Talk, NobodySpeaksWhenAskedForAReaction) {
  int reactions = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const ShipBots bots = seats_of("captain/worlds=0", 5);
    play_ship(bots, seed, [&](const State& s, Move, const MoveList&) {
      if (!Unfathomable::is_reaction(s)) return;
      ++reactions;
      bots[index(to_move(s))]->hear({after(s, to_move(s)), "i_suspect", to_move(s)});
      EXPECT_FALSE(bots[index(to_move(s))]->says());
    });
  }
  EXPECT_GT(reactions, 20);
}

TEST(Talk, TraitorsTalkTooAndLie) {
  int lies = 0;
  int lines = 0;
  for (const Line& line : lines_of_captains()) {
    if (line.side == Side::human) continue;
    ++lines;
    lies +=
        line.said.phrase == phrase::kHuman ||
        (line.said.phrase == phrase::kCannotHelp && line.points > 0) ||
        (phrase::accuses(line.said.phrase) && line.speaker_thinks[index(line.said.about)] < 0.4f);
  }
  EXPECT_GT(lines, 3);
  EXPECT_GT(lies, 0);
}

TEST(Talk, NobodySpeaksTwiceInARoundUnlessAccused) {
  std::map<std::pair<std::uint64_t, Player>, int> last;
  for (const Line& line : lines_of_captains()) {
    const std::pair speaker(line.game, line.said.who);
    const auto found = last.find(speaker);
    const int silence = is_seat(line.said.about) ? 5 : 1;
    if (found != last.end() && !line.was_accused) {
      EXPECT_GE(line.turn, found->second + silence) << line.said.phrase;
    }
    last[speaker] = line.turn;
  }
}

// A question with a choice of which nothing is known beyond the cards.
State first_choice(Loyalty mine) {
  State s = ship("{players: 3, given: {step: act, deep_ones: {}, seats: {A: {space: galley}}}}");
  for (LoyaltyCard& card : s.loyalty)
    if (card.holder == kMe) card.loyalty = mine;
  return s;
}

std::optional<Said> words(Voyager& bot, const State& s) {
  Rng rng(1);
  MoveList legal;
  legal_moves(s, legal);
  EXPECT_GT(legal.size(), 1u);
  bot.choose(s, to_move(s), legal, rng);
  return bot.says();
}

TEST(Talk, ABotThatIsAccusedAnswersEachAccuserOnce) {
  for (const Loyalty loyalty : {Loyalty::human, Loyalty::hybrid}) {
    const State s = first_choice(loyalty);
    Voyager bot(level_settings("sailor"));
    EXPECT_FALSE(words(bot, s)) << "nothing is to be said";
    bot.hear({kOther, "i_suspect", kMe});
    const auto answer = words(bot, s);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->who, kMe);
    EXPECT_EQ(answer->phrase, "i_am_human") << "also a traitor";
    EXPECT_FALSE(words(bot, s));
    bot.hear({kOther, "to_the_brig", kMe});
    EXPECT_FALSE(words(bot, s)) << "the same accuser again";
    bot.hear({Player::p2, "to_the_brig", kMe});
    EXPECT_TRUE(words(bot, s)) << "another one";
  }
}

TEST(Talk, OneBotAnswersAGreeting) {
  const State s = first_choice(Loyalty::human);
  Voyager first(level_settings("novice"));
  first.hear({kOther, "hello", Player::nobody});
  const auto greeting = words(first, s);
  ASSERT_TRUE(greeting);
  EXPECT_EQ(greeting->phrase, "hello");
  Voyager second(level_settings("novice"));
  second.hear({kOther, "hello", Player::nobody});
  second.hear({Player::p2, "hello", Player::nobody});
  EXPECT_FALSE(words(second, s)) << "somebody did already";
}

TEST(Talk, ARevealedTraitorIsSilent) {
  State s = first_choice(Loyalty::hybrid);
  s.at(kMe).revealed = true;
  Voyager bot(level_settings("captain"));
  bot.hear({kOther, "i_suspect", kMe});
  MoveList legal;
  legal_moves(s, legal);
  Rng rng(1);
  bot.choose(s, kMe, legal, rng);
  EXPECT_FALSE(bot.says());
}

// Two worlds that the seat cannot tell apart, the same words.
TEST(Talk, SaysNothingThatItCannotKnow) {
  int compared = 0;
  const ShipBots bots = seats_of("captain/worlds=0", 5);
  const ShipBots twins = seats_of("captain/worlds=0", 5);
  Rng rng(5);
  State s = Unfathomable::setup({.players = 5});
  while (to_move(s) != Player::nobody) {
    const State before = s;
    const Player mover = to_move(s);
    Move m;
    MoveList legal;
    legal_moves(s, legal);
    if (mover == Player::chance) {
      m = draw_chance(s, rng);
    } else if (legal.size() == 1) {
      m = legal[0];
    } else {
      Rng one(7);
      Rng other(7);
      m = bots[index(mover)]->choose(determinize(s, mover, rng), mover, legal, one);
      twins[index(mover)]->choose(determinize(s, mover, rng), mover, legal, other);
      const auto mine = bots[index(mover)]->says();
      const auto twin = twins[index(mover)]->says();
      ASSERT_EQ(mine.has_value(), twin.has_value());
      if (mine) {
        EXPECT_EQ(mine->phrase, twin->phrase);
        EXPECT_EQ(mine->about, twin->about);
        ++compared;
      }
      pass_on<Unfathomable>(bots, mover);
      pass_on<Unfathomable>(twins, mover);
    }
    apply(s, m);
    tell<Unfathomable>(bots, before, m, s);
    tell<Unfathomable>(twins, before, m, s);
  }
  EXPECT_GT(compared, 3);
}

}  // namespace
}  // namespace hadal::bots::voyage
