// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/prices.h"

#include <algorithm>

#include "games/unfathomable/cards/passives.h"

namespace hadal::bots::voyage {
namespace {

int swimmers(const State& s) {
  int n = 0;
  for (const Space x : kWater) n += s.deep_ones[index(x)];
  return n;
}

}  // namespace

Prices::Prices(const State& s, const Weights& weights)
    : s_(s), w_(weights), way_(way_to_go(s)), losses_(expected_losses(s, way_, weights)) {
  Way nearer = way_;
  nearer.steps = std::max(0.0f, way_.steps - 1);
  const Losses less = expected_losses(s, nearer, w_);
  for (std::size_t i = 0; i < kResources; ++i) {
    step_[i] = hope(less.dials[i], s.dials[i]) - hope(losses_.dials[i], s.dials[i]);
    advance_ += step_[i];
  }
  const int whole = static_cast<int>(kRooms) - damaged_rooms(s);
  advance_ += hope(less.damage, whole) - hope(losses_.damage, whole) + w_.step;
  advance_ += 0.08f * real(std::min(swimmers(s), 5)) + (s.hydra != Space::deep ? 0.1f : 0) +
              (s.dagon != Space::deep ? 0.1f : 0);
  // Six of nine cards are structural; the others cost about one resource, once.
  damage_ = 0.75f * (hope(losses_.damage, whole - 1) - hope(losses_.damage, whole)) - 0.6f;
  banishment_ = (s.hydra != Space::deep ? 0.5f : 0) + (s.dagon != Space::deep ? 0.6f : 0);
  for (std::size_t i = 0; i <= index(Space::d8); ++i)
    if (s.deep_ones[i] > 0) banishment_ += real(s.deep_ones[i]) * menace(static_cast<Space>(i));
  passenger_ = 0.9f * dial(Resource::souls, -1) + 0.1f * dial(Resource::sanity, -1);
  banishment_ += passenger_ * real(passengers_on_deck(s));
  for (std::size_t i = 0; i < s.players; ++i)
    if (is_deck(s.seats[i].space)) banishment_ += s.seats[i].revealed ? 1.2f : defeat();
}

float Prices::dial(Resource r, int change) const {
  const int now = s_.dials[index(r)];
  const int then = std::clamp(now + change, 0, kDialMax);
  return hope(losses_.dials[index(r)], then) - hope(losses_.dials[index(r)], now);
}

float Prices::advance(int steps) const { return advance_ * real(steps); }

float Prices::damage_without(int rooms) const {
  const int whole = static_cast<int>(kRooms) - damaged_rooms(s_);
  return hope(losses_.damage, whole - rooms) - hope(losses_.damage, whole) - 0.6f * real(rooms);
}

float Prices::repair(Space room) const {
  constexpr std::array<float, kRooms> kMissed{0.15f, 0.35f, 0.25f, 0.35f, 0.6f, 1.0f};
  const int whole = static_cast<int>(kRooms) - damaged_rooms(s_);
  return hope(losses_.damage, whole + 1) - hope(losses_.damage, whole) +
         w_.room * kMissed[room_index(room)];
}

// A step is worth more the nearer the banishment is; at the end it is the banishment itself.
float Prices::ritual(int steps) const {
  constexpr std::array<float, 5> kNear{0, 0.10f, 0.28f, 0.55f, 1.0f};
  const float usual = std::max(banishment_, 0.8f);  // there will be something to banish
  const auto worth_at = [&](int at) {
    if (at >= kTrackEnd) return banishment_;
    return kNear[static_cast<std::size_t>(std::max(at, 0))] * (at >= 3 ? banishment_ : usual);
  };
  return w_.ritual * (worth_at(s_.ritual + steps) - worth_at(s_.ritual));
}

float Prices::risk(int n) const {
  return w_.risked * passenger_ * real(std::min(n, passengers_in_supply(s_)));
}

// Two more in the Deep; four come up together.
float Prices::stir(bool) const {
  const int then = s_.deep_ones[index(Space::deep)] + 2;
  return then >= 4 ? -0.5f - 0.25f * real(then) - 0.4f : -0.6f;
}

float Prices::activation(Activation what) const {
  if (what == Activation::deep_ones) return deep_ones_act();
  if (what == Activation::mother_hydra)
    return s_.hydra == Space::deep ? stir(true) : damage_without(1) * 0.75f;
  return s_.dagon == Space::deep ? stir(false) : -1.6f;
}

float Prices::deep_ones_act() const {
  float sum = 0;
  int any = 0;
  for (const Space x : kBoard) {
    const int n = s_.deep_ones[index(x)];
    if (n == 0) continue;
    any += n;
    if (is_water(x)) {
      sum -= 0.25f * real(n);
    } else if (human_in(s_, x)) {
      sum += strike() * std::min(2.0f, real(n));
    } else if (is_deck(x)) {
      const int lost = std::min<int>(n, s_.passengers[deck_index(x)]);
      sum += passenger_ * real(lost) - 0.3f * real(n - lost);
    } else if (!is_damaged(s_, x)) {
      sum += damage_ * 0.9f - 0.1f * real(n - 1);
    } else {
      sum -= 0.2f * real(n);
    }
  }
  return any == 0 ? stir(true) : sum;
}

float keep(const Prices& prices, Player me, Card c) {
  const State& s = prices.state();
  constexpr std::array<float, 5> kByValue{0.12f, 0.22f, 0.34f, 0.46f, 0.6f};
  const int v = value_of(c);
  float worth = kByValue[static_cast<std::size_t>(v - 1)];
  switch (skill_of(c)) {
    case Skill::strength: worth += v == 5 ? 0.1f : v >= 3 ? 0.12f : 0.05f; break;
    case Skill::lore: worth += v <= 2 ? 0.06f : 0; break;
    case Skill::will: worth += v == 5 ? 0.2f : v >= 3 ? 0.06f : 0; break;
    case Skill::observation: worth += v == 3 || v == 4 ? 0.04f : v == 5 ? 0.03f : 0.06f; break;
    default: break;
  }
  // A full hand must be thrown away anyway.
  const int size = s.at(me).hand.size();
  if (size >= kHandLimit) worth *= 0.5f;
  if (size >= kHandLimit + 3) worth *= 0.6f;
  return prices.weights().keep * worth;
}

}  // namespace hadal::bots::voyage
