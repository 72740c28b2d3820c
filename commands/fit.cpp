// SPDX-License-Identifier: Apache-2.0
// hadal fit GAME: makes the weights of a bot's evaluation anew, by self-play.
#include <fmt/core.h>

#include <iostream>

#include "commands/commands.h"
#include "games/abyss/abyss.h"
#include "games/abyss/bot/fit.h"
#include "games/unfathomable/bot/ship_fit.h"
#include "games/unfathomable/unfathomable.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

struct Flags {
  std::string game;
  bots::FitSettings abyss;
  bots::voyage::ShipFitSettings ship;
  std::uint32_t games = 0;  // 0: as many as the game's fit takes by itself
  std::uint64_t seed = 1;
};

void show_progress(double share) {
  std::cerr << fmt::format("\r{:.0f} % ", 100 * share) << std::flush;
}

void fit_abyss(bots::FitSettings settings, const Flags& flags) {
  if (flags.games > 0) settings.play.games = flags.games;
  settings.play.seed = flags.seed;
  const bots::Fit fit = bots::fit_abyss(settings, show_progress);
  std::cerr << fmt::format("\n{} positions; log loss on games kept back {:.4f}, by chance {:.4f}\n",
                           fit.positions, fit.loss, fit.chance);
  const std::string command = fmt::format(
      "hadal fit abyss --games {} --rounds {} --iterations {} --seed {}", settings.play.games,
      settings.rounds, settings.play.iterations, settings.play.seed);
  std::cout << bots::weights_header(fit.weights, command);
}

void fit_ship(bots::voyage::ShipFitSettings settings, const Flags& flags) {
  if (flags.games > 0) settings.play.games = flags.games;
  settings.play.seed = flags.seed;
  const bots::voyage::ShipFit fit = bots::voyage::fit_ship(settings, show_progress);
  std::cerr << fmt::format("\n{} positions; log loss on games kept back\n", fit.positions);
  const auto tell = [](std::string_view what, const bots::voyage::ShipLosses& losses) {
    std::cerr << fmt::format("{}: {:.4f}; by standing() alone {:.4f}, by how often it is {:.4f}\n",
                             what, losses.fitted, losses.standing, losses.base_rate);
  };
  tell("the ship arrives", fit.arrival_losses);
  tell("it comes to distance 12", fit.far_losses);
  std::cout << bots::voyage::ship_weights_header(
      fit.arrival, fit.far,
      fmt::format("hadal fit unfathomable --games {} --seed {}", settings.play.games,
                  settings.play.seed));
}

void run(const Flags& flags) {
  if (game_called(flags.game).name == abyss::Abyss::kName)
    fit_abyss(flags.abyss, flags);
  else
    fit_ship(flags.ship, flags);
}

}  // namespace

void add_fit(CLI::App& app, int&) {
  auto flags = std::make_shared<Flags>();
  CLI::App* command = app.add_subcommand("fit", "Fit the evaluation of bots by self-play");
  command->add_option("GAME", flags->game, "abyss or unfathomable")->required();
  command
      ->add_option(
          "--games", flags->games,
          "Games in each round, for each number of players (default 4000, of Unfathomable 3000)")
      ->check(CLI::Range(8u, 1'000'000u));
  command
      ->add_option("--rounds", flags->abyss.rounds,
                   "Of Abyss: greedy plays the first, a search with the last weights the others")
      ->check(CLI::Range(1u, 100u));
  command->add_option("--iterations", flags->abyss.play.iterations, "Of that search, for a move")
      ->check(CLI::Range(1u, 1'000'000u));
  command->add_option("--seed", flags->seed, "Another seed, other games (default 1)")
      ->check(CLI::NonNegativeNumber);
  command->callback([flags] { run(*flags); });
}

}  // namespace hadal::cli
