// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/terminal/screen_words.h"

#include "games/abyss/text/asked.h"
#include "games/abyss/text/names.h"
#include "games/abyss/text/notation.h"
#include "games/abyss/view.h"
#include "terminal/move_words.h"
#include "terminal/width.h"

namespace hadal::cli {
namespace {

using abyss::Card;
using abyss::Location;
using abyss::Lord;
using abyss::Move;
using abyss::Race;
using words::Arguments;
using words::Term;

// words: abyss.lord.* abyss.location.* abyss.race.* abyss.stack.* cli.guild.*
std::string key(std::string_view family, std::string_view name) {
  return std::string(family) + std::string(name);
}
Term lord_term(std::uint8_t l) { return Term{key("abyss.lord.", name(static_cast<Lord>(l)))}; }
Term place_term(std::uint8_t l) {
  return Term{key("abyss.location.", name(static_cast<Location>(l)))};
}
Term stack_term(std::uint8_t r) { return Term{key("abyss.stack.", name(static_cast<Race>(r)))}; }

}  // namespace

std::string AbyssWords::lord(Lord l) const { return text(key("abyss.lord.", name(l))); }
std::string AbyssWords::location(Location l) const { return text(key("abyss.location.", name(l))); }
std::string AbyssWords::race(Race r) const { return text(key("abyss.race.", name(r))); }
std::string AbyssWords::letter(Race r) const {
  return text(key("abyss.race.", name(r)) + ".letter");
}
std::string AbyssWords::guild(abyss::Guild g) const { return text(key("cli.guild.", name(g))); }

Term AbyssWords::term(Card c) const {
  if (!is_ally(c)) return Term{"abyss.monster"};
  return {"abyss.ally",
          {{"race", Term{key("abyss.race.", name(race_of(c)))}}, {"value", value_of(c)}}};
}
std::string AbyssWords::ally(Card c) const { return catalogue_->text(term(c)); }
std::string AbyssWords::short_card(Card c) const {
  return is_ally(c) ? letter(race_of(c)) + std::to_string(value_of(c)) : "!";
}

words::Argument AbyssWords::argument(const MovePart& part) const {
  std::string name(part.name);
  if (part.kind == "card") return {name, term(*abyss::parse_card(part.text))};
  return {name, Term{"abyss." + std::string(part.kind) + "." + std::string(part.text)}};
}

// words: abyss.move.*
std::string AbyssWords::choice(Move m) const {
  const std::string written = abyss::text(m);
  const MoveParts said = parts_of(written, {}, abyss::move_rows());
  const auto name_of = [this](Player p) { return called(p); };
  const auto thing = [this](const MovePart& part) { return argument(part); };
  return format("abyss.move." + std::string(said.word), cli::arguments_of(said, name_of, thing));
}

// words: abyss.ask.*
std::string AbyssWords::question(const abyss::State& world) const {
  if (world.stack.empty()) return text("abyss.log.over");
  const abyss::Asked asked = abyss::asked(world);
  Arguments arguments;
  each_argument(asked, [&](const EventArgument& which, EventValue value) {
    arguments.push_back(argument(which, value.low));
  });
  return format("abyss.ask." + std::string(asked.key), arguments);
}

words::Argument AbyssWords::argument(const EventArgument& which, std::uint64_t value) const {
  std::string name(which.name);
  const auto small = static_cast<std::uint8_t>(value);
  if (which.kind == "number") return {name, static_cast<std::int64_t>(value)};
  if (which.kind == "seat") return {name, called(static_cast<Player>(value))};
  if (which.kind == "card") return {name, term(static_cast<Card>(value))};
  if (which.kind == "lord") return {name, lord_term(small)};
  if (which.kind == "location") return {name, place_term(small)};
  if (which.kind == "stack") return {name, stack_term(small)};
  std::vector<std::string> several;
  if (which.kind == "seat*")
    for (const Player p : Audience::from_word(small)) several.push_back(called(p));
  if (which.kind == "location*")
    for (const Location l : abyss::LocationSet::from_word(static_cast<std::uint32_t>(value)))
      several.push_back(location(l));
  if (which.kind == "lord*")
    for (const Lord l : abyss::LordSet::from_word(value)) several.push_back(lord(l));
  if (which.kind != "card*") return {name, joined(several, ", ")};
  const auto allies = abyss::AllySet::from_bits(value);
  for (const Card c : allies)
    several.insert(several.end(), static_cast<std::size_t>(allies.count(c)), short_card(c));
  return {name, joined(several, " ")};
}

Arguments AbyssWords::arguments_of(const Event& seen) const {
  const EventRow& row = abyss::kEventRows[seen.key];
  Arguments arguments;
  for (std::size_t i = 0; i < row.count; ++i)
    if (!row.all[i].secret || !seen.knows.empty())
      arguments.push_back(argument(row.all[i], seen.arguments[i].low));
  return arguments;
}

// words: abyss.log.*
std::string AbyssWords::sentence(const Event& seen) const {
  return format("abyss.log." + key_of(seen, abyss::kEventRows[seen.key]), arguments_of(seen));
}

}  // namespace hadal::cli
