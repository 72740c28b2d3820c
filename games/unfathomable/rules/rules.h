// SPDX-License-Identifier: Apache-2.0
// Every script, question and deal by name, and the verbs that rules share.
#pragma once

#include <string_view>

#include "games/unfathomable/board.h"
#include "games/unfathomable/events.h"
#include "games/unfathomable/state.h"

namespace hadal::unfathomable {

#define UNF_SCRIPT(name)        \
  namespace name {              \
  void run(State& s, Frame& f); \
  }
#define UNF_QUESTION(name)                                   \
  namespace name {                                           \
  void moves(const State& s, const Frame& f, MoveList& out); \
  void apply(State& s, Frame f, Move m);                     \
  }
#define UNF_DEAL(name)                                                                    \
  UNF_QUESTION(name)                                                                      \
  namespace name {                                                                        \
  bool ready(State& s, const Frame& f); /* may refill the deck; false: nothing to deal */ \
  void weights(const State& s, const Frame& f, const MoveList& list, WeightList& out);    \
  }
UNF_RULES(UNF_SCRIPT, UNF_QUESTION, UNF_QUESTION, UNF_DEAL)
#undef UNF_SCRIPT
#undef UNF_QUESTION
#undef UNF_DEAL

std::string_view name(Rule rule);
bool is_window(Rule rule);
bool is_script(Rule rule);
// In a window: who last changed something since it opened; otherwise nobody.
Player changed_by(const Frame& f);

// Whether everybody can see which options the decider of a crisis has.
bool has_open_options(const State& s, const Frame& f);
inline constexpr int kMostPersistence = 5;  // [UNF-SK-WILL]

// Nothing follows once the game is over.
inline void push(State& s, const Frame& f) {
  if (s.ending == Ending::none) s.stack.push_back(f);
}
void finish(State& s, Ending ending);

// --- dials, figures, passengers
void lose(State& s, Resource r, int n);
void gain(State& s, Resource r, int n);
void place_deep_ones(State& s, Space where, int n);
void move_deep_one(State& s, Space from, Space to);
void move_all_deep_ones(State& s, Space from, Space to);
void remove_deep_ones(State& s, Space where, int n);
void remove_all_deep_ones(State& s, Space where);
void rescue(State& s, Player by, Space where, int n);
bool may_move_deep_one_into(const State& s, Space to);
void risk(State& s, int n);
void defeat_passenger(State& s, Space where);  // Space::none: a random one of the supply

// --- cards
// Where a dealt skill card goes, beyond the seats.
inline constexpr std::uint8_t kToChaos = 6, kToPile = 7, kToOpenPile = 8;
inline constexpr std::uint8_t kAnyNumber = 255;  // as a bound: nothing is known
void draw_skill(State& s, Player p, Skill skill, int n = 1);
void draw_set(State& s, Player p);
void take_from_hand(State& s, Player p, Card c);     // openly
void play_from_hand(State& s, Player p, Card c);     // as a reaction: it is discarded at once
void discard_from_hand(State& s, Player p, Card c);  // openly
void discard_hand(State& s, Player p);
void to_discard_pile(State& s, Card c);
void ask_to_discard(State& s, Player p, int n);
void add_treachery_to_chaos(State& s, int n);
void draw_item(State& s, Player p);
void gain_item(State& s, Player p, Item item);
void remove_item(State& s, Player p, Item item);
bool holds(const State& s, Player p, Skill skill);    // publicly possible
int set_size(const State& s, Player p, Skill skill);  // of the skill set, Improvement included
void discard_kept(State& s, Kept kept);

// --- die and tests
void start_roll(State& s, int bonus = 0, bool attack = false);
void reroll(State& s);
bool rolls_at_least(const State& s, int least);  // and says so
void add_to_open_pile(State& s, Card c);
Result result_of(const Test& t, int total);
// [UNF-9-1] What a card counts in a test: up if its skill helps, down if not.
int worth_of(const Test& t, Card c);
// What one player can still make of a total, as far as the cards in the decks are unknown: never
// less than what is possible.
struct TotalReach {
  int lowest = 0;
  int highest = 0;
  bool decides = false;  // one of these totals has another result
};
TotalReach total_reach(const State& s, Player p);
void start_test(State& s, TestKind kind, SkillMask helps, int target, int partial = 0);

// --- fights and places
inline constexpr std::uint8_t kFightIsAttack = 1;
int needed_to_hit(std::uint8_t target, bool is_attack);
void start_attack(State& s, Player who, std::uint8_t target, int bonus, bool is_attack = true);
void defeat(State& s, Player p);
inline constexpr std::uint8_t kHumansThere = 1, kTraitorsThere = 2, kPassengersThere = 4;
inline constexpr Space kWholeDeck = Space::none;
void defeat_all(State& s, Space where, std::uint8_t whom);
void send_to_brig(State& s, Player p);
void bring(State& s, Player p, Space to);  // other than by a move action
void make_captain(State& s, Player p);
void make_keeper(State& s, Player p);
void lose_titles(State& s, Player p, bool by_revealing = false);
bool outranks(const State& s, Player a, Player b);  // on the Captain's line
Player best_ranked(const State& s, bool captain, Player except);
void damage_ship(State& s);
void damage_room(State& s, Space room);
Space nearest_undamaged(const State& s, Space room);  // itself, if it is undamaged
Space nearest_other_undamaged(const State& s, Space room);
bool is_enemy_in(const State& s, Space where, Player of);
int count_humans(const State& s, Space where);

// What the Deep Ones of a space do when they act, as things stand: if no attack hits and nobody
// prevents anything. `to`: where they go, or the space itself.
enum class DeepOneDeed : std::uint8_t { attack, passenger, damage, walk, stay };
struct Deed {
  DeepOneDeed deed = DeepOneDeed::stay;
  std::uint8_t n = 0;
  Space to = Space::none;
};
using DeepOneDeeds = FixedVector<Deed, 3>;
DeepOneDeeds deep_one_deeds(const State& s, Space where);

// --- tracks and monsters
void advance_travel(State& s, int n);
int retreat_travel(State& s, int n);  // the steps that could not be made
void set_travel(State& s, int step);
void set_ritual(State& s, int step);
void advance_ritual(State& s, int n);
void retreat_ritual(State& s, int n);
void visit_waypoint(State& s, Player chooser, bool reset);
void activate(State& s, Activation what);
void move_monarch(State& s, Monarch which, Space to);
void activate_deep_ones_in(State& s, Space where, int n);
void stir_the_deep(State& s, std::uint8_t monarchs);
void surface(State& s, std::uint8_t monarchs);  // all Deep Ones of the Deep, and these monarchs
inline constexpr std::uint8_t kWithHydra = 1, kWithDagon = 2;

// --- windows and looking
void open_window(State& s, Rule window, std::uint8_t about = 0);
void note_change(State& s, Frame& f);  // somebody reacts to the question f
void ask_who_prevents(State& s);
bool can_react(const State& s, Rule window, Player p, std::uint8_t about);
enum class LookFor : std::uint8_t { order, waypoint, spell, item, crisis, conjure, foresee };
void look_at(State& s, Player who, Pile pile, int n, LookFor why);
void draw_mythos(State& s, Player who);

// --- what belongs to a human
bool sheet_works(const State& s, Player p, Character c);  // p is c and has not revealed
bool is_usable_green(const State& s, Mythos card);

}  // namespace hadal::unfathomable
