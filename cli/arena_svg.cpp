// SPDX-License-Identifier: Apache-2.0
// The chart of an arena: a bar for every bot with its 95 % interval, match by match; ratings below.
#include <fmt/core.h>

#include <algorithm>

#include "cli/arena_report.h"

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

class Chart {
 public:
  void heading(const std::string& text) {
    y_ += kRow / 2;
    body_ += fmt::format("<text x=\"12\" y=\"{}\" class=\"h\">{}</text>\n", y_ + 17, escaped(text));
    y_ += kRow;
  }

  // All between 0 and 1.
  void bar(const std::string& label, double value, const Interval& interval,
           const std::string& text) {
    const auto x = [](double share) { return kLeft + kBar * std::clamp(share, 0.0, 1.0); };
    body_ += fmt::format("<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>\n", kLeft - 8,
                         y_ + 17, escaped(label));
    body_ += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{:.1f}\" height=\"{}\"/>\n", kLeft,
                         y_ + 4, x(value) - kLeft, kRow - 8);
    body_ += fmt::format("<path d=\"M{0:.1f} {2}H{1:.1f}M{0:.1f} {3}v8M{1:.1f} {3}v8\"/>\n",
                         x(interval.low), x(interval.high), y_ + kRow / 2, y_ + kRow / 2 - 4);
    body_ += fmt::format("<text x=\"{}\" y=\"{}\">{}</text>\n", kLeft + kBar + 8, y_ + 17,
                         escaped(text));
    y_ += kRow;
  }

  std::string text() const {
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
        "height=\"{1}\">\n<style>text{{font:13px sans-serif;fill:#0b2530}}.h{{font-weight:bold}}"
        "rect{{fill:#3d8ea8}}path{{stroke:#0b2530;stroke-width:1.5;fill:none}}</style>\n"
        "<path d=\"M0 0H{0}V{1}H0z\" style=\"fill:#f4f8f9;stroke:none\"/>\n{2}</svg>\n",
        kWidth, y_ + kRow, body_);
  }

 private:
  int y_ = 0;
  std::string body_;
};

}  // namespace

std::string as_svg(const std::vector<MatchSum>& matches, const std::vector<Rating>& elo) {
  Chart chart;
  for (const MatchSum& match : matches) {
    chart.heading(fmt::format("Abyss, {} players, {} games: share of wins",
                              match.pairing.bots.size(), match.games));
    for (const BotSum& bot : match.bots)
      chart.bar(bot.bot, bot.all.share(), wilson(bot.all.wins, bot.all.games),
                fmt::format("{:.1f} %", 100 * bot.all.share()));
  }
  if (elo.empty()) return chart.text();
  chart.heading("Elo");
  const double low = elo.back().interval.low - 50;
  const double span = std::max(1.0, elo.front().interval.high - low);
  for (const Rating& r : elo)
    chart.bar(r.bot, (r.elo - low) / span,
              {(r.interval.low - low) / span, (r.interval.high - low) / span},
              fmt::format("{:.0f}", r.elo));
  return chart.text();
}

}  // namespace hadal::cli
