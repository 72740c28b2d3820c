// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/timing_fit.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "games/unfathomable/bot/habits_counted.h"
#include "games/unfathomable/bot/habits_fit.h"
#include "games/unfathomable/bot/tests/ship_positions.h"

namespace hadal::bots::voyage {
namespace {

constexpr auto no_progress = [](double) {};

std::string text_of(const std::string& file) {
  std::ifstream in("games/unfathomable/bot/" + file);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The command that its first lines name.
std::string command_in(const std::string& file) {
  const std::string text = text_of(file);
  const std::size_t begin = text.find("hadal fit unfathomable");
  return text.substr(begin, text.find('\n', begin) - begin);
}

TEST(HabitsFit, IsTheSameAgainAndTellsTheSidesApart) {
  const HabitsFitSettings settings{.games = 2, .worlds = 1};
  const Habits once = count_habits(settings, no_progress);
  const Habits again = count_habits(settings, no_progress);
  EXPECT_EQ(once.human, again.human);
  EXPECT_EQ(once.traitor, again.traitor);
  const auto harmless = static_cast<std::size_t>(Deed::action);
  EXPECT_GT(once.human[harmless][0], once.traitor[harmless][0]);
  EXPECT_LT(once.human_opposes, once.traitor_opposes);
}

TEST(TimingFit, IsTheSameAgainWithTheSameSeed) {
  const TimingFitSettings settings{.games = 2, .sweeps = 2};
  const TimingFit once = fit_timing(settings, no_progress);
  EXPECT_EQ(once.hide, fit_timing(settings, no_progress).hide);
  EXPECT_GT(once.revealed, 0u);
  EXPECT_GT(once.hidden, once.revealed);
}

// What stands in the repository is what the commands print.
TEST(Timing, StandsAsItsCommandPrintsIt) {
  EXPECT_EQ(timing_weights_header({kTiming.reveal, kTiming.hide}, command_in("timing_weights.h")),
            text_of("timing_weights.h"));
  EXPECT_EQ(habits_header(kCountedHabits, command_in("habits_counted.h")),
            text_of("habits_counted.h"));
}

TEST(Timing, FollowsFromTheShipAndNotFromTheTurnAlone) {
  int now = 0;
  int later = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed)  // few hide
    play_ship("captain/worlds=0", 5, seed, [&](const State& s, Move m, const MoveList&) {
      if (s.stack.back().rule != Rule::act || side_of(s, to_move(s)) != Side::hybrid) return;
      if (s.at(to_move(s)).revealed) return;
      (m.verb == Verb::reveal ? now : later) += 1;
    });
  EXPECT_GT(now, 0);
  EXPECT_GT(later, 0) << "hiding is worth something at times";
}

}  // namespace
}  // namespace hadal::bots::voyage
