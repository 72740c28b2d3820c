// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/text/keys.h"

#include "games/unfathomable/cards/coverage.h"
#include "games/unfathomable/cards/mythos.h"
#include "games/unfathomable/text/names.h"

namespace hadal::unfathomable {
namespace {

std::string key(std::string_view family, std::string_view name) {
  return "unfathomable." + std::string(family) + "." + std::string(name);
}

// words: unfathomable.mythos.*.top unfathomable.mythos.*.or
// words: unfathomable.waypoint.*.top unfathomable.waypoint.*.bottom
std::string option_key(const std::string& card, Verb option) {
  switch (option) {
    case Verb::top: return card + ".top";
    case Verb::bottom: return card + ".bottom";
    case Verb::decline: return card + ".or";
    default: return {};
  }
}

}  // namespace

// words: unfathomable.skill.* unfathomable.resource.* unfathomable.space.* unfathomable.character.*
std::string word_key(Skill s) { return key("skill", name(s)); }
std::string word_key(Resource r) { return key("resource", name(r)); }
std::string word_key(Space x) { return key("space", name(x)); }
std::string word_key(Character c) { return key("character", name(c)); }
// words: unfathomable.mythos.* unfathomable.waypoint.* unfathomable.spell.* unfathomable.item.*
std::string word_key(Mythos m) { return key("mythos", name(m)); }
std::string word_key(Waypoint w) { return key("waypoint", name(w)); }
std::string word_key(Spell s) { return key("spell", name(s)); }
std::string word_key(Item i) { return key("item", name(i)); }
// words: unfathomable.ability.* unfathomable.damage.* unfathomable.loyalty.*
// An ability that is called like a space or an item has the words of that.
std::string word_key(Ability a) {
  const std::string_view called = name(a);
  if (parse_name<Space>(called)) return key("space", called);
  return key(parse_name<Item>(called) ? "item" : "ability", called);
}
std::string word_key(Damage d) { return key("damage", name(d)); }
std::string word_key(Loyalty l) { return key("loyalty", name(l)); }
// words: unfathomable.passenger.* unfathomable.monarch.* unfathomable.track.* unfathomable.kept.*
std::string word_key(Passenger face) { return key("passenger", name(face)); }
std::string word_key(Monarch m) { return key("monarch", name(m)); }
std::string word_key(Track t) { return key("track", name(t)); }
std::string word_key(Kept k) { return key("kept", name(k)); }
// words: unfathomable.pile.* unfathomable.activation.*
std::string word_key(Pile p) { return key("pile", name(p)); }
std::string word_key(Activation a) {
  if (a == Activation::deep_ones) return "unfathomable.activation.deep_ones";
  return key("activation",
             name(a == Activation::mother_hydra ? Monarch::mother_hydra : Monarch::father_dagon));
}

std::string word_key(Pile pile, std::uint8_t card) {
  switch (pile) {
    case Pile::mythos: return word_key(static_cast<Mythos>(card));
    case Pile::waypoint: return word_key(static_cast<Waypoint>(card));
    case Pile::spell: return word_key(static_cast<Spell>(card));
    case Pile::item: return word_key(static_cast<Item>(card));
  }
  return {};
}

// words: unfathomable.skill_card.*
std::string word_key(Card c) {
  return key("skill_card", name(skill_of(c))) + "." + std::to_string(value_of(c));
}

// words: unfathomable.title.* unfathomable.crisis.current
std::string decider_key(const MythosRow& row) {
  if (row.kind == Crisis::test) return {};
  switch (row.decider) {
    case Role::captain: return "unfathomable.title.captain";
    case Role::keeper: return "unfathomable.title.keeper";
    case Role::named: return word_key(row.character);
    default: return "unfathomable.crisis.current";
  }
}

std::string explanation_key(const State& s, Move m) {
  const Frame& f = s.stack.back();
  if (const std::optional<Ability> ability = ability_used(s, m))
    return word_key(*ability) + ".text";
  switch (m.verb) {
    case Verb::repair: return word_key(s.damage[room_index(s.at(f.who).space)]) + ".text";
    case Verb::play:
    case Verb::raise:
    case Verb::lower: return word_key(static_cast<Card>(m.a)) + ".text";
    case Verb::choose:
    case Verb::bury: return word_key(static_cast<Pile>(m.a), m.b) + ".text";
    case Verb::reveal: return word_key(static_cast<Loyalty>(m.a)) + ".text";
    default: break;
  }
  if (f.rule == Rule::decide) return option_key(word_key(static_cast<Mythos>(f.arg)), m.verb);
  if (f.rule == Rule::choose_option)
    return option_key(word_key(static_cast<Waypoint>(f.arg)), m.verb);
  return {};
}

}  // namespace hadal::unfathomable
