// SPDX-License-Identifier: Apache-2.0
#include "bots/abyss_fit.h"

#include <cmath>
#include <cstdio>
#include <vector>

#include "bots/abyss_guide.h"
#include "bots/ismcts.h"

namespace hadal::bots {
namespace {

constexpr std::size_t kParameters = kAbyssStages * kAbyssFeatures;
constexpr int kSteps = 8;         // of Newton's method
constexpr std::size_t kKept = 8;  // every eighth game is kept back to measure the fit
using Vector = std::array<double, kParameters>;
using Matrix = std::vector<Vector>;

// One position at the beginning of a turn, and what became of it.
struct Sample {
  std::array<AbyssFeatures, abyss::kSeats> features;
  std::array<float, kAbyssStages> stage;
  Rewards result;
  std::uint8_t players;
  bool kept_back;
};

using Bots = Ismcts<abyss::Abyss, AbyssGuide>;

class SelfPlay {
 public:
  // Without weights the policy plays.
  SelfPlay(const FitSettings& settings, std::uint64_t seed, const AbyssWeights* weights)
      : settings_(settings),
        searches_(weights != nullptr),
        search_(SearchSettings{.iterations = settings.iterations, .nodes = 1u << 12},
                AbyssGuide(weights)),
        rng_(seed) {}

  void play(std::size_t players, bool kept_back, std::vector<Sample>& out) {
    abyss::State s = abyss::setup({.players = static_cast<std::uint8_t>(players), .chosen = {}});
    const std::size_t first = out.size();
    while (abyss::to_move(s) != Player::nobody) {
      if (abyss::to_move(s) != Player::chance && s.stack.back().rule == abyss::Rule::act)
        out.push_back(sample(s, kept_back));
      abyss::apply(s, next_move(s));
    }
    const Rewards result = abyss_result(s);
    for (std::size_t i = first; i < out.size(); ++i) out[i].result = result;
  }

 private:
  static Sample sample(const abyss::State& s, bool kept_back) {
    Sample one{{}, abyss_stage(s), {}, s.players, kept_back};
    for (std::size_t i = 0; i < s.players; ++i) one.features[i] = abyss_features(s, seat(i));
    return one;
  }

  abyss::Move next_move(const abyss::State& s) {
    if (abyss::to_move(s) == Player::chance) return abyss::draw_chance(s, rng_);
    abyss::MoveList legal;
    abyss::legal_moves(s, legal);
    if (legal.size() == 1) return legal[0];
    if (rng_.below(100) < settings_.random_moves)
      return legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
    return searches_ ? ask(search_, s, rng_) : policy_.best(s, legal);
  }

  FitSettings settings_;
  bool searches_;
  AbyssPolicy policy_;
  Bots search_;
  Rng rng_;
};

Vector parameters(const Sample& sample, std::size_t seat) {
  Vector x;
  for (std::size_t k = 0; k < kAbyssStages; ++k)
    for (std::size_t j = 0; j < kAbyssFeatures; ++j)
      x[k * kAbyssFeatures + j] = sample.stage[k] * sample.features[seat][j];
  return x;
}

Rewards predicted(const Sample& sample, const Vector& w) {
  Rewards values{};
  for (std::size_t i = 0; i < sample.players; ++i) {
    const Vector x = parameters(sample, i);
    double sum = 0;
    for (std::size_t j = 0; j < kParameters; ++j) sum += w[j] * x[j];
    values[i] = static_cast<float>(sum);
  }
  softmax(values, sample.players);
  return values;
}

double log_loss(const std::vector<Sample>& samples, const Vector& w) {
  double sum = 0;
  double n = 0;
  for (const Sample& sample : samples) {
    if (!sample.kept_back) continue;
    const Rewards p = predicted(sample, w);
    for (std::size_t i = 0; i < sample.players; ++i)
      sum -= sample.result[i] * std::log(std::max(p[i], 1e-6f));
    n += 1;
  }
  return n > 0 ? sum / n : 0;
}

// Adds the gradient and the curvature of the log likelihood of one sample.
void add(const Sample& sample, const Vector& w, Vector& gradient, Matrix& curvature) {
  const Rewards p = predicted(sample, w);
  std::array<Vector, abyss::kSeats> x;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  Vector mean{};
  for (std::size_t i = 0; i < sample.players; ++i) {
    x[i] = parameters(sample, i);
    for (std::size_t j = 0; j < kParameters; ++j) {
      mean[j] += p[i] * x[i][j];
      gradient[j] += (sample.result[i] - p[i]) * x[i][j];
    }
  }
  for (std::size_t i = 0; i < sample.players; ++i)
    for (std::size_t j = 0; j < kParameters; ++j) {
      const double a = p[i] * (x[i][j] - mean[j]);
      if (a == 0) continue;
      for (std::size_t k = 0; k <= j; ++k) curvature[j][k] += a * (x[i][k] - mean[k]);
    }
}

// Solves curvature * step = gradient; the matrix is symmetric, only its lower half is there.
Vector solve(Matrix a, Vector b) {
  for (std::size_t j = 0; j < kParameters; ++j)  // Cholesky, in place
    for (std::size_t i = j; i < kParameters; ++i) {
      double sum = a[i][j];
      for (std::size_t k = 0; k < j; ++k) sum -= a[i][k] * a[j][k];
      a[i][j] = i == j ? std::sqrt(std::max(sum, 1e-9)) : sum / a[j][j];
    }
  for (std::size_t i = 0; i < kParameters; ++i) {
    for (std::size_t k = 0; k < i; ++k) b[i] -= a[i][k] * b[k];
    b[i] /= a[i][i];
  }
  for (std::size_t i = kParameters; i-- > 0;) {
    for (std::size_t k = i + 1; k < kParameters; ++k) b[i] -= a[k][i] * b[k];
    b[i] /= a[i][i];
  }
  return b;
}

Vector newton(const std::vector<Sample>& samples, const FitSettings& settings) {
  Vector w{};
  for (int step = 0; step < kSteps; ++step) {
    Vector gradient{};
    Matrix curvature(kParameters, Vector{});
    for (const Sample& sample : samples)
      if (!sample.kept_back) add(sample, w, gradient, curvature);
    for (std::size_t j = 0; j < kParameters; ++j) {
      gradient[j] -= static_cast<double>(settings.ridge) * w[j];
      curvature[j][j] += static_cast<double>(settings.ridge);
    }
    const Vector change = solve(std::move(curvature), gradient);
    for (std::size_t j = 0; j < kParameters; ++j) w[j] += change[j];
  }
  return w;
}

// As they will be printed: what plays is what stands in the table.
float rounded(double x) { return static_cast<float>(std::round(x * 1000) / 1000); }

}  // namespace

Fit fit_abyss(const FitSettings& settings, const std::function<void(double)>& progress) {
  Fit fit;
  for (std::uint32_t round = 0; round < settings.rounds; ++round) {
    const AbyssWeights last = fit.weights;
    SelfPlay self_play(settings, settings.seed + round, round > 0 ? &last : nullptr);
    std::vector<Sample> samples;
    for (std::uint32_t g = 0; g < settings.games; ++g) {
      for (std::size_t players = abyss::Abyss::kMinPlayers; players <= abyss::kSeats; ++players)
        self_play.play(players, g % kKept == 0, samples);
      if (g % 64 == 0) progress((round + 1.0 * g / settings.games) / settings.rounds);
    }
    const Vector w = newton(samples, settings);
    fit.positions = samples.size();
    fit.chance = log_loss(samples, Vector{});
    fit.loss = log_loss(samples, w);
    for (std::size_t j = 0; j < kParameters; ++j)
      fit.weights[j / kAbyssFeatures][j % kAbyssFeatures] = rounded(w[j]);
  }
  return fit;
}

std::string weights_header(const AbyssWeights& weights, const std::string& command) {
  std::string text =
      "// SPDX-License-Identifier: Apache-2.0\n"
      "// Fitted by self-play; do not edit, but make anew with\n"
      "//   " +
      command +
      "\n"
      "#pragma once\n\n#include \"bots/abyss_evaluation.h\"\n\nnamespace hadal::bots {\n\n"
      "// clang-format off\ninline constexpr AbyssWeights kAbyssWeights{{\n";
  for (std::size_t k = 0; k < kAbyssStages; ++k) {
    text += "    {";
    for (std::size_t j = 0; j < kAbyssFeatures; ++j) {
      std::array<char, 32> number{};
      std::snprintf(number.data(), number.size(), "%.3ff,", static_cast<double>(weights[k][j]));
      text += j % 9 == 0 && j > 0 ? "\n     " : (j > 0 ? " " : "");
      text += number.data();
    }
    text += "},\n";
  }
  return text + "}};\n// clang-format on\n\n}  // namespace hadal::bots\n";
}

}  // namespace hadal::bots
