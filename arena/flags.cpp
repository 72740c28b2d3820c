// SPDX-License-Identifier: Apache-2.0
#include "arena/flags.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <iostream>

#include "terminal/error.h"

namespace hadal::cli {

std::vector<std::string> split_seats(const std::string& text) {
  std::vector<std::string> parts;
  std::size_t begin = 0;
  while (begin <= text.size()) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

void check_svg(const std::string& path) {
  if (!path.empty() && !std::ofstream(path, std::ios::app))
    throw UserError(path + ": cannot be written");
}

void write_svg(const std::string& path, const std::string& text) {
  std::ofstream out(path);
  out << text;
  out.close();
  if (!out) throw UserError(path + ": cannot be written");
}

// For whoever watches; a file needs no bar.
void ArenaProgress::tick() {
  --left_;
  if (isatty(STDERR_FILENO) == 0) return;
  const Clock::time_point now = Clock::now();
  if (left_ > 0 && now - said_ < std::chrono::milliseconds(200)) return;
  said_ = now;
  const unsigned done = all_ - left_;
  const double spent = std::chrono::duration<double>(now - start_).count();
  const auto bars = static_cast<std::size_t>(20.0 * done / std::max(1u, all_));
  std::cerr << fmt::format("\r[{:<20}] {} of {} games, {:.0f} s left  ", std::string(bars, '#'),
                           done, all_, spent * left_ / std::max(1u, done))
            << (left_ == 0 ? "\n" : "") << std::flush;
}

}  // namespace hadal::cli
