// SPDX-License-Identifier: Apache-2.0
// What a player sees of a game of Abyss in a terminal: lines of text.
//
// A screen is drawn from a world that was dealt for its viewer (abyss::determinize), like the
// worlds that bots get. It cannot show what the viewer may not know, because that is not there.
#pragma once

#include "games/abyss/terminal/screen_choices.h"
#include "games/abyss/terminal/screen_words.h"
#include "terminal/look.h"

namespace hadal::cli {

constexpr Tint tint_of(abyss::Race race) {
  switch (race) {
    case abyss::Race::squid: return Tint::blue;
    case abyss::Race::shellfish: return Tint::green;
    case abyss::Race::crab: return Tint::red;
    case abyss::Race::seahorse: return Tint::yellow;
    case abyss::Race::jellyfish: return Tint::violet;
    default: return Tint::text;
  }
}

struct Scene {
  const abyss::State& world;  // dealt for the viewer
  Player viewer;
  const AbyssWords& words;
  const Choices& choices;
  abyss::AllySet selected;  // of a payment not yet made
  const Lines& news;        // sentences since the viewer's last decision
};

// The whole screen but the question. Never wider than look.columns.
Lines screen(const Scene& scene, const Look& look);

// Who must act and what is asked: always the last thing above the prompt.
Lines question(const Scene& scene, const Look& look);

// Points so far as the viewer may know them, and at the end of the game as they are.
Lines score_table(const Scene& scene, const Look& look);
Lines final_table(const abyss::State& s, const AbyssWords& words, const Look& look);

// A lord or location whose name, in notation or in the player's language, begins with `what`.
Lines explain(std::string_view what, const AbyssWords& words, const Look& look);
Lines help(const AbyssWords& words, const Look& look);

namespace detail {

// The parts, in the order of the screen.
Lines board(const Scene& scene, const Look& look);
Lines opponents(const Scene& scene, const Look& look);
Lines own_seat(const Scene& scene, const Look& look);
// `in_lists`: many moves of one kind as one paragraph.
Lines answers(const Scene& scene, const Look& look, bool in_lists);
Lines selection(const Scene& scene, const Look& look);
Lines plain_screen(const Scene& scene, const Look& look);

// "S1 S3  C4", coloured; a dash for none.
std::string cards(abyss::AllySet allies, const AbyssWords& words, const Paint& paint);
// The same in one piece, without colour or wider gaps.
std::string cards(abyss::AllySet allies, const AbyssWords& words);
// "Keeper+ (Tamer)": + a key that counts, * a power that lasts, ( ) covered, x disabled.
Lines lord_marks(const abyss::State& s, Player p, const AbyssWords& words, int longest);
std::string reward_text(const abyss::State& s, Player me, const AbyssWords& words);
std::string affordability_text(const Affordability& a, const AbyssWords& words);
bool has_lasting_power(abyss::Lord l);

}  // namespace detail
}  // namespace hadal::cli
