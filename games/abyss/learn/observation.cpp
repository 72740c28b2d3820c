// SPDX-License-Identifier: Apache-2.0
// The features of a view of Abyss. Seats are counted from the viewer: seat 0 is the viewer's own.
#include "games/abyss/learn/learn.h"
#include "games/abyss/view_parts.h"

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
  if (set.empty()) return out.template zeros<kAllyKinds>();
  for (std::size_t r = 0; r < kRaces; ++r)
    out.eight(kRaceCounts[(set.bits() >> (10 * r)) & 1023], 5);
}

template <std::size_t kPlayers, typename Out>
void question(const TurnView& v, Player viewer, Circle<kPlayers> seats, int half, Out& out) {
  out.template one_of<kSeats>("viewer", index(viewer));
  out.template one_of<kRules>("question", static_cast<std::size_t>(v.asked.rule));
  out.one_of("asked", v.asked.rule == Rule::nothing ? kSeats : seats.place(v.asked.who),
             seats.players);
  out.template one_of<kLords + 1>("about", v.asked.arg);
  out.number("owed", v.asked.count);
  out.template one_of<kLords>("half", half < 0 ? kLords : static_cast<std::size_t>(half));
}

template <typename Out>
void own(const OwnView& v, Out& out) {
  allies(out, "hand", v.hand);
  out.template counts<kTokenKinds>("tokens", v.tokens.data());
  const bool stolen = v.stolen.from != v.stolen.by;
  out.template one_of<kTokenKinds>("token_lost",
                                   stolen && v.stolen.from == v.viewer ? v.stolen.kind : 255u);
  out.template one_of<kTokenKinds>("token_won",
                                   stolen && v.stolen.by == v.viewer ? v.stolen.kind : 255u);
}

template <typename Out>
void row_and_court(const BoardView& v, Out& out) {
  out.template few_counts<kAllyKinds + 1>("row", [&](std::uint8_t* to) {
    for (const Card c : v.row) ++to[index(c)];
  });
  out.template one_of<kAllyKinds + 1>("newest", v.row.empty() ? 255u : index(v.row.back()));
  // The space of every lord, from 1 on. An empty space writes behind the last lord.
  out.template few_counts<kLords>("court", [&](std::uint8_t* to) {
    for (std::size_t i = 0; i < kCourtSpaces; ++i)
      to[index(v.court[i])] = static_cast<std::uint8_t>(i + 1);
  });
}

template <typename Out>
void board(const BoardView& v, Out& out) {
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
void covers(const BoardView& v, LordSet covered, Out& out) {
  out.template few_counts<kLords>("under", [&](std::uint8_t* to) {
    for (const Lord l : covered)
      to[index(l)] = static_cast<std::uint8_t>(index(v.under[index(l)]) + 1);
  });
}

template <std::size_t kPlayers, typename Out>
void turn(const TurnView& v, Circle<kPlayers> seats, Out& out) {
  out.number("turn", v.turn);
  out.template set<kOptions>("options", v.options.word());
  out.one_of("active", seats.place(v.active), seats.players);
  out.one_of("ender", seats.place(v.ender), seats.players);
  out.set("bought", seats.turned(v.bought.word()), seats.players);
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

template <std::size_t kPlayers, typename Out>
void features(const State& s, Player viewer, int half, Out& out) {
  const Circle<kPlayers> seats{is_seat(viewer) ? index(viewer) : 0};
  const BoardView table = board_view(s);
  const TurnView now = turn_view(s);
  LordSet covered;
  for (std::size_t i = 0; i < kPlayers; ++i) covered = covered | seat_view(s, i).covered;
  question(now, viewer, seats, half, out);
  own(own_view(s, viewer), out);
  board(table, out);
  covers(table, covered, out);
  turn(now, seats, out);
  for (std::size_t i = 0; i < kPlayers; ++i) {
    out.of_seat(i);
    seat_features(seat_view(s, seats.at(i)), out);
  }
  out.of_all();
}

// The compiler writes it out for every number of players.
template <typename Out>
void features(const State& s, Player viewer, int half, Out& out) {
  switch (s.players) {
    case 2: return features<2>(s, viewer, half, out);
    case 3: return features<3>(s, viewer, half, out);
    default: return features<4>(s, viewer, half, out);
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

}  // namespace hadal::abyss
