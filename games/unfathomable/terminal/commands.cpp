// SPDX-License-Identifier: Apache-2.0
#include <fmt/core.h>

#include "arena/game_commands_of.h"
#include "games/unfathomable/bot/ship_fit.h"
#include "games/unfathomable/learn/learn.h"
#include "games/unfathomable/terminal/arena/ship.h"
#include "games/unfathomable/terminal/client.h"
#include "terminal/progress.h"

namespace hadal::cli {
namespace {

class UnfathomableCommands final : public GameCommandsOf<UnfathomableClient> {
 public:
  // Its games are counted by the roles that the bots were dealt.
  int arena(const ArenaFlags& flags) const override { return run_ship_arena(flags); }

  void fit(const FitFlags& flags) const override {
    bots::voyage::ShipFitSettings settings;
    if (flags.games > 0) settings.play.games = flags.games;
    settings.play.seed = flags.seed;
    const bots::voyage::ShipFit fit = bots::voyage::fit_ship(settings, show_progress);
    std::cerr << fmt::format("\n{} positions; log loss on held-out games\n", fit.positions);
    const auto tell = [](std::string_view what, const bots::voyage::ShipLosses& losses) {
      std::cerr << fmt::format("{}: {:.4f}; by standing() alone {:.4f}, by its frequency {:.4f}\n",
                               what, losses.fitted, losses.standing, losses.base_rate);
    };
    tell("the ship arrives", fit.arrival_losses);
    tell("it gets to distance 12", fit.far_losses);
    std::cout << bots::voyage::ship_weights_header(
        fit.arrival, fit.far,
        fmt::format("hadal fit unfathomable --games {} --seed {}", settings.play.games,
                    settings.play.seed));
  }
};

}  // namespace

template <>
const GameCommands& commands_of<unfathomable::Unfathomable>() {
  static const UnfathomableCommands commands;
  return commands;
}

}  // namespace hadal::cli
