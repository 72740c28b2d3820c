// SPDX-License-Identifier: Apache-2.0
// What most games answer to the commands: their client for the terminal, and the arena of any game.
#pragma once

#include "arena/match.h"
#include "engine/text.h"
#include "terminal/files.h"
#include "terminal/game_commands.h"
#include "terminal/played_game.h"

namespace hadal::cli {

template <typename Client>
class GameCommandsOf : public GameCommands {
 public:
  using G = typename Client::Game;

  std::unique_ptr<PlayClient> play(const PlayFlags& flags,
                                   const words::Catalogue& catalogue) const override {
    PlayedGame<G> game = flags.resume.empty() ? new_game(flags) : old_game(flags);
    const auto people = std::count_if(game.seats().begin(), game.seats().end(),
                                      [](const SeatPlan& seat) { return seat.is_human(); });
    game.keep_secrets(flags.every_window || (people > 1 && !flags.only_choices));
    return std::make_unique<Client>(std::move(game), catalogue);
  }

  int arena(const ArenaFlags& flags) const override { return Match<G>(flags).run(); }

  std::unique_ptr<TableBot> seat(const std::string& bot) const override {
    return std::make_unique<TableBotOf<G>>(bot_called<G>(bot));
  }

  void fit(const FitFlags&) const override {
    throw UserError("the bots of " + titled(G::kName) + " have nothing to fit");
  }

 private:
  static PlayedGame<G> new_game(const PlayFlags& flags) {
    std::vector<SeatPlan> seats = plan_seats<G>(flags.seats, flags.players);
    try {
      const typename G::Options options =
          G::options_from(chosen_options(G::option_specs(), seats.size(), flags.options));
      const fair::Seed seed =
          flags.seed.empty() ? fair::Seed::random() : fair::Seed::from_text(flags.seed);
      return {options, std::move(seats), seed};
    } catch (const DocumentError& e) {
      throw UserError(e.what());
    }
  }

  static PlayedGame<G> old_game(const PlayFlags& flags) {
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
};

}  // namespace hadal::cli
