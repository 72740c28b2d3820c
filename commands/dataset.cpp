// SPDX-License-Identifier: Apache-2.0
// hadal dataset GAME: self-play of bots as files for training, written by the Python module.
#include <unistd.h>

#include <cstdlib>

#include "commands/commands.h"

namespace hadal::cli {
namespace {

[[noreturn]] void hand_over(const std::vector<std::string>& words) {
  const char* chosen = std::getenv("HADAL_PYTHON_PROGRAM");
  std::vector<std::string> all{chosen != nullptr ? chosen : "python3", "-m", "hadal.dataset"};
  all.insert(all.end(), words.begin(), words.end());
  std::vector<char*> argv;
  for (std::string& word : all) argv.push_back(word.data());
  argv.push_back(nullptr);
  execvp(argv[0], argv.data());
  throw UserError("'" + all[0] + "' cannot be started; see docs/python.md");
}

}  // namespace

void add_dataset(CLI::App& app, int&) {
  CLI::App* command = app.add_subcommand(
      "dataset", "Write games of bots against themselves, for training (needs the Python module)");
  command->prefix_command();
  command->set_help_flag();
  command->callback([command] { hand_over(command->remaining()); });
}

}  // namespace hadal::cli
