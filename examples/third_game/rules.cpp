// SPDX-License-Identifier: Apache-2.0
#include "examples/third_game/rules.h"

#include <algorithm>

#include "examples/third_game/events.h"

namespace hadal::liars_dice {
namespace {

bool is_in(const State& s, Player p) { return s.dice[index(p)] > 0; }

// [LIA-3] The next seat to the left that has dice.
Player next_in(const State& s, Player p) {
  do {
    p = seat((index(p) + 1) % s.options.players);
  } while (!is_in(s, p));
  return p;
}

bool is_over(const State& s) {
  return std::count_if(s.dice.begin(), s.dice.end(), [](std::uint8_t n) { return n > 0; }) < 2;
}

void tell_showdown(const State& s) {
  const Showdown& last = s.last;
  const int left = s.dice[index(last.loser)];
  tell<Told::liar>(last.caller, last.bidder, last.claim, last.count);
  if (left > 0)
    tell<Told::loses>(last.loser, left);
  else
    tell<Told::out>(last.loser);
  const Outcome result = outcome(s);
  for (std::size_t i = 0; i < s.options.players; ++i)
    if (result.won[i]) tell<Told::wins>(seat(i));
}

// [LIA-6] [LIA-7] All cups are lifted; the player who was wrong loses a die and begins the next
// round.
void show(State& s, Player caller) {
  Showdown& last = s.last;
  last = {s.claim, s.bidder, caller, Player::nobody, 0, s.cups};
  last.count = static_cast<std::uint8_t>(count_of(s.cups, s.claim.face, s.options.plain_ones));
  last.loser = last.count >= s.claim.dice ? caller : s.bidder;
  --s.dice[index(last.loser)];
  s.cups = {};
  s.claim = {};
  s.bidder = Player::nobody;
  tell_showdown(s);
  if (is_over(s)) return;
  ++s.round;
  s.turn = is_in(s, last.loser) ? last.loser : next_in(s, last.loser);
}

}  // namespace

State setup(const Options& options) {
  State s;
  s.options = options;
  std::fill_n(s.dice.begin(), options.players, options.dice);  // [LIA-1]
  return s;
}

Player rolling(const State& s) {
  if (is_over(s)) return Player::nobody;
  for (std::size_t i = 0; i < s.options.players; ++i)
    if (dice_in(s.cups[i]) < s.dice[i]) return seat(i);
  return Player::nobody;
}

std::uint8_t dice_in_play(const State& s) {
  std::uint8_t sum = 0;
  for (const std::uint8_t n : s.dice) sum = static_cast<std::uint8_t>(sum + n);
  return sum;
}

Player to_move(const State& s) {
  if (is_over(s)) return Player::nobody;
  return rolling(s) == Player::nobody ? s.turn : Player::chance;
}

std::string_view question(const State& s) {
  if (is_over(s)) return "nothing";
  return s.claim.dice > 0 ? "bid" : "first";
}

void legal_moves(const State& s, MoveList& out) {
  out.clear();
  const Player mover = to_move(s);
  if (mover == Player::nobody) return;
  if (mover == Player::chance) {  // [LIA-2]
    for (std::uint8_t face = 1; face <= kFaces; ++face) out.push_back({Verb::roll, 0, face});
    return;
  }
  if (s.claim.dice > 0) out.push_back({Verb::liar});  // [LIA-6]
  // [LIA-4] More dice of any face, or as many of a higher one; never more than there are.
  for (std::uint8_t dice = std::max<std::uint8_t>(s.claim.dice, 1); dice <= dice_in_play(s); ++dice)
    for (std::uint8_t face = 1; face <= kFaces; ++face)
      if (Claim{dice, face} > s.claim) out.push_back({Verb::bid, dice, face});
}

void weights(const State&, const MoveList& list, WeightList& out) {
  out.clear();
  for (std::size_t i = 0; i < list.size(); ++i) out.push_back(1);
}

Move draw_chance(const State&, Rng& rng) {
  return {Verb::roll, 0, static_cast<std::uint8_t>(1 + rng.below(kFaces))};
}

void apply(State& s, Move m) {
  switch (m.verb) {
    case Verb::roll: ++s.cups[index(rolling(s))][m.b - 1u]; return;
    case Verb::bid:
      s.claim = {m.a, m.b};
      s.bidder = s.turn;
      tell<Told::bid>(s.bidder, s.claim);
      s.turn = next_in(s, s.turn);
      return;
    case Verb::liar: return show(s, s.turn);
  }
}

// [LIA-8] The last player with dice wins; the dice left are the score.
Outcome outcome(const State& s) {
  Outcome result;
  for (std::size_t i = 0; i < s.options.players; ++i) {
    result.score[i] = s.dice[i];
    result.won[i] = is_over(s) && s.dice[i] > 0;
  }
  return result;
}

int count_of(const std::array<Cup, kSeats>& cups, std::uint8_t face, bool plain_ones) {
  int count = 0;
  for (const Cup& cup : cups) {
    count += cup[face - 1u];
    if (face != 1 && !plain_ones) count += cup[0];
  }
  return count;
}

std::string inconsistency(const State& s) {
  for (std::size_t i = 0; i < kSeats; ++i) {
    const std::uint8_t most = i < s.options.players ? s.options.dice : std::uint8_t{0};
    if (s.dice[i] > most) return "seat " + name(seat(i)) + " has too many dice";
    if (dice_in(s.cups[i]) > s.dice[i])
      return "the cup of " + name(seat(i)) + " holds too many dice";
  }
  if (dice_in_play(s) == 0) return "nobody has a die left";
  if (!is_over(s) && !is_in(s, s.turn)) return "it is the turn of somebody without dice";
  if (s.claim.dice > dice_in_play(s)) return "the claim is about more dice than there are";
  if ((s.claim.dice > 0) != is_seat(s.bidder)) return "a claim has a bidder, and a bidder a claim";
  if (s.claim.dice > 0 && (s.claim.face < 1 || s.claim.face > kFaces)) return "no die shows that";
  if (s.claim.dice > 0 && rolling(s) != Player::nobody) return "a claim before all dice are rolled";
  return {};
}

}  // namespace hadal::liars_dice
