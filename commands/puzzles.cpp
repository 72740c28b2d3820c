// SPDX-License-Identifier: Apache-2.0
// hadal puzzles GAME: positions with one clearly best move, from games of bots.
#include <fmt/core.h>
#include <unistd.h>

#include "commands/commands.h"
#include "server/analysis/puzzles.h"
#include "server/protocol/json.h"
#include "terminal/files.h"
#include "terminal/progress.h"

namespace hadal::cli {
namespace {

struct PuzzleFlags {
  analysis::PuzzleWish wish;
  std::string bots;
  std::string again;  // a file
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

protocol::PuzzleBook read_book(const PuzzleFlags& flags) {
  try {
    auto book = protocol::from_json<protocol::PuzzleBook>(read_file(flags.again));
    if (book.game != flags.wish.game)
      throw UserError(fmt::format("{} has puzzles of {}", flags.again, book.game));
    return book;
  } catch (const protocol::BadMessage& e) {
    throw UserError(fmt::format("{} is no book of puzzles: {}", flags.again, e.what()));
  }
}

void run_puzzles(PuzzleFlags flags) {
  game_called(flags.wish.game);
  flags.wish.bots = split_bots(flags.bots);
  const bool shows = isatty(STDERR_FILENO) != 0;
  const auto progress = [&](std::size_t n) {
    if (shows) show_progress(static_cast<double>(n) / static_cast<double>(flags.wish.puzzles));
  };
  try {
    protocol::PuzzleBook book;
    if (!flags.again.empty()) {
      const protocol::PuzzleBook old = read_book(flags);
      book = analysis::judge_again(old, flags.wish, progress);
      if (shows) fmt::print(stderr, "\r      \r");
      fmt::print(stderr, "{} of {} are still puzzles.\n", book.puzzles.size(), old.puzzles.size());
    }
    book = analysis::make_puzzles(flags.wish, progress, std::move(book));
    if (shows) fmt::print(stderr, "\r      \r");
    book.made_by = fmt::format("hadal puzzles {} --puzzles {} --seed {}{}{}", flags.wish.game,
                               flags.wish.puzzles, flags.wish.seed,
                               flags.bots.empty() ? "" : " --bots " + flags.bots,
                               flags.again.empty() ? "" : " --again BOOK");
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
  command->add_option("--seed", flags->wish.seed, "Another seed gives other games (default 1)");
  command->add_option("--bots", flags->bots,
                      "Who plays the games, by seat, e.g. captain,captain (default: tables of all "
                      "sizes)");
  command->add_option(
      "--again", flags->again,
      "Judge the puzzles of this book again, keep those that are still clear, and make more until "
      "there are as many as --puzzles says");
  command->callback([flags] { run_puzzles(*flags); });
}

}  // namespace hadal::cli
