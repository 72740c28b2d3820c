// SPDX-License-Identifier: Apache-2.0
#include <fmt/core.h>

#include "arena/game_commands_of.h"
#include "games/abyss/bot/fit.h"
#include "games/abyss/learn/learn.h"
#include "games/abyss/terminal/client.h"
#include "terminal/progress.h"

namespace hadal::cli {
namespace {

class AbyssCommands final : public GameCommandsOf<AbyssClient> {
 public:
  void fit(const FitFlags& flags) const override {
    if (!flags.part.empty())
      throw UserError("these bots have only one part to fit; leave out --part");
    bots::FitSettings settings;
    if (flags.games > 0) settings.play.games = flags.games;
    if (flags.rounds > 0) settings.rounds = flags.rounds;
    if (flags.iterations > 0) settings.play.iterations = flags.iterations;
    settings.play.seed = flags.seed;
    settings.play.threads = flags.threads;
    const bots::Fit fit = bots::fit_abyss(settings, show_progress);
    std::cerr << fmt::format(
        "\n{} positions; log loss on held-out games {:.4f}, by chance {:.4f}\n", fit.positions,
        fit.loss, fit.chance);
    const std::string command = fmt::format(
        "hadal fit abyss --games {} --rounds {} --iterations {} --seed {}", settings.play.games,
        settings.rounds, settings.play.iterations, settings.play.seed);
    std::cout << bots::weights_header(fit.weights, command);
  }
};

}  // namespace

template <>
const GameCommands& commands_of<abyss::Abyss>() {
  static const AbyssCommands commands;
  return commands;
}

}  // namespace hadal::cli
