// SPDX-License-Identifier: Apache-2.0
// Names, moves as choices, and questions.
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

std::string key(std::string_view family, std::string_view name) {
  return "unfathomable." + std::string(family) + "." + std::string(name);
}

// What the browser says and the terminal does not:
// words: unfathomable.name unfathomable.trait.* unfathomable.term.*
// words: unfathomable.label.* unfathomable.zone.*

}  // namespace

// words: unfathomable.skill.* unfathomable.resource.* unfathomable.space.* unfathomable.character.*
std::string UnfathomableWords::key_of(Skill s) { return key("skill", unfathomable::name(s)); }
std::string UnfathomableWords::key_of(Resource r) { return key("resource", unfathomable::name(r)); }
std::string UnfathomableWords::key_of(Space x) { return key("space", unfathomable::name(x)); }
std::string UnfathomableWords::key_of(Character c) {
  return key("character", unfathomable::name(c));
}
// words: unfathomable.mythos.* unfathomable.waypoint.* unfathomable.spell.* unfathomable.item.*
std::string UnfathomableWords::key_of(Mythos m) { return key("mythos", unfathomable::name(m)); }
std::string UnfathomableWords::key_of(Waypoint w) { return key("waypoint", unfathomable::name(w)); }
std::string UnfathomableWords::key_of(Spell s) { return key("spell", unfathomable::name(s)); }
std::string UnfathomableWords::key_of(Item i) { return key("item", unfathomable::name(i)); }
// words: unfathomable.ability.* unfathomable.damage.* unfathomable.loyalty.*
std::string UnfathomableWords::key_of(Ability a) {
  if (a >= Ability::bridge && a <= Ability::brig) return key("space", unfathomable::name(a));
  if (a >= Ability::speaking_trumpet && a <= Ability::shotgun)
    return key("item", unfathomable::name(a));
  return key("ability", unfathomable::name(a));
}
std::string UnfathomableWords::key_of(Damage d) { return key("damage", unfathomable::name(d)); }
std::string UnfathomableWords::key_of(Loyalty l) { return key("loyalty", unfathomable::name(l)); }
// words: unfathomable.passenger.* unfathomable.monarch.* unfathomable.track.* unfathomable.kept.*
std::string UnfathomableWords::key_of(Passenger face) {
  return key("passenger", unfathomable::name(face));
}
std::string UnfathomableWords::key_of(Monarch m) { return key("monarch", unfathomable::name(m)); }
std::string UnfathomableWords::key_of(Track t) { return key("track", unfathomable::name(t)); }
std::string UnfathomableWords::key_of(Kept k) { return key("kept", unfathomable::name(k)); }
// words: unfathomable.pile.* unfathomable.activation.*
std::string UnfathomableWords::key_of(Pile p) { return key("pile", unfathomable::name(p)); }
std::string UnfathomableWords::key_of(Activation a) {
  if (a == Activation::deep_ones) return "unfathomable.activation.deep_ones";
  return key("activation",
             unfathomable::name(a == Activation::mother_hydra ? Monarch::mother_hydra
                                                              : Monarch::father_dagon));
}

std::string UnfathomableWords::pile_key(Pile pile, std::uint8_t card) {
  switch (pile) {
    case Pile::mythos: return key_of(static_cast<Mythos>(card));
    case Pile::waypoint: return key_of(static_cast<Waypoint>(card));
    case Pile::spell: return key_of(static_cast<Spell>(card));
    case Pile::item: return key_of(static_cast<Item>(card));
  }
  return {};
}

// words: unfathomable.skill_card.*
std::string UnfathomableWords::key_of(Card c) {
  return key("skill_card", unfathomable::name(skill_of(c))) + "." + std::to_string(value_of(c));
}

std::string UnfathomableWords::signed_number(int n) {
  return n < 0 ? "−" + std::to_string(-n) : "+" + std::to_string(n);
}

Term UnfathomableWords::card_term(Card c) {
  return {"unfathomable.card", {{"skill", Term{key_of(skill_of(c))}}, {"value", value_of(c)}}};
}

// words: unfathomable.in.* unfathomable.to.*
Term UnfathomableWords::in(Space x) { return Term{key("in", unfathomable::name(x))}; }
Term UnfathomableWords::to(Space x) { return Term{key("to", unfathomable::name(x))}; }

Term UnfathomableWords::deep_one(std::uint8_t target) {
  if (target == kDeepOneHere) return Term{"unfathomable.deep_one"};
  return {"unfathomable.deep_one_in", {{"in", in(static_cast<Space>(target - kDeepOneIn))}}};
}

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
    case Verb::pick: return {{"character", Term{key_of(static_cast<Character>(m.a))}}};
    case Verb::draw:
    case Verb::swap:
    case Verb::name: return {{"skill", Term{key_of(static_cast<Skill>(m.a))}}};
    case Verb::improve: return {{"item", Term{key_of(static_cast<Item>(m.a))}}};
    case Verb::move: return {{"to", to(static_cast<Space>(m.a))}};
    case Verb::activate: return {{"in", in(static_cast<Space>(m.a))}};
    case Verb::attack:
    case Verb::target:
      if (m.a < kSeats) return {{"player", other(m.a)}};
      return {{"target", deep_one(m.a)}};
    case Verb::give:
      return {{"item", Term{key_of(static_cast<Item>(m.a))}}, {"player", other(m.b)}};
    case Verb::reveal: return {{"loyalty", Term{key_of(static_cast<Loyalty>(m.a))}}};
    case Verb::use: return {{"ability", Term{key_of(static_cast<Ability>(m.a))}}};
    case Verb::play: {
      const auto c = static_cast<Card>(m.a);
      return {{"card", card_term(c)}, {"title", Term{key_of(c)}}};
    }
    case Verb::raise:
    case Verb::lower:
    case Verb::discard:
    case Verb::contribute: return {{"card", card_term(static_cast<Card>(m.a))}};
    case Verb::lead:
    case Verb::resource: return {{"resource", Term{key_of(static_cast<Resource>(m.a))}}};
    case Verb::space: return {{"space", Term{key_of(static_cast<Space>(m.a))}}};
    case Verb::track: return {{"track", Term{key_of(static_cast<Track>(m.a))}}};
    case Verb::deck: return {{"pile", Term{key_of(static_cast<Pile>(m.a))}}};
    case Verb::monarch: return {{"monarch", Term{key_of(static_cast<Monarch>(m.a))}}};
    case Verb::modify: return {{"n", signed_number(m.a - 100)}};
    case Verb::number:
    case Verb::set:
    case Verb::advance:
    case Verb::retreat: return {{"n", m.a}};
    case Verb::choose:
    case Verb::bury:
      return {{"pile", Term{key_of(static_cast<Pile>(m.a))}},
              {"card", Term{pile_key(static_cast<Pile>(m.a), m.b)}}};
    default: return {};
  }
}

std::string UnfathomableWords::verb_word(Move m, Rule rule) {
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
    case Rule::mythos_drawn: arguments.emplace_back("crisis", Term{key_of(world.crisis)}); break;
    case Rule::choose_option:
      arguments.emplace_back("waypoint", Term{key_of(static_cast<Waypoint>(f.arg))});
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
  if (const std::string_view purpose = purpose_of(f); !purpose.empty())
    rule += "." + std::string(purpose);
  return format("unfathomable.ask." + rule, arguments);
}

}  // namespace hadal::cli
