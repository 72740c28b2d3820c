// SPDX-License-Identifier: Apache-2.0
// The features of a view of Unfathomable. Seats are counted from the viewer: seat 0 is the viewer's
// own.
#include "engine/wide_features.h"
#include "games/unfathomable/learn/learn.h"
#include "games/unfathomable/view_parts.h"

namespace hadal::unfathomable {
namespace {

// Eight nibbles as eight bytes.
constexpr std::uint64_t spread(std::uint64_t x) {
  x = (x | x << 16) & 0x0000ffff0000ffff;
  x = (x | x << 8) & 0x00ff00ff00ff00ff;
  return (x | x << 4) & 0x0f0f0f0f0f0f0f0f;
}

constexpr FieldsOfWord kCardFields = [] {
  FieldsOfWord all;
  for (std::size_t kind = 0; kind < 15; ++kind) {
    all.shift[kind] = static_cast<std::uint8_t>(4 * kind);
    all.mask[kind] = 15;
  }
  return all;
}();

template <typename Out>
void cards(Out& out, std::string_view name, SkillSet set) {
  out.template words<kCardKinds>(name);
  if constexpr (Out::kWide) {
    out.template fields<15>(set.low(), kCardFields);
    out.template fields<15>(set.high(), kCardFields);
    return;
  }
  if (set.empty()) return out.template zeros<kCardKinds>();
  out.eight(spread(set.low() & 0xffffffff), 8);
  out.eight(spread(set.low() >> 32), 7);
  out.eight(spread(set.high() & 0xffffffff), 8);
  out.eight(spread(set.high() >> 32), 7);
}

// By card; 0 for none.
constexpr std::array<std::uint8_t, 256> kValues = [] {
  std::array<std::uint8_t, 256> all{};
  for (std::size_t kind = 0; kind < kCardKinds; ++kind)
    all[kind] = byte(value_of(static_cast<Card>(kind)));
  return all;
}();

// In the order of Space and of Kept.
constexpr std::array<std::string_view, kRooms> kDamageNames{
    "damage_bridge",     "damage_chapel", "damage_captains_cabin",
    "damage_cargo_hold", "damage_galley", "damage_boiler_room"};
constexpr std::array<std::string_view, kKeptCards> kKeptNames{
    "barricade", "sacrifice_deep_one", "peacemaker", "memory_of_the_deep", "family_ties"};

template <std::size_t kPlayers, typename Out>
void question(const OwnView& own, const Frame& asked, Circle<kPlayers> seats, int half, Out& out) {
  out.template one_of<kSeats>("viewer", index(own.viewer));
  out.template one_of<kRules>("question", index(asked.rule));
  out.one_seat("asked", asked.rule == Rule::nothing ? 0 : seats.one(asked.who), seats.players);
  out.template set<8>("about", asked.arg);
  out.template set<8>("about_too", asked.extra);
  out.number("owed", asked.count);
  out.template one_of<kItems>("half", half < 0 ? kItems : static_cast<std::size_t>(half));
  cards(out, "hand", own.hand);
  cards(out, "added", own.added);
}

template <std::size_t kPlayers, typename Out>
void tracks(const State& s, Circle<kPlayers> seats, Out& out) {
  out.template counts<kResources>("dials", s.dials.data());
  out.number("travel", s.travel);
  out.number("ritual", s.ritual);
  out.template set<kWaypoints>("route", s.route.word());
  out.template one_of<3>("variant", index(s.options.variant));
  out.template one_of<3>("difficulty", index(s.options.difficulty));
  out.number("turn", s.turn);
  out.one_seat("current", seats.one(s.current), seats.players);
  out.one_seat("captain", seats.one(s.captain), seats.players);
  out.one_seat("keeper", seats.one(s.keeper), seats.players);
  out.template one_of<6>("ending", index(s.ending));
}

template <typename Out>
void board(const State& s, Out& out) {
  out.template counts<kSpaces>("deep_ones", s.deep_ones.data());
  out.template counts<kSpaces>("waiting", s.waiting.data());
  out.template one_of<kSpaces>("hydra", index(s.hydra));
  out.template one_of<kSpaces>("dagon", index(s.dagon));
  out.template counts<8>("passengers", s.passengers.data());
  out.template counts<kPassengerFaces>("passenger_faces", s.passenger_faces.data());
  for (std::size_t i = 0; i < kRooms; ++i)
    out.template one_of<kDamageCards>(kDamageNames[i], index(s.damage[i]));
  out.template set<kDamageCards>("damage_deck", s.damage_deck.word());
  out.flag("fleeing_at_bottom", s.fleeing_at_bottom);
}

template <std::size_t N, typename Out, typename Deck>
void deck(std::string_view size_name, std::string_view next_name, const Deck& d, Player viewer,
          Out& out) {
  out.number(size_name, byte(d.size()));
  out.template one_of<N>(next_name, seen_on_top(d, viewer));
}

template <typename Out>
void decks(const State& s, Player viewer, Out& out) {
  out.template each_count<kSkills>("skill_decks",
                                   [&](std::size_t i) { return skill_deck_size(s, i); });
  out.template each_count<kSkills>(
      "discard_tops", [&](std::size_t i) { return kValues[index(s.discard_tops[i])]; });
  cards(out, "played", cards_in_play(s));
  out.number("chaos", byte(s.chaos.size()));
  out.template counts<kSkills>("chaos_at_most", s.chaos_at_most.data());
  deck<kMythosCards>("mythos_deck", "mythos_next", s.mythos, viewer, out);
  deck<kWaypoints>("waypoint_deck", "waypoint_next", s.waypoints, viewer, out);
  deck<kSpells>("spell_deck", "spell_next", s.spells, viewer, out);
  deck<kItems>("item_deck", "item_next", s.items, viewer, out);
  out.template set<64>("mythos_discard", s.mythos_discard.word(0));
  out.template set<kMythosCards - 64>("mythos_discard_too", s.mythos_discard.word(1));
  out.template set<kWaypoints>("waypoint_discard", s.waypoint_discard.word());
  out.number("spells_lost", byte(s.spells_lost.size()));
  out.number("items_lost", byte(s.items_lost.size()));
  out.number("loyalty_deck", loyalty_deck_size(s));
}

template <std::size_t kPlayers, typename Out>
void turn(const State& s, Player viewer, Circle<kPlayers> seats, Out& out) {
  out.template one_of<kMythosCards>("crisis", index(s.crisis));
  out.one_seat("stand_in", seats.one(s.stand_in), seats.players);
  out.flag("barricaded", s.barricaded);
  out.flag("awakened", s.awakened);
  out.flag("no_icons", s.no_icons);
  out.template set<kAbilities>("used", s.used.word());
  out.some_seats("true_grit", seats.some(s.true_grit.word()), seats.players);
  for (std::size_t i = 0; i < kKeptCards; ++i)
    out.one_seat(kKeptNames[i], seats.one(s.kept[i]), seats.players);
  out.one_seat("flesh_ward", seats.one(s.flesh_ward), seats.players);
  out.one_seat("revelation", seats.one(s.revelation), seats.players);
  out.template one_of<kPiles>("looked_pile", index(s.looked_pile));
  out.one_seat("looker", seats.one(s.looker), seats.players);
  // from 1 on; 0: none, or not known
  out.template few_counts<5>("looked", [&](std::uint8_t* to) {
    for (std::size_t i = 0; i < s.looked.size(); ++i)
      to[i] = byte(seen_looked(s, s.looked[i], viewer) + 1);  // kHidden becomes 0
  });
}

template <typename Out>
void test(const State& s, Out& out) {
  const Test& t = s.test;
  out.template one_of<4>("test", index(t.kind));
  out.template set<kSkills>("helps", t.helps.word());
  out.number("target", t.target);
  out.number("partial", t.partial);
  out.template set<6>("test_flags", static_cast<std::uint64_t>(t.open | t.no_chaos << 1 |
                                                               t.ring << 2 | t.experienced << 3 |
                                                               t.declared << 4 | t.revealed << 5));
  out.number("raised", t.change);
  out.number("lowered", -t.change);
  out.number("total", t.total);
  out.number("below_zero", -t.total);
  out.template one_of<3>("result", index(t.result));
  cards(out, "pile", seen_pile(s));
  cards(out, "shown", t.shown);
  out.template counts<kSkills>("pile_at_most", t.pile_at_most.data());
  out.template counts<kSkills>("joint_at_most", t.joint_at_most.data());
  out.number("treachery", t.treachery);
  out.number("pile_size", pile_size(s));
}

template <std::size_t kPlayers, typename Out>
void die(const Die& v, Circle<kPlayers> seats, Out& out) {
  out.template one_of<9>("die", v.face);
  out.number("die_raised", v.change);
  out.number("die_lowered", -v.change);
  out.template set<4>("die_flags", static_cast<std::uint64_t>(v.attack | v.fixed << 1 |
                                                              v.almanac << 2 | v.pistol << 3));
  out.one_seat("shooter", seats.one(v.shooter), seats.players);
}

// The loyalty cards of every seat: human, hybrid, cultist, not known.
// A byte for each. What nobody holds is counted, too: that is no branch.
using Held = std::array<std::uint32_t, index(Player::nobody) + 1>;
Held held_by_seats(const State& s, Player viewer) {
  Held held{};
  for (const LoyaltyCard& card : s.loyalty) {
    const LoyaltyView v = loyalty_view(s, card, viewer);
    const std::size_t which = std::min<std::size_t>(v.loyalty, kLoyalties);
    held[index(v.holder)] += 1u << (8 * which);
  }
  return held;
}

template <typename Out>
void seat_features(const State& s, std::size_t i, const Held& held, Out& out) {
  const Seat& seat = s.seats[i];
  out.number("hand", byte(seat.hand.size()));
  out.number("added", byte(seat.added.size()));
  cards(out, "added_open", seen_added(s, seat));
  out.template counts<kSkills>("at_most", seat.at_most.data());
  out.template counts<kSkills>("added_at_most", seat.added_at_most.data());
  out.template set<kItems>("items", seat.items.word());
  out.template one_of<kItems>("improvement", index(seat.improvement));
  out.template one_of<kCharacters>("character", index(seat.character));
  out.template one_of<kSpaces, 2 + kLoyalties + 1>("space", index(seat.space));
  out.flag("revealed", seat.revealed);
  out.flag("feat", seat.has_feat);
  static_assert(sizeof(held[i]) == kLoyalties + 1);
  out.template counts<kLoyalties + 1>("loyalty", reinterpret_cast<const std::uint8_t*>(&held[i]));
}

template <std::size_t kPlayers, typename Out>
void features(const State& s, Player viewer, int half, Out& out) {
  const Circle<kPlayers> seats{is_seat(viewer) ? index(viewer) : 0};
  question(own_view(s, viewer), asked_view(s, viewer), seats, half, out);
  tracks(s, seats, out);
  board(s, out);
  decks(s, viewer, out);
  turn(s, viewer, seats, out);
  test(s, out);
  die(s.die, seats, out);
  const Held held = held_by_seats(s, viewer);
  for (std::size_t i = 0; i < kPlayers; ++i) {
    out.of_seat(i);
    seat_features(s, seats.at(i), held, out);
  }
}

// The compiler writes it out for every number of players.
template <typename Out>
void features(const State& s, Player viewer, int half, Out& out) {
  switch (s.players) {
    case 3: return features<3>(s, viewer, half, out);
    case 4: return features<4>(s, viewer, half, out);
    case 5: return features<5>(s, viewer, half, out);
    default: return features<6>(s, viewer, half, out);
  }
}

FeatureNames names_for(std::size_t players) {
  State s;
  s.players = static_cast<std::uint8_t>(players);
  FeatureNames names;
  features(s, Player::nobody, -1, names);
  return names;
}

#ifdef HADAL_WIDE_FEATURES
const bool kWide = wide_features_work();

[[gnu::flatten, HADAL_WIDE]] void observe_widely(const State& s, Player viewer, int half,
                                                 std::uint8_t* out) {
  WideFeatureValues values(out);
  features(s, viewer, half, values);
}
#else
constexpr bool kWide = false;

void observe_widely(const State&, Player, int, std::uint8_t*) {}
#endif

}  // namespace

[[gnu::flatten]] void Learning::observe_anywhere(const State& s, Player viewer, int half,
                                                 std::uint8_t* out) {
  FeatureValues values(out);
  features(s, viewer, half, values);
}

void Learning::observe(const State& s, Player viewer, int half, std::uint8_t* out) {
  (kWide ? observe_widely : observe_anywhere)(s, viewer, half, out);
}

std::size_t Learning::observation_size(std::size_t players) { return names_for(players).size(); }

std::vector<Feature> Learning::describe(std::size_t players) { return names_for(players).take(); }

}  // namespace hadal::unfathomable
