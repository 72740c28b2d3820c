// SPDX-License-Identifier: Apache-2.0
// hadal schema: the agreement with clients, as TypeScript or as documentation.
#include <fmt/core.h>

#include "commands/commands.h"
#include "games/view_words.h"
#include "server/protocol/schema.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

struct SchemaFlags {
  bool typescript = false;
  bool markdown = false;
  std::string events;
  std::string moves;
  std::vector<std::string> views;
};

// docs/protocol.md: the messages, then the views of these games.
std::string page_of(const std::vector<std::string>& games) {
  std::string page = protocol::markdown();
  for (const std::string& game : games)
    page += markdown_of(game, game_called(game).view_shape(), view_words_of(game));
  return page;
}

void run_schema(const SchemaFlags& flags) {
  if (!flags.events.empty()) {
    fmt::print("{}", typescript_of(flags.events, game_called(flags.events).events));
    return;
  }
  if (!flags.moves.empty()) {
    const GameEntry& game = game_called(flags.moves);
    fmt::print("{}", typescript_of(flags.moves, game.moves, game.asked));
    return;
  }
  if (flags.typescript && flags.markdown) throw UserError("give --typescript or --markdown");
  if (flags.markdown) {
    fmt::print("{}", page_of(flags.views));
    return;
  }
  for (const std::string& game : flags.views)
    fmt::print("{}", typescript_of(game, game_called(game).view_shape()));
  if (flags.typescript) fmt::print("{}", protocol::typescript());
  if (!flags.typescript && flags.views.empty())
    throw UserError("give --typescript, --markdown, --events GAME, --moves GAME or --view GAME");
}

}  // namespace

void add_schema(CLI::App& app, int&) {
  auto flags = std::make_shared<SchemaFlags>();
  CLI::App* command = app.add_subcommand("schema", "Print the protocol between server and clients");
  command->add_flag("--typescript", flags->typescript, "The types of web/src/protocol.ts");
  command->add_flag("--markdown", flags->markdown,
                    "docs/protocol.md, with the views of the games that --view names");
  command->add_option("--events", flags->events, "The events of a game: games/GAME/web/events.ts");
  command->add_option("--moves", flags->moves,
                      "The words of a game's moves and questions: games/GAME/web/moves.ts");
  command->add_option("--view", flags->views, "The view of a game: games/GAME/web/view_types.ts")
      ->take_all();
  command->callback([flags] { run_schema(*flags); });
}

}  // namespace hadal::cli
