// SPDX-License-Identifier: Apache-2.0
// The features of a view of Abyss. Seats are counted from the viewer: seat 0 is the viewer's own.
#include "engine/wide_features.h"
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

constexpr FieldsOfWord kAllyFields = [] {
  FieldsOfWord all;
  for (std::size_t kind = 0; kind < kAllyKinds; ++kind) {
    all.shift[kind] = ally_bits::kShifts[kind];
    all.mask[kind] = static_cast<std::uint8_t>((1u << ally_bits::kWidth[kind % 5]) - 1);
  }
  return all;
}();

template <typename Out>
void allies(Out& out, std::string_view name, AllySet set) {
  out.template words<kAllyKinds>(name);
  if constexpr (Out::kWide) return out.template fields<kAllyKinds>(set.bits(), kAllyFields);
  if (set.empty()) return out.template zeros<kAllyKinds>();
  for (std::size_t r = 0; r < kRaces; ++r)
    out.eight(kRaceCounts[(set.bits() >> (10 * r)) & 1023], 5);
}

template <std::size_t kPlayers, typename Out>
void question(Frame asked, Player viewer, Circle<kPlayers> seats, int half, Out& out) {
  out.template one_of<kSeats>("viewer", index(viewer));
  out.template one_of<kRules>("question", static_cast<std::size_t>(asked.rule));
  out.one_seat("asked", asked.rule == Rule::nothing ? 0 : seats.one(asked.who), seats.players);
  out.template one_of<kLords + 1>("about", asked.arg);
  out.number("owed", asked.count);
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
void row_and_court(const State& s, Out& out) {
  out.template few_counts<kAllyKinds + 1>("row", [&](std::uint8_t* to) {
    for (const Card c : s.row) ++to[index(c)];
  });
  out.template one_of<kAllyKinds + 1>("newest", s.row.empty() ? 255u : index(s.row.back()));
  // The space of every lord, from 1 on. An empty space writes behind the last lord.
  out.template few_counts<kLords>("court", [&](std::uint8_t* to) {
    for (std::size_t i = 0; i < kCourtSpaces; ++i)
      to[index(s.court[i])] = static_cast<std::uint8_t>(i + 1);
  });
}

template <typename Out>
void board(const State& s, int tokens, Out& out) {
  allies(out, "paid", s.paid);
  out.template each_count<kRaces>("council_sizes",
                                  [&](std::size_t r) { return council_size(s, r); });
  allies(out, "council", seen_council(s));
  row_and_court(s, out);
  out.template one_of<kThreatSpaces + 1>("threat", s.threat);
  out.number("deck", deck_size(s));
  out.number("discard", discard_size(s));
  out.number("lord_deck", small(s.lord_deck.size()));
  out.number("location_deck", small(s.location_deck.size()));
  out.number("token_supply", small(tokens));
  out.template set<kLords>("removed_lords", removed_lords(s).word());
  out.template set<kLocations>("removed_locations", removed_locations(s).word());
  out.template set<kLocations>("available", s.available.word());
  out.template set<kLocations>("drawn", s.drawn.word());
}

template <std::size_t kPlayers, typename Out>
void turn(const State& s, Circle<kPlayers> seats, Out& out) {
  out.number("turn", s.turn);
  out.template set<kOptions>("options", s.options.word());
  out.one_seat("active", seats.one(s.active), seats.players);
  out.one_seat("ender", seats.one(s.ender), seats.players);
  out.some_seats("bought", seats.some(s.bought.word()), seats.players);
  static_assert(static_cast<int>(Verb::end) - static_cast<int>(Verb::sell) < 8);
  out.template set<8>("used", s.used.word() >> static_cast<int>(Verb::sell));
  out.flag("extra_turn", s.extra_turn);
}

template <typename Out>
void seat_features(const State& s, const Seat& seat, Out& out) {
  out.number("hand", small(seat.hand.size()));
  out.number("tokens", small(size(seat.tokens)));
  out.number("pearls", seat.pearls);
  out.number("keys", seat.keys);
  allies(out, "known", seen_known(s, seat));
  allies(out, "affiliated", seat.affiliated);
  // 1: in front of the player, 2: covered by a location, 4: turned sideways
  out.template flags<kLords, kLocations>("lords", seat.lords.word(), seat.covered.word(),
                                         seat.disabled.word());
  out.template set<kLocations, 0>("locations", seat.locations.word());
}

template <std::size_t kPlayers, typename Out>
void features(const State& s, Player viewer, int half, Out& out) {
  const Circle<kPlayers> seats{is_seat(viewer) ? index(viewer) : 0};
  LordSet covered;
  int tokens = size(kAllTokens);
  for (std::size_t i = 0; i < kPlayers; ++i) {
    covered = covered | s.seats[i].covered;
    tokens -= size(s.seats[i].tokens);
  }
  question(asked_view(s), viewer, seats, half, out);
  own(own_view(s, viewer), out);
  board(s, tokens, out);
  // Which location covers which lord, from 1 on.
  static_assert(sizeof(Location) == 1);
  out.template some_counts<kLords>("under", covered.word(),
                                   reinterpret_cast<const std::uint8_t*>(s.under.data()));
  turn(s, seats, out);
  for (std::size_t i = 0; i < kPlayers; ++i) {
    out.of_seat(i);
    seat_features(s, s.seats[seats.at(i)], out);
  }
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

}  // namespace hadal::abyss
