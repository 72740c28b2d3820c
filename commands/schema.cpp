// SPDX-License-Identifier: Apache-2.0
// hadal schema: the agreement with clients, as TypeScript or as documentation.
#include <fmt/core.h>

#include "commands/commands.h"
#include "server/protocol/schema.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

struct SchemaFlags {
  bool typescript = false;
  bool markdown = false;
  std::string events;
  std::string view;
};

void run_schema(const SchemaFlags& flags) {
  if (!flags.events.empty()) {
    fmt::print("{}", typescript_of(flags.events, game_called(flags.events).events));
    return;
  }
  if (!flags.view.empty()) {
    fmt::print("{}", typescript_of(flags.view, game_called(flags.view).view_shape()));
    return;
  }
  if (flags.typescript == flags.markdown)
    throw UserError("give --typescript, --markdown, --events GAME or --view GAME");
  fmt::print("{}", flags.typescript ? protocol::typescript() : protocol::markdown());
}

}  // namespace

void add_schema(CLI::App& app, int&) {
  auto flags = std::make_shared<SchemaFlags>();
  CLI::App* command = app.add_subcommand("schema", "Print the protocol between server and clients");
  command->add_flag("--typescript", flags->typescript, "The types of web/src/protocol.ts");
  command->add_flag("--markdown", flags->markdown, "docs/protocol.md");
  command->add_option("--events", flags->events, "The events of a game: games/GAME/web/events.ts");
  command->add_option("--view", flags->view, "The views of a game: games/GAME/web/view_types.ts");
  command->callback([flags] { run_schema(*flags); });
}

}  // namespace hadal::cli
