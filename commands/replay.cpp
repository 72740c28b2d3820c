// SPDX-License-Identifier: Apache-2.0
// hadal replay FILE and hadal verify FILE.
#include <fmt/core.h>

#include "commands/commands.h"
#include "engine/record.h"
#include "fair/fair.h"
#include "terminal/error.h"
#include "terminal/files.h"

namespace hadal::cli {
namespace {

Record record_of(const std::string& path) {
  try {
    return read_record(read_file(path));
  } catch (const RecordError& e) {
    throw UserError(path + ": " + e.what());
  }
}

struct ReplayFlags {
  std::string file;
  std::optional<std::size_t> at;
  std::string seat;
};

// Without a seat, everything; with one, what that seat could know.
Player viewer_of(const ReplayFlags& flags, const Table& table) {
  const std::optional<Player> p = parse_player(flags.seat);
  if (!p || !is_seat(*p) || index(*p) >= table.players())
    throw UserError("there is no seat '" + flags.seat + "' at this table");
  return *p;
}

// The moves as the viewer saw them happen.
void print_moves(const Record& record, std::size_t upto, std::optional<Player> viewer) {
  const std::unique_ptr<Table> table = replay(record, games(), 0);
  for (std::size_t i = 0; i < upto; ++i) {
    const RecordedMove& m = record.moves[i];
    const std::string text = viewer ? table->seen_by(m.text, *viewer) : m.text;
    fmt::print("{:4} {} {}\n", i + 1, name(m.who), text);
    table->play(m.text);
  }
}

void run_replay(const ReplayFlags& flags) {
  const Record record = record_of(flags.file);
  if (flags.at && *flags.at > record.moves.size())
    throw UserError(fmt::format("{}: there are only {} moves", flags.file, record.moves.size()));
  const std::size_t upto = flags.at.value_or(record.moves.size());
  try {
    const std::unique_ptr<Table> table = replay(record, games(), flags.at);
    std::optional<Player> viewer;
    if (!flags.seat.empty()) viewer = viewer_of(flags, *table);
    print_moves(record, upto, viewer);
    fmt::print("\nafter move {} of {}:\n{}", upto, record.moves.size(),
               to_yaml(viewer ? table->view(*viewer) : table->document()));
  } catch (const RecordError& e) {
    throw UserError(flags.file + ": " + e.what());
  }
}

// A file that is not a record is bad input (2); a record that is not legal or not fair fails (1).
int run_verify(const std::string& file, const std::string& promised) {
  const Record record = record_of(file);
  const fair::Verdict verdict = fair::verify(record, games(), promised);
  if (!verdict.complaint.empty()) {
    fmt::print(stderr, "hadal: {}: {}\n", file, verdict.complaint);
    return 1;
  }
  fmt::print("{}: {} moves are legal", file, record.moves.size());
  if (!record.result.empty()) fmt::print(", the result is right");
  if (verdict.seed_checked && verdict.parts > 0)
    fmt::print(", {} players had a part in the seed", verdict.parts);
  if (verdict.seed_checked)
    fmt::print("{}, and the seed gives all {} chance moves.\n",
               promised.empty()
                   ? (record.commitment.empty() ? "" : ", the seed fits the commitment")
                   : ", the seed fits the commitment you gave",
               verdict.draws);
  else
    fmt::print("; the seed is not revealed, so the draws cannot be checked.\n");
  return 0;
}

}  // namespace

void add_replay(CLI::App& app, int&) {
  auto flags = std::make_shared<ReplayFlags>();
  CLI::App* command = app.add_subcommand("replay", "Show a recorded game");
  command->add_option("FILE", flags->file, "Record file")->required();
  command->add_option("--at", flags->at, "Stop after this many moves");
  command->add_option("--seat", flags->seat, "Show only what this seat could know (A, B, …)");
  command->callback([flags] { run_replay(*flags); });
}

void add_verify(CLI::App& app, int& status) {
  auto file = std::make_shared<std::string>();
  CLI::App* command =
      app.add_subcommand("verify", "Check that a record is legal and that nobody chose its cards");
  command->add_option("FILE", *file, "Record file")->required();
  auto promised = std::make_shared<std::string>();
  command->add_option("--commitment", *promised,
                      "The commitment that was shown before the first card");
  command->callback([file, promised, &status] { status = run_verify(*file, *promised); });
}

}  // namespace hadal::cli
