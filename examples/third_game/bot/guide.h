// SPDX-License-Identifier: Apache-2.0
// What the search is told: which answers an honest and careful player would consider. Rounds are
// short, so games are played to their end.
#pragma once

#include <cmath>

#include "examples/third_game/bot/odds.h"
#include "examples/third_game/liars_dice.h"
#include "search/guide.h"

namespace hadal::bots {

struct DiceGuide {
  using State = liars_dice::State;
  using Move = liars_dice::Move;
  using MoveList = liars_dice::MoveList;

  // A claim is as good as it is likely; a call is as good as the last claim is unlikely. Of two
  // likely claims, the lower one leaves more room for later claims.
  static float merit(const State& s, Player me, Move m) {
    if (m.verb == liars_dice::Verb::liar)
      return static_cast<float>(1 - liars_dice::chance_of(s, me, s.claim));
    const double chance = liars_dice::chance_of(s, me, {m.a, m.b});
    return static_cast<float>(chance * chance / (1 + 0.5 * (m.a - s.claim.dice)));
  }

  void priors(const State& s, const MoveList& legal, float* out) const {
    const Player me = liars_dice::to_move(s);
    float sum = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) sum += out[i] = sharp(s, me, legal[i]) + 1e-4f;
    for (std::size_t i = 0; i < legal.size(); ++i) out[i] /= sum;
  }

  // Mostly the best answer, so that claims stay believable and lies are called.
  Move playout_move(const State& s, const MoveList& legal, Rng& rng) const {
    const Player me = liars_dice::to_move(s);
    std::array<std::uint32_t, liars_dice::kMostMoves> weights{};
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < legal.size(); ++i)
      sum += weights[i] = 1 + static_cast<std::uint32_t>(1e6f * sharp(s, me, legal[i]));
    std::uint32_t drawn = rng.below(sum);
    std::size_t i = 0;
    while (drawn >= weights[i]) drawn -= weights[i++];
    return legal[i];
  }

  // Sharpened, because there are many claims and one call.
  static float sharp(const State& s, Player me, Move m) {
    const float good = merit(s, me, m);
    return good * good * good * good;
  }

  // After a showdown, only the dice left matter.
  bool is_quiet(const State& s) const { return s.claim.dice == 0; }

  // The share of all dice, sharpened: a player with more dice wins more often than their share.
  Rewards evaluate(const State& s) const {
    Rewards rewards{};
    float sum = 0;
    for (std::size_t i = 0; i < s.options.players; ++i) {
      rewards[i] = std::pow(static_cast<float>(s.dice[i]), 1.5f);
      sum += rewards[i];
    }
    for (float& reward : rewards) reward /= sum;
    return rewards;
  }
};
static_assert(Guide<DiceGuide, liars_dice::LiarsDice>);

}  // namespace hadal::bots
