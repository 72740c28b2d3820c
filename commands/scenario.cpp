// SPDX-License-Identifier: Apache-2.0
// hadal scenario FILE…: run rule tests; hadal scenario --from RECORD: write one.
#include "engine/scenario.h"

#include <fmt/core.h>

#include <iostream>

#include "commands/commands.h"
#include "commands/yaml.h"
#include "engine/record.h"
#include "engine/scenario_of_record.h"
#include "engine/text.h"
#include "terminal/error.h"
#include "terminal/files.h"

namespace hadal::cli {
namespace {

struct ScenarioFlags {
  std::vector<std::string> files;
  bool verbose = false;
  bool all = false;
  std::string record;
  std::optional<std::size_t> at;
};

struct ScenarioCount {
  int passed = 0;
  int failed = 0;
  bool all_understood = true;
};

// The difference first, in at most ten lines; the position is longer than anybody reads.
void report(const std::string& place, const ScenarioResult& result, const ScenarioFlags& flags) {
  constexpr std::size_t kMostLines = 10;
  if (result.passed()) {
    if (flags.verbose) fmt::print("ok      {}\n", result.name);
    return;
  }
  fmt::print("FAILED  {}: {}\n", place, result.name);
  const std::vector<std::string_view> lines = split(result.failure, '\n');
  const bool is_cut = !flags.all && lines.size() + 1 > kMostLines;
  const std::size_t shown = is_cut ? kMostLines - 2 : lines.size();
  for (std::size_t i = 0; i < shown; ++i) fmt::print("        {}\n", lines[i]);
  if (is_cut) fmt::print("        and {} more; --long shows them\n", lines.size() - shown);
  if (flags.all && !result.position.empty())
    fmt::print("the position there:\n{}\n", result.position);
}

ScenarioResult result_of(const YamlPart& part) {
  ScenarioResult result;
  result.name = "this cannot be read";
  result.failure = part.error;
  if (!part.error.empty()) return result;
  if (part.document.is_map()) return run_scenario(part.document, games());
  result.failure = fmt::format("line {}: a scenario is a map", part.line);
  return result;
}

void run_file(const std::string& path, const ScenarioFlags& flags, ScenarioCount& count) {
  const int before = count.passed + count.failed;
  for (const YamlPart& part : read_yaml_parts(read_file(path))) {
    if (part.error.empty() && part.document.is_null()) continue;
    const ScenarioResult result = result_of(part);
    report(fmt::format("{}:{}", path, part.line), result, flags);
    (result.passed() ? count.passed : count.failed) += 1;
    count.all_understood &= result.understood;
  }
  if (count.passed + count.failed == before) throw UserError(path + ": this file has no scenario");
}

void write_scenario(const ScenarioFlags& flags) {
  try {
    const Record record = read_record(read_file(flags.record));
    const std::size_t at = flags.at.value_or(record.moves.size());
    if (at > record.moves.size())
      throw UserError(
          fmt::format("{}: there are only {} moves", flags.record, record.moves.size()));
    std::cout << scenario_of(record, games(), at);
  } catch (const RecordError& e) {
    throw UserError(flags.record + ": " + e.what());
  }
}

void run_scenarios(const ScenarioFlags& flags, int& status) {
  if (flags.files.empty() == flags.record.empty())
    throw UserError("give scenario files, or --from with a record");
  if (flags.at && flags.record.empty()) throw UserError("--at needs --from");
  if (!flags.record.empty()) return write_scenario(flags);
  ScenarioCount count;
  for (const std::string& path : flags.files) run_file(path, flags, count);
  fmt::print("{} passed, {} failed\n", count.passed, count.failed);
  status = !count.all_understood ? kBadInput : count.failed == 0 ? 0 : 1;
}

}  // namespace

void add_scenario(CLI::App& app, int& status) {
  auto flags = std::make_shared<ScenarioFlags>();
  CLI::App* command = app.add_subcommand("scenario", "Run rule tests from scenario files (YAML)");
  command->add_option("FILE", flags->files, "Scenario files");
  command->add_flag("-v,--verbose", flags->verbose, "Also name the scenarios that passed");
  command->add_flag("--long", flags->all, "Show all differences, and the position");
  command->add_option("--from", flags->record, "Write a scenario from this recorded game instead");
  command->add_option("--at", flags->at, "… after this many moves (default: all)");
  command->callback([flags, &status] { run_scenarios(*flags, status); });
}

}  // namespace hadal::cli
