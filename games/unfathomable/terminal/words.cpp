// SPDX-License-Identifier: Apache-2.0
// Moves as choices, and questions.
#include "games/unfathomable/terminal/words.h"

#include <algorithm>

#include "games/unfathomable/board.h"
#include "games/unfathomable/cards/waypoints.h"
#include "games/unfathomable/engine.h"
#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/text/asked.h"
#include "games/unfathomable/text/notation.h"
#include "terminal/move_words.h"
#include "terminal/width.h"

namespace hadal::cli {
namespace {

using namespace unfathomable;  // NOLINT(google-build-using-namespace): its vocabulary, everywhere
using words::Arguments;
using words::Term;

// A part of a move that is neither a seat nor a number.
words::Argument argument_of(const MovePart& part) {
  std::string name(part.name);
  if (part.kind == "change") return {name, signed_number(std::stoi(std::string(part.text)))};
  if (part.kind == "card") return {name, card_term(*parse_card(part.text))};
  if (part.kind == "title") return {name, Term{word_key(*parse_card(part.text))}};
  if (part.kind == "ability") return {name, Term{word_key(*parse_name<Ability>(part.text))}};
  if (part.kind == "deep_one")
    return {name, deep_one_term(parse("target " + std::string(part.text))->a)};
  std::string thing(part.text);  // of a card of a pile: `spell heal`
  if (part.kind == "pile_card")
    std::replace(thing.begin(), thing.end(), ' ', '.');
  else
    thing = std::string(part.kind) + "." + thing;
  return {name, Term{"unfathomable." + thing}};
}

}  // namespace

std::string UnfathomableWords::distance(Waypoint w) const {
  return text("unfathomable.label.distance") + " +" +
         std::to_string(unfathomable::kWaypointRows[unfathomable::index(w)].distance) + ".";
}

std::string UnfathomableWords::cards(SkillSet set) const {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < kSkills; ++i) {
    const auto skill = static_cast<Skill>(i);
    if (!set.has(skill)) continue;
    std::string part = name(skill);
    for (const Card c : set.of(skill))
      for (int n = 0; n < set.count(c); ++n) part += " " + std::to_string(value_of(c));
    parts.push_back(part);
  }
  return parts.empty() ? "-" : joined(parts, ", ");
}

std::string UnfathomableWords::skills(SkillMask mask) const {
  std::vector<std::string> parts;
  for (const Skill s : mask) parts.push_back(name(s));
  return joined(parts, ", ");
}

// words: unfathomable.move.*
std::string UnfathomableWords::choice(Move m, Rule rule) const {
  const std::string written = unfathomable::text(m);
  const MoveParts said = parts_of(written, unfathomable::name(rule), move_rows());
  const auto name_of = [this](Player p) { return called(p); };
  return format("unfathomable.move." + std::string(said.word),
                arguments_of(said, name_of, argument_of));
}

// words: unfathomable.ask.*
std::string UnfathomableWords::question(const State& world) const {
  if (world.stack.empty()) return text("unfathomable.label.over");
  const Asked asked = unfathomable::asked(world);
  Arguments arguments;
  each_argument(asked, [&](const EventArgument& which, EventValue value) {
    const bool several = which.kind.ends_with('*');
    arguments.push_back(several ? list(which, {value}) : argument(which, value));
  });
  return format("unfathomable.ask." + asked.key, arguments);
}

}  // namespace hadal::cli
