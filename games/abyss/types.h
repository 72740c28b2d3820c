// SPDX-License-Identifier: Apache-2.0
// The vocabulary of Abyss: races, guilds, lords, locations, cards, questions, moves.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/enum_set.h"
#include "engine/fixed_vector.h"
#include "engine/player.h"
#include "games/abyss/cards/lord_list.h"

namespace hadal::abyss {

inline constexpr std::size_t kSeats = 4;
inline constexpr std::size_t kCourtSpaces = 6;
inline constexpr std::size_t kRowSpaces = 5;
inline constexpr int kMonsterCards = 6;
inline constexpr int kKeyTokens = 10;
inline constexpr int kThreatSpaces = 6;

enum class Race : std::uint8_t { squid, shellfish, crab, seahorse, jellyfish, none };
inline constexpr std::size_t kRaces = 5;
using RaceSet = EnumSet<Race, std::uint8_t>;

enum class Guild : std::uint8_t { soldier, merchant, mage, politician, farmer, ambassador };
inline constexpr std::size_t kGuilds = 6;

#define ABYSS_NAME(lord, ...) lord,
enum class Lord : std::uint8_t { ABYSS_LORDS(ABYSS_NAME) none };
#undef ABYSS_NAME
inline constexpr auto kLords = static_cast<std::size_t>(Lord::none);
using LordSet = EnumSet<Lord, std::uint64_t>;

// clang-format off
enum class Location : std::uint8_t {
  barracks, dockworks, hydrozoa_reserves, parliament, sargasso_silos,
  chasm, nest_of_giant_clams, sanctuary, oceanic_senate_assembly, sargasso_fields,
  abyss, throne_room, depths, jail, closed_tower, lost_tower,
  chamber_of_allies, coral_barrier, city_of_mirrors, black_smokers,
  none,
};
inline constexpr std::size_t kLocations = 20;
using LocationSet = EnumSet<Location, std::uint32_t>;
// clang-format on

// An exploration card: 25 kinds of allies, race by race and value by value, and the monster.
enum class Card : std::uint8_t { monster = 25 };
inline constexpr std::size_t kAllyKinds = 25;

constexpr std::size_t index(Race r) { return static_cast<std::size_t>(r); }
constexpr std::size_t index(Guild g) { return static_cast<std::size_t>(g); }
constexpr std::size_t index(Lord l) { return static_cast<std::size_t>(l); }
constexpr std::size_t index(Location l) { return static_cast<std::size_t>(l); }
constexpr std::size_t index(Card c) { return static_cast<std::size_t>(c); }
using hadal::index;

constexpr Card ally(Race race, int value) {
  return static_cast<Card>(index(race) * 5 + static_cast<std::size_t>(value) - 1);
}
constexpr bool is_ally(Card c) { return index(c) < kAllyKinds; }
constexpr Race race_of(Card c) { return static_cast<Race>(index(c) / 5); }
constexpr int value_of(Card c) { return static_cast<int>(index(c) % 5) + 1; }

// Monster tokens are worth 2, 3 or 4.
inline constexpr std::size_t kTokenKinds = 3;
using Tokens = std::array<std::uint8_t, kTokenKinds>;
inline constexpr Tokens kAllTokens{9, 9, 2};
constexpr int token_value(std::size_t kind) { return static_cast<int>(kind) + 2; }

// The alternatives to our rulings that a table may choose, and the memory aid.
enum class Option : std::uint8_t {
  memory_aid,
  martial_law,                    // [ABY-OWN-D14]
  ambassador_needs_deck,          // [ABY-OWN-D2]
  disabled_count_influence_only,  // [ABY-OWN-D3]
  end_on_empty_lord_deck,         // [ABY-OWN-D6]
};
inline constexpr std::size_t kOptions = 5;
using OptionSet = EnumSet<Option, std::uint8_t>;

struct Options {
  std::uint8_t players = 2;
  OptionSet chosen;
  constexpr bool operator==(const Options&) const = default;
};

// Where we are in the rules. A frame runs (a script), waits for a seat (a question), or waits for
// chance (a deal).
enum class Rule : std::uint8_t {
  nothing,
  // scripts
  start_play,
  turn,
  next_card,
  // questions
  act,
  offer,
  decide,
  reward,
  second_stack,
  apprentice,
  pay,
  affiliate,
  discard,
  hunter,
  assassin,
  traitor,
  schemer,
  corruptor,
  illusionist,
  claim,
  choose_drawn,
  pay_keys,
  black_smokers,
  moment,
  end_turn,
  martial_law,
  // chance
  deal_first_player,
  deal_card,
  deal_lord,
  deal_location,
  deal_token,
  steal_token,
};
inline constexpr std::size_t kRules = 32;

// Eight bytes, so that a frame is pushed and popped in one piece.
struct alignas(8) Frame {
  Rule rule = Rule::nothing;
  Player who = Player::p0;
  std::uint8_t step = 0;   // scripts: the next line to run
  std::uint8_t arg = 0;    // what the question is about: a lord, a location, a seat, a space
  std::uint8_t count = 0;  // how many are still owed
  constexpr bool operator==(const Frame&) const = default;
};

enum class Verb : std::uint8_t {
  // clang-format off
  plot, explore, council, recruit, skip,              // act
  buy, pass,                                          // offer; pass declines any power too
  take, fight, go_on, reward,                         // exploration
  pay, done, affiliate,                               // recruitment
  sell, clear, replace, end,                          // once-per-turn powers
  discard, ransom,                                    // losing allies
  hunt, disable, betray, scheme, bribe, swap,         // powers on entering
  claim, draw, key, exchange, keep,                   // locations
  first, reveal, lord, location, token,               // chance
  // clang-format on
};
inline constexpr std::size_t kVerbs = 36;

// Four bytes, so that it is passed in a register.
struct alignas(4) Move {
  Verb verb = Verb::pass;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t none = 0;  // without it a copy is made of two parts
  constexpr bool operator==(const Move&) const = default;
};

inline constexpr std::uint8_t kHiddenToken =
    255;  // the argument of `token` for those who may not see
inline constexpr std::uint8_t kKeyTokenArg = 255;  // the argument of `key` for a key token

// The widest question is the Traitor's: mine times court, and the powers of the turn. In a position
// put together by hand that is at most 26 x 6 + 36 + 1; the Illusionist's, mine times available, at
// most 10 x 10 + 1.
inline constexpr std::size_t kMostMoves = 208;
using MoveList = Buffer<Move, kMostMoves>;
using WeightList = Buffer<std::uint32_t, kMostMoves>;

}  // namespace hadal::abyss
