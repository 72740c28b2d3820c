// SPDX-License-Identifier: Apache-2.0
#include "commands/league/plot.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace hadal::cli {
namespace {

constexpr int kWidth = 720;
constexpr int kHeight = 320;
constexpr int kLeft = 56;
constexpr int kRight = 150;  // for the names
constexpr int kTop = 16;
constexpr int kBottom = 36;
constexpr double kStep = 100;         // of the scale
constexpr std::size_t kPoints = 300;  // of a line; more cannot be seen
constexpr int kLabel = 15;

// Told apart also by those who see fewer colours, and by their marks.
constexpr std::array<const char*, 8> kColours{"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                              "#e69f00", "#56b4e9", "#7a5c00", "#444444"};
constexpr std::array<const char*, 3> kDashes{"none", "6 3", "2 3"};

struct Scale {
  double low = 1500;
  double high = 1500;
  double longest = 1;
  double x(double game) const { return kLeft + (kWidth - kLeft - kRight) * game / longest; }
  double y(double rating) const {
    return kHeight - kBottom - (kHeight - kTop - kBottom) * (rating - low) / (high - low);
  }
};

Scale scale_of(const std::vector<BotStanding>& bots) {
  Scale scale;
  for (const BotStanding& bot : bots) {
    scale.longest = std::max(scale.longest, static_cast<double>(bot.course.size()));
    for (const double rating : bot.course) {
      scale.low = std::min(scale.low, rating);
      scale.high = std::max(scale.high, rating);
    }
  }
  scale.low = std::floor(scale.low / kStep) * kStep;
  scale.high = std::max(scale.low + kStep, std::ceil(scale.high / kStep) * kStep);
  return scale;
}

std::string axes(const Scale& scale) {
  std::string out;
  const double step = kStep * std::max(1.0, std::ceil((scale.high - scale.low) / kStep / 8));
  for (double rating = scale.low; rating <= scale.high; rating += step)
    out += fmt::format(
        "<path class=\"g\" d=\"M{} {:.1f}H{}\"/><text x=\"{}\" y=\"{:.1f}\" "
        "text-anchor=\"end\">{:.0f}</text>\n",
        kLeft, scale.y(rating), kWidth - kRight, kLeft - 6, scale.y(rating) + 4, rating);
  return out + fmt::format(
                   "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">games of the bot: 0 to "
                   "{:.0f}</text>\n",
                   (kLeft + kWidth - kRight) / 2, kHeight - 10, scale.longest);
}

std::string line_of(const BotStanding& bot, const Scale& scale, std::size_t i) {
  std::string path = fmt::format("M{:.1f} {:.1f}", scale.x(0), scale.y(1500));
  const std::size_t step = std::max<std::size_t>(1, bot.course.size() / kPoints);
  for (std::size_t game = 0; game < bot.course.size(); ++game)
    if ((game + 1) % step == 0 || game + 1 == bot.course.size())
      path += fmt::format("L{:.1f} {:.1f}", scale.x(static_cast<double>(game + 1)),
                          scale.y(bot.course[game]));
  return fmt::format("<path d=\"{}\" stroke=\"{}\" stroke-dasharray=\"{}\"/>\n", path,
                     kColours[i % kColours.size()], kDashes[i / kColours.size() % kDashes.size()]);
}

// Names at the ends of the lines, moved apart where they would touch.
std::string names_of(const std::vector<BotStanding>& bots, const Scale& scale) {
  std::string out;
  double lowest = kTop - kLabel;
  for (std::size_t i = 0; i < bots.size(); ++i) {  // the best is the highest
    const double y = std::max(scale.y(bots[i].rating.value) + 4, lowest + kLabel);
    lowest = y;
    out += fmt::format("<text x=\"{}\" y=\"{:.1f}\" style=\"fill:{}\">{}</text>\n",
                       kWidth - kRight + 8, y, kColours[i % kColours.size()], bots[i].name);
  }
  return out;
}

}  // namespace

std::string plot_of_ratings(const std::vector<BotStanding>& bots) {
  const Scale scale = scale_of(bots);
  const int height = std::max(kHeight, kTop + kLabel * static_cast<int>(bots.size()) + kBottom);
  std::string lines;
  for (std::size_t i = 0; i < bots.size(); ++i) lines += line_of(bots[i], scale, i);
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"Ratings, game by game\" "
      "viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\">\n<style>text{{font:13px "
      "sans-serif;fill:#0b2530}}path{{fill:none;stroke-width:1.8}}.g{{stroke:#c7d6db;"
      "stroke-width:1}}</style>\n<path d=\"M0 0H{0}V{1}H0z\" "
      "style=\"fill:#f4f8f9;stroke:none\"/>\n{2}{3}{4}</svg>\n",
      kWidth, height, axes(scale), lines, names_of(bots, scale));
}

}  // namespace hadal::cli
