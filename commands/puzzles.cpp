// SPDX-License-Identifier: Apache-2.0
// hadal puzzles GAME: positions with one clearly best move, from games of bots.
#include <fmt/core.h>
#include <unistd.h>

#include "commands/commands.h"
#include "server/analysis/puzzles.h"
#include "server/protocol/json.h"
#include "terminal/progress.h"

namespace hadal::cli {
namespace {

struct PuzzleFlags {
  analysis::PuzzleWish wish;
  std::string bots;
};

std::vector<std::string> split_bots(const std::string& text) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; !text.empty() && at <= text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    parts.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return parts;
}

void run_puzzles(PuzzleFlags flags) {
  game_called(flags.wish.game);
  flags.wish.bots = split_bots(flags.bots);
  try {
    protocol::PuzzleBook book = analysis::make_puzzles(flags.wish, [&](std::size_t n) {
      if (isatty(STDERR_FILENO) != 0)
        show_progress(static_cast<double>(n) / static_cast<double>(flags.wish.puzzles));
    });
    if (isatty(STDERR_FILENO) != 0) fmt::print(stderr, "\r      \r");
    book.made_by = fmt::format("hadal puzzles {} --puzzles {} --seed {}{}", flags.wish.game,
                               flags.wish.puzzles, flags.wish.seed,
                               flags.bots.empty() ? "" : " --bots " + flags.bots);
    fmt::print("{}\n", protocol::to_json(book));
  } catch (const analysis::CannotJudge& e) {
    throw UserError(e.what());
  }
}

}  // namespace

void add_puzzles(CLI::App& app, int&) {
  auto flags = std::make_shared<PuzzleFlags>();
  CLI::App* command =
      app.add_subcommand("puzzles", "Make puzzles: positions with one clearly best move");
  command->add_option("GAME", flags->wish.game, game_names())->required();
  command->add_option("--puzzles", flags->wish.puzzles, "How many (default 100)")
      ->check(CLI::Range(1u, 100'000u));
  command->add_option("--seed", flags->wish.seed, "Another seed, other games (default 1)");
  command->add_option("--bots", flags->bots,
                      "Who plays the games, by seat, e.g. captain,captain (default: tables of all "
                      "sizes)");
  command->callback([flags] { run_puzzles(*flags); });
}

}  // namespace hadal::cli
