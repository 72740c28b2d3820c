// SPDX-License-Identifier: Apache-2.0
// hadal cards GAME: what is printed on the cards, as JSON, for the web client.
#include <iostream>
#include <memory>

#include "commands/commands.h"
#include "commands/json.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

// One card on each line, so a change shows up in the diff.
void print_cards(const Document& families) {
  if (families.is_null()) throw UserError("this game has no cards");
  std::cout << "{";
  for (const auto& [family, cards] : families.map()) {
    std::cout << (&family == &families.map().front().first ? "" : ",") << "\n\"" << family
              << "\": {";
    for (const auto& [name, card] : cards.map())
      std::cout << (&name == &cards.map().front().first ? "" : ",") << "\n  \"" << name
                << "\": " << to_json(card);
    std::cout << "\n}";
  }
  std::cout << "\n}\n";
}

}  // namespace

void add_cards(CLI::App& app, int&) {
  auto game = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("cards", "Print the facts on the cards, as JSON");
  command->add_option("GAME", *game, game_names())->required();
  command->callback([game] { print_cards(game_called(*game).printed()); });
}

}  // namespace hadal::cli
