// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/timing.h"

#include <algorithm>

#include "games/unfathomable/bot/timing_weights.h"

namespace hadal::bots::voyage {
namespace {

int revealed_now(const State& s) {
  int n = 0;
  for (std::size_t i = 0; i < s.players; ++i) n += s.seats[i].revealed ? 1 : 0;
  return n;
}

int deep_ones_out(const State& s) {
  int n = 0;
  for (const Space x : kBoard) n += s.deep_ones[index(x)];
  return n;
}

float dot(const TimingWeights& w, const TimingFeatures& x) {
  float sum = 0;
  for (std::size_t i = 0; i < kTimingFeatures; ++i) sum += w[i] * x[i];
  return sum;
}

}  // namespace

TimingFeatures timing_features(const Mind& mind) {
  const State& s = mind.s;
  const Seat& me = mind.self();
  const float suspected = mind.suspicion[index(mind.me)];
  const int least = *std::min_element(s.dials.begin(), s.dials.end());
  int others = 0;  // not revealed, and free
  for (std::size_t i = 0; i < s.players; ++i)
    others += !s.seats[i].revealed && s.seats[i].space != Space::brig ? 1 : 0;
  return {1.0f,
          s.players == 4 ? 1.0f : 0.0f,
          s.players == 5 ? 1.0f : 0.0f,
          s.players == 6 ? 1.0f : 0.0f,
          std::min(2.0f, real(s.turn) / 20),
          mind.prices.way().steps / 10,
          std::max(-4.0f, standing(s) / 10),
          real(least) / 4,
          least <= 2 ? 1.0f : 0.0f,
          suspected,
          suspected * suspected,
          real(revealed_now(s)),
          s.captain == mind.me ? 1.0f : 0.0f,
          s.keeper == mind.me ? 1.0f : 0.0f,
          in_brig(s, mind.me) ? 1.0f : 0.0f,
          real(me.hand.size()) / 10,
          real(damaged_rooms(s)) / 3,
          real(deep_ones_out(s)) / 10,
          distance(s) >= kAwakeningDistance ? 1.0f : 0.0f,
          real(others) / 4};
}

const Timing kTiming{kRevealWeights, kHideWeights};

float gain_by_revealing(const Mind& mind, const Timing& timing) {
  const TimingFeatures x = timing_features(mind);
  return dot(timing.reveal, x) - dot(timing.hide, x);
}

}  // namespace hadal::bots::voyage
