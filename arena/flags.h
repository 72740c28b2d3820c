// SPDX-License-Identifier: Apache-2.0
// What the arena was asked to do, and its progress.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hadal::cli {

struct ArenaFlags {
  std::string game;
  std::string seats;
  std::string instead;  // of the first of them, in a second table; of games with sides
  unsigned games = 100;
  unsigned threads = 1;
  std::optional<unsigned> players;  // of a round-robin of a game with sides
  std::uint64_t seed = 1;
  std::string memory;
  std::string resume;
  std::string svg;
  bool round_robin = false;
  bool json = false;
};

std::vector<std::string> split_seats(const std::string& text);
// Both throw UserError; the first before anything is played, so that no results are lost.
void check_svg(const std::string& path);
void write_svg(const std::string& path, const std::string& text);

// One line on the error stream, at most five times a second.
class ArenaProgress {
 public:
  explicit ArenaProgress(unsigned games) : left_(games), all_(games) {}
  void skip(unsigned games) {
    left_ -= games;
    all_ -= games;
  }
  void tick();

 private:
  using Clock = std::chrono::steady_clock;
  unsigned left_;
  unsigned all_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point said_ = start_ - std::chrono::seconds(1);
};

}  // namespace hadal::cli
