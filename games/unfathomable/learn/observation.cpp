// SPDX-License-Identifier: Apache-2.0
// The features of a view of Unfathomable. Seats are counted from the viewer: seat 0 is the viewer's
// own.
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

template <typename Out>
void cards(Out& out, std::string_view name, SkillSet set) {
  out.template words<kCardKinds>(name);
  if (set.empty()) return out.template zeros<kCardKinds>();
  out.eight(spread(set.low() & 0xffffffff), 8);
  out.eight(spread(set.low() >> 32), 7);
  out.eight(spread(set.high() & 0xffffffff), 8);
  out.eight(spread(set.high() >> 32), 7);
}

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
  out.one_of("asked", asked.rule == Rule::nothing ? kSeats + 1 : seats.place(asked.who),
             seats.players);
  out.template set<8>("about", asked.arg);
  out.template set<8>("about_too", asked.extra);
  out.number("owed", asked.count);
  out.template one_of<kItems>("half", half < 0 ? kItems : static_cast<std::size_t>(half));
  cards(out, "hand", own.hand);
  cards(out, "added", own.added);
}

template <std::size_t kPlayers, typename Out>
void tracks(const BoardView& v, const DecksView& d, const TurnView& now, Circle<kPlayers> seats,
            Out& out) {
  out.template counts<kResources>("dials", v.dials.data());
  out.number("travel", v.travel);
  out.number("ritual", v.ritual);
  out.template set<kWaypoints>("route", d.route.word());
  out.template one_of<3>("variant", index(now.options.variant));
  out.template one_of<3>("difficulty", index(now.options.difficulty));
  out.number("turn", now.turn);
  out.one_of("current", seats.place(now.current), seats.players);
  out.one_of("captain", seats.place(v.captain), seats.players);
  out.one_of("keeper", seats.place(v.keeper), seats.players);
  out.template one_of<6>("ending", index(now.ending));
}

template <typename Out>
void board(const BoardView& v, const TurnView& now, Out& out) {
  out.template counts<kSpaces>("deep_ones", v.deep_ones.data());
  out.template counts<kSpaces>("waiting", now.waiting.data());
  out.template one_of<kSpaces>("hydra", index(v.hydra));
  out.template one_of<kSpaces>("dagon", index(v.dagon));
  out.template counts<8>("passengers", v.passengers.data());
  out.template counts<kPassengerFaces>("passenger_faces", v.passenger_faces.data());
  for (std::size_t i = 0; i < kRooms; ++i)
    out.template one_of<kDamageCards>(kDamageNames[i], index(v.damage[i]));
  out.template set<kDamageCards>("damage_deck", v.damage_deck.word());
  out.flag("fleeing_at_bottom", v.fleeing_at_bottom);
}

template <std::size_t N, typename Out, typename Deck>
void deck(std::string_view size_name, std::string_view next_name, const Deck& d, Player viewer,
          Out& out) {
  out.number(size_name, byte(d.size()));
  out.template one_of<N>(next_name, seen_on_top(d, viewer));
}

template <typename Out>
void decks(const State& s, const DecksView& v, Player viewer, Out& out) {
  out.template counts<kSkills>("skill_decks", v.deck_sizes.data());
  std::array<std::uint8_t, kSkills> tops{};
  for (std::size_t i = 0; i < kSkills; ++i)
    if (v.discard_tops[i] != Card::none) tops[i] = byte(value_of(v.discard_tops[i]));
  out.template counts<kSkills>("discard_tops", tops.data());
  cards(out, "played", v.played);
  out.number("chaos", v.chaos_size);
  out.template counts<kSkills>("chaos_at_most", v.chaos_at_most.data());
  deck<kMythosCards>("mythos_deck", "mythos_next", s.mythos, viewer, out);
  deck<kWaypoints>("waypoint_deck", "waypoint_next", s.waypoints, viewer, out);
  deck<kSpells>("spell_deck", "spell_next", s.spells, viewer, out);
  deck<kItems>("item_deck", "item_next", s.items, viewer, out);
  out.template set<64>("mythos_discard", v.mythos_discard.word(0));
  out.template set<kMythosCards - 64>("mythos_discard_too", v.mythos_discard.word(1));
  out.template set<kWaypoints>("waypoint_discard", v.waypoint_discard.word());
  out.number("spells_lost", v.spells_lost);
  out.number("items_lost", v.items_lost);
  out.number("loyalty_deck", v.loyalty_deck);
}

template <std::size_t kPlayers, typename Out>
void turn(const TurnView& v, const BoardView& table, Circle<kPlayers> seats, Out& out) {
  out.template one_of<kMythosCards>("crisis", index(v.crisis));
  out.one_of("stand_in", seats.place(v.stand_in), seats.players);
  out.flag("barricaded", v.barricaded);
  out.flag("awakened", v.awakened);
  out.flag("no_icons", v.no_icons);
  out.template set<kAbilities>("used", v.used.word());
  out.set("true_grit", seats.turned(v.true_grit.word()), seats.players);
  for (std::size_t i = 0; i < kKeptCards; ++i)
    out.one_of(kKeptNames[i], seats.place(table.kept[i]), seats.players);
  out.one_of("flesh_ward", seats.place(table.flesh_ward), seats.players);
  out.one_of("revelation", seats.place(table.revelation), seats.players);
  out.template one_of<kPiles>("looked_pile", index(v.looked_pile));
  out.one_of("looker", seats.place(v.looker), seats.players);
  std::array<std::uint8_t, 5> looked{};  // from 1 on; 0: none, or not known
  for (std::size_t i = 0; i < v.looked.size(); ++i)
    looked[i] = v.looked[i] == kHidden ? std::uint8_t{0} : byte(v.looked[i] + 1);
  out.template counts<5>("looked", looked.data());
}

template <typename Out>
void test(const TestView& v, Out& out) {
  const Test& t = v.test;
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
  cards(out, "pile", t.pile);
  cards(out, "shown", t.shown);
  out.template counts<kSkills>("pile_at_most", t.pile_at_most.data());
  out.template counts<kSkills>("joint_at_most", t.joint_at_most.data());
  out.number("treachery", t.treachery);
  out.number("pile_size", v.pile_size);
}

template <std::size_t kPlayers, typename Out>
void die(const Die& v, Circle<kPlayers> seats, Out& out) {
  out.template one_of<9>("die", v.face);
  out.number("die_raised", v.change);
  out.number("die_lowered", -v.change);
  out.template set<4>("die_flags", static_cast<std::uint64_t>(v.attack | v.fixed << 1 |
                                                              v.almanac << 2 | v.pistol << 3));
  out.one_of("shooter", seats.place(v.shooter), seats.players);
}

// The loyalty cards of every seat: human, hybrid, cultist, not known.
using Held = std::array<std::array<std::uint8_t, kLoyalties + 1>, kSeats>;
Held held_by_seats(const State& s, Player viewer) {
  Held held{};
  for (const LoyaltyCard& card : s.loyalty) {
    const LoyaltyView v = loyalty_view(s, card, viewer);
    if (is_seat(v.holder)) ++held[index(v.holder)][v.loyalty < kLoyalties ? v.loyalty : kLoyalties];
  }
  return held;
}

template <typename Out>
void seat_features(const State& s, std::size_t i, const Held& held, Out& out) {
  const SeatView seat = seat_view(s, i);
  out.number("hand", seat.hand_size);
  out.number("added", seat.added_size);
  cards(out, "added_open", seat.added);
  out.template counts<kSkills>("at_most", seat.at_most.data());
  out.template counts<kSkills>("added_at_most", seat.added_at_most.data());
  out.template set<kItems>("items", seat.items.word());
  out.template one_of<kItems>("improvement", index(seat.improvement));
  out.template one_of<kCharacters>("character", index(seat.character));
  out.template one_of<kSpaces>("space", index(seat.space));
  out.flag("revealed", seat.revealed);
  out.flag("feat", seat.has_feat);
  out.template counts<kLoyalties + 1>("loyalty", held[i].data());
}

template <std::size_t kPlayers, typename Out>
void features(const State& s, Player viewer, int half, Out& out) {
  const Circle<kPlayers> seats{is_seat(viewer) ? index(viewer) : 0};
  const BoardView table = board_view(s);
  const DecksView piles = decks_view(s);
  const TurnView now = turn_view(s, viewer);
  question(own_view(s, viewer), now.asked, seats, half, out);
  tracks(table, piles, now, seats, out);
  board(table, now, out);
  decks(s, piles, viewer, out);
  turn(now, table, seats, out);
  test(test_view(s), out);
  die(now.die, seats, out);
  const Held held = held_by_seats(s, viewer);
  for (std::size_t i = 0; i < kPlayers; ++i) {
    out.of_seat(i);
    seat_features(s, seats.at(i), held, out);
  }
  out.of_all();
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

}  // namespace

[[gnu::flatten]] void Learning::observe(const State& s, Player viewer, int half,
                                        std::uint8_t* out) {
  FeatureValues values(out);
  features(s, viewer, half, values);
}

std::size_t Learning::observation_size(std::size_t players) { return names_for(players).size(); }

std::vector<Feature> Learning::describe(std::size_t players) { return names_for(players).take(); }

}  // namespace hadal::unfathomable
