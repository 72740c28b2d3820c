// SPDX-License-Identifier: Apache-2.0
// Where the words for the things of Unfathomable are in the catalogues.
#pragma once

#include <cstdint>
#include <string>

#include "games/unfathomable/state.h"
#include "words/catalogue.h"

namespace hadal::cli {

// The key of a thing: unfathomable.space.bridge.
std::string word_key(unfathomable::Skill s);
std::string word_key(unfathomable::Resource r);
std::string word_key(unfathomable::Space x);
std::string word_key(unfathomable::Character c);
std::string word_key(unfathomable::Mythos m);
std::string word_key(unfathomable::Waypoint w);
std::string word_key(unfathomable::Spell s);
std::string word_key(unfathomable::Item i);
std::string word_key(unfathomable::Ability a);
std::string word_key(unfathomable::Damage d);
std::string word_key(unfathomable::Loyalty l);
std::string word_key(unfathomable::Passenger face);
std::string word_key(unfathomable::Monarch m);
std::string word_key(unfathomable::Track t);
std::string word_key(unfathomable::Kept k);
std::string word_key(unfathomable::Pile p);
std::string word_key(unfathomable::Activation a);
std::string word_key(unfathomable::Pile pile, std::uint8_t card);
std::string word_key(unfathomable::Card c);  // of its name and text

words::Term in_space(unfathomable::Space x);  // "on the Bridge"
words::Term to_space(unfathomable::Space x);  // "to the Bridge"
words::Term card_term(unfathomable::Card c);
words::Term deep_one_term(std::uint8_t target);  // of a move
std::string signed_number(int n);                // "+2", "−1"

}  // namespace hadal::cli
