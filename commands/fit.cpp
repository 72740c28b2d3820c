// SPDX-License-Identifier: Apache-2.0
// hadal fit GAME: makes new weights for a bot's evaluation, by self-play.
#include "commands/commands.h"
#include "commands/games.h"

namespace hadal::cli {

void add_fit(CLI::App& app, int&) {
  auto flags = std::make_shared<FitFlags>();
  CLI::App* command = app.add_subcommand("fit", "Fit the evaluation of bots by self-play");
  command->add_option("GAME", flags->game, game_names())->required();
  command
      ->add_option("--games", flags->games,
                   "Games in each round, for each number of players (default: as many as the game "
                   "needs)")
      ->check(CLI::Range(8u, 1'000'000u));
  command
      ->add_option(
          "--rounds", flags->rounds,
          "In the first round the rules of thumb play, then a search with the latest weights")
      ->check(CLI::Range(1u, 100u));
  command->add_option("--iterations", flags->iterations, "Iterations of that search for each move")
      ->check(CLI::Range(1u, 1'000'000u));
  command->add_option("--part", flags->part,
                      "What to fit, if the bots of the game have several parts (docs/bots.md)");
  command->add_option("--seed", flags->seed, "Another seed gives other games (default 1)")
      ->check(CLI::NonNegativeNumber);
  command
      ->add_option("--threads", flags->threads,
                   "Threads to play games on (default 1); the weights are the same")
      ->check(CLI::Range(1u, 256u));
  command->callback([flags] { commands_for(flags->game).fit(*flags); });
}

}  // namespace hadal::cli
