// SPDX-License-Identifier: Apache-2.0
#include "arena/stats.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace hadal::cli {
namespace {

constexpr double kStepsPerOctave = 10;

}  // namespace

Interval wilson(double wins, double games) {
  if (games <= 0) return {0, 1};
  const double p = wins / games;
  const double z2 = kZ * kZ;
  const double middle = (p + z2 / (2 * games)) / (1 + z2 / games);
  const double half =
      kZ * std::sqrt(p * (1 - p) / games + z2 / (4 * games * games)) / (1 + z2 / games);
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

double Mean::half_width() const {
  if (n < 2) return 0;
  const double variance = std::max(0.0, (squares - sum * sum / n) / (n - 1));
  return kZ * std::sqrt(variance / n);
}

void Durations::add(std::uint64_t microseconds) {
  const double octaves = std::log2(static_cast<double>(std::max<std::uint64_t>(microseconds, 1)));
  const auto step = static_cast<std::size_t>(std::ceil(kStepsPerOctave * octaves));
  ++steps_[std::min(step, kSteps - 1)];
  ++count_;
  sum_ += microseconds;
  most_ = std::max(most_, microseconds);
}

void Durations::add(const Durations& o) {
  for (std::size_t i = 0; i < kSteps; ++i) steps_[i] += o.steps_[i];
  count_ += o.count_;
  sum_ += o.sum_;
  most_ = std::max(most_, o.most_);
}

double Durations::mean_ms() const {
  return count_ > 0 ? static_cast<double>(sum_) / static_cast<double>(count_) / 1000 : 0;
}

double Durations::quantile_ms(double q) const {
  const double wanted = q * static_cast<double>(count_);
  double seen = 0;
  for (std::size_t i = 0; i < kSteps; ++i) {
    seen += steps_[i];
    if (seen >= wanted && seen > 0)
      return std::min(std::exp2(static_cast<double>(i) / kStepsPerOctave) / 1000, most_ms());
  }
  return most_ms();
}

std::string Durations::text() const {
  std::string text = std::to_string(sum_) + " " + std::to_string(most_);
  for (std::size_t i = 0; i < kSteps; ++i)
    if (steps_[i] > 0) text += " " + std::to_string(i) + ":" + std::to_string(steps_[i]);
  return text;
}

bool Durations::parse(const std::string& text) {
  *this = {};
  std::istringstream in(text);
  if (!(in >> sum_ >> most_)) return false;
  std::size_t step = 0;
  char colon = 0;
  std::uint32_t n = 0;
  while (in >> step >> colon >> n) {
    if (colon != ':' || step >= kSteps) return false;
    steps_[step] = n;
    count_ += n;
  }
  return in.eof();
}

}  // namespace hadal::cli
