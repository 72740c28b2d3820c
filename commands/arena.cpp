// SPDX-License-Identifier: Apache-2.0
// hadal arena GAME: bots against bots, with intervals.
#include "arena/flags.h"
#include "commands/commands.h"
#include "commands/games.h"

namespace hadal::cli {

void add_arena(CLI::App& app, int& status) {
  auto flags = std::make_shared<ArenaFlags>();
  CLI::App* command = app.add_subcommand("arena", "Let bots play against each other");
  command->add_option("GAME", flags->game, game_names())->required();
  command
      ->add_option("--seats", flags->seats,
                   "Who plays, e.g. captain,sailor or master/ms=500,novice/ms=500; python:MODULE "
                   "asks your own policy (docs/python.md); bots " +
                       bot_names())
      ->required();
  command->add_option("--games", flags->games, "How many games, for each pair (default 100)")
      ->check(CLI::Range(1u, 1'000'000u));
  command->add_option("--threads", flags->threads, "How many games at the same time (default 1)")
      ->check(CLI::Range(1u, 256u));
  command->add_option("--players", flags->players,
                      "Seats at a table in a round-robin of a game with sides (default 5)");
  command->add_option("--instead", flags->instead,
                      "For a game with sides: play the same deals again with this bot in place of "
                      "the first seat, and print the difference");
  command->add_option("--seed", flags->seed, "Another seed gives other games (default 1)")
      ->check(CLI::NonNegativeNumber);
  command
      ->add_option("--memory", flags->memory,
                   "perfect or human, for every bot (default: what each bot has)")
      ->check(CLI::IsMember({"perfect", "human"}));
  command->add_option("--resume", flags->resume,
                      "Keep every game in this file, and continue from it");
  command->add_option("--svg", flags->svg, "Draw a chart into this file");
  command->add_flag("--round-robin", flags->round_robin,
                    "Every pair plays; prints Elo ratings. In a game with sides, each bot plays "
                    "one side against every bot playing the other");
  command->add_flag("--json", flags->json, "Print JSON");
  command->callback([flags, &status] { status = commands_for(flags->game).arena(*flags); });
}

}  // namespace hadal::cli
