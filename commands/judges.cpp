// SPDX-License-Identifier: Apache-2.0
// hadal judges GAME: how far the judge of a game can be trusted. Every level plays games against
// itself, and all are judged. The scale of a game (games/GAME/bot/scale.h) is made of what it
// prints.
#include <fmt/core.h>
#include <unistd.h>

#include <cmath>

#include "arena/stats.h"
#include "commands/commands.h"
#include "server/analysis/analyse.h"
#include "server/analysis/bot_game.h"
#include "terminal/progress.h"

namespace hadal::cli {
namespace {

struct JudgesFlags {
  std::string game;
  std::string levels;
  std::string depth = "captain";
  unsigned games = 20;
  unsigned players = 0;
  unsigned threads = 1;
  std::uint64_t seed = 1;
};

// The slope of a line through the origin that fits the results best: by how much expectations
// should be stretched.
struct Slope {
  double xy = 0;
  double xx = 0;
  void add(double expected, double happened) {
    xy += expected * happened;
    xx += expected * expected;
  }
  double value() const { return xx > 0 ? xy / xx : 0; }
};

struct LevelFigures {
  Mean error;                   // of each decision in which one could go wrong
  Mean luck;                    // of a seat in a game
  Mean choices;                 // of a seat in a game: in how many one could go wrong
  std::vector<double> errors;   // of all decisions with a choice: what was surely lost
  std::vector<double> by_seat;  // error_each
  std::uint64_t best = 0;
};

// How often what had such a chance came true.
struct Calibration {
  std::array<Mean, 10> expected;
  std::array<Mean, 10> happened;
  Slope lead;
  Mean squares;  // Brier's score

  void add(const protocol::Analysis& a) {
    const protocol::CurvePoint& last = a.curve.back();
    std::int64_t turn = -1;
    for (const protocol::CurvePoint& point : a.curve) {
      if (point.turn == turn || &point == &last) continue;
      turn = point.turn;
      for (std::size_t i = 0; i < point.chances.size(); ++i) {
        const double chance = point.chances[i];
        const auto bin = std::min<std::size_t>(9, static_cast<std::size_t>(10 * chance));
        expected[bin].add(chance);
        happened[bin].add(last.chances[i]);
        squares.add((chance - last.chances[i]) * (chance - last.chances[i]));
        if (!point.leads.empty()) lead.add(point.leads[i], last.leads[i]);
      }
    }
  }
};

void add_game(LevelFigures& figures, const protocol::Analysis& a) {
  for (const protocol::JudgedDecision& d : a.decisions) {
    if (d.verdict == protocol::Verdict::forced) continue;
    figures.errors.push_back(std::max(0.0, d.error - d.uncertainty));
    figures.best += d.verdict == protocol::Verdict::best ? 1 : 0;
  }
  for (const protocol::SeatAnalysis& seat : a.seats) {
    figures.luck.add(seat.luck);
    figures.choices.add(static_cast<double>(seat.decisions));
    figures.by_seat.push_back(seat.error_each);
    if (seat.decisions > 0) figures.error.add(seat.error_each);
  }
}

double share_of(std::vector<double> values, double q) {
  if (values.empty()) return 0;
  const auto at = static_cast<std::size_t>(q * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(at), values.end());
  return values[at];
}

void print_level(const std::string& level, const LevelFigures& f) {
  fmt::print(
      "{:<8} loses {:.3f} % ± {:.3f} with each of {:.0f} decisions a game; best move {:.0f} %; "
      "luck {:+.2f} % ± {:.2f}\n",
      level, 100 * f.error.value(), 100 * f.error.half_width(), f.choices.value(),
      100.0 * static_cast<double>(f.best) /
          static_cast<double>(std::max<std::size_t>(1, f.errors.size())),
      100 * f.luck.value(), 100 * f.luck.half_width());
  fmt::print(
      "         of 100 decisions with a choice, 10 surely lose at least {:.2f} %, 4 {:.2f} %, 1 "
      "{:.2f} "
      "%\n",
      100 * share_of(f.errors, 0.90), 100 * share_of(f.errors, 0.96),
      100 * share_of(f.errors, 0.99));
}

void print_calibration(const Calibration& c) {
  fmt::print("chances at the beginning of turns, and how often they came true:\n");
  for (std::size_t i = 0; i < c.expected.size(); ++i)
    if (c.expected[i].n > 0)
      fmt::print("  {:>5.1f} %  {:>5.1f} % ± {:.1f}  ({:.0f})\n", 100 * c.expected[i].value(),
                 100 * c.happened[i].value(), 100 * c.happened[i].half_width(), c.expected[i].n);
  fmt::print("Brier {:.4f}", c.squares.value());
  if (c.lead.xx > 0) fmt::print("; leads should be stretched by {:.2f}", c.lead.value());
  fmt::print("\n");
}

std::vector<std::string> levels_of(const JudgesFlags& flags, const GameKind& kind) {
  if (flags.levels.empty()) return kind.levels;
  std::vector<std::string> levels;
  std::size_t at = 0;
  while (at <= flags.levels.size()) {
    const std::size_t end = std::min(flags.levels.find(',', at), flags.levels.size());
    levels.push_back(flags.levels.substr(at, end - at));
    at = end + 1;
  }
  return levels;
}

void run_judges(const JudgesFlags& flags) {
  const GameKind* kind = find_kind(game_called(flags.game).name);
  const std::size_t players = flags.players > 0 ? flags.players : kind->entry.min_players;
  protocol::AnalysisWish wish;
  wish.depth = flags.depth == "master" ? protocol::Depth::master : protocol::Depth::captain;
  const std::vector<std::string> levels = levels_of(flags, *kind);
  Calibration calibration;
  try {
    for (std::size_t i = 0; i < levels.size(); ++i) {
      LevelFigures figures;
      for (unsigned n = 0; n < flags.games; ++n) {
        const Record record = analysis::play_bot_game(
            flags.game, std::vector<std::string>(players, levels[i]), flags.seed + n);
        const protocol::Analysis a = analysis::analyse(record, wish, flags.threads);
        add_game(figures, a);
        calibration.add(a);
        if (isatty(STDERR_FILENO) != 0)
          show_progress((static_cast<double>(i) + (n + 1.0) / flags.games) /
                        static_cast<double>(levels.size()));
      }
      print_level(levels[i], figures);
      std::fflush(stdout);
    }
  } catch (const analysis::CannotJudge& e) {
    throw UserError(e.what());
  }
  print_calibration(calibration);
}

}  // namespace

void add_judges(CLI::App& app, int&) {
  auto flags = std::make_shared<JudgesFlags>();
  CLI::App* command =
      app.add_subcommand("judges", "Measure how far the analysis of finished games can be trusted");
  command->add_option("GAME", flags->game, game_names())->required();
  command->add_option("--levels", flags->levels,
                      "Which bots play, e.g. novice,captain (default: all)");
  command->add_option("--games", flags->games, "How many games of each level (default 20)")
      ->check(CLI::Range(1u, 100'000u));
  command->add_option("--players", flags->players, "How many players (default: the fewest)")
      ->check(CLI::Range(1u, 6u));
  command->add_option("--depth", flags->depth, "captain (default) or master")
      ->check(CLI::IsMember({"captain", "master"}));
  command->add_option("--threads", flags->threads, "How many threads (default 1)")
      ->check(CLI::Range(1u, 256u));
  command->add_option("--seed", flags->seed, "Another seed gives other games (default 1)");
  command->callback([flags] { run_judges(*flags); });
}

}  // namespace hadal::cli
