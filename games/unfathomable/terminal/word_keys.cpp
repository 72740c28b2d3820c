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
