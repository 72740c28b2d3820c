// SPDX-License-Identifier: Apache-2.0
// hadal scenario FILE…: run rule tests.
#include "engine/scenario.h"

#include <fmt/core.h>

#include "commands/commands.h"
#include "commands/yaml.h"
#include "terminal/error.h"
#include "terminal/files.h"

namespace hadal::cli {
namespace {

struct Count {
  int passed = 0;
  int failed = 0;
  bool all_understood = true;
};

std::vector<Document> scenarios_of(const std::string& path) {
  try {
    return read_yaml(read_file(path));
  } catch (const DocumentError& e) {
    throw UserError(path + ": " + e.what());
  }
}

void report(const std::string& path, const Document& scenario, const ScenarioResult& result,
            bool verbose) {
  if (result.passed()) {
    if (verbose) fmt::print("ok      {}\n", result.name);
    return;
  }
  fmt::print("FAILED  {}:{}: {}\n        {}\n", path, scenario.line, result.name, result.failure);
  if (!result.position.empty()) fmt::print("the position there:\n{}\n", result.position);
}

void run_file(const std::string& path, bool verbose, Count& count) {
  const int before = count.passed + count.failed;
  for (const Document& scenario : scenarios_of(path)) {
    if (scenario.is_null()) continue;
    if (!scenario.is_map())
      throw UserError(fmt::format("{}: line {}: a scenario is a map", path, scenario.line));
    const ScenarioResult result = run_scenario(scenario, games());
    report(path, scenario, result, verbose);
    (result.passed() ? count.passed : count.failed) += 1;
    count.all_understood &= result.understood;
  }
  if (count.passed + count.failed == before) throw UserError(path + ": there is no scenario in it");
}

}  // namespace

void add_scenario(CLI::App& app, int& status) {
  struct Flags {
    std::vector<std::string> files;
    bool verbose = false;
  };
  auto flags = std::make_shared<Flags>();
  CLI::App* command = app.add_subcommand("scenario", "Run rule tests from scenario files (YAML)");
  command->add_option("FILE", flags->files, "Scenario files")->required();
  command->add_flag("-v,--verbose", flags->verbose, "Name the scenarios that passed, too");
  command->callback([flags, &status] {
    Count count;
    for (const std::string& path : flags->files) run_file(path, flags->verbose, count);
    fmt::print("{} passed, {} failed\n", count.passed, count.failed);
    status = !count.all_understood ? kBadInput : count.failed == 0 ? 0 : 1;
  });
}

}  // namespace hadal::cli
