// SPDX-License-Identifier: Apache-2.0
// A chart of bars with their 95 % intervals, as SVG.
#pragma once

#include <string>
#include <vector>

#include "arena/report.h"
#include "arena/stats.h"

namespace hadal::cli {

class Chart {
 public:
  void heading(const std::string& text);
  // All between 0 and 1.
  void bar(const std::string& label, double value, const Interval& interval,
           const std::string& text);
  void share(const std::string& label, double wins, double games);
  void elo(const std::vector<Rating>& ratings);  // best first; nothing if there are none
  std::string text() const;

 private:
  int y_ = 0;
  std::string body_;
};

}  // namespace hadal::cli
