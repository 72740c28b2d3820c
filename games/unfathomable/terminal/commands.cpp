// SPDX-License-Identifier: Apache-2.0
#include <fmt/core.h>

#include "arena/game_commands_of.h"
#include "games/unfathomable/bot/habits_fit.h"
#include "games/unfathomable/bot/ship_fit.h"
#include "games/unfathomable/bot/timing_fit.h"
#include "games/unfathomable/learn/learn.h"
#include "games/unfathomable/terminal/arena/ship.h"
#include "games/unfathomable/terminal/client.h"
#include "terminal/error.h"
#include "terminal/progress.h"

namespace hadal::cli {
namespace {

class UnfathomableCommands final : public GameCommandsOf<UnfathomableClient> {
 public:
  // Its games are counted by the roles that the bots were dealt.
  int arena(const ArenaFlags& flags) const override { return run_ship_arena(flags); }

  void fit(const FitFlags& flags) const override {
    if (flags.threads > 1)
      throw UserError("these bots are fitted on one thread; leave out --threads");
    if (flags.part == "habits") return fit_habits(flags);
    if (flags.part == "timing") return fit_moment(flags);
    if (!flags.part.empty() && flags.part != "chances")
      throw UserError("there is no part '" + flags.part +
                      "' to fit; there are: chances, habits, timing");
    fit_chances(flags);
  }

 private:
  static std::string command_of(const FitFlags& flags, std::uint32_t games) {
    return fmt::format("hadal fit unfathomable --part {} --games {} --seed {}", flags.part, games,
                       flags.seed);
  }

  static void fit_habits(const FitFlags& flags) {
    bots::voyage::HabitsFitSettings settings;
    if (flags.games > 0) settings.games = flags.games;
    settings.seed = flags.seed;
    std::cout << bots::voyage::habits_header(bots::voyage::count_habits(settings, show_progress),
                                             command_of(flags, settings.games));
  }

  static void fit_moment(const FitFlags& flags) {
    bots::voyage::TimingFitSettings settings;
    if (flags.games > 0) settings.games = flags.games;
    settings.seed = flags.seed;
    const bots::voyage::TimingFit fit = bots::voyage::fit_timing(settings, show_progress);
    std::cerr << fmt::format("\n{} turns of hidden Hybrids who revealed, {} of those who did not\n",
                             fit.revealed, fit.hidden);
    std::cout << bots::voyage::timing_weights_header(fit, command_of(flags, settings.games));
  }

  static void fit_chances(const FitFlags& flags) {
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
