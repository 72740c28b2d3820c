// SPDX-License-Identifier: Apache-2.0
// The position of a game of Unfathomable: a value of fixed size, without pointers.
//
// Everything on the table is here once; what can be counted from the rest (figures and passengers
// in the supply, distance) is a function. Decks whose order nobody knows are sets.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <type_traits>

#include "games/unfathomable/deck.h"
#include "games/unfathomable/skill_set.h"

namespace hadal::unfathomable {

struct Seat {
  SkillSet hand;
  SkillSet added;  // to the test being resolved, facedown or not
  // For each skill, the most cards this hand can hold as far as everybody has seen: draws and open
  // discards show the skill, cards added face down do not.
  std::array<std::uint8_t, kSkills> at_most{};
  std::array<std::uint8_t, kSkills> added_at_most{};  // the same of `added`
  ItemSet items;
  Item improvement = Item::none;  // the active one  [UNF-19-5]
  Character character = Character::none;
  Space space = Space::none;
  bool revealed = false;
  bool has_feat = false;
  constexpr bool operator==(const Seat&) const = default;
};

struct LoyaltyCard {
  Loyalty loyalty = Loyalty::human;
  Player holder = Player::nobody;
  bool face_up = false;
  Seats known;  // who has seen its face; everybody once it is face up
  constexpr bool operator==(const LoyaltyCard&) const = default;
};

enum class TestKind : std::uint8_t { crisis, captains_cabin, brig, memory };

// The test being resolved.  [UNF-9-1]
struct Test {
  TestKind kind = TestKind::crisis;
  SkillMask helps;
  std::uint8_t target = 0;
  std::uint8_t partial = 0;  // 0: there is none
  bool open = false;         // cards are added face up
  bool no_chaos = false;
  bool ring = false;
  bool experienced = false;
  bool declared = false;    // the outcome was declared, no cards are added
  bool revealed = false;    // the pile lies face up
  std::int16_t change = 0;  // what abilities add to the total
  std::int16_t total = 0;
  // [UNF-OWN-2] What everybody knows about the face-down pile: bounds of the pile, bounds of its
  // chaos cards and the chaos deck together, and how many of its cards came from the treachery
  // deck.
  std::array<std::uint8_t, kSkills> pile_at_most{};
  std::array<std::uint8_t, kSkills> joint_at_most{};
  std::uint8_t treachery = 0;
  Result result = Result::fail;
  SkillSet pile;   // chaos cards; after the reveal everything
  SkillSet shown;  // cards of the pile that were added face up
  constexpr bool operator==(const Test&) const = default;
};

// The die being rolled.  [UNF-4-3]
struct Die {
  std::uint8_t face = 0;
  std::int8_t change = 0;
  bool attack = false;
  bool fixed = false;               // set instead of rolled
  bool almanac = false;             // used for this roll
  bool pistol = false;              // may still reroll …
  Player shooter = Player::nobody;  // … for this player
  constexpr bool operator==(const Die&) const = default;
  constexpr int result() const {
    const int n = face + change;
    return n < 1 ? 1 : n > 8 ? 8 : n;
  }
};

using MythosSet = WideSet<Mythos>;

struct State {
  std::array<Seat, kSeats> seats{};
  std::uint8_t players = 3;
  Options options;

  std::array<std::uint8_t, kResources> dials{};
  std::uint8_t travel = 0;
  std::uint8_t ritual = 0;
  std::array<std::uint8_t, kSpaces> deep_ones{};
  Space hydra = Space::deep;
  Space dagon = Space::deep;
  std::array<std::uint8_t, 8> passengers{};                     // on the deck spaces
  std::array<std::uint8_t, kPassengerFaces> passenger_faces{};  // of all that are in the game
  std::array<Damage, kRooms> damage{};
  Player captain = Player::nobody;
  Player keeper = Player::nobody;

  SkillSet skill_decks;  // the deck of a skill is the part of that skill
  SkillSet skill_discards;
  std::array<Card, kSkills> discard_tops{};
  SkillSet chaos;
  std::array<std::uint8_t, kSkills> chaos_at_most{};  // what everybody knows of it
  Deck<Mythos, MythosSet, kMythosCards> mythos;
  MythosSet mythos_discard;
  Deck<Waypoint, WaypointSet, kWaypoints> waypoints;
  WaypointSet route;  // in play
  WaypointSet waypoint_discard;
  Deck<Spell, SpellSet, kSpells> spells;
  SpellSet spells_lost;  // removed from the game unseen
  Deck<Item, ItemSet, kItems> items;
  ItemSet items_lost;  // removed from the game unseen
  DamageSet damage_deck;
  bool fleeing_at_bottom = false;  // Fleeing Passengers lies at the bottom of the damage deck
  FixedVector<LoyaltyCard, 12> loyalty;
  std::array<std::uint8_t, kLoyalties> loyalty_deck{};

  std::array<Player, kKeptCards> kept{};  // holders of mythos cards in play
  Player flesh_ward = Player::nobody;
  Player revelation = Player::nobody;  // holder of Revelation of Script

  std::uint16_t turn = 0;  // turns begun
  Player current = Player::p0;
  Player first = Player::p0;
  Mythos crisis = Mythos::none;  // the mythos card being resolved
  bool crisis_stays = false;     // it is not discarded
  bool no_icons = false;
  Player stand_in = Player::nobody;  // decides everything of a crisis drawn by a reveal
  bool barricaded = false;           // for the rest of the turn
  bool awakened = false;
  AbilitySet used;  // once-per-turn abilities and spaces used in this turn
  Seats true_grit;  // who has played it in this turn
  Ending ending = Ending::none;

  Test test;
  Die die;
  std::uint8_t paid = 0;       // value of the card discarded as a cost
  std::uint8_t counted = 0;    // how many were defeated, rescued, drawn by the effect
  Space struck = Space::none;  // the room on which the last structural damage landed
  bool prevented = false;      // the last defeat was prevented
  std::uint8_t windows = 0;    // for reactions, opened so far; begins again after 255
  std::array<std::uint8_t, kSpaces> waiting{};  // Deep Ones not yet activated or moved
  Pile looked_pile = Pile::mythos;
  Player looker = Player::nobody;
  FixedVector<Placed<std::uint8_t>, 5> looked;  // cards being looked at, and who knew them before

  FixedVector<Frame, 48> stack;

  constexpr Seat& at(Player p) { return seats[index(p)]; }
  constexpr const Seat& at(Player p) const { return seats[index(p)]; }
  constexpr bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>, "search copies positions with memcpy");
static_assert(sizeof(State) <= 1536, "a position stays within 24 cache lines");

// Play goes clockwise.  [UNF-5-1]
constexpr Player after(const State& s, Player p) {
  const std::size_t next = index(p) + 1;
  return next < s.players ? seat(next) : Player::p0;
}
// The n-th seat after p.
constexpr Player after(const State& s, Player p, std::size_t n) {
  const std::size_t next = index(p) + n;
  return seat(next < s.players ? next : next - s.players);
}

constexpr bool is_human(const Seat& seat) { return !seat.revealed; }
constexpr bool is_human(const State& s, Player p) { return !s.at(p).revealed; }
constexpr bool in_brig(const State& s, Player p) { return s.at(p).space == Space::brig; }

constexpr std::uint8_t& dial(State& s, Resource r) { return s.dials[index(r)]; }
int deep_ones_in_supply(const State& s);
int passengers_in_game(const State& s);
int passengers_on_deck(const State& s);
int passengers_in_supply(const State& s);
int distance(WaypointSet route);
inline int distance(const State& s) { return distance(s.route); }
int damaged_rooms(const State& s);
Player seat_of(const State& s, Character c);  // nobody: not in the game
Player holder_of(const State& s, Item item);  // nobody: not in play
SkillSet cards_in_play(const State& s);       // shown and not yet discarded  [UNF-6-1-4]
bool is_damaged(const State& s, Space room);

State setup(const Options& options);
// The parts of it that positions put together by hand share.
void set_up_board(State& s);
void seat_character(State& s, Player p, Character c);

// Recounts every card, figure and frame; says what is wrong, or nothing.
std::string inconsistency(const State& s);

}  // namespace hadal::unfathomable
