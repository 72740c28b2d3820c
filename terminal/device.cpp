// SPDX-License-Identifier: Apache-2.0
#include "terminal/device.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <string_view>

namespace hadal::cli {
namespace {

constexpr int kLeastColumns = 80;
constexpr int kMostColumns = 120;  // longer lines are hard to read
constexpr int kInterrupted = 130;

extern "C" void on_interrupt(int) {
  constexpr std::string_view kReset = "\x1b[0m\n";
  constexpr std::string_view kNewLine = "\n";
  const std::string_view text = isatty(STDOUT_FILENO) != 0 ? kReset : kNewLine;
  [[maybe_unused]] const ssize_t written = ::write(STDOUT_FILENO, text.data(), text.size());
  _exit(kInterrupted);
}

}  // namespace

bool output_is_terminal() { return isatty(STDOUT_FILENO) != 0; }

std::pair<int, int> terminal_size() {
  winsize size{};
  if (!output_is_terminal() || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
    return {kLeastColumns, 0};
  return {std::clamp<int>(size.ws_col, kLeastColumns, kMostColumns), size.ws_row};
}

bool has_colour(const std::function<const char*(const char*)>& environment, bool is_terminal) {
  const char* no_colour = environment("NO_COLOR");
  const char* term = environment("TERM");
  const bool dumb = term == nullptr || std::strcmp(term, "dumb") == 0;
  return is_terminal && !dumb && (no_colour == nullptr || *no_colour == '\0');
}

void leave_tidily_on_interrupt() { std::signal(SIGINT, on_interrupt); }

}  // namespace hadal::cli
