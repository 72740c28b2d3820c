// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/timing_fit.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include "games/unfathomable/bot/voyager.h"
#include "games/unfathomable/unfathomable.h"
#include "search/learning.h"

namespace hadal::bots::voyage {
namespace {

constexpr std::size_t kNone = static_cast<std::size_t>(-1);

struct Sample {
  TimingFeatures x{};
  bool reveals = false;
  bool lost = false;         // the ship
  std::size_t next = kNone;  // the same seat, still hidden, in its next turn
  double worth = 0;          // of the answer that was given
};

class Games {
 public:
  Games(const TimingFitSettings& settings, Rng& rng) : settings_(settings), rng_(rng) {}

  void play(std::uint8_t players, std::vector<Sample>& out) {
    seat_bots(players);
    const std::size_t first = out.size();
    State s = Unfathomable::setup({.players = players});
    std::array<int, kSeats> sampled{};
    std::array<std::size_t, kSeats> latest{};
    latest.fill(kNone);
    while (to_move(s) != Player::nobody) {
      const State before = s;
      const Move m = next_move(s);
      const Player p = to_move(before);
      if (is_seat(p) && before.stack.back().rule == Rule::act && sampled[index(p)] < before.turn &&
          is_asked(before, p)) {
        const Suspicion suspicion = bots_[index(p)]->guilt().value_or(Suspicion{});
        const Temper temper;
        out.push_back(
            {timing_features(Mind(before, p, suspicion, temper)), m.verb == Verb::reveal, false});
        if (latest[index(p)] != kNone) out[latest[index(p)]].next = out.size() - 1;
        latest[index(p)] = out.size() - 1;
        sampled[index(p)] = before.turn;
      }
      apply(s, m);
      tell<Unfathomable>(bots_, before, m, s);
    }
    for (std::size_t i = first; i < out.size(); ++i) out[i].lost = s.ending != Ending::arrival;
  }

 private:
  // New bots for each game, each with a turn drawn by lot.
  void seat_bots(std::size_t players) {
    bots_.clear();
    for (std::size_t i = 0; i < players; ++i) {
      VoyagerSettings settings = level_settings("captain");
      settings.lookahead.worlds = 0;
      settings.temper.timing = nullptr;
      settings.temper.reveal_turn = static_cast<int>(rng_.below(settings_.latest));
      bots_.push_back(std::make_unique<Voyager>(settings));
    }
  }

  static bool is_asked(const State& s, Player p) {
    return side_of(s, p) == Side::hybrid && !s.at(p).revealed;
  }

  Move next_move(const State& s) {
    if (to_move(s) == Player::chance) return draw_chance(s, rng_);
    MoveList legal;
    legal_moves(s, legal);
    return legal.size() == 1 ? legal[0] : ask<Unfathomable>(*bots_[index(to_move(s))], s, rng_);
  }

  const TimingFitSettings& settings_;
  Rng& rng_;
  std::vector<std::unique_ptr<Bot<Unfathomable>>> bots_;
};

constexpr std::size_t kN = kTimingFeatures;
using Vector = std::array<double, kN>;
using Matrix = std::array<Vector, kN>;

// Solves a x = b by Gauss; `a` is positive definite.
Vector solved(Matrix a, Vector b) {
  for (std::size_t k = 0; k < kN; ++k)
    for (std::size_t i = k + 1; i < kN; ++i) {
      const double factor = a[i][k] / a[k][k];
      for (std::size_t j = k; j < kN; ++j) a[i][j] -= factor * a[k][j];
      b[i] -= factor * b[k];
    }
  for (std::size_t k = kN; k-- > 0;) {
    for (std::size_t j = k + 1; j < kN; ++j) b[k] -= a[k][j] * b[j];
    b[k] /= a[k][k];
  }
  return b;
}

template <typename Weights>
double chance(const Weights& w, const TimingFeatures& x) {
  double odds = 0;
  for (std::size_t i = 0; i < kN; ++i)
    odds += static_cast<double>(w[i]) * static_cast<double>(x[i]);
  return 1 / (1 + std::exp(-odds));
}

// Logistic regression by Newton's method, with a little pull towards zero.
TimingWeights fitted(const std::vector<Sample>& samples, bool reveals) {
  constexpr double kPull = 3;
  Vector w{};
  for (int step = 0; step < 8; ++step) {
    Matrix h{};
    Vector g{};
    for (std::size_t i = 0; i < kN; ++i) {
      h[i][i] = kPull;
      g[i] = -kPull * w[i];
    }
    for (const Sample& sample : samples) {
      if (sample.reveals != reveals) continue;
      const double p = chance(w, sample.x);
      for (std::size_t i = 0; i < kN; ++i) {
        const auto xi = static_cast<double>(sample.x[i]);
        g[i] += (sample.worth - p) * xi;
        for (std::size_t j = 0; j < kN; ++j)
          h[i][j] += p * (1 - p) * xi * static_cast<double>(sample.x[j]);
      }
    }
    const Vector change = solved(h, g);
    for (std::size_t i = 0; i < kN; ++i) w[i] += change[i];
  }
  TimingWeights result{};
  for (std::size_t i = 0; i < kN; ++i) result[i] = static_cast<float>(w[i]);
  return rounded(result);
}

}  // namespace

TimingFit fit_timing(const TimingFitSettings& settings,
                     const std::function<void(double)>& progress) {
  Rng rng(settings.seed);
  Games games(settings, rng);
  std::vector<Sample> samples;
  for (std::uint32_t g = 0; g < settings.games; ++g) {
    for (std::uint8_t players = 3; players <= kSeats; ++players) games.play(players, samples);
    if (g % 16 == 0) progress(1.0 * g / settings.games);
  }
  for (Sample& sample : samples) sample.worth = sample.lost ? 1 : 0;
  TimingFit fit;
  fit.reveal = fitted(samples, true);
  fit.hide = fitted(samples, false);
  for (std::uint32_t sweep = 0; sweep < settings.sweeps; ++sweep) {
    for (Sample& sample : samples) {
      if (sample.reveals || sample.next == kNone) continue;
      const TimingFeatures& then = samples[sample.next].x;
      sample.worth = std::max(chance(fit.reveal, then), chance(fit.hide, then));
    }
    fit.hide = fitted(samples, false);
  }
  fit.revealed = static_cast<std::uint64_t>(std::count_if(
      samples.begin(), samples.end(), [](const Sample& sample) { return sample.reveals; }));
  fit.hidden = samples.size() - fit.revealed;
  return fit;
}

std::string timing_weights_header(const TimingFit& fit, const std::string& command) {
  return header_of_weights(command, "games/unfathomable/bot/timing.h") +
         "namespace hadal::bots::voyage {\n\n" +
         constant_of_weights("TimingWeights kRevealWeights", fit.reveal.data(), kTimingFeatures) +
         "\n" +
         constant_of_weights("TimingWeights kHideWeights", fit.hide.data(), kTimingFeatures) +
         "\n}  // namespace hadal::bots::voyage\n";
}

}  // namespace hadal::bots::voyage
