// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/view.h"

#include "engine/hash.h"
#include "games/abyss/view_parts.h"

namespace hadal::abyss {
namespace {

// Small numbers together in one word: a search takes keys all the time.
template <typename... Numbers>
std::uint64_t packed(Numbers... numbers) {
  std::uint64_t word = 0;
  ((word = word << 8 | static_cast<std::uint8_t>(numbers)), ...);
  return word;
}

// What everybody sees of a seat, and what is known of its hand.
void hash_seat(Hash& h, const Seat& seat, AllySet known) {
  h.add(seat.pearls | packed(seat.hand.size(), size(seat.tokens), seat.keys) << 16);
  h.add(known.bits()).add(seat.affiliated.bits());
  h.add(seat.lords.word()).add(seat.covered.word()).add(seat.disabled.word());
  h.add(seat.locations.word());
}

// What a viewer alone knows.
void hash_secrets(Hash& h, const State& s, Player viewer) {
  h.add(viewer);
  if (!is_seat(viewer)) return;
  const Tokens& tokens = s.at(viewer).tokens;
  h.add(s.at(viewer).hand.bits()).add(packed(tokens[0], tokens[1], tokens[2]));
  if (concerns(s.stolen, viewer)) h.add(packed(s.stolen.from, s.stolen.by, s.stolen.kind));
}

template <typename Range>
void hash_small(Hash& h, const Range& range) {
  std::uint64_t word = 0;
  std::size_t n = 0;
  for (const auto& value : range) {
    word = word << 8 | static_cast<std::uint8_t>(value);
    if (++n % 8 == 0) {
      h.add(word);
      word = 0;
    }
  }
  h.add(word).add(n);
}

// What lies open, and where the rules are.
void hash_table(Hash& h, const State& s) {
  h.add(s.paid.bits());
  h.add(packed(s.deck.size() + s.deck_monsters, s.threat, s.players, s.active, s.ender,
               s.recruited << 2 | s.extra_turn << 1 | s.refill_fell_short, s.options.word()));
  h.add(s.turn | packed(s.bought.word()) << 16).add(s.used.word());
  hash_small(h, s.row);
  hash_small(h, s.court);
  hash_small(h, s.under);
  h.add(s.lord_deck.size()).add(removed_lords(s).word());
  h.add(packed(s.location_deck.size()) << 32 | removed_locations(s).word());
  h.add(s.available.word()).add(s.drawn.word());
  for (const Frame& f : s.stack) h.add(packed(f.rule, f.who, f.arg, f.count, f.step));
}

}  // namespace

View view(const State& s, Player viewer) {
  View v;
  static_cast<OwnView&>(v) = own_view(s, viewer);
  static_cast<BoardView&>(v) = board_view(s);
  static_cast<TurnView&>(v) = turn_view(s);
  for (std::size_t i = 0; i < s.players; ++i) v.seats[i] = seat_view(s, i);
  return v;
}

// Of the view, and of what everybody saw and may remember, whether the view shows it or not: the
// council, the discard, and what went to hands.  [ABY-OWN-15]
std::uint64_t view_key(const State& s, Player viewer) {
  Hash h;
  hash_secrets(h, s, viewer);
  for (std::size_t i = 0; i < s.players; ++i) hash_seat(h, s.seats[i], s.seats[i].known);
  h.add(s.council.bits()).add(s.discard.bits()).add(s.discard_monsters);
  hash_table(h, s);
  return h.value();
}

AllySet strong(AllySet allies) {
  constexpr int kLeast = 4;
  static constexpr std::uint64_t kMask = [] {
    std::uint64_t mask = 0;
    for (std::size_t kind = 0; kind < kAllyKinds; ++kind)
      if (value_of(static_cast<Card>(kind)) >= kLeast) mask |= ally_bits::kMasks[kind];
    return mask;
  }();
  return AllySet::from_bits(allies.bits() & kMask);
}

AllySet remembered(AllySet seen, Memory memory) {
  switch (memory) {
    case Memory::perfect: return seen;
    case Memory::human: return strong(seen);
    case Memory::none: break;
  }
  return {};
}

std::uint64_t human_key(const State& s, Player viewer) {
  if (s.options.has(Option::memory_aid)) return view_key(s, viewer);
  Hash h;
  hash_secrets(h, s, viewer);
  for (std::size_t i = 0; i < s.players; ++i)
    hash_seat(h, s.seats[i], remembered(s.seats[i].known, Memory::human));
  std::array<std::uint8_t, kRaces> stacks{};
  for (std::size_t r = 0; r < kRaces; ++r) stacks[r] = council_size(s, r);
  hash_small(h, stacks);
  h.add(remembered(s.council, Memory::human).bits()).add(discard_size(s));
  hash_table(h, s);
  return h.value();
}

Move seen_by(const State& s, Move m, Player viewer) {
  if (m.verb != Verb::token) return m;
  const Frame& f = s.stack.back();
  const bool owner = is_seat(viewer) && index(viewer) == f.arg;
  const bool thief = f.rule == Rule::steal_token && static_cast<Player>(f.step) == viewer;
  if (!owner && !thief) m.a = kHiddenToken;
  return m;
}

}  // namespace hadal::abyss
