// SPDX-License-Identifier: Apache-2.0
#include <CLI/App.hpp>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <iostream>

#include "commands/commands.h"
#include "commands/commit.h"
#include "engine/version.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

std::string version() {
  return "hadal " + std::string(kVersion) +
         (kCommit.empty() ? "" : " (" + std::string(kCommit) + ")");
}

int complain(const std::string& reason) {
  std::cerr << "hadal: " << reason << "\n";
  return kBadInput;
}

// What was printed must have arrived: a full disk or a closed pipe is a failure.
int finish(int status) {
  std::cout.flush();
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0 && std::cout.good()) return status;
  return complain(std::string("the output cannot be written: ") + std::strerror(errno));
}

// Prints help where it was asked for, otherwise what is wrong with the command line.
int answer(const CLI::App& app, const CLI::ParseError& e) {
  if (app.exit(e) == 0) return 0;
  // Otherwise it would only say that something is missing.
  if (e.get_exit_code() == static_cast<int>(CLI::ExitCodes::RequiredError))
    for (const std::string& word : app.remaining(true)) complain("'" + word + "' is unknown");
  if (app.get_subcommands().empty()) std::cerr << "\n" << app.help();
  return kBadInput;
}

int run(CLI::App& app, int argc, char** argv, const int& status) {
  try {
    app.parse(argc, argv);
    return finish(status);
  } catch (const CLI::ParseError& e) {
    return finish(answer(app, e));
  } catch (const std::exception& e) {
    return finish(complain(e.what()));
  }
}

}  // namespace
}  // namespace hadal::cli

int main(int argc, char** argv) {
  using namespace hadal::cli;
  std::signal(SIGPIPE, SIG_IGN);  // whoever reads may leave; the write fails, the program does not
  CLI::App app{"Hadal: deep-sea board games for people and machines"};
  app.set_version_flag("--version", version());
  app.require_subcommand(1);
  int status = 0;
  for (const auto add :
       {add_serve,   add_play,      add_simulate, add_scenario, add_replay, add_verify,
        add_analyse, add_judges,    add_puzzles,  add_bench,    add_arena,  add_league,
        add_dataset, add_fit,       add_lesson,   add_cards,    add_load,   add_schema,
        add_backup,  add_copy_log,  add_check,    add_salvage,  add_admin,  add_export,
        add_manual,  add_completion})
    add(app, status);
  return run(app, argc, argv, status);
}
