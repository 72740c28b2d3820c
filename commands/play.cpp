// SPDX-License-Identifier: Apache-2.0
// hadal play GAME
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "commands/commands.h"
#include "games/abyss/terminal/client.h"
#include "games/unfathomable/terminal/client.h"
#include "terminal/device.h"
#include "terminal/error.h"
#include "terminal/files.h"
#include "terminal/table.h"
#include "terminal/width.h"
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
  bool every_window = false;
  bool only_choices = false;
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

template <Game G>
PlayedGame<G> new_game(const PlayFlags& flags) {
  std::vector<SeatPlan> seats = plan_seats<G>(flags.seats, flags.players);
  Document chosen{{"players", seats.size()}};
  for (const std::string& option : flags.options) PlayRules<G>::choose_option(chosen, option);
  try {
    const typename G::Options options = G::options_from(chosen);
    const fair::Seed seed =
        flags.seed.empty() ? fair::Seed::random() : fair::Seed::from_text(flags.seed);
    return {options, std::move(seats), seed};
  } catch (const DocumentError& e) {
    throw UserError(e.what());
  }
}

template <Game G>
PlayedGame<G> old_game(const PlayFlags& flags) {
  if (!flags.seed.empty() || !flags.options.empty() || flags.players != 0)
    throw UserError("a resumed game has its own seed, options and players");
  std::vector<SeatPlan> seats;
  if (!flags.seats.empty()) seats = plan_seats<G>(flags.seats, 0);
  try {
    return PlayedGame<G>::resumed(read_record(read_file(flags.resume)), std::move(seats));
  } catch (const RecordError& e) {
    throw UserError(flags.resume + ": " + e.what());
  }
}

template <typename Client>
std::unique_ptr<PlayClient> client(const PlayFlags& flags, const words::Catalogue& catalogue) {
  using G = typename Client::Game;
  PlayedGame<G> game = flags.resume.empty() ? new_game<G>(flags) : old_game<G>(flags);
  const auto people = std::count_if(game.seats().begin(), game.seats().end(),
                                    [](const SeatPlan& seat) { return seat.is_human(); });
  game.keep_secrets(flags.every_window || (people > 1 && !flags.only_choices));
  return std::make_unique<Client>(std::move(game), catalogue);
}

std::unique_ptr<PlayClient> client_for(const PlayFlags& flags, const words::Catalogue& catalogue) {
  const std::string_view game = game_called(flags.game).name;
  if (game == abyss::Abyss::kName) return client<AbyssClient>(flags, catalogue);
  return client<UnfathomableClient>(flags, catalogue);
}

void run_play(const PlayFlags& flags) {
  const words::Catalogue& catalogue = words::catalogue(language_of(flags));
  const bool same_file = !flags.resume.empty() && flags.resume == flags.record;
  std::error_code error;
  if (!flags.record.empty() && !same_file && std::filesystem::exists(flags.record, error))
    throw UserError(flags.record + " exists already; choose another file, or go on with --resume");
  std::unique_ptr<PlayClient> game = client_for(flags, catalogue);

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
  command->add_option("GAME", flags->game, "abyss or unfathomable")->required();
  command->add_option("--players", flags->players,
                      "How many seats (Abyss 2 to 4, Unfathomable 3 to 6; default 3)");
  command->add_option("--seats", flags->seats,
                      "Who sits where, e.g. me,greedy,random or me:Anna,me:Ben; bots: " +
                          joined(seat_rules<abyss::Abyss>().bots, ", ") + "; of Unfathomable: " +
                          joined(seat_rules<unfathomable::Unfathomable>().bots, ", "));
  command->add_option("--seed", flags->seed, "Text from which all chance follows");
  command->add_option("--lang", flags->language, "en, de, fr or cs (default: that of the system)");
  command->add_flag("--plain", flags->plain, "Plain lines in reading order, for screen readers");
  command->add_flag("--no-colour,--no-color", flags->no_colour, "No colours");
  CLI::Option* every =
      command->add_flag("--every-window", flags->every_window,
                        "Unfathomable: ask people even if they can only pass (so it is anyway with "
                        "several people, or the curtain would tell what somebody holds)");
  command
      ->add_flag("--only-choices", flags->only_choices,
                 "Unfathomable: never ask who has but one answer; quicker, but with several people "
                 "the curtain tells who had a choice")
      ->excludes(every);
  command->add_option("--option", flags->options,
                      "Options of the game, e.g. memory_aid; learning, no_cultist, easier, harder, "
                      "dealt, suggested");
  command->add_option("--record", flags->record, "Keep the game in this new file");
  command->add_option("--resume", flags->resume, "Go on with a recorded game");
  command->callback([flags] { run_play(*flags); });
}

}  // namespace hadal::cli
