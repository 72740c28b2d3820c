// SPDX-License-Identifier: Apache-2.0
#include "arena/chart.h"

#include <fmt/core.h>

#include <algorithm>

namespace hadal::cli {
namespace {

constexpr int kWidth = 720;
constexpr int kLeft = 190;
constexpr int kBar = 420;
constexpr int kRow = 26;

// What may stand in XML: names of bots come from the command line.
std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '<') {
      out += "&lt;";
    } else if (c == '&') {
      out += "&amp;";
    } else {
      out += c;
    }
  }
  return out;
}

}  // namespace

void Chart::heading(const std::string& text) {
  y_ += kRow / 2;
  body_ += fmt::format("<text x=\"12\" y=\"{}\" class=\"h\">{}</text>\n", y_ + 17, escaped(text));
  y_ += kRow;
}

void Chart::bar(const std::string& label, double value, const Interval& interval,
                const std::string& text) {
  const auto x = [](double share) { return kLeft + kBar * std::clamp(share, 0.0, 1.0); };
  body_ += fmt::format("<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>\n", kLeft - 8,
                       y_ + 17, escaped(label));
  body_ += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{:.1f}\" height=\"{}\"/>\n", kLeft, y_ + 4,
                       x(value) - kLeft, kRow - 8);
  body_ += fmt::format("<path d=\"M{0:.1f} {2}H{1:.1f}M{0:.1f} {3}v8M{1:.1f} {3}v8\"/>\n",
                       x(interval.low), x(interval.high), y_ + kRow / 2, y_ + kRow / 2 - 4);
  body_ +=
      fmt::format("<text x=\"{}\" y=\"{}\">{}</text>\n", kLeft + kBar + 8, y_ + 17, escaped(text));
  y_ += kRow;
}

void Chart::share(const std::string& label, double wins, double games) {
  const double share = games > 0 ? wins / games : 0;
  bar(label, share, wilson(wins, games), fmt::format("{:.1f} %", 100 * share));
}

void Chart::elo(const std::vector<Rating>& ratings) {
  if (ratings.empty()) return;
  heading("Elo");
  const double low = ratings.back().interval.low - 50;
  const double span = std::max(1.0, ratings.front().interval.high - low);
  for (const Rating& r : ratings)
    bar(r.bot, (r.elo - low) / span,
        {(r.interval.low - low) / span, (r.interval.high - low) / span},
        fmt::format("{:.0f}", r.elo));
}

std::string Chart::text() const {
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
      "height=\"{1}\">\n<style>text{{font:13px sans-serif;fill:#0b2530}}.h{{font-weight:bold}}"
      "rect{{fill:#3d8ea8}}path{{stroke:#0b2530;stroke-width:1.5;fill:none}}</style>\n"
      "<path d=\"M0 0H{0}V{1}H0z\" style=\"fill:#f4f8f9;stroke:none\"/>\n{2}</svg>\n",
      kWidth, y_ + kRow, body_);
}

}  // namespace hadal::cli
