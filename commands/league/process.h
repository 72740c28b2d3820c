// SPDX-License-Identifier: Apache-2.0
// A program that we talk to in lines, and that may be slow, silent or gone.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace hadal::cli {

class LineProcess {
 public:
  // What it writes to its error stream is added to the file `errors`. Throws UserError if it cannot
  // be started.
  LineProcess(const std::vector<std::string>& words, const std::string& errors);
  ~LineProcess();  // its input ends; if it does not end then, it is killed
  LineProcess(const LineProcess&) = delete;
  LineProcess& operator=(const LineProcess&) = delete;

  using Clock = std::chrono::steady_clock;
  // Both: false or nothing if it has ended, or if the time is up.
  bool write_line(const std::string& line, Clock::time_point until);
  std::optional<std::string> read_line(Clock::time_point until);
  bool has_ended() const { return ended_; }  // as far as it was noticed

 private:
  bool wait_for(int file, short what, Clock::time_point until) const;

  int pid_ = -1;
  int to_ = -1;
  int from_ = -1;
  bool ended_ = false;
  std::string rest_;  // read, but not yet a whole line
};

}  // namespace hadal::cli
