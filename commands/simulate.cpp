// SPDX-License-Identifier: Apache-2.0
// hadal simulate GAME: many random games, with every law checked on demand.
#include <fmt/core.h>

#include <chrono>
#include <mutex>
#include <thread>

#include "commands/commands.h"
#include "commands/games.h"
#include "commands/simulate.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

// What was never brought into play comes last, where people look.
void print_counts(const Tally& t) {
  for (const auto& [move, n] : t.played) fmt::print("{:10} {}\n", n, move);
  if (t.cards.empty()) return;
  fmt::print("\nbrought into play:\n");
  std::size_t never = 0;
  for (const auto& [card, n] : t.cards) {
    fmt::print("{:10} {}\n", n, card);
    never += n == 0 ? 1 : 0;
  }
  fmt::print("\n{} of {} never:\n", never, t.cards.size());
  for (const auto& [card, n] : t.cards)
    if (n == 0) fmt::print("  {}\n", card);
}

void print_text(const SimulateFlags& flags, const Tally& t, double seconds) {
  const auto games = static_cast<double>(t.games);
  fmt::print("{} games of {} with {} players in {:.1f} s ({:.0f} games/s)\n", t.games, flags.game,
             flags.players, seconds, games / seconds);
  fmt::print("a game: {:.1f} decisions, {:.1f} of them with a single answer; {:.1f} chance moves\n",
             static_cast<double>(t.decisions) / games, static_cast<double>(t.single) / games,
             static_cast<double>(t.chance) / games);
  if (t.reactions > 0)
    fmt::print("{:.1f} of the decisions only offer reactions, {:.1f} of these after a change\n",
               static_cast<double>(t.reactions) / games, static_cast<double>(t.again) / games);
  fmt::print("longest game: {} moves\n", t.longest);
  for (std::size_t i = 0; i < flags.players; ++i)
    fmt::print("seat {}: mean score {:.1f}, won {:.1f} %\n", name(seat(i)),
               static_cast<double>(t.score[i]) / games,
               100.0 * static_cast<double>(t.won[i]) / games);
  for (const auto& [ending, n] : t.endings)
    fmt::print("ended by {}: {:.1f} %\n", ending, 100.0 * static_cast<double>(n) / games);
  for (const auto& [side, n] : t.sides)
    fmt::print("won by {}: {:.1f} %\n", side, 100.0 * static_cast<double>(n) / games);
  if (flags.count) print_counts(t);
  if (flags.check)
    fmt::print("{} positions checked, {} violations\n", t.checked, t.violations.size());
  for (const std::string& v : t.violations) fmt::print("VIOLATION {}\n", v);
}

void print_json(const SimulateFlags& flags, const Tally& t, double seconds) {
  fmt::print(
      "{{\"game\": \"{}\", \"players\": {}, \"games\": {}, \"seconds\": {:.3f}, "
      "\"decisions\": {}, \"single\": {}, \"reactions\": {}, \"again\": {}, \"chance\": {}, "
      "\"longest\": {}, \"checked\": {}, \"violations\": {}",
      flags.game, flags.players, t.games, seconds, t.decisions, t.single, t.reactions, t.again,
      t.chance, t.longest, t.checked, t.violations.size());
  for (const auto& [side, n] : t.sides) fmt::print(", \"won_by_{}\": {}", side, n);
  fmt::print("}}\n");
}

template <Game G>
Tally simulate_in_threads(const SimulateFlags& flags) {
  const typename G::Options options = options_of<G>(flags);  // throws here, not in a thread
  Tally sum;
  std::mutex guard;
  std::vector<std::thread> threads;
  for (unsigned k = 0; k < flags.threads; ++k)
    threads.emplace_back([&, k] {
      const Tally part = simulate<G>(flags, options, k);
      const std::lock_guard<std::mutex> lock(guard);
      sum.add(part);
    });
  for (std::thread& t : threads) t.join();
  return sum;
}

int run(SimulateFlags flags) {
  const GameEntry& game = game_called(flags.game);
  if (flags.players == 0) flags.players = game.min_players;
  if (flags.players < game.min_players || flags.players > game.max_players)
    throw UserError(fmt::format("{} is played by {} to {}, not by {}", flags.game, game.min_players,
                                game.max_players, flags.players));
  const auto start = std::chrono::steady_clock::now();
  const Tally tally =
      with_game(flags.game, [&]<Game G>() { return simulate_in_threads<G>(flags); });
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
  (flags.json ? print_json : print_text)(flags, tally, spent.count());
  return tally.violations.empty() ? 0 : 1;
}

}  // namespace

void add_simulate(CLI::App& app, int& status) {
  auto flags = std::make_shared<SimulateFlags>();
  flags->threads = std::max(1u, std::thread::hardware_concurrency());
  CLI::App* command = app.add_subcommand("simulate", "Play many random games");
  command->add_option("GAME", flags->game, game_names())->required();
  command->add_option("--players", flags->players, "How many players (default: the fewest)");
  command->add_option("--games", flags->games, "How many games (default 1000)")
      ->check(CLI::Range(1u, 1'000'000'000u));
  command->add_option("--seed", flags->seed, "Another seed gives other games (default 1)")
      ->check(CLI::NonNegativeNumber);
  command->add_option("--option", flags->options, "An option of the table, as for hadal play");
  command->add_option("--threads", flags->threads, "Threads (default: all cores)")
      ->check(CLI::Range(1u, 256u));
  command->add_flag("--check", flags->check, "Check every law on every position");
  command->add_flag("--count", flags->count,
                    "Count how often each move was made and each card was used");
  command->add_flag("--json", flags->json, "Print one line of JSON");
  command->callback([flags, &status] { status = run(*flags); });
}

}  // namespace hadal::cli
