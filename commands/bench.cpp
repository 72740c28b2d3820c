// SPDX-License-Identifier: Apache-2.0
// hadal bench: how fast the rules are, on one thread.
#include <fmt/core.h>

#include <algorithm>
#include <chrono>

#include "commands/commands.h"
#include "commands/games.h"
#include "engine/random_games.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

struct Figures {
  std::string game;
  std::size_t players = 0;
  std::uint64_t games = 0;
  RandomGames played = {};
  double seconds = 0;
  double ns_per_copy = 0;
  std::size_t state_size = 0;

  double per_second(std::uint64_t n) const { return static_cast<double>(n) / seconds; }
};

// Copies of positions as search makes them: from one place in memory to another.
template <Game G>
double ns_per_copy(const typename G::Options& options) {
  constexpr std::size_t kPositions = 64;
  constexpr std::uint64_t kRounds = 50'000;
  std::vector<typename G::State> from(kPositions, G::setup(options));
  std::vector<typename G::State> to(kPositions, G::setup(options));
  const auto start = std::chrono::steady_clock::now();
  for (std::uint64_t round = 0; round < kRounds; ++round)
    for (std::size_t i = 0; i < kPositions; ++i) {
      to[i] = from[i];
      asm volatile("" : : "r"(&to[i]) : "memory");  // the copy must really happen
    }
  return seconds_since(start) * 1e9 / static_cast<double>(kRounds * kPositions);
}

template <Game G>
Figures measure(std::size_t players, std::uint64_t games) {
  Figures f{.game = std::string(G::kName),
            .players = players,
            .games = games,
            .state_size = sizeof(typename G::State)};
  const auto options = G::options_from(Document{{"players", players}});
  const auto start = std::chrono::steady_clock::now();
  f.played = play_random_games<G>(options, games);
  f.seconds = seconds_since(start);
  f.ns_per_copy = ns_per_copy<G>(options);
  return f;
}

void print_text(const Figures& f) {
  fmt::print("{} with {} players: {:.2f} million decisions/s", f.game, f.players,
             f.per_second(f.played.decisions) / 1e6);
  fmt::print(" ({:.2f} without single answers), {:.2f} million chance moves/s in the same time\n",
             f.per_second(f.played.decisions - f.played.single) / 1e6,
             f.per_second(f.played.chance) / 1e6);
  fmt::print("  {:.0f} games/s, {:.0f} decisions and {:.0f} chance moves a game\n",
             f.per_second(f.games),
             static_cast<double>(f.played.decisions) / static_cast<double>(f.games),
             static_cast<double>(f.played.chance) / static_cast<double>(f.games));
  fmt::print("  {:.1f} ns a copy ({:.1f} million/s), sizeof(State) = {}, signature {:016x}\n",
             f.ns_per_copy, 1e3 / f.ns_per_copy, f.state_size, f.played.signature);
}

void print_json(const Figures& f) {
  fmt::print(
      "{{\"game\": \"{}\", \"players\": {}, \"games\": {}, \"seconds\": {:.4f}, "
      "\"decisions_per_second\": {:.0f}, \"real_decisions_per_second\": {:.0f}, "
      "\"chance_moves_per_second\": {:.0f}, \"games_per_second\": {:.1f}, "
      "\"ns_per_copy\": {:.2f}, \"sizeof_state\": {}, \"signature\": \"{:016x}\"}}\n",
      f.game, f.players, f.games, f.seconds, f.per_second(f.played.decisions),
      f.per_second(f.played.decisions - f.played.single), f.per_second(f.played.chance),
      f.per_second(f.games), f.ns_per_copy, f.state_size, f.played.signature);
}

}  // namespace

void add_bench(CLI::App& app, int&) {
  struct Flags {
    bool json = false;
    std::uint64_t games = 20'000;
    std::string game;
  };
  auto flags = std::make_shared<Flags>();
  CLI::App* command = app.add_subcommand("bench", "Measure how fast the rules are");
  command->add_option("GAME", flags->game, game_names() + " (default: all)");
  command->add_flag("--json", flags->json, "One line of JSON for each measurement");
  command->add_option("--games", flags->games, "Games for each measurement (default 20000)")
      ->check(CLI::Range(1u, 100'000'000u));
  command->callback([flags] {
    for (const GameEntry& game : games()) {
      if (!flags->game.empty() && game_called(flags->game).name != game.name) continue;
      with_game(std::string(game.name), [&]<Game G>() {
        for (std::size_t players = G::kMinPlayers; players <= G::kMaxPlayers; ++players)
          (flags->json ? print_json : print_text)(measure<G>(players, flags->games));
      });
    }
  });
}

}  // namespace hadal::cli
