// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/lookahead.h"

#include <algorithm>
#include <cmath>

#include "games/unfathomable/bot/chances.h"
#include "games/unfathomable/view.h"

namespace hadal::bots::voyage {
namespace {

constexpr int kMostMoves = 4000;  // of a playout

}  // namespace

float gained(const State& then, const State& now, Side side) {
  constexpr float kScale = 25;  // of standing(), which is too sure of itself
  const auto gain = [](float a, float b) { return kScale * (std::exp((a - b) / kScale) - 1); };
  if (side == Side::cultist && distance(now) < kArrivalDistance)
    return gain(cultist_standing(then), cultist_standing(now));
  const float humans = gain(standing(then), standing(now));
  return side == Side::human ? humans : -humans;
}

float points_of_chance(const State& then, Side side) {
  constexpr float kPoints = 50;  // against which the opinion of the policy is weighed
  return kPoints * chance_of(then, side);
}

void play_on(State& s, int turns, const Company& company, Rng& rng) {
  const int last = s.turn + turns;
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
    const Temper& temper = p == company.me ? company.mine : company.others;
    apply(s, best_move(Mind(s, p, company.suspicion, temper), legal));
  }
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
    // What a hidden traitor adds depends on who could have added it, and no world says that.
    case Rule::contribute: return settings_.tests && (mind.helps || !mind.hidden);
    default: return false;
  }
}

void Lookahead::play_world(const State& world, const Mind& mind, Aim aim, Trials& trials,
                           Rng& rng) const {
  const Rng dice(rng.next());
  const Company company{mind.suspicion, mind.me, mind.temper, mind.temper};
  for (Trial& t : trials) {
    State s = world;
    apply(s, t.move);
    Rng same = dice;
    play_on(s, settings_.turns, company, same);
    t.sum +=
        aim.judge == Judge::chances ? points_of_chance(s, aim.side) : gained(s, mind.s, aim.side);
  }
}

// The answers that the policy likes best, best first.
Lookahead::Trials Lookahead::promising(const Mind& mind, const MoveList& legal,
                                       const float* worth) const {
  std::array<std::size_t, 160> order;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  for (std::size_t i = 0; i < legal.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(legal.size()),
                   [&](std::size_t a, std::size_t b) { return worth[a] > worth[b]; });
  // A hidden traitor's policy gives what a human would regret, negative beyond what the traitor
  // dares; twice as much may still turn out to be harmless.
  const bool hides = mind.hidden && !mind.helps;
  float least = worth[order[0]] - settings_.window;
  if (hides) least = std::max(least, -2 * mind.temper.nerve);
  Trials trials;
  for (std::size_t i = 0; i < legal.size() && !trials.full(); ++i) {
    if (trials.size() == static_cast<std::size_t>(settings_.answers)) break;
    if (i > 0 && worth[order[i]] < least) break;
    const float liked = worth[order[i]];
    trials.push_back({order[i], legal[order[i]], hides ? std::abs(liked) : liked, 0, 0});
  }
  return trials;
}

// What was found after n worlds, mixed with the policy's opinion; best first.
void Lookahead::rank(Trials& trials, int n) const {
  float mean = 0;
  float liked = 0;
  for (const Trial& t : trials) {
    mean += t.sum / real(n);
    liked += t.liked;
  }
  const float all = real(static_cast<int>(trials.size()));
  const float share = real(n) / (real(n) + settings_.doubt);
  for (Trial& t : trials)
    t.score = (1 - share) * (t.liked - liked / all) + share * (t.sum / real(n) - mean / all);
  std::stable_sort(trials.begin(), trials.end(),
                   [](const Trial& a, const Trial& b) { return a.score > b.score; });
}

void Lookahead::leave_out_suspicious(const Mind& mind, const Beliefs& beliefs, Trials& trials,
                                     Rng& rng) const {
  const int n = std::max(1, settings_.worlds / 2);
  for (Trial& t : trials) t.liked = -t.liked;  // a human would like what they need not regret
  for (int w = 0; w < n; ++w) {
    State world = unfathomable::determinize(mind.s, mind.me, rng);
    beliefs.deal_as_human(world, rng);
    // The others judge this player by public facts.
    play_world(world, mind, {Side::human, Judge::standing}, trials, rng);
  }
  rank(trials, n);
  const float least = trials[0].score - mind.temper.nerve;
  while (trials.back().score < least) trials.pop_back();
  for (Trial& t : trials) t = {t.answer, t.move, -t.liked, 0, 0};
}

// After every quarter of the worlds the worse half is dropped, so most of the time goes to answers
// that are hard to tell apart.
void Lookahead::look(const Mind& mind, const Beliefs& beliefs, const MoveList& legal, float* worth,
                     Rng& rng) const {
  Trials trials = promising(mind, legal, worth);
  if (trials.size() < 2) return;
  if (mind.hidden && !mind.helps) leave_out_suspicious(mind, beliefs, trials, rng);
  for (std::size_t i = 0; i < legal.size(); ++i) worth[i] = kNever;
  const int batch = std::max(1, settings_.worlds / 4);
  for (int w = 1; w <= settings_.worlds; ++w) {
    State world = unfathomable::determinize(mind.s, mind.me, rng);
    beliefs.deal(world, mind.me, rng);
    play_world(world, mind, {mind.side, settings_.judge}, trials, rng);
    if (w % batch != 0 && w != settings_.worlds) continue;
    rank(trials, w);
    for (const Trial& t : trials) worth[t.answer] = t.score;
    if (w == settings_.worlds || trials.size() == 1) break;
    const std::size_t half = std::max<std::size_t>(2, (trials.size() + 1) / 2);
    while (trials.size() > half) {
      worth[trials.back().answer] = trials.back().score + kNever / 2;
      trials.pop_back();
    }
  }
}

}  // namespace hadal::bots::voyage
