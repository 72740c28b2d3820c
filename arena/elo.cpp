// SPDX-License-Identifier: Apache-2.0
// Elo ratings of a round-robin, by maximum likelihood (Bradley and Terry).
#include <algorithm>
#include <cmath>

#include "arena/report.h"
#include "engine/rng.h"

namespace hadal::cli {
namespace {

constexpr double kMean = 1500;
constexpr double kPerTenfold = 400;  // points of Elo for ten times the odds
constexpr int kSamples = 200;
constexpr int kRounds = 300;

// One match of two: games, and how many the first won (shared wins as halves).
struct Duel {
  std::size_t first;
  std::size_t second;
  double games;
  double wins;
};

// Half a win is given to each side, so that nobody is infinitely strong.
std::vector<double> strengths(std::size_t bots, const std::vector<Duel>& duels) {
  std::vector<double> s(bots, 1.0);
  for (int round = 0; round < kRounds; ++round) {
    std::vector<double> wins(bots, 0);
    std::vector<double> expected(bots, 0);
    for (const Duel& d : duels) {
      const double both = (d.games + 1) / (s[d.first] + s[d.second]);
      wins[d.first] += d.wins + 0.5;
      wins[d.second] += d.games - d.wins + 0.5;
      expected[d.first] += both;
      expected[d.second] += both;
    }
    double logs = 0;
    for (std::size_t i = 0; i < bots; ++i) {
      if (expected[i] > 0) s[i] = wins[i] / expected[i];
      logs += std::log(s[i]);
    }
    for (double& x : s) x /= std::exp(logs / static_cast<double>(bots));
  }
  for (double& x : s) x = kMean + kPerTenfold * std::log10(x);
  return s;
}

std::vector<Duel> drawn_anew(std::vector<Duel> duels, Rng& rng) {
  for (Duel& d : duels) {
    const double share = d.games > 0 ? d.wins / d.games : 0;
    const auto threshold = static_cast<std::uint32_t>(share * 1'000'000);
    const auto games = static_cast<std::uint32_t>(d.games);
    d.wins = 0;
    for (std::uint32_t g = 0; g < games; ++g) d.wins += rng.below(1'000'000) < threshold ? 1 : 0;
  }
  return duels;
}

}  // namespace

std::vector<Rating> ratings(const std::vector<MatchSum>& matches) {
  std::vector<Meeting> meetings;
  for (const MatchSum& m : matches)
    if (m.bots.size() == 2)
      meetings.push_back({m.bots[0].bot, m.bots[1].bot, m.bots[0].all.games, m.bots[0].all.wins});
  return ratings(meetings);
}

std::vector<Rating> ratings(const std::vector<Meeting>& meetings) {
  std::vector<Rating> all;
  const auto place = [&all](const std::string& bot) {
    for (std::size_t i = 0; i < all.size(); ++i)
      if (all[i].bot == bot) return i;
    all.push_back({bot, 0, {}});
    return all.size() - 1;
  };
  std::vector<Duel> duels;
  duels.reserve(meetings.size());
  for (const Meeting& m : meetings)
    duels.push_back({place(m.first), place(m.second), m.games, m.wins});
  const std::vector<double> elo = strengths(all.size(), duels);
  Rng rng(1);
  std::vector<std::vector<double>> samples(all.size());
  for (int k = 0; k < kSamples; ++k) {
    const std::vector<double> one = strengths(all.size(), drawn_anew(duels, rng));
    for (std::size_t i = 0; i < all.size(); ++i) samples[i].push_back(one[i]);
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    std::sort(samples[i].begin(), samples[i].end());
    all[i].elo = elo[i];
    all[i].interval = {samples[i][kSamples / 40], samples[i][kSamples - 1 - kSamples / 40]};
  }
  std::sort(all.begin(), all.end(), [](const Rating& a, const Rating& b) { return a.elo > b.elo; });
  return all;
}

}  // namespace hadal::cli
