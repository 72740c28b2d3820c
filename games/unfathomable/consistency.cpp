// SPDX-License-Identifier: Apache-2.0
// Recounting a position: every card, figure and token must be in exactly one place.
#include <string>

#include "games/unfathomable/cards/damage.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/text/names.h"

namespace hadal::unfathomable {
namespace {

using hadal::name;

std::string wrong_skills(const State& s) {
  SkillSet all =
      s.skill_decks + s.skill_discards + s.chaos + s.test.pile + s.test.shown + cards_in_play(s);
  for (const Seat& seat : s.seats) all += seat.hand + seat.added;
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    const auto c = static_cast<Card>(kind);
    if (all.count(c) != kCopies[kind % 5])
      return "there are " + std::to_string(all.count(c)) + " of " + name(c) + ", not " +
             std::to_string(kCopies[kind % 5]);
  }
  for (const Card top : s.discard_tops)
    if (top != Card::none && !s.skill_discards.has(top))
      return name(top) + " is on top of a discard pile, but not in it";
  return {};
}

// [UNF-OWN-2] What everybody knows about a pile must be true.
std::string wrong_bound(SkillSet set, const std::array<std::uint8_t, kSkills>& most) {
  for (std::size_t i = 0; i < kSkills; ++i)
    if (set.size(static_cast<Skill>(i)) > most[i])
      return "more " + std::string(name(static_cast<Skill>(i))) + " than was drawn openly";
  return {};
}

std::string wrong_bounds(const State& s) {
  for (const Seat& seat : s.seats) {
    if (std::string w = wrong_bound(seat.hand, seat.at_most); !w.empty()) return "a hand: " + w;
    if (s.test.open || seat.added.empty()) continue;
    if (std::string w = wrong_bound(seat.hand + seat.added, seat.added_at_most); !w.empty())
      return "a hand and what it added: " + w;
  }
  if (std::string w = wrong_bound(s.chaos, s.chaos_at_most); !w.empty())
    return "the chaos deck: " + w;
  if (s.test.revealed) return {};
  if (std::string w = wrong_bound(s.test.pile, s.test.pile_at_most); !w.empty())
    return "the pile: " + w;
  if (s.test.pile.size(Skill::treachery) < s.test.treachery)
    return "the pile: less treachery than was added openly";
  if (s.test.pile.size() == s.test.treachery) return {};
  std::array<std::uint8_t, kSkills> most = s.test.joint_at_most;
  if (most[0] == kAnyNumber) return {};
  std::uint8_t& treachery = most[index(Skill::treachery)];
  treachery = byte(treachery + s.test.treachery);
  if (std::string w = wrong_bound(s.chaos + s.test.pile, most); !w.empty())
    return "the chaos deck and the pile: " + w;
  return {};
}

// Counts a card of a deck; says when it was counted before.
template <typename E>
class Once {
 public:
  void add(E e) {
    if (seen_.has(e) && twice_.empty()) twice_ = std::string(name(e)) + " is in two places";
    seen_.add(e);
  }
  template <typename Deck>
  void add_deck(const Deck& deck) {
    for (const E e : deck.rest) add(e);
    for (const auto& p : deck.top) add(p.card);
    for (const auto& p : deck.bottom) add(p.card);
  }
  void add_looked(const State& s, Pile pile) {
    if (s.looked_pile != pile) return;
    for (const auto& looked : s.looked) add(static_cast<E>(looked.card));
  }
  const std::string& twice() const { return twice_; }
  int size() const { return seen_.size(); }

 private:
  WideSet<E> seen_;
  std::string twice_;
};

std::string wrong_mythos(const State& s) {
  Once<Mythos> once;
  once.add_deck(s.mythos);
  once.add_looked(s, Pile::mythos);
  for (const Mythos m : s.mythos_discard) once.add(m);
  if (s.crisis != Mythos::none && !s.crisis_stays) once.add(s.crisis);
  for (std::size_t i = 0; i < kKeptCards; ++i)
    if (s.kept[i] != Player::nobody) once.add(kKeptMythos[i]);
  if (!once.twice().empty()) return once.twice();
  if (once.size() != static_cast<int>(kMythosCards) && !s.stack.empty())
    return "there are " + std::to_string(once.size()) + " mythos cards, not 70";
  return {};
}

std::string wrong_decks(const State& s) {
  Once<Waypoint> waypoints;
  waypoints.add_deck(s.waypoints);
  waypoints.add_looked(s, Pile::waypoint);
  for (const Waypoint w : s.route) waypoints.add(w);
  for (const Waypoint w : s.waypoint_discard) waypoints.add(w);
  if (!waypoints.twice().empty()) return waypoints.twice();
  if (waypoints.size() != static_cast<int>(kWaypoints)) return "there are not 20 waypoints";
  Once<Spell> spells;
  spells.add_deck(s.spells);
  spells.add_looked(s, Pile::spell);
  for (const Spell sp : s.spells_lost) spells.add(sp);
  if (!spells.twice().empty()) return spells.twice();
  Once<Item> items;
  items.add_deck(s.items);
  items.add_looked(s, Pile::item);
  for (const Item i : s.items_lost) items.add(i);
  for (const Seat& seat : s.seats)
    for (const Item i : seat.items) items.add(i);
  return items.twice();
}

std::string wrong_figures(const State& s) {
  if (deep_ones_in_supply(s) < 0) return "there are more than 20 Deep Ones";
  for (const Space x : {Space::sick_bay, Space::brig})
    if (s.deep_ones[index(x)] > 0) return "a Deep One is in the " + std::string(name(x));
  for (const Space x : {s.hydra, s.dagon})
    if (!is_water(x) && x != Space::deep) return "a monarch is on the ship";
  if (passengers_in_game(s) > kPassengers) return "there are more than 9 passengers";
  if (passengers_in_supply(s) < 0) return "more passengers are on deck than in the game";
  DamageSet damage = s.damage_deck;
  for (const Damage d : s.damage) {
    if (d == Damage::none) continue;
    if (damage.has(d)) return std::string(name(d)) + " is in two places";
    damage.add(d);
  }
  if (s.fleeing_at_bottom && (s.damage_deck & kAtBottom).empty())
    return "what lies at the bottom of the damage deck is not in it";
  for (const std::uint8_t d : s.dials)
    if (d > kDialMax) return "a dial is above 10";
  if (s.travel > kTrackEnd || s.ritual > kTrackEnd) return "a token is off its track";
  return {};
}

// Human, Hybrid, Cultist, as many as are in the box.  [UNF-3-3] [UNF-LO-HUMAN]
constexpr std::array<int, kLoyalties> kLoyaltyCards{10, 2, 1};

std::string wrong_loyalty(const State& s) {
  const std::size_t out =
      s.loyalty.size() + s.loyalty_deck[0] + s.loyalty_deck[1] + s.loyalty_deck[2];
  if (out > 14) return "there are more than 14 loyalty cards";
  for (const LoyaltyCard& c : s.loyalty) {
    if (index(c.holder) >= s.players) return "a loyalty card is with nobody";
    if (c.face_up && c.loyalty == Loyalty::human) return "a human card is face up";
    if (c.face_up && !s.at(c.holder).revealed) return "a loyalty card is face up too soon";
  }
  std::array<int, kLoyalties> dealt{};
  for (const LoyaltyCard& c : s.loyalty) ++dealt[index(c.loyalty)];
  for (std::size_t i = 0; i < kLoyalties; ++i)
    if (dealt[i] + s.loyalty_deck[i] > kLoyaltyCards[i])
      return "there are not so many cards of " + std::string(name(static_cast<Loyalty>(i)));
  return {};
}

std::string wrong_seats(const State& s) {
  CharacterSet seen;
  for (std::size_t i = 0; i < s.players; ++i) {
    const Seat& seat = s.seats[i];
    if (seat.character == Character::none) continue;
    if (seen.has(seat.character)) return std::string(name(seat.character)) + " plays twice";
    seen.add(seat.character);
    if (!is_ship(seat.space)) return std::string(name(seat.character)) + " is not on the ship";
    if (seat.improvement != Item::none && !seat.items.has(seat.improvement))
      return "an Improvement is active that is not there";
    if (seat.improvement == Item::none && !(seat.items & kImprovements).empty())
      return "no Improvement is active";
  }
  for (const Player p : {s.captain, s.keeper})
    if (p != Player::nobody && index(p) >= s.players) return "a title is with nobody";
  return {};
}

std::string wrong_frames(const State& s) {
  for (const Frame& f : s.stack)
    if (!is_script(f.rule) && f.who != Player::chance && index(f.who) >= s.players)
      return "a question waits for seat " + name(f.who) + ", who does not play";
  if (!s.stack.empty() && is_script(s.stack.back().rule)) return "a script stopped half-way";
  if (s.stack.empty() != (s.ending != Ending::none)) return "the game is over without an ending";
  return {};
}

// [UNF-22-1] The end is immediate: nobody plays on once its condition is met.
std::string wrong_end(const State& s) {
  if (s.stack.empty()) return {};
  for (std::size_t i = 0; i < kResources; ++i)
    if (s.dials[i] == 0)
      return std::string(name(static_cast<Resource>(i))) + " is at 0, but the game goes on";
  if (damaged_rooms(s) == static_cast<int>(kRooms))
    return "every room is damaged, but the game goes on";
  return {};
}

}  // namespace

std::string inconsistency(const State& s) {
  if (s.players < 3 || s.players > kSeats) return "3 to 6 play";
  for (const auto check : {wrong_skills, wrong_bounds, wrong_mythos, wrong_decks, wrong_figures,
                           wrong_loyalty, wrong_seats, wrong_frames, wrong_end})
    if (std::string reason = check(s); !reason.empty()) return reason;
  return {};
}

}  // namespace hadal::unfathomable
