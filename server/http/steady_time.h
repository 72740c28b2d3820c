// SPDX-License-Identifier: Apache-2.0
// The time of games: milliseconds that do not jump when somebody sets the clock, and that stand
// still while the whole machine, or this program, is paused.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>

namespace hadal::http {

// Milliseconds since 1970.
inline std::int64_t wall_clock() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

class SteadyTime {
 public:
  using Source = std::function<std::int64_t()>;
  static std::int64_t steady_clock() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(std::chrono::steady_clock::now().time_since_epoch()).count();
  }
  explicit SteadyTime(Source source = steady_clock)
      : source_(std::move(source)), last_(source_()) {}

  // The server reads it several times a second. A longer gap means that it was paused.
  std::int64_t now() {
    constexpr std::int64_t kLongest = 1000;
    const std::int64_t steady = source_();
    elapsed_ += std::clamp<std::int64_t>(steady - last_, 0, kLongest);
    last_ = steady;
    return elapsed_;
  }

 private:
  Source source_;
  std::int64_t last_;
  std::int64_t elapsed_ = 0;
};

}  // namespace hadal::http
