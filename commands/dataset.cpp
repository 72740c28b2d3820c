// SPDX-License-Identifier: Apache-2.0
// hadal dataset GAME: self-play of bots as files for training, written by the Python module.
#include <unistd.h>

#include <cstdlib>

#include "commands/commands.h"

namespace hadal::cli {
namespace {

// As `python3 -m hadal.dataset`, but a missing module gets a sentence.
constexpr const char* kDataset = R"(import runpy, sys
try:
    import hadal
except ModuleNotFoundError as missing:
    if missing.name != 'hadal':
        raise
    print('hadal: the Python module is not installed; see docs/python.md', file=sys.stderr)
    sys.exit(2)
runpy.run_module('hadal.dataset', run_name='__main__', alter_sys=True)
)";

[[noreturn]] void hand_over(const std::vector<std::string>& words) {
  const char* chosen = std::getenv("HADAL_PYTHON_PROGRAM");
  std::vector<std::string> all{chosen != nullptr ? chosen : "python3", "-c", kDataset};
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
