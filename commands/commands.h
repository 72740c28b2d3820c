// SPDX-License-Identifier: Apache-2.0
// The commands of `hadal`. Each adds its flags to the command line and, when chosen, runs and sets
// the exit status: 0, 1 (a test or check failed) or 2 (bad input, by throwing UserError).
#pragma once

#include <CLI/App.hpp>
#include <CLI/Config.hpp>  // App needs both to be linked
#include <CLI/Formatter.hpp>
#include <string>
#include <vector>

#include "engine/table.h"
#include "terminal/error.h"

namespace hadal::cli {

void add_play(CLI::App& app, int& status);
void add_simulate(CLI::App& app, int& status);
void add_scenario(CLI::App& app, int& status);
void add_replay(CLI::App& app, int& status);
void add_verify(CLI::App& app, int& status);
void add_analyse(CLI::App& app, int& status);
void add_judges(CLI::App& app, int& status);
void add_puzzles(CLI::App& app, int& status);
void add_bench(CLI::App& app, int& status);
void add_arena(CLI::App& app, int& status);
void add_league(CLI::App& app, int& status);
void add_dataset(CLI::App& app, int& status);
void add_fit(CLI::App& app, int& status);
void add_lesson(CLI::App& app, int& status);
void add_cards(CLI::App& app, int& status);
void add_serve(CLI::App& app, int& status);
void add_load(CLI::App& app, int& status);
void add_schema(CLI::App& app, int& status);
void add_backup(CLI::App& app, int& status);
void add_copy_log(CLI::App& app, int& status);
void add_check(CLI::App& app, int& status);
void add_salvage(CLI::App& app, int& status);
void add_admin(CLI::App& app, int& status);
void add_export(CLI::App& app, int& status);
void add_manual(CLI::App& app, int& status);
void add_completion(CLI::App& app, int& status);

// Every game the program knows.
const std::vector<GameEntry>& games();
const GameEntry& game_called(const std::string& name);  // throws UserError
UserError no_game(const std::string& name);

// For the help: the games by name, and the bots of each.
std::string game_names();
std::string bot_names();

}  // namespace hadal::cli
