// SPDX-License-Identifier: Apache-2.0
// What a question about a seat, a space, or a consent is for. One row each: who may be named, and
// what follows. The rows stand in purposes.cpp.
#pragma once

#include <string_view>

#include "games/unfathomable/cards/effects.h"

namespace hadal::unfathomable {

// clang-format off
enum class SeatFor : std::uint8_t {
  coordinated_effort, captains_cabin, arrest_order, deep_one_ancestry, accusation, history_repeats,
  flesh_ward, preventing,
};
enum class SpaceFor : std::uint8_t {
  banish_from, banish_to, book_of_dagon, relocate, deck_chief, plimsolls, beast, grenade,
  reinforcements, sabotage, divide, afoot, family_ties, identity_crisis, oath, call_to_action,
  munitions, volunteers, locusts, malpractice, rolling_seas, step_to, astral_to,
};
enum class ConsentFor : std::uint8_t {
  adrift, rats, banquet, memory, depot, island, iceberg, survivors, wreck, rainstorm, beast,
};
// What each human does in turn.
enum class EachFor : std::uint8_t {
  draw_from_set, heal, draw_from_any, discard_one, discard_two, banquet, keep_one_item, leave_brig,
};
// clang-format on

// The name of what a question is for: "banish_from"; empty for a question without a purpose.
std::string_view purpose_of(const Frame& f);
// Whose defeat the question is about, or nobody: it is about something else, or a passenger.
Player in_danger(const State& s, const Frame& f);

void ask_seat(State& s, Player who, SeatFor why, std::uint8_t about = 0);
void ask_space(State& s, Player who, SpaceFor why, std::uint8_t about = 0, std::uint8_t count = 0);
void ask_consent(State& s, Player who, ConsentFor why);
void each_human_does(State& s, EachFor what);
const Program& consent_program(std::uint8_t why);

namespace op {
constexpr Op each(EachFor what) { return {run_each_human, small(what)}; }
constexpr Op ask_seat(Role who, SeatFor why) { return {run_ask_seat, small(who), small(why)}; }
constexpr Op ask_space(Role who, SpaceFor why) { return {run_ask_space, small(who), small(why)}; }
constexpr Op offer_to(Role who, ConsentFor why) { return {run_consent, small(who), small(why)}; }
}  // namespace op

}  // namespace hadal::unfathomable
