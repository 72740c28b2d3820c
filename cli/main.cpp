// SPDX-License-Identifier: Apache-2.0
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <iostream>

#include "cli/commands.h"
#include "cli/error.h"
#include "engine/version.h"

int main(int argc, char** argv) {
  using namespace hadal::cli;
  CLI::App app{"Hadal: deep-sea board games for people and machines"};
  app.set_version_flag("--version", "hadal " + std::string(hadal::kVersion));
  app.require_subcommand(1);
  int status = 0;
  for (const auto add : {add_simulate, add_scenario, add_replay, add_verify, add_bench})
    add(app, status);
  try {
    app.parse(argc, argv);
    std::cout.flush();
  } catch (const CLI::ParseError& e) {
    return app.exit(e) == 0 ? 0 : kBadInput;
  } catch (const UserError& e) {
    std::cout.flush();
    std::cerr << "hadal: " << e.what() << "\n";
    return kBadInput;
  }
  return status;
}
