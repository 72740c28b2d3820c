// SPDX-License-Identifier: Apache-2.0
// hadal backup: a consistent copy of the data, even while the server runs.
#include <fmt/core.h>

#include <filesystem>

#include "commands/commands.h"
#include "server/log/sqlite.h"
#include "server/log/sqlite_log.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

struct BackupFlags {
  std::string data = "hadal-data";
  std::string file;
};

void run_backup(const BackupFlags& flags) {
  const std::string from = log::database_file(flags.data);
  if (!std::filesystem::exists(from)) throw UserError(from + ": there is no such file");
  log::back_up(from, flags.file);
  fmt::print("{}: {} bytes\n", flags.file, std::filesystem::file_size(flags.file));
}

}  // namespace

void add_backup(CLI::App& app, int&) {
  auto flags = std::make_shared<BackupFlags>();
  CLI::App* command = app.add_subcommand("backup", "Copy a server's data, even while it runs");
  command->add_option("--data", flags->data, "The server's data folder")->capture_default_str();
  command->add_option("FILE", flags->file, "The copy; to restore it, put it back as hadal.db")
      ->required();
  command->callback([flags] { run_backup(*flags); });
}

}  // namespace hadal::cli
