// SPDX-License-Identifier: Apache-2.0
// hadal play GAME
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "commands/games.h"
#include "terminal/device.h"
#include "terminal/error.h"
#include "terminal/table.h"
#include "terminal/width.h"
#include "words/language.h"

namespace hadal::cli {
namespace {

std::string language_of(const PlayFlags& flags) {
  if (flags.language.empty()) return words::detect(std::getenv);
  if (const std::optional<std::string> known = words::match(flags.language)) return *known;
  std::string all;
  for (const std::string& code : words::languages()) all += (all.empty() ? "" : ", ") + code;
  throw UserError("there is no language '" + flags.language + "'; there are: " + all);
}

void run_play(const PlayFlags& flags) {
  const words::Catalogue& catalogue = words::catalogue(language_of(flags));
  const bool same_file = !flags.resume.empty() && flags.resume == flags.record;
  std::error_code error;
  if (!flags.record.empty() && !same_file && std::filesystem::exists(flags.record, error))
    throw UserError(flags.record +
                    " already exists; choose another file, or continue the game with --resume");
  std::unique_ptr<PlayClient> game = commands_for(flags.game).play(flags, catalogue);

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

std::string option_names() {
  std::string names;
  for (const GameEntry& game : games())
    for (const OptionSpec& option : game.options) {
      if (option.is_flag) names += (names.empty() ? "" : ", ") + option.key;
      for (std::size_t i = 1; !option.is_flag && i < option.choices.size(); ++i)
        names += (names.empty() ? "" : ", ") + option.key + "=" + option.choices[i];
    }
  return names;
}

}  // namespace

void add_play(CLI::App& app, int&) {
  auto flags = std::make_shared<PlayFlags>();
  CLI::App* command = app.add_subcommand("play", "Play in this terminal, against bots or people");
  command->add_option("GAME", flags->game, game_names())->required();
  command->add_option("--players", flags->players, "How many seats (default 3)");
  command->add_option(
      "--seats", flags->seats,
      "Who sits where, e.g. me,greedy,random or me:Anna,me:Ben; bots " + bot_names());
  command->add_option("--seed", flags->seed,
                      "Any text; the same text gives the same cards and dice");
  command->add_option("--lang", flags->language,
                      joined(words::languages(), ", ") + " (default: that of the system)");
  command->add_flag("--plain", flags->plain, "Plain lines in reading order, for screen readers");
  command->add_flag("--no-colour,--no-color", flags->no_colour, "No colours");
  CLI::Option* every =
      command->add_flag("--every-window", flags->every_window,
                        "Ask people even if they can only pass (always so with several people, "
                        "because otherwise the curtain would give away what somebody holds)");
  command
      ->add_flag("--only-choices", flags->only_choices,
                 "Never ask a player with only one answer; quicker, but with several people the "
                 "curtain gives away who had a choice")
      ->excludes(every);
  command->add_option("--option", flags->options, "Options of the game: " + option_names());
  command->add_option("--record", flags->record, "Keep the game in this new file");
  command->add_option("--resume", flags->resume, "Continue a recorded game");
  command->callback([flags] { run_play(*flags); });
}

}  // namespace hadal::cli
