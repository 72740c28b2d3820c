// SPDX-License-Identifier: Apache-2.0
// The results of an arena, summed up for people, for programs, and as a picture.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arena/play.h"

namespace hadal::cli {

struct Line {
  double games = 0;
  double wins = 0;
  Mean score;
  void add(const SeatResult& result) {
    games += 1;
    wins += result.won;
    score.add(result.score);
  }
  double share() const { return games > 0 ? wins / games : 0; }
};

struct BotSum {
  std::string bot;
  Line all;
  std::vector<Line> by_seat;
  Durations thinking;
};

// One match: bots of the same name are summed up together.
struct MatchSum {
  Pairing pairing;
  std::vector<BotSum> bots;
  unsigned games = 0;
};
MatchSum sum_up(const Pairing& pairing, const std::vector<GameResult>& results);

struct Rating {
  std::string bot;
  double elo = 0;
  Interval interval;  // 95 %, from resampled games
};
// Two bots, how often they met, and how often the first won.
struct Meeting {
  std::string first;
  std::string second;
  double games = 0;
  double wins = 0;
};
// For a round-robin: the strengths that make the results of all pairs most likely, with a mean of
// 1500.
std::vector<Rating> ratings(const std::vector<Meeting>& meetings);
std::vector<Rating> ratings(const std::vector<MatchSum>& matches);

std::string elo_text(const std::vector<Rating>& elo);  // nothing if there are no ratings
std::string elo_json(const std::vector<Rating>& elo);  // a member of an object
std::string as_text(const std::vector<MatchSum>& matches, const std::vector<Rating>& elo);
std::string as_json(std::string_view game, const std::vector<MatchSum>& matches,
                    const std::vector<Rating>& elo);
std::string as_svg(std::string_view game, const std::vector<MatchSum>& matches,
                   const std::vector<Rating>& elo);

}  // namespace hadal::cli
