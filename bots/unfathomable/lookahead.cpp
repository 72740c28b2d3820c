// SPDX-License-Identifier: Apache-2.0
#include "bots/unfathomable/lookahead.h"

#include <algorithm>

#include "games/unfathomable/view.h"

namespace hadal::bots::voyage {
namespace {

constexpr int kMostMoves = 4000;  // of a playout

}  // namespace

float view_of(const State& s, Side side) {
  if (side == Side::human) return std::clamp(standing(s), -60.0f, 25.0f);
  if (side == Side::hybrid) return -std::clamp(standing(s), -60.0f, 25.0f);
  return std::clamp(cultist_standing(s), -60.0f, 25.0f);
}

bool Lookahead::is_for(const Mind& mind, const MoveList& legal) const {
  if (settings_.worlds == 0 || legal.size() < 2) return false;
  switch (mind.f.rule) {
    case Rule::act:
    case Rule::decide:
    case Rule::choose_track:
    case Rule::choose_option:
    case Rule::look:
    case Rule::consent: return true;
    default: return false;
  }
}

// Everybody answers by the policy, as the side he is on in this world would.
float Lookahead::play_on(State s, const Mind& mind, Rng& rng) const {
  const int last = s.turn + settings_.turns;
  for (int n = 0; n < kMostMoves && s.turn <= last; ++n) {
    const Player p = to_move(s);
    if (p == Player::nobody) break;
    if (p == Player::chance) {
      apply(s, draw_chance(s, rng));
      continue;
    }
    MoveList legal;
    legal_moves(s, legal);
    if (legal.size() == 1) {
      apply(s, legal[0]);
      continue;
    }
    apply(s, best_move(Mind(s, p, mind.suspicion, mind.temper), legal));
  }
  return view_of(s, mind.side);
}

void Lookahead::look(const Mind& mind, const Beliefs& beliefs, const MoveList& legal, float* worth,
                     Rng& rng) const {
  // The answers that the policy likes best.
  std::array<std::size_t, 160> order;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  for (std::size_t i = 0; i < legal.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(legal.size()),
                   [&](std::size_t a, std::size_t b) { return worth[a] > worth[b]; });
  // A hidden traitor tries only what would pass for the answer of a human with his cards.
  const float least = mind.hidden && !mind.helps
                          ? std::max(0.0f, worth[order[0]] - settings_.window)
                          : worth[order[0]] - settings_.window;
  std::size_t tried = 1;
  while (tried < legal.size() && tried < static_cast<std::size_t>(settings_.answers) &&
         worth[order[tried]] >= least)
    ++tried;
  if (tried < 2) return;

  std::array<float, 16> sum{};
  for (int w = 0; w < settings_.worlds; ++w) {
    State world = unfathomable::determinize(mind.s, mind.me, rng);
    beliefs.deal(world, mind.me, rng);
    const Rng dice(rng.next());
    for (std::size_t i = 0; i < tried; ++i) {
      State s = world;
      apply(s, legal[order[i]]);
      Rng same = dice;
      sum[i] += play_on(s, mind, same);
    }
  }
  float mean = 0;
  float liked = 0;
  for (std::size_t i = 0; i < tried; ++i) {
    mean += sum[i] / real(settings_.worlds) / real(static_cast<int>(tried));
    liked += worth[order[i]] / real(static_cast<int>(tried));
  }
  const float share = real(settings_.worlds) / (real(settings_.worlds) + settings_.doubt);
  for (std::size_t i = 0; i < tried; ++i) {
    const float found = sum[i] / real(settings_.worlds) - mean;
    float& own = worth[order[i]];
    own = (1 - share) * (own - liked) + share * found;
  }
  for (std::size_t i = tried; i < legal.size(); ++i) worth[order[i]] = kNever;
}

}  // namespace hadal::bots::voyage
