// SPDX-License-Identifier: Apache-2.0
// What bots believed, shown when everything is open.
#include <fmt/core.h>

#include "games/unfathomable/terminal/screen.h"
#include "terminal/width.h"

namespace hadal::cli {
namespace {

constexpr std::size_t kMoments = 4;  // of a game are told

std::string guesses(const bots::Belief& belief, std::size_t of, std::size_t seats,
                    const UnfathomableWords& words) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < seats; ++i)
    if (i != of)
      parts.push_back(fmt::format("{} {:.0f} %", words.called(seat(i)), 100 * belief.guilt[i]));
  return joined(parts, ", ");
}

}  // namespace

Lines ship_beliefs(const ShipBeliefs& beliefs, const UnfathomableWords& words, const Look& look) {
  Lines lines;
  const auto say = [&](const std::string& text) {
    for (const std::string& line : wrapped(text, look.columns, 2)) lines.push_back(line);
  };
  for (std::size_t i = 0; i < beliefs.size(); ++i) {
    const std::vector<bots::Belief>& history = beliefs[i];
    if (history.empty()) continue;
    if (lines.empty()) say(words.text("unfathomable.believed.title"));
    for (std::size_t k = 1; k <= kMoments; ++k) {
      const std::size_t at = history.size() * k / kMoments;
      if (at == 0 || (k > 1 && at == history.size() * (k - 1) / kMoments)) continue;
      const bots::Belief& belief = history[at - 1];
      say(words.format("unfathomable.believed.turn",
                       {{"player", words.called(seat(i))},
                        {"n", static_cast<int>(belief.turn)},
                        {"guesses", guesses(belief, i, beliefs.size(), words)}}));
    }
  }
  return lines;
}

}  // namespace hadal::cli
