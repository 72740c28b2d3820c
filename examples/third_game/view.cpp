// SPDX-License-Identifier: Apache-2.0
#include "examples/third_game/view.h"

#include "engine/hash.h"
#include "examples/third_game/rules.h"

namespace hadal::liars_dice {

View view(const State& s, Player p) {
  View v;
  v.options = s.options;
  v.viewer = p;
  v.to_move = to_move(s);
  v.dice = s.dice;
  for (std::size_t i = 0; i < kSeats; ++i) v.rolled[i] = dice_in(s.cups[i]);
  if (is_seat(p)) v.cup = s.cups[index(p)];
  v.claim = s.claim;
  v.bidder = s.bidder;
  v.turn = s.turn;
  v.round = s.round;
  v.last = s.last;
  return v;
}

// Only the dice left after the last showdown matter for what comes.
std::uint64_t view_key(const State& s, Player p) {
  Hash h;
  h.add(p).add(to_move(s)).add_all(s.dice).add(s.turn).add(s.bidder);
  h.add(s.claim.dice).add(s.claim.face).add(s.options.plain_ones ? 1 : 0);
  for (const Cup& cup : s.cups) h.add(dice_in(cup));
  if (is_seat(p)) h.add_all(s.cups[index(p)]);
  h.add(s.round).add(s.last.claim.dice).add(s.last.claim.face).add(s.last.bidder);
  h.add(s.last.caller).add(s.last.loser);
  for (const Cup& cup : s.last.cups) h.add_all(cup);
  return h.value();
}

// [LIA-2] Only the owner of a die sees its roll.
Move seen_by(const State& s, Move m, Player p) {
  if (m.verb == Verb::roll && rolling(s) != p) m.b = kUnknown;
  return m;
}

State determinize(const State& s, Player p, Rng& rng) {
  State world = s;
  for (std::size_t i = 0; i < s.options.players; ++i) {
    if (seat(i) == p) continue;
    world.cups[i] = {};
    for (std::uint8_t n = dice_in(s.cups[i]); n > 0; --n) ++world.cups[i][rng.below(kFaces)];
  }
  return world;
}

}  // namespace hadal::liars_dice
