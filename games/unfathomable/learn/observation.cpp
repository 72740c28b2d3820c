// SPDX-License-Identifier: Apache-2.0
// The features of a view of Unfathomable. Seats are counted from the viewer: seat 0 is the viewer's
// own.
#include "games/unfathomable/learn/learn.h"

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

std::size_t first_place(const View& v) { return is_seat(v.viewer) ? index(v.viewer) : 0; }

// The seat of p, counted from the viewer; a spectator looks from the first seat. More than any for
// nobody.
std::size_t place(const View& v, Player p) {
  if (!is_seat(p)) return kSeats + 1;
  const std::size_t me = first_place(v);
  return index(p) >= me ? index(p) - me : index(p) + v.players - me;
}

// A set of seats, counted from the viewer.
std::uint64_t turned(const View& v, std::uint64_t seats) {
  const std::size_t me = first_place(v);
  return (seats >> me | seats << (v.players - me)) & ((1u << v.players) - 1);
}

template <typename Out>
void question(const View& v, int half, Out& out) {
  out.template one_of<kSeats>("viewer", index(v.viewer));
  out.template one_of<kRules>("question", index(v.asked.rule));
  out.one_of("asked", v.asked.rule == Rule::nothing ? kSeats + 1 : place(v, v.asked.who),
             v.players);
  out.template set<8>("about", v.asked.arg);
  out.template set<8>("about_too", v.asked.extra);
  out.number("owed", v.asked.count);
  out.template one_of<kItems>("half", half < 0 ? kItems : static_cast<std::size_t>(half));
  cards(out, "hand", v.hand);
  cards(out, "added", v.added);
}

template <typename Out>
void tracks(const View& v, Out& out) {
  out.template counts<kResources>("dials", v.dials.data());
  out.number("travel", v.travel);
  out.number("ritual", v.ritual);
  out.template set<kWaypoints>("route", v.route.word());
  out.template one_of<3>("variant", index(v.options.variant));
  out.template one_of<3>("difficulty", index(v.options.difficulty));
  out.number("turn", v.turn);
  out.one_of("current", place(v, v.current), v.players);
  out.one_of("captain", place(v, v.captain), v.players);
  out.one_of("keeper", place(v, v.keeper), v.players);
  out.template one_of<6>("ending", index(v.ending));
}

template <typename Out>
void board(const View& v, Out& out) {
  out.template counts<kSpaces>("deep_ones", v.deep_ones.data());
  out.template counts<kSpaces>("waiting", v.waiting.data());
  out.template one_of<kSpaces>("hydra", index(v.hydra));
  out.template one_of<kSpaces>("dagon", index(v.dagon));
  out.template counts<8>("passengers", v.passengers.data());
  out.template counts<kPassengerFaces>("passenger_faces", v.passenger_faces.data());
  for (std::size_t i = 0; i < kRooms; ++i)
    out.template one_of<kDamageCards>(kDamageNames[i], index(v.damage[i]));
  out.template set<kDamageCards>("damage_deck", v.damage_deck.word());
  out.flag("fleeing_at_bottom", v.fleeing_at_bottom);
}

template <std::size_t N, typename Out>
void deck(std::string_view size_name, std::string_view next_name, const DeckView& d, Out& out) {
  out.number(size_name, d.size);
  out.template one_of<N>(next_name, d.top.empty() ? kHidden : d.top.back());
}

template <typename Out>
void decks(const View& v, Out& out) {
  out.template counts<kSkills>("skill_decks", v.deck_sizes.data());
  std::array<std::uint8_t, kSkills> tops{};
  for (std::size_t i = 0; i < kSkills; ++i)
    if (v.discard_tops[i] != Card::none) tops[i] = byte(value_of(v.discard_tops[i]));
  out.template counts<kSkills>("discard_tops", tops.data());
  cards(out, "played", v.played);
  out.number("chaos", v.chaos_size);
  out.template counts<kSkills>("chaos_at_most", v.chaos_at_most.data());
  deck<kMythosCards>("mythos_deck", "mythos_next", v.decks[index(Pile::mythos)], out);
  deck<kWaypoints>("waypoint_deck", "waypoint_next", v.decks[index(Pile::waypoint)], out);
  deck<kSpells>("spell_deck", "spell_next", v.decks[index(Pile::spell)], out);
  deck<kItems>("item_deck", "item_next", v.decks[index(Pile::item)], out);
  out.template set<64>("mythos_discard", v.mythos_discard.word(0));
  out.template set<kMythosCards - 64>("mythos_discard_too", v.mythos_discard.word(1));
  out.template set<kWaypoints>("waypoint_discard", v.waypoint_discard.word());
  out.number("spells_lost", v.spells_lost);
  out.number("items_lost", v.items_lost);
  out.number("loyalty_deck", v.loyalty_deck);
}

template <typename Out>
void turn(const View& v, Out& out) {
  out.template one_of<kMythosCards>("crisis", index(v.crisis));
  out.one_of("stand_in", place(v, v.stand_in), v.players);
  out.flag("barricaded", v.barricaded);
  out.flag("awakened", v.awakened);
  out.flag("no_icons", v.no_icons);
  out.template set<kAbilities>("used", v.used.word());
  out.set("true_grit", turned(v, v.true_grit.word()), v.players);
  for (std::size_t i = 0; i < kKeptCards; ++i)
    out.one_of(kKeptNames[i], place(v, v.kept[i]), v.players);
  out.one_of("flesh_ward", place(v, v.flesh_ward), v.players);
  out.one_of("revelation", place(v, v.revelation), v.players);
  out.template one_of<kPiles>("looked_pile", index(v.looked_pile));
  out.one_of("looker", place(v, v.looker), v.players);
  std::array<std::uint8_t, 5> looked{};  // from 1 on; 0: none, or not known
  for (std::size_t i = 0; i < v.looked.size(); ++i)
    looked[i] = v.looked[i] == kHidden ? std::uint8_t{0} : byte(v.looked[i] + 1);
  out.template counts<5>("looked", looked.data());
}

template <typename Out>
void test(const View& v, Out& out) {
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

template <typename Out>
void die(const View& v, Out& out) {
  out.template one_of<9>("die", v.die.face);
  out.number("die_raised", v.die.change);
  out.number("die_lowered", -v.die.change);
  out.template set<4>(
      "die_flags", static_cast<std::uint64_t>(v.die.attack | v.die.fixed << 1 | v.die.almanac << 2 |
                                              v.die.pistol << 3));
  out.one_of("shooter", place(v, v.die.shooter), v.players);
}

template <typename Out>
void seat_features(const View& v, Player p, Out& out) {
  const SeatView& seat = v.seats[index(p)];
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
  std::array<std::uint8_t, kLoyalties + 1> held{};  // human, hybrid, cultist, not known
  for (const LoyaltyView& card : v.loyalty)
    if (card.holder == p) ++held[card.loyalty < kLoyalties ? card.loyalty : kLoyalties];
  out.template counts<kLoyalties + 1>("loyalty", held.data());
}

template <typename Out>
void features(const View& v, int half, Out& out) {
  question(v, half, out);
  tracks(v, out);
  board(v, out);
  decks(v, out);
  turn(v, out);
  test(v, out);
  die(v, out);
  const std::size_t me = first_place(v);
  for (std::size_t i = 0; i < v.players; ++i) {
    out.of_seat(i);
    seat_features(v, seat(me + i < v.players ? me + i : me + i - v.players), out);
  }
  out.of_all();
}

FeatureNames names_for(std::size_t players) {
  View v;
  v.players = static_cast<std::uint8_t>(players);
  FeatureNames names;
  features(v, -1, names);
  return names;
}

}  // namespace

void Learning::observe(const View& v, int half, std::uint8_t* out) {
  FeatureValues values(out);
  features(v, half, values);
}

std::size_t Learning::observation_size(std::size_t players) { return names_for(players).size(); }

std::vector<Feature> Learning::describe(std::size_t players) { return names_for(players).take(); }

}  // namespace hadal::unfathomable
