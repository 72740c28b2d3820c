// SPDX-License-Identifier: Apache-2.0
// Deals again what a player cannot know.
#include "games/abyss/view.h"

namespace hadal::abyss {
namespace {

// Takes a uniformly drawn ally out of the pool.
Card draw(AllySet& pool, Rng& rng) {
  const Card c = pool.pick(static_cast<int>(rng.below(static_cast<std::uint32_t>(pool.size()))));
  pool.remove(c);
  return c;
}

AllySet draw_many(AllySet& pool, int n, Rng& rng) {
  AllySet drawn;
  for (int i = 0; i < n; ++i) drawn.add(draw(pool, rng));
  return drawn;
}

// A player who remembers nothing cannot tell the faces of the council and of the discard.
void redeal_council(State& s, AllySet& pool, Rng& rng) {
  AllySet council;
  for (std::size_t i = 0; i < kRaces; ++i) {
    const auto r = static_cast<Race>(i);
    AllySet of_race = pool.of(r);
    const AllySet stack = draw_many(of_race, s.council.size(r), rng);
    pool -= stack;
    council += stack;
  }
  s.council = council;
}

// Nor how many of the monsters are in the discard and how many in the deck.
void redeal_discard(State& s, AllySet& pool, Rng& rng) {
  int allies = 0;
  int monsters = 0;
  for (int n = s.discard.size() + s.discard_monsters; n > 0; --n) {
    const int monsters_left = s.deck_monsters + s.discard_monsters - monsters;
    const int allies_left = pool.size() - allies;
    const auto left = static_cast<std::uint32_t>(monsters_left + allies_left);
    ++(static_cast<int>(rng.below(left)) < monsters_left ? monsters : allies);
  }
  s.deck_monsters = static_cast<std::uint8_t>(s.deck_monsters + s.discard_monsters - monsters);
  s.discard_monsters = static_cast<std::uint8_t>(monsters);
  s.discard = draw_many(pool, allies, rng);
}

// Hands, and everything the viewer does not remember, are dealt from one pool. Unless somebody
// holds cards that nobody saw, a perfect memory leaves nothing to deal; and the memory aid shows
// what was seen going to hands and to the council.
void redeal_allies(State& s, Player viewer, Rng& rng, Memory memory) {
  const bool forgets = memory == Memory::none;
  const bool forgets_taken = forgets && !s.options.has(Option::memory_aid);
  AllySet pool = s.deck;
  if (forgets) pool += s.discard;
  if (forgets_taken) pool += s.council;
  for (std::size_t i = 0; i < s.players; ++i) {
    if (seat(i) == viewer) continue;
    Seat& other = s.seats[i];
    if (forgets_taken) other.known = {};
    pool += other.hand - other.known;
  }
  if (forgets_taken) redeal_council(s, pool, rng);
  for (std::size_t i = 0; i < s.players; ++i) {
    if (seat(i) == viewer) continue;
    Seat& other = s.seats[i];
    const int unknown = other.hand.size() - other.known.size();
    other.hand = other.known + draw_many(pool, unknown, rng);
    if (forgets_taken) other.known = other.hand;
  }
  if (forgets) redeal_discard(s, pool, rng);
  s.deck = pool;
}

// The tokens of the others come from all those that the viewer does not hold. The viewer knows a
// token that the Hunter took from or for them.
void redeal_tokens(State& s, Player viewer, Rng& rng) {
  Tokens pool = kAllTokens;
  if (is_seat(viewer))
    for (std::size_t kind = 0; kind < kTokenKinds; ++kind)
      pool[kind] = static_cast<std::uint8_t>(pool[kind] - s.at(viewer).tokens[kind]);
  const bool knows_one = is_seat(viewer) && s.stolen.from == viewer;
  if (knows_one) --pool[s.stolen.kind];
  for (std::size_t i = 0; i < s.players; ++i) {
    if (seat(i) == viewer) continue;
    Tokens& tokens = s.seats[i].tokens;
    int unknown = size(tokens);
    tokens = {};
    if (knows_one && s.stolen.by == seat(i)) {
      ++tokens[s.stolen.kind];
      --unknown;
    }
    for (; unknown > 0; --unknown) {
      const std::size_t kind =
          pick_weighted(pool, rng.below(static_cast<std::uint32_t>(size(pool))));
      --pool[kind];
      ++tokens[kind];
    }
  }
  // About a token that changed hands between others the viewer knows nothing: it is any that the
  // thief has.
  if (s.stolen.by != Player::nobody && s.stolen.from != viewer && s.stolen.by != viewer) {
    const Tokens& all = s.at(s.stolen.by).tokens;
    s.stolen.kind = static_cast<std::uint8_t>(
        pick_weighted(all, rng.below(static_cast<std::uint32_t>(size(all)))));
  }
}

}  // namespace

State determinize(State s, Player viewer, Rng& rng, Memory memory) {
  redeal_allies(s, viewer, rng, memory);
  redeal_tokens(s, viewer, rng);
  return s;
}

}  // namespace hadal::abyss
