// SPDX-License-Identifier: Apache-2.0
// hadal fit GAME: makes the weights of a bot's evaluation anew, by self-play.
#include <fmt/core.h>

#include <iostream>

#include "bots/abyss_fit.h"
#include "cli/commands.h"
#include "cli/error.h"
#include "games/abyss/abyss.h"

namespace hadal::cli {
namespace {

void run(const std::string& game, const bots::FitSettings& settings) {
  if (game_called(game).name != abyss::Abyss::kName)
    throw UserError("there is nothing to fit for " + game);
  const bots::Fit fit = bots::fit_abyss(settings, [](double share) {
    std::cerr << fmt::format("\r{:.0f} % ", 100 * share) << std::flush;
  });
  std::cerr << fmt::format("\n{} positions; log loss on games kept back {:.4f}, by chance {:.4f}\n",
                           fit.positions, fit.loss, fit.chance);
  const std::string command = fmt::format(
      "hadal fit abyss --games {} --rounds {} --iterations {} --seed {}", settings.play.games,
      settings.rounds, settings.play.iterations, settings.play.seed);
  std::cout << bots::weights_header(fit.weights, command);
}

}  // namespace

void add_fit(CLI::App& app, int&) {
  struct Flags {
    std::string game;
    bots::FitSettings settings;
  };
  auto flags = std::make_shared<Flags>();
  CLI::App* command = app.add_subcommand("fit", "Fit the evaluation of bots by self-play");
  command->add_option("GAME", flags->game, "abyss")->required();
  command
      ->add_option("--games", flags->settings.play.games,
                   "Games in each round, for each number of players (default 4000)")
      ->check(CLI::Range(8u, 1'000'000u));
  command
      ->add_option("--rounds", flags->settings.rounds,
                   "Greedy plays the first, a search with the last weights the others")
      ->check(CLI::Range(1u, 100u));
  command->add_option("--iterations", flags->settings.play.iterations, "Of that search, for a move")
      ->check(CLI::Range(1u, 1'000'000u));
  command->add_option("--seed", flags->settings.play.seed, "Another seed, other games (default 1)");
  command->callback([flags] { run(flags->game, flags->settings); });
}

}  // namespace hadal::cli
