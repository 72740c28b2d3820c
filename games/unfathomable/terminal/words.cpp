// SPDX-License-Identifier: Apache-2.0
// Moves as choices, and questions.
#include "games/unfathomable/terminal/words.h"

#include "games/unfathomable/board.h"
#include "games/unfathomable/cards/purposes.h"
#include "games/unfathomable/cards/waypoints.h"
#include "games/unfathomable/engine.h"
#include "games/unfathomable/rules/rules.h"
#include "terminal/width.h"

namespace hadal::cli {
namespace {

using namespace unfathomable;  // NOLINT(google-build-using-namespace): its vocabulary, everywhere
using words::Arguments;
using words::Term;

// The word of a move: its verb, or one of the verb's special cases.
std::string verb_word(Move m, Rule rule) {
  std::string verb(unfathomable::name(m.verb));
  switch (m.verb) {
    case Verb::attack:
    case Verb::target: return m.a < kSeats ? verb + "_player" : verb;
    case Verb::outcome:
      return verb + "_" + std::string(unfathomable::name(static_cast<Result>(m.a)));
    case Verb::discard:
      if (rule == Rule::after_roll) return "discard_reroll";
      return rule == Rule::before_roll ? "discard_almanac" : verb;
    case Verb::activate: return rule == Rule::move_deep_ones ? "activate_move" : verb;
    case Verb::space:
      return rule == Rule::choose_space && m.a == byte(Space::deep) ? "space_supply" : verb;
    default: return verb;
  }
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

Arguments UnfathomableWords::arguments_of(Move m) const {
  const auto other = [&](std::uint8_t seat_number) { return called(seat(seat_number)); };
  switch (m.verb) {
    case Verb::pick: return {{"character", Term{word_key(static_cast<Character>(m.a))}}};
    case Verb::draw:
    case Verb::swap:
    case Verb::name: return {{"skill", Term{word_key(static_cast<Skill>(m.a))}}};
    case Verb::improve: return {{"item", Term{word_key(static_cast<Item>(m.a))}}};
    case Verb::move: return {{"to", to_space(static_cast<Space>(m.a))}};
    case Verb::activate: return {{"in", in_space(static_cast<Space>(m.a))}};
    case Verb::attack:
    case Verb::target:
      if (m.a < kSeats) return {{"player", other(m.a)}};
      return {{"target", deep_one_term(m.a)}};
    case Verb::give:
      return {{"item", Term{word_key(static_cast<Item>(m.a))}}, {"player", other(m.b)}};
    case Verb::reveal: return {{"loyalty", Term{word_key(static_cast<Loyalty>(m.a))}}};
    case Verb::use: return {{"ability", Term{word_key(static_cast<Ability>(m.a))}}};
    case Verb::play: {
      const auto c = static_cast<Card>(m.a);
      return {{"card", card_term(c)}, {"title", Term{word_key(c)}}};
    }
    case Verb::raise:
    case Verb::lower:
    case Verb::discard:
    case Verb::contribute: return {{"card", card_term(static_cast<Card>(m.a))}};
    case Verb::lead:
    case Verb::resource: return {{"resource", Term{word_key(static_cast<Resource>(m.a))}}};
    case Verb::space: return {{"space", Term{word_key(static_cast<Space>(m.a))}}};
    case Verb::track: return {{"track", Term{word_key(static_cast<Track>(m.a))}}};
    case Verb::deck: return {{"pile", Term{word_key(static_cast<Pile>(m.a))}}};
    case Verb::monarch: return {{"monarch", Term{word_key(static_cast<Monarch>(m.a))}}};
    case Verb::modify: return {{"n", signed_number(m.a - 100)}};
    case Verb::number:
    case Verb::set:
    case Verb::advance:
    case Verb::retreat: return {{"n", m.a}};
    case Verb::choose:
    case Verb::bury:
      return {{"pile", Term{word_key(static_cast<Pile>(m.a))}},
              {"card", Term{word_key(static_cast<Pile>(m.a), m.b)}}};
    default: return {};
  }
}

// words: unfathomable.move.*
std::string UnfathomableWords::choice(Move m, Rule rule) const {
  return format("unfathomable.move." + verb_word(m, rule), arguments_of(m));
}

// words: unfathomable.ask.*
std::string UnfathomableWords::question(const State& world) const {
  if (world.stack.empty()) return text("unfathomable.label.over");
  const Frame& f = world.stack.back();
  std::string rule(unfathomable::name(f.rule));
  Arguments arguments{{"n", f.count},
                      {"target", world.test.target},
                      {"total", world.test.total},
                      {"skills", skills(world.test.helps)}};
  switch (f.rule) {
    case Rule::decide:
    case Rule::mythos_drawn: arguments.emplace_back("crisis", Term{word_key(world.crisis)}); break;
    case Rule::choose_option:
      arguments.emplace_back("waypoint", Term{word_key(static_cast<Waypoint>(f.arg))});
      break;
    case Rule::after_roll: arguments.front() = {"n", world.die.result()}; break;
    case Rule::choose_seat:
    case Rule::would_be_defeated: {
      const Player endangered = in_danger(world, f);
      arguments.emplace_back("whom", is_seat(endangered) ? "player" : "passenger");
      arguments.emplace_back("player", is_seat(endangered) ? called(endangered) : "");
      break;
    }
    default: break;
  }
  if (const std::string_view purpose = purpose_of(world); !purpose.empty())
    rule += "." + std::string(purpose);
  return format("unfathomable.ask." + rule, arguments);
}

}  // namespace hadal::cli
