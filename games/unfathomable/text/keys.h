// SPDX-License-Identifier: Apache-2.0
// Where the words for the things of Unfathomable are in the catalogues.
#pragma once

#include <cstdint>
#include <string>

#include "games/unfathomable/state.h"

namespace hadal::unfathomable {

struct MythosRow;

// The key of a thing: unfathomable.space.bridge.
std::string word_key(Skill s);
std::string word_key(Resource r);
std::string word_key(Space x);
std::string word_key(Character c);
std::string word_key(Mythos m);
std::string word_key(Waypoint w);
std::string word_key(Spell s);
std::string word_key(Item i);
std::string word_key(Ability a);
std::string word_key(Damage d);
std::string word_key(Loyalty l);
std::string word_key(Passenger face);
std::string word_key(Monarch m);
std::string word_key(Track t);
std::string word_key(Kept k);
std::string word_key(Pile p);
std::string word_key(Activation a);
std::string word_key(Pile pile, std::uint8_t card);
std::string word_key(Card c);  // of its name and text

// Who decides what a crisis does; empty: nobody.
std::string decider_key(const MythosRow& row);
// Of the sentence that says what a choice does; empty: its name says it all. A card without text
// has no such sentence in the catalogues.
std::string explanation_key(const State& s, Move m);

}  // namespace hadal::unfathomable
