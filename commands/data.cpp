// SPDX-License-Identifier: Apache-2.0
// hadal check and hadal salvage: damage to a server's data, and what can still be saved.
#include <fmt/core.h>

#include <filesystem>

#include "commands/commands.h"
#include "server/log/salvage.h"
#include "server/log/sqlite_log.h"
#include "server/table/log_index.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

std::string file_in(const std::string& folder) {
  const std::string file = log::database_file(folder);
  if (!std::filesystem::exists(file)) throw UserError(file + ": there is no such file");
  return file;
}

int run_check(const std::string& folder) {
  const log::Checked checked = log::check(file_in(folder));
  for (const log::Damage& one : checked.damage)
    fmt::print("{}: {}\n", one.stream.empty() ? "the file" : one.stream, one.what);
  fmt::print("{} entries of {} streams read", checked.entries, checked.streams);
  if (checked.lost_before > 0) fmt::print(", {} of them lost long ago", checked.lost_before);
  if (checked.damage.empty()) {
    fmt::print("; all are fine.\n");
    return 0;
  }
  fmt::print("; {} places are damaged. `hadal salvage` makes a new file from the rest.\n",
             checked.damage.size());
  return 1;
}

void run_salvage(const std::string& folder, const std::string& to) {
  const log::Salvaged found = log::salvage(file_in(folder), to, house::index_of, house::kKeptTwice);
  for (const log::Lost& one : found.lost)
    fmt::print("{}: entries {} to {} are lost\n", one.stream, one.first, one.last);
  if (found.nameless > 0)
    fmt::print("{} streams have lost their name and are left out\n", found.nameless);
  fmt::print("{}: {} entries of {} streams\n", log::database_file(to), found.entries,
             found.streams);
}

}  // namespace

void add_check(CLI::App& app, int& status) {
  auto folder = std::make_shared<std::string>("hadal-data");
  CLI::App* command =
      app.add_subcommand("check", "Look for damage in a server's data, even while it runs");
  command->add_option("--data", *folder, "The server's data folder")->capture_default_str();
  command->callback([folder, &status] { status = run_check(*folder); });
}

void add_salvage(CLI::App& app, int&) {
  auto folder = std::make_shared<std::string>();
  auto to = std::make_shared<std::string>();
  CLI::App* command =
      app.add_subcommand("salvage", "Save what can still be read of damaged data in a new folder");
  command->add_option("DIR", *folder, "The damaged data folder; it is not changed")->required();
  command->add_option("OUT", *to, "The new data folder")->required();
  command->callback([folder, to] { run_salvage(*folder, *to); });
}

}  // namespace hadal::cli
