// SPDX-License-Identifier: Apache-2.0
// What a player sees of a game of Unfathomable in a terminal: lines of text.
//
// A screen is drawn from the view of its viewer, and where it needs the rules, from a world that
// was dealt for the viewer. It cannot show what the viewer may not know, because that is not there.
#pragma once

#include "games/unfathomable/terminal/choices.h"
#include "games/unfathomable/terminal/words.h"
#include "games/unfathomable/view.h"
#include "search/bot.h"
#include "terminal/look.h"
#include "terminal/order.h"

namespace hadal::cli {

struct ShipScene {
  const unfathomable::State& world;  // dealt for the viewer
  const unfathomable::View& view;    // of the viewer
  Player viewer;
  const UnfathomableWords& words;
  const ShipChoices& choices;
  const Lines& news;   // sentences since the viewer's last decision
  const Lines& turns;  // from the turn of that decision on, a paragraph each
  StandingOrder order = StandingOrder::ask;
};

// The whole screen but the question. Never wider than look.columns.
Lines screen(const ShipScene& scene, const Look& look);

// Who must act and what is asked: always the last thing above the prompt.
Lines question(const ShipScene& scene, const Look& look);

Lines ship_plan(const ShipScene& scene, const Look& look);
Lines ship_status(const ShipScene& scene, const Look& look);  // dials, decks, everybody
Lines ship_hand(const ShipScene& scene, const Look& look);    // the viewer's cards and what they do
Lines ship_result(const unfathomable::State& s, const UnfathomableWords& words, const Look& look);

// What the bots believed during the game, by seat.
using ShipBeliefs = std::vector<std::vector<bots::Belief>>;
Lines ship_beliefs(const ShipBeliefs& beliefs, const UnfathomableWords& words, const Look& look);

// Things whose name, in notation or in the player's language, begins with `what`.
Lines explain(std::string_view what, const UnfathomableWords& words, const Look& look);
Lines help(const UnfathomableWords& words, const Look& look);

namespace ship {

// How much room the parts of the screen may take.
enum class Room : std::uint8_t { wide, close, least };

// The parts, in the order of the screen.
Lines dials(const ShipScene& scene, const Look& look);
Lines plan(const ShipScene& scene, const Look& look, Room room);
Lines panel(const ShipScene& scene, const Look& look);  // beside the plan, where there is room
Lines seats(const ShipScene& scene, const Look& look, Room room);
Lines affair(const ShipScene& scene, const Look& look, Room room);  // crisis, test, effect, die
Lines secrets(const ShipScene& scene, const Look& look);
Lines answers(const ShipScene& scene, const Look& look);
Lines plain_screen(const ShipScene& scene, const Look& look);

// "AB *2 Hydra p1": who and what is in a space.
Lines figures(const ShipScene& scene, unfathomable::Space x);
// What the viewer has seen of other players' cards and of decks.
Lines seen(const ShipScene& scene);
// Everything public about a seat, except name, character and space.
Lines belongings(const ShipScene& scene, Player p);
std::string loyalty_of(const ShipScene& scene, Player p);  // as far as the viewer knows
// The numbers of the ship: "Fuel 8", "Distance 4/12", "Travel 2/4: Half Ahead", decks.
Lines dial_parts(const ShipScene& scene);
Lines track_parts(const ShipScene& scene);
Lines turn_parts(const ShipScene& scene);
Lines deck_parts(const ShipScene& scene);
Lines pile_parts(const ShipScene& scene);
std::string deep_part(const ShipScene& scene);
// What is going on, each part a sentence: the crisis, its test, the effect that is resolved.
Lines affair_parts(const ShipScene& scene);

// The sentence that says what order is in force.
std::string_view key_of(StandingOrder order);

bool has_frame(const unfathomable::State& world, unfathomable::Rule rule);

}  // namespace ship
}  // namespace hadal::cli
