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

// Takes n allies of those in `among` out of the pool.
AllySet draw_many(AllySet& pool, AllySet among, int n, Rng& rng) {
  AllySet rest = among;
  const AllySet drawn = draw_many(rest, n, rng);
  pool -= drawn;
  return drawn;
}

// What may lie where a player has forgotten what lay there: what they would have remembered does
// not.
AllySet forgettable(AllySet pool, Memory memory) {
  return memory == Memory::human ? pool - strong(pool) : pool;
}

void redeal_council(State& s, AllySet& pool, Rng& rng, Memory memory) {
  AllySet council = remembered(s.council, memory);
  for (std::size_t i = 0; i < kRaces; ++i) {
    const auto r = static_cast<Race>(i);
    const int forgotten = s.council.size(r) - council.size(r);
    council += draw_many(pool, forgettable(pool.of(r), memory), forgotten, rng);
  }
  s.council = council;
}

// Cards that were seen and forgotten, and cards that nobody saw.
void redeal_hand(Seat& seat, AllySet& pool, Rng& rng, Memory memory) {
  const AllySet kept = remembered(seat.known, memory);
  const int forgotten = seat.known.size() - kept.size();
  const int unseen = seat.hand.size() - seat.known.size();
  seat.known = kept + draw_many(pool, forgettable(pool, memory), forgotten, rng);
  seat.hand = seat.known + draw_many(pool, unseen, rng);
}

// Nobody who forgets knows how many of the monsters are in the discard and how many in the deck.
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
// all that was seen.
void redeal_allies(State& s, Player viewer, Rng& rng, Memory memory) {
  if (s.options.has(Option::memory_aid)) memory = Memory::perfect;
  const bool forgets = memory != Memory::perfect;
  AllySet pool = s.deck + (s.council - remembered(s.council, memory));
  if (forgets) pool += s.discard;
  for (std::size_t i = 0; i < s.players; ++i)
    if (seat(i) != viewer) pool += s.seats[i].hand - remembered(s.seats[i].known, memory);
  if (forgets) redeal_council(s, pool, rng, memory);
  for (std::size_t i = 0; i < s.players; ++i)
    if (seat(i) != viewer) redeal_hand(s.seats[i], pool, rng, memory);
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
