// SPDX-License-Identifier: Apache-2.0
// hadal cards GAME: what is printed on the cards, as JSON, for the web client.
#include <iostream>
#include <memory>

#include "commands/commands.h"
#include "commands/json.h"
#include "games/abyss/text/printed.h"
#include "games/unfathomable/text/printed.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

Document printed_cards_of(const std::string& game) {
  if (game == "abyss") return abyss::printed_cards();
  if (game == "unfathomable") return unfathomable::printed_cards();
  throw UserError("no game is called " + game + " (abyss, unfathomable)");
}

// One card a line, so that a change is seen in the diff.
void print_cards(const Document& families) {
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
  CLI::App* command = app.add_subcommand("cards", "Print what is printed on the cards, as JSON");
  command->add_option("GAME", *game, "abyss or unfathomable")->required();
  command->callback([game] { print_cards(printed_cards_of(*game)); });
}

}  // namespace hadal::cli
