// SPDX-License-Identifier: Apache-2.0
#include "bots/unfathomable/voyager.h"

namespace hadal::bots::voyage {

Move Voyager::choose(const State& world, Player me, const MoveList& legal, Rng& rng) {
  if (legal.size() == 1) return legal[0];
  Suspicion suspicion{};
  suspicion.fill(0.25f);
  const Mind mind(world, me, suspicion, settings_.temper);
  std::array<float, 160> worth;  // NOLINT(cppcoreguidelines-pro-type-member-init): all are set
  worths(mind, legal, worth.data());
  std::size_t best = 0;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (settings_.misjudges > 0)
      worth[i] += settings_.misjudges * static_cast<float>(rng.below(1000)) / 1000;
    if (worth[i] > worth[best]) best = i;
  }
  return legal[best];
}

}  // namespace hadal::bots::voyage
