// SPDX-License-Identifier: Apache-2.0
// The features of a view of Abyss. Seats are counted from the viewer: seat 0 is the viewer's own.
#include "games/abyss/learn/learn.h"

namespace hadal::abyss {
namespace {

// How many there are of each value, for every combination of one race.
constexpr std::array<std::uint64_t, 1024> kRaceCounts = [] {
  std::array<std::uint64_t, 1024> all{};
  for (unsigned bits = 0; bits < 1024; ++bits)
    for (unsigned v = 0; v < 5; ++v) {
      const unsigned n = (bits >> ally_bits::kShift[v]) & ((1u << ally_bits::kWidth[v]) - 1);
      all[bits] |= std::uint64_t{n} << (8 * v);
    }
  return all;
}();

template <typename Out>
void allies(Out& out, std::string_view name, AllySet set) {
  out.template words<kAllyKinds>(name);
  for (std::size_t r = 0; r < kRaces; ++r)
    out.eight(kRaceCounts[(set.bits() >> (10 * r)) & 1023], 5);
}

// The seat of p, counted from the viewer; a spectator looks from the first seat. More than any for
// nobody.
std::size_t place(const View& v, Player p) {
  if (!is_seat(p)) return kSeats + 1;
  const std::size_t me = is_seat(v.viewer) ? index(v.viewer) : 0;
  return index(p) >= me ? index(p) - me : index(p) + v.players - me;
}

// A set of seats, counted from the viewer.
std::uint64_t turned(const View& v, std::uint64_t seats) {
  const std::size_t me = is_seat(v.viewer) ? index(v.viewer) : 0;
  return (seats >> me | seats << (v.players - me)) & ((1u << v.players) - 1);
}

template <typename Out>
void question(const View& v, int half, Out& out) {
  out.template one_of<kSeats>("viewer", index(v.viewer));
  out.template one_of<kRules>("question", static_cast<std::size_t>(v.asked.rule));
  out.one_of("asked", v.asked.rule == Rule::nothing ? kSeats : place(v, v.asked.who), v.players);
  out.template one_of<kLords + 1>("about", v.asked.arg);
  out.number("owed", v.asked.count);
  out.template one_of<kLords>("half", half < 0 ? kLords : static_cast<std::size_t>(half));
}

template <typename Out>
void own(const View& v, Out& out) {
  allies(out, "hand", v.hand);
  out.template counts<kTokenKinds>("tokens", v.tokens.data());
  const bool stolen = v.stolen.from != v.stolen.by;
  out.template one_of<kTokenKinds>("token_lost",
                                   stolen && v.stolen.from == v.viewer ? v.stolen.kind : 255u);
  out.template one_of<kTokenKinds>("token_won",
                                   stolen && v.stolen.by == v.viewer ? v.stolen.kind : 255u);
}

template <typename Out>
void row_and_court(const View& v, Out& out) {
  std::array<std::uint8_t, kAllyKinds + 1> row{};
  for (const Card c : v.row) ++row[index(c)];
  out.template counts<kAllyKinds + 1>("row", row.data());
  out.template one_of<kAllyKinds + 1>("newest", v.row.empty() ? 255u : index(v.row.back()));
  std::array<std::uint8_t, kLords> court{};  // the space of every lord, from 1 on
  for (std::size_t i = 0; i < kCourtSpaces; ++i)
    if (v.court[i] != Lord::none) court[index(v.court[i])] = static_cast<std::uint8_t>(i + 1);
  out.template counts<kLords>("court", court.data());
}

template <typename Out>
void board(const View& v, Out& out) {
  allies(out, "paid", v.paid);
  out.template counts<kRaces>("council_sizes", v.council_sizes.data());
  allies(out, "council", v.council);
  row_and_court(v, out);
  out.template one_of<kThreatSpaces + 1>("threat", v.threat);
  out.number("deck", v.deck_size);
  out.number("discard", v.discard_size);
  out.number("lord_deck", v.lord_deck_size);
  out.number("location_deck", v.location_deck_size);
  out.number("token_supply", v.token_supply);
  out.template set<kLords>("removed_lords", v.removed_lords.word());
  out.template set<kLocations>("removed_locations", v.removed_locations.word());
  out.template set<kLocations>("available", v.available.word());
  out.template set<kLocations>("drawn", v.drawn.word());
}

// Which location covers which lord, from 1 on.
template <typename Out>
void covers(const View& v, Out& out) {
  std::array<std::uint8_t, kLords> under{};
  for (std::size_t i = 0; i < v.players; ++i)
    for (const Lord l : v.seats[i].covered)
      under[index(l)] = static_cast<std::uint8_t>(index(v.under[index(l)]) + 1);
  out.template counts<kLords>("under", under.data());
}

template <typename Out>
void turn(const View& v, Out& out) {
  out.number("turn", v.turn);
  out.template set<kOptions>("options", v.options.word());
  out.one_of("active", place(v, v.active), v.players);
  out.one_of("ender", place(v, v.ender), v.players);
  out.set("bought", turned(v, v.bought.word()), v.players);
  static_assert(static_cast<int>(Verb::end) - static_cast<int>(Verb::sell) < 8);
  out.template set<8>("used", v.used.word() >> static_cast<int>(Verb::sell));
  out.flag("extra_turn", v.extra_turn);
}

template <typename Out>
void seat_features(const SeatView& seat, Out& out) {
  out.number("hand", seat.hand_size);
  out.number("tokens", seat.tokens_size);
  out.number("pearls", seat.pearls);
  out.number("keys", seat.keys);
  allies(out, "known", seat.known);
  allies(out, "affiliated", seat.affiliated);
  // 1: in front of the player, 2: covered by a location, 4: turned sideways
  out.template flags<kLords>("lords", seat.lords.word(), seat.covered.word(), seat.disabled.word());
  out.template set<kLocations>("locations", seat.locations.word());
}

template <typename Out>
void features(const View& v, int half, Out& out) {
  question(v, half, out);
  own(v, out);
  board(v, out);
  covers(v, out);
  turn(v, out);
  const std::size_t me = is_seat(v.viewer) ? index(v.viewer) : 0;
  for (std::size_t i = 0; i < v.players; ++i) {
    out.of_seat(i);
    seat_features(v.seats[me + i < v.players ? me + i : me + i - v.players], out);
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

}  // namespace hadal::abyss
