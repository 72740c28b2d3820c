// SPDX-License-Identifier: Apache-2.0
// What the arena counts: shares with their intervals, means, and how long moves took.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace hadal::cli {

inline constexpr double kZ = 1.959963984540054;  // 95 % of a normal distribution

struct Interval {
  double low = 0;
  double high = 0;
};

// Wilson's 95 % interval of a share of n games; a shared win counts in part.
Interval wilson(double wins, double games);

struct Mean {
  double n = 0;
  double sum = 0;
  double squares = 0;
  void add(double x) {
    n += 1;
    sum += x;
    squares += x * x;
  }
  void add(const Mean& o) {
    n += o.n;
    sum += o.sum;
    squares += o.squares;
  }
  double value() const { return n > 0 ? sum / n : 0; }
  double half_width() const;  // of the 95 % interval
};

// Durations, in steps of a tenth of an octave from 1 microsecond to about 18 minutes.
class Durations {
 public:
  void add(std::uint64_t microseconds);
  void add(const Durations& o);
  std::uint64_t count() const { return count_; }
  double mean_ms() const;
  double quantile_ms(double q) const;  // the upper edge of the step it falls into
  double most_ms() const { return static_cast<double>(most_) / 1000; }

  // For the file of results, both ways; false if the text is none of ours.
  std::string text() const;
  bool parse(const std::string& text);

 private:
  static constexpr std::size_t kSteps = 301;
  std::array<std::uint32_t, kSteps> steps_{};
  std::uint64_t count_ = 0;
  std::uint64_t sum_ = 0;
  std::uint64_t most_ = 0;
};

}  // namespace hadal::cli
