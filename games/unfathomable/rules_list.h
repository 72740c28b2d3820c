// SPDX-License-Identifier: Apache-2.0
// Every place the rules can be at, once. A script runs by itself, a question waits for a seat, a
// window is a question that offers reactions (a standing order may answer it), a deal waits for
// chance. The names are those of `asks` in scenarios and views.
#pragma once

#include <cstddef>
#include <cstdint>

// clang-format off
#define UNF_RULES(SCRIPT, QUESTION, WINDOW, DEAL)                                              \
  /* the frame of the game */                                                                  \
  SCRIPT(set_up) SCRIPT(turn) SCRIPT(mythos_step) SCRIPT(crisis) SCRIPT(effect)                \
  SCRIPT(each_human) SCRIPT(window_round)                                                      \
  /* procedures */                                                                             \
  SCRIPT(test) SCRIPT(rolling) SCRIPT(travel) SCRIPT(ritual) SCRIPT(arriving)                  \
  SCRIPT(awakening) SCRIPT(banishment) SCRIPT(deep_ones) SCRIPT(deep_one) SCRIPT(hydra)        \
  SCRIPT(surfacing) SCRIPT(attacking) SCRIPT(defeating) SCRIPT(losing_passenger)               \
  SCRIPT(damaging) SCRIPT(risking) SCRIPT(revealing) SCRIPT(building_chaos) SCRIPT(trading)    \
  SCRIPT(drawing_mythos) SCRIPT(volley) SCRIPT(space_test) SCRIPT(group_defeat)                \
  /* set-up and turn */                                                                        \
  QUESTION(pick_character) QUESTION(draw_from_set) QUESTION(draw_from_any)                     \
  QUESTION(swap_for_treachery) QUESTION(improvement) QUESTION(act) QUESTION(discard_cards)     \
  QUESTION(pay_card) QUESTION(pay_repair) QUESTION(pay_passage) QUESTION(trade)                \
  /* mythos, tracks, looking at decks */                                                       \
  QUESTION(decide) QUESTION(choose_track) QUESTION(choose_deck) QUESTION(look)                 \
  QUESTION(bury_rest) QUESTION(look_at_one) QUESTION(choose_option)                            \
  QUESTION(pass_loyalty) QUESTION(exchange_for_treachery)                                      \
  /* tests and monsters */                                                                     \
  QUESTION(contribute) QUESTION(name_skill) QUESTION(declare_outcome) QUESTION(change_total)   \
  QUESTION(script_deck) QUESTION(choose_deep_one) QUESTION(choose_victim)                      \
  QUESTION(choose_defeated)                                                                    \
  /* choosing somebody, somewhere, something for a card */                                     \
  QUESTION(choose_target) QUESTION(choose_seat) QUESTION(choose_space) QUESTION(choose_resource)\
  QUESTION(choose_item) QUESTION(give_item) QUESTION(choose_monarch) QUESTION(consent)         \
  QUESTION(move_tracks) QUESTION(rampage) QUESTION(move_deep_ones) QUESTION(astral_travel)     \
  QUESTION(chapel) QUESTION(call_friends) QUESTION(how_many) QUESTION(persistence)             \
  QUESTION(one_deck)                                                                           \
  /* reactions */                                                                              \
  WINDOW(before_check) WINDOW(after_total) WINDOW(before_roll) WINDOW(after_roll)              \
  WINDOW(would_be_defeated) WINDOW(passenger_in_danger) WINDOW(mythos_drawn)                   \
  WINDOW(after_boiler_room) WINDOW(after_own_card) WINDOW(before_deep_ones)                    \
  /* chance */                                                                                 \
  DEAL(deal_first_player) DEAL(deal_character) DEAL(deal_skill) DEAL(deal_chaos)               \
  DEAL(deal_mythos) DEAL(deal_waypoint) DEAL(deal_spell) DEAL(deal_item) DEAL(deal_damage)     \
  DEAL(deal_passenger) DEAL(deal_loyalty) DEAL(deal_roll)
// clang-format on

namespace hadal::unfathomable {

enum class Rule : std::uint8_t {
  nothing,
#define UNF_NAME(rule) rule,
  UNF_RULES(UNF_NAME, UNF_NAME, UNF_NAME, UNF_NAME)
#undef UNF_NAME
};

#define UNF_ONE(rule) +1  // NOLINT(bugprone-macro-parentheses): a sum of ones
inline constexpr std::size_t kRules = 1 UNF_RULES(UNF_ONE, UNF_ONE, UNF_ONE, UNF_ONE);
#undef UNF_ONE

}  // namespace hadal::unfathomable
