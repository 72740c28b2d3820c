// SPDX-License-Identifier: Apache-2.0
// What one player may know. Built by inclusion: a field that is not copied here never leaves the
// engine. Player::nobody is a spectator.
#pragma once

#include <type_traits>

#include "engine/rng.h"
#include "games/unfathomable/state.h"

namespace hadal::unfathomable {

// [UNF-24-1] What everybody sees of a seat.
struct SeatView {
  std::uint8_t hand_size = 0;
  std::uint8_t added_size = 0;
  SkillSet added;                               // when cards are added face up
  std::array<std::uint8_t, kSkills> at_most{};  // [UNF-OWN-2]
  std::array<std::uint8_t, kSkills> added_at_most{};
  ItemSet items;
  Item improvement = Item::none;
  Character character = Character::none;
  Space space = Space::none;
  bool revealed = false;
  bool has_feat = false;
  constexpr bool operator==(const SeatView&) const = default;
};

// A deck as the viewer knows it: how many cards, and the places that the viewer saw being filled.
struct DeckView {
  std::uint8_t size = 0;
  // Cards somebody put there, as Deck has them; kHidden: not known to the viewer.
  FixedVector<std::uint8_t, kMostOnTop> top;
  FixedVector<std::uint8_t, kMythosCards> bottom;
  constexpr bool operator==(const DeckView&) const = default;
};

struct LoyaltyView {
  std::uint8_t loyalty = kHidden;
  Player holder = Player::nobody;
  bool face_up = false;
  Seats known;
  constexpr bool operator==(const LoyaltyView&) const = default;
};

struct View {
  Player viewer = Player::nobody;
  SkillSet hand;   // the viewer's own
  SkillSet added;  // what the viewer added to the test
  std::array<SeatView, kSeats> seats{};
  std::uint8_t players = 3;
  Options options;

  std::array<std::uint8_t, kResources> dials{};
  std::uint8_t travel = 0;
  std::uint8_t ritual = 0;
  std::array<std::uint8_t, kSpaces> deep_ones{};
  Space hydra = Space::deep;
  Space dagon = Space::deep;
  std::array<std::uint8_t, 8> passengers{};
  std::array<std::uint8_t, kPassengerFaces> passenger_faces{};
  std::array<Damage, kRooms> damage{};
  DamageSet damage_deck;
  bool fleeing_at_bottom = false;
  Player captain = Player::nobody;
  Player keeper = Player::nobody;

  std::array<std::uint8_t, kSkills> deck_sizes{};
  std::array<Card, kSkills> discard_tops{};  // the rest of the piles may not be looked through
  SkillSet played;                           // shown, being resolved  [UNF-6-1-4]
  std::uint8_t chaos_size = 0;
  std::array<std::uint8_t, kSkills> chaos_at_most{};
  std::array<DeckView, kPiles> decks{};
  MythosSet mythos_discard;
  WaypointSet route;
  WaypointSet waypoint_discard;
  std::uint8_t spells_lost = 0;
  std::uint8_t items_lost = 0;
  FixedVector<LoyaltyView, 12> loyalty;
  std::uint8_t loyalty_deck = 0;
  std::array<Player, kKeptCards> kept{};
  Player flesh_ward = Player::nobody;
  Player revelation = Player::nobody;

  std::uint16_t turn = 0;
  Player current = Player::p0;
  Mythos crisis = Mythos::none;
  Player stand_in = Player::nobody;
  bool barricaded = false;
  bool awakened = false;
  bool no_icons = false;
  AbilitySet used;
  Seats true_grit;
  Ending ending = Ending::none;

  Test test;  // without the facedown cards
  std::uint8_t pile_size = 0;
  Die die;
  std::array<std::uint8_t, kSpaces> waiting{};
  Pile looked_pile = Pile::mythos;
  Player looker = Player::nobody;
  FixedVector<std::uint8_t, 5> looked;  // for the looker and those who knew a card before
  Frame asked;                          // the question, or Rule::nothing when the game is over
  constexpr bool operator==(const View&) const = default;
};
static_assert(std::is_trivially_copyable_v<View>);

View view(const State& s, Player viewer);

// Equal for two positions that `viewer`, remembering everything face up and everything seen, cannot
// tell apart.
std::uint64_t view_key(const State& s, Player viewer);
std::uint64_t key_of(const View& v, SkillSet discards);

// The move as `viewer` sees it happen.
Move seen_by(const State& s, Move m, Player viewer);

// What everybody sees and the move does not say: where a dealt skill card goes ("B", "chaos" or
// "test").
std::string remark(const State& s, Move m);

// Somebody learns something that the move does not name: a loyalty card, the pile when it is turned
// over, hidden cards that are now among the discards.
bool brings_news(const State& before, Move m, const State& after);

// How much a player keeps in mind of what everybody saw.
enum class Memory : std::uint8_t { perfect, none };

// One world among those that `viewer` cannot tell from `s`. With no memory, the discard piles are
// also dealt again, except their top cards.
State determinize(State s, Player viewer, Rng& rng, Memory memory = Memory::perfect);

}  // namespace hadal::unfathomable
