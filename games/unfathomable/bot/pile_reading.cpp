// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/pile_reading.h"

#include <algorithm>

#include "games/unfathomable/bot/habits.h"

namespace hadal::bots::voyage {
namespace {

constexpr float kRevealedOpposes = 0.98f;  // how often a card of theirs opposes

constexpr int kMost = 12;  // opposing cards that are told apart
using Counts = std::array<float, kMost + 1>;

// The number of opposing cards among those so far and n more, of which at most `most` can be.
Counts with(const Counts& sofar, int n, float opposes, int most) {
  Counts sum{};
  float chance = 1;
  for (int i = 0; i < n; ++i) chance *= 1 - opposes;
  for (int k = 0; k <= std::min(n, most); ++k) {
    for (int i = 0; i + k <= kMost; ++i)
      sum[static_cast<std::size_t>(i + k)] += sofar[static_cast<std::size_t>(i)] * chance;
    if (opposes >= 1) break;
    chance *= real(n - k) / real(k + 1) * opposes / (1 - opposes);
  }
  return sum;
}

int opposing(SkillMask helps, SkillSet cards) {
  int n = 0;
  for (std::size_t k = 0; k < kSkills; ++k)
    if (!helps.has(static_cast<Skill>(k))) n += cards.size(static_cast<Skill>(k));
  return n;
}

float habit(const ShipEvent& event, unsigned traitors, std::size_t seat) {
  if (event.revealed[seat]) return kRevealedOpposes;
  return ((traitors >> seat) & 1u) != 0 ? kHabits.traitor_opposes : kHabits.human_opposes;
}

// How many of the opposing cards of the pile this seat may have added.
int could_oppose(const PileSeen& p, std::size_t seat) {
  int n = 0;
  for (std::size_t k = 0; k < kSkills; ++k) {
    const auto skill = static_cast<Skill>(k);
    if (!p.helps.has(skill)) n += std::min<int>(p.bounds[seat][k], p.pile.size(skill));
  }
  return n;
}

float chaos_opposes(const PileSeen& p) {
  int all = 0;
  int bad = 0;
  for (std::size_t k = 0; k < kSkills; ++k) {
    all += p.chaos_bounds[k];
    if (!p.helps.has(static_cast<Skill>(k))) bad += p.chaos_bounds[k];
  }
  return all > 0 ? real(bad) / real(all) : 0.5f;
}

float shown_likelihood(const ShipEvent& event, unsigned traitors) {
  float l = 1;
  for (std::size_t i = 0; i < event.players; ++i) {
    const float opposes = habit(event, traitors, i);
    const int bad = opposing(event.pile.helps, event.pile.shown[i]);
    for (int n = 0; n < event.pile.added[i]; ++n) l *= n < bad ? opposes : 1 - opposes;
  }
  return l;
}

}  // namespace

float likelihood_of_pile(const ShipEvent& event, unsigned traitors, Player me, SkillSet mine) {
  const PileSeen& p = event.pile;
  if (p.open) return shown_likelihood(event, traitors);
  Counts counts{};
  counts[0] = 1;
  const float chaos = std::clamp(chaos_opposes(p), 0.02f, 0.98f);
  counts = with(counts, p.chaos, chaos, p.chaos);
  for (std::size_t i = 0; i < event.players; ++i) {
    if (p.added[i] == 0 || seat(i) == me) continue;
    counts = with(counts, p.added[i], habit(event, traitors, i), could_oppose(p, i));
  }
  const int seen = opposing(p.helps, p.pile) - (is_seat(me) ? opposing(p.helps, mine) : 0);
  return counts[static_cast<std::size_t>(std::clamp(seen, 0, kMost))] + 1e-6f;
}

// By the number of cards, of seats that could have helped in a test that matters.
float likelihood_of_shares(const ShipEvent& event, unsigned traitors) {
  constexpr auto kShare = static_cast<std::size_t>(Deed::share);
  if (event.pile.stakes < kMatters) return 1;
  float l = 1;
  for (std::size_t i = 0; i < event.players; ++i) {
    if (event.revealed[i] || event.in_brig[i] || !event.pile.able[i]) continue;
    const std::size_t grade = grade_of_share(event.pile.added[i]);
    const bool traitor = ((traitors >> i) & 1u) != 0;
    l *= (traitor ? kHabits.traitor : kHabits.human)[kShare][grade];
  }
  return l;
}

}  // namespace hadal::bots::voyage
