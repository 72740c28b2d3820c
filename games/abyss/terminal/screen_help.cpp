// SPDX-License-Identifier: Apache-2.0
// What the commands are, and what a card does.
#include <array>

#include "games/abyss/cards/lords.h"
#include "games/abyss/terminal/screen.h"
#include "games/abyss/text/names.h"
#include "terminal/input.h"
#include "terminal/width.h"

namespace hadal::cli {
namespace {

using abyss::Location;
using abyss::Lord;
using abyss::Race;

bool is_meant(std::string_view what, std::string_view key, const std::string& name) {
  return is_called(what, key) || is_called(what, name);
}

// What it is called, in notation as well, and what it does.
std::string described(const std::string& name, std::string_view key, const std::string& text,
                      const AbyssWords& words) {
  return words.format("cli.labelled",
                      {{"label", name + " (" + std::string(key) + ")"}, {"text", text}});
}

// words: abyss.guild.* abyss.lord.*.text abyss.location.*.text
std::string lord_text(Lord l, const AbyssWords& words) {
  const abyss::LordCard& card = abyss::card_of(l);
  const std::string key(name(l));
  Lines facts{words.text("abyss.guild." + std::string(name(card.guild))),
              words.text("abyss.label.cost") + " " + std::to_string(card.cost),
              words.format("abyss.term.race", {{"n", card.races}})};
  if (card.required != Race::none)
    facts.push_back(words.format("cli.plain.required", {{"race", words.race(card.required)}}));
  if (card.required == Race::none) facts.push_back(words.text("abyss.label.all_races"));
  facts.push_back(words.text("abyss.label.influence") + " " + std::to_string(card.influence));
  if (card.keys > 0) facts.push_back(words.format("abyss.term.key", {{"n", card.keys}}));
  return described(words.lord(l), key,
                   joined(facts, ", ") + ". " + words.text("abyss.lord." + key + ".text"), words);
}

std::string location_text(Location l, const AbyssWords& words) {
  const std::string key(name(l));
  return described(words.location(l), key, words.text("abyss.location." + key + ".text"), words);
}

constexpr std::array<std::string_view, 9> kHelp{
    "cli.help.choose", "cli.help.notation", "cli.help.pay",  "cli.help.marks", "cli.help.card",
    "cli.help.undo",   "cli.help.save",     "cli.help.show", "cli.help.quit"};

// words: abyss.option.*
std::string option_text(abyss::Option o, const AbyssWords& words) {
  const std::string key = "abyss.option." + std::string(name(o));
  return described(words.text(key), name(o), words.text(key + ".text"), words);
}

}  // namespace

Lines help(const AbyssWords& words, const Look& look) {
  Lines lines;
  for (const std::string_view key : kHelp) append(lines, wrapped(words.text(key), look.columns, 2));
  return lines;
}

Lines explain(std::string_view what, const AbyssWords& words, const Look& look) {
  Lines lines;
  for (std::size_t i = 0; i < abyss::kLords; ++i) {
    const auto l = static_cast<Lord>(i);
    if (is_meant(what, name(l), words.lord(l)))
      append(lines, wrapped(lord_text(l, words), look.columns, 2));
  }
  for (std::size_t i = 0; i < abyss::kLocations; ++i) {
    const auto l = static_cast<Location>(i);
    if (is_meant(what, name(l), words.location(l)))
      append(lines, wrapped(location_text(l, words), look.columns, 2));
  }
  for (std::size_t i = 0; i < abyss::kOptions; ++i) {
    const auto o = static_cast<abyss::Option>(i);
    if (is_meant(what, name(o), words.text("abyss.option." + std::string(name(o)))))
      append(lines, wrapped(option_text(o, words), look.columns, 2));
  }
  return lines;
}

}  // namespace hadal::cli
