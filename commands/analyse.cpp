// SPDX-License-Identifier: Apache-2.0
// hadal analyse RECORD: a finished game, judged.
#include <fmt/core.h>
#include <unistd.h>

#include <csignal>
#include <thread>

#include "commands/analysis_page.h"
#include "commands/commands.h"
#include "engine/record.h"
#include "server/analysis/analyse.h"
#include "server/protocol/json.h"
#include "terminal/files.h"
#include "terminal/progress.h"
#include "words/language.h"

namespace hadal::cli {
namespace {

struct AnalyseFlags {
  std::string file;
  std::string depth = "captain";
  std::string seat;
  bool open = false;
  bool json = false;
  std::int64_t seed = 1;
  unsigned threads = 0;
};

volatile std::sig_atomic_t interrupted = 0;  // by Ctrl+C

protocol::AnalysisWish wish_of(const AnalyseFlags& flags) {
  protocol::AnalysisWish wish;
  wish.depth = flags.depth == "master" ? protocol::Depth::master : protocol::Depth::captain;
  wish.open = flags.open;
  if (!flags.seat.empty()) wish.seat = flags.seat;
  wish.seed = flags.seed;
  return wish;
}

// Its first interrupt ends the analysis, not the program.
class Interruptible {
 public:
  Interruptible() : before_(std::signal(SIGINT, [](int) { interrupted = 1; })) {}
  ~Interruptible() { std::signal(SIGINT, before_); }
  Interruptible(const Interruptible&) = delete;
  Interruptible& operator=(const Interruptible&) = delete;

 private:
  void (*before_)(int);
};

int run_analyse(const AnalyseFlags& flags) {
  const bool on_terminal = isatty(STDERR_FILENO) != 0;
  const auto erase = [&] {
    if (on_terminal) fmt::print(stderr, "\r      \r");
  };
  try {
    const Record record = read_record(read_file(flags.file));
    const unsigned threads =
        flags.threads > 0 ? flags.threads : std::max(1u, std::thread::hardware_concurrency());
    const Interruptible guard;
    const protocol::Analysis made = analysis::analyse(
        record, wish_of(flags), threads, [] { return interrupted != 0; },
        [&](double share) {
          if (on_terminal) show_progress(share);
        });
    erase();
    if (flags.json)
      fmt::print("{}\n", protocol::to_json(made));
    else
      fmt::print("{}", analysis_page(made, words::catalogue("en")));
    return 0;
  } catch (const RecordError& e) {
    throw UserError(flags.file + ": " + e.what());
  } catch (const analysis::CannotJudge& e) {
    throw UserError(flags.file + ": " + e.what());
  } catch (const analysis::Stopped&) {
    erase();
    fmt::print(stderr, "hadal: stopped\n");
    return 1;
  }
}

}  // namespace

void add_analyse(CLI::App& app, int& status) {
  auto flags = std::make_shared<AnalyseFlags>();
  CLI::App* command =
      app.add_subcommand("analyse", "Judge a recorded game: chances, mistakes, luck");
  command->add_option("RECORD", flags->file, "Record file")->required();
  command->add_option("--depth", flags->depth, "captain (default, quick) or master")
      ->check(CLI::IsMember({"captain", "master"}));
  command->add_option(
      "--seat", flags->seat,
      "Only the decisions of this seat (A, B, …), and chances as it could see them");
  command->add_flag("--open", flags->open,
                    "Judge with everything known, not from what the players could know");
  command->add_flag("--json", flags->json, "Print JSON: `Analysis` of docs/protocol.md");
  command->add_option("--seed", flags->seed, "Another seed gives other samples (default 1)");
  command
      ->add_option("--threads", flags->threads,
                   "How many threads (default: one for each processor)")
      ->check(CLI::Range(1u, 256u));
  command->callback([flags, &status] { status = run_analyse(*flags); });
}

}  // namespace hadal::cli
