// SPDX-License-Identifier: Apache-2.0
// hadal league DIR: programs, Python modules and our bots play against each other, as often as you
// like; the folder has what was played and pages about it.
#include <fmt/core.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>

#include "arena/flags.h"
#include "commands/commands.h"
#include "commands/league/game.h"
#include "commands/league/pages.h"

namespace hadal::cli {
namespace {

void make_folder(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (error) throw UserError(path + ": cannot be made: " + error.message());
}

void write_record(const std::string& path, const Record& record) {
  std::ofstream out(path);
  out << write(record);
  out.close();
  if (!out) throw UserError(path + ": cannot be written");
}

void run_league(const std::string& folder, unsigned games) {
  const LeaguePlan plan = read_plan(folder);
  LeagueFile file(folder, plan);
  make_folder(folder + "/records");
  make_folder(folder + "/logs");
  LeagueHall hall(plan, folder + "/logs");
  ArenaProgress progress(games);
  for (unsigned i = 0; i < games; ++i) {
    const LeagueHall::Played played = hall.play(next_table(plan, file.games()));
    write_record(fmt::format("{}/records/{}.hadal", folder, played.game.number), played.record);
    file.add(played.game);
    progress.tick();
  }
  const Standings standings = standings_of(file.games(), game_called(plan.game).has_sides);
  write_pages(folder, plan, file.games(), standings);
  fmt::print("{}{} games; {}/index.html has the pages\n", as_text(standings), file.games().size(),
             folder);
}

}  // namespace

void add_league(CLI::App& app, int& /*status*/) {
  auto folder = std::make_shared<std::string>();
  auto games = std::make_shared<unsigned>(100);
  CLI::App* command = app.add_subcommand(
      "league", "Let your programs, Python modules and the bots play a league with ratings");
  command->add_option("DIR", *folder, "The folder of the league, with league.toml (docs/league.md)")
      ->required()
      ->check(CLI::ExistingDirectory);
  command->add_option("--games", *games, "How many more games; 0 only writes the pages")
      ->capture_default_str()
      ->check(CLI::Range(0u, 10'000'000u));
  command->callback([folder, games] { run_league(*folder, *games); });
}

}  // namespace hadal::cli
