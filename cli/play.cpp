// SPDX-License-Identifier: Apache-2.0
// hadal play abyss
#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "cli/commands.h"
#include "cli/error.h"
#include "cli/play_table.h"
#include "cli/play_terminal.h"
#include "words/language.h"

namespace hadal::cli {
namespace {

struct PlayFlags {
  std::string game;
  std::size_t players = 0;
  std::string seats;
  std::string seed;
  std::string language;
  bool plain = false;
  bool no_colour = false;
  std::vector<std::string> options;
  std::string record;
  std::string resume;
};

std::string language_of(const PlayFlags& flags) {
  if (flags.language.empty()) return words::detect(std::getenv);
  if (const std::optional<std::string> known = words::match(flags.language)) return *known;
  std::string all;
  for (const std::string& code : words::languages()) all += (all.empty() ? "" : ", ") + code;
  throw UserError("there is no language '" + flags.language + "'; there are: " + all);
}

PlayedGame new_game(const PlayFlags& flags) {
  std::vector<SeatPlan> seats = plan_seats(flags.seats, flags.players);
  Document chosen{{"players", seats.size()}};
  for (const std::string& option : flags.options) chosen.set(option, "on");
  try {
    const abyss::Options options = abyss::Abyss::options_from(chosen);
    const fair::Seed seed =
        flags.seed.empty() ? fair::Seed::random() : fair::Seed::from_text(flags.seed);
    return {options, std::move(seats), seed};
  } catch (const DocumentError& e) {
    throw UserError(e.what());
  }
}

PlayedGame old_game(const PlayFlags& flags) {
  if (!flags.seed.empty() || !flags.options.empty() || flags.players != 0)
    throw UserError("a resumed game has its own seed, options and players");
  std::vector<SeatPlan> seats;
  if (!flags.seats.empty()) seats = plan_seats(flags.seats, 0);
  try {
    return PlayedGame::resumed(read_record(read_file(flags.resume)), std::move(seats));
  } catch (const RecordError& e) {
    throw UserError(flags.resume + ": " + e.what());
  }
}

void run_play(const PlayFlags& flags) {
  if (game_called(flags.game).name != abyss::Abyss::kName)
    throw UserError("the terminal cannot play '" + flags.game + "' yet");
  const words::Catalogue& catalogue = words::catalogue(language_of(flags));
  const bool same_file = !flags.resume.empty() && flags.resume == flags.record;
  std::error_code error;
  if (!flags.record.empty() && !same_file && std::filesystem::exists(flags.record, error))
    throw UserError(flags.record + " exists already; choose another file, or go on with --resume");
  PlayedGame game = flags.resume.empty() ? new_game(flags) : old_game(flags);

  const bool terminal = output_is_terminal();
  PlayOptions options;
  options.plain = flags.plain;
  options.colour = !flags.plain && !flags.no_colour && has_colour(std::getenv, terminal);
  options.clears = !flags.plain && terminal;
  options.record = flags.record;
  options.size = terminal_size;
  leave_tidily_on_interrupt();
  PlayTable(std::move(game), catalogue, options, std::cin, std::cout).run();
}

}  // namespace

void add_play(CLI::App& app, int&) {
  auto flags = std::make_shared<PlayFlags>();
  CLI::App* command = app.add_subcommand("play", "Play in this terminal, against bots or people");
  command->add_option("GAME", flags->game, "abyss")->required();
  command->add_option("--players", flags->players, "How many seats (2 to 4; default 3)");
  command->add_option(
      "--seats", flags->seats,
      "Who sits where, e.g. me,greedy,random or me:Anna,me:Ben; bots: " + std::string(kBotNames));
  command->add_option("--seed", flags->seed, "Text from which all chance follows");
  command->add_option("--lang", flags->language, "en, de, fr or cs (default: that of the system)");
  command->add_flag("--plain", flags->plain, "Plain lines in reading order, for screen readers");
  command->add_flag("--no-colour,--no-color", flags->no_colour, "No colours");
  command->add_option("--option", flags->options, "Options of the game, e.g. memory_aid");
  command->add_option("--record", flags->record, "Keep the game in this new file");
  command->add_option("--resume", flags->resume, "Go on with a recorded game");
  command->callback([flags] { run_play(*flags); });
}

}  // namespace hadal::cli
