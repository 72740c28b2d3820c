// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/terminal/word_keys.h"

#include "games/unfathomable/text/names.h"

namespace hadal::cli {
namespace {

using namespace unfathomable;  // NOLINT(google-build-using-namespace): its vocabulary, everywhere
using words::Term;

std::string key(std::string_view family, std::string_view name) {
  return "unfathomable." + std::string(family) + "." + std::string(name);
}

// What the browser says and the terminal does not:
// words: unfathomable.name unfathomable.trait.* unfathomable.term.*
// words: unfathomable.label.* unfathomable.zone.*

}  // namespace

// words: unfathomable.skill.* unfathomable.resource.* unfathomable.space.* unfathomable.character.*
std::string word_key(Skill s) { return key("skill", unfathomable::name(s)); }
std::string word_key(Resource r) { return key("resource", unfathomable::name(r)); }
std::string word_key(Space x) { return key("space", unfathomable::name(x)); }
std::string word_key(Character c) { return key("character", unfathomable::name(c)); }
// words: unfathomable.mythos.* unfathomable.waypoint.* unfathomable.spell.* unfathomable.item.*
std::string word_key(Mythos m) { return key("mythos", unfathomable::name(m)); }
std::string word_key(Waypoint w) { return key("waypoint", unfathomable::name(w)); }
std::string word_key(Spell s) { return key("spell", unfathomable::name(s)); }
std::string word_key(Item i) { return key("item", unfathomable::name(i)); }
// words: unfathomable.ability.* unfathomable.damage.* unfathomable.loyalty.*
// An ability that is called like a space or an item has the words of that.
std::string word_key(Ability a) {
  const std::string_view name = unfathomable::name(a);
  if (parse_name<Space>(name)) return key("space", name);
  return key(parse_name<Item>(name) ? "item" : "ability", name);
}
std::string word_key(Damage d) { return key("damage", unfathomable::name(d)); }
std::string word_key(Loyalty l) { return key("loyalty", unfathomable::name(l)); }
// words: unfathomable.passenger.* unfathomable.monarch.* unfathomable.track.* unfathomable.kept.*
std::string word_key(Passenger face) { return key("passenger", unfathomable::name(face)); }
std::string word_key(Monarch m) { return key("monarch", unfathomable::name(m)); }
std::string word_key(Track t) { return key("track", unfathomable::name(t)); }
std::string word_key(Kept k) { return key("kept", unfathomable::name(k)); }
// words: unfathomable.pile.* unfathomable.activation.*
std::string word_key(Pile p) { return key("pile", unfathomable::name(p)); }
std::string word_key(Activation a) {
  if (a == Activation::deep_ones) return "unfathomable.activation.deep_ones";
  return key("activation",
             unfathomable::name(a == Activation::mother_hydra ? Monarch::mother_hydra
                                                              : Monarch::father_dagon));
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
  return key("skill_card", unfathomable::name(skill_of(c))) + "." + std::to_string(value_of(c));
}

std::string signed_number(int n) {
  return n < 0 ? "−" + std::to_string(-n) : "+" + std::to_string(n);
}

Term card_term(Card c) {
  return {"unfathomable.card", {{"skill", Term{word_key(skill_of(c))}}, {"value", value_of(c)}}};
}

// words: unfathomable.in.* unfathomable.to.*
Term in_space(Space x) { return Term{key("in", unfathomable::name(x))}; }
Term to_space(Space x) { return Term{key("to", unfathomable::name(x))}; }

Term deep_one_term(std::uint8_t target) {
  if (target == kDeepOneHere) return Term{"unfathomable.deep_one"};
  return {"unfathomable.deep_one_in", {{"in", in_space(static_cast<Space>(target - kDeepOneIn))}}};
}

}  // namespace hadal::cli
