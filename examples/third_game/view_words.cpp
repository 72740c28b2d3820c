// SPDX-License-Identifier: Apache-2.0
// What the entries of a view mean, for those who write clients and bots.
#include "engine/view_words.h"

namespace hadal {
namespace liars_dice {
struct LiarsDice;
}

namespace {

// clang-format off
constexpr EntryWords kWords[] = {
    {"View", "viewer", "the seat whose view this is; `nobody` for a spectator"},
    {"View", "options", "what the table plays with"},
    {"View", "asks", "the name of the question"},
    {"View", "asked", "what is asked; missing when the game is over"},
    {"View", "to_move", "the seat that must answer, `chance`, or `nobody` when the game is over"},
    {"View", "over", "whether the game is over"},
    {"View", "round", "the number of the round"},
    {"View", "turn", "the seat whose turn it is"},
    {"View", "claim", "the bid that stands; empty if there is none"},
    {"View", "bidder", "who made it; `nobody` if there is none"},
    {"View", "dice_in_play", "how many dice all players have together"},
    {"View", "seats", "every seat by its letter"},
    {"View", "last", "how the last round ended"},
    {"View", "winners", "who won; nobody before the end"},

    {"Options", "players", "how many play"},
    {"Options", "dice", "how many dice each player begins with"},
    {"Options", "plain_ones", "whether ones are not wild"},

    {"Asked", "key", "the sentence: `liars_dice.ask.KEY` in the catalogues"},
    {"Asked", "args", "what fills it"},
    {"Args", "player", "who made the bid that stands"},
    {"Args", "claim", "that bid"},

    {"Seat", "dice", "how many dice it has left"},
    {"Seat", "cup", "its dice, only in its own view"},

    {"Last", "claim", "the bid that was doubted"},
    {"Last", "bidder", "who made it"},
    {"Last", "caller", "who doubted it"},
    {"Last", "loser", "who lost a die"},
    {"Last", "count", "how many dice there were of that face"},
    {"Last", "cups", "what everybody had"},
};
// clang-format on

}  // namespace

template <>
ViewWords view_words<liars_dice::LiarsDice>() {
  return kWords;
}

}  // namespace hadal
