// SPDX-License-Identifier: Apache-2.0
// The end of a game, looked through completely: a move that is best in every case, whatever the
// others do, needs no search.
//
// A situation is all the worlds that a player cannot tell apart, each with its weight. From there
// every move and every draw is tried. What a move is worth lies between two bounds: the others may
// choose what is worst for the player, or what is best; and where there are too many positions, it
// may be anything. A move is proven if its lower bound is no less than the upper bound of any
// other.
#pragma once

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <vector>

#include "search/guide.h"

namespace hadal::bots {

template <typename State>
struct WeightedWorld {
  State state;
  double weight = 0;
};

struct Bounds {
  double low = 0;
  double high = 0;
};

// `Value` says what a finished game is worth to every seat, from 0 to 1.
template <Game G, typename Value>
class Exact {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using MoveList = typename G::MoveList;
  using Worlds = std::vector<WeightedWorld<State>>;

  // At most so many positions are looked at for each of the first moves.
  Exact(Value value, std::size_t most_positions) : value_(value), most_(most_positions) {}

  // What each of `legal` is worth to `me`, in all worlds together. Their weights sum to one.
  std::vector<Bounds> bounds(const Worlds& worlds, Player me, const MoveList& legal) {
    me_ = me;
    std::vector<Bounds> all;
    for (const Move m : legal) {
      left_ = most_;
      all.push_back(after(worlds, m));
    }
    return all;
  }

  // The proven move, if there is one.
  std::optional<Move> best(const Worlds& worlds, Player me, const MoveList& legal) {
    const std::vector<Bounds> all = bounds(worlds, me, legal);
    for (std::size_t i = 0; i < all.size(); ++i) {
      bool proven = true;
      for (std::size_t j = 0; j < all.size() && proven; ++j)
        proven = i == j || all[i].low >= all[j].high - kNothing;
      if (proven) return legal[i];
    }
    return std::nullopt;
  }

 private:
  static constexpr double kNothing = 1e-9;

  static double weight_of(const Worlds& worlds) {
    double sum = 0;
    for (const auto& world : worlds) sum += world.weight;
    return sum;
  }

  Bounds after(const Worlds& worlds, Move m) {
    Worlds next = worlds;
    for (auto& world : next) G::apply(world.state, m);
    return told_apart(next);
  }

  // What the player sees tells some worlds from others.
  Bounds told_apart(const Worlds& worlds) {
    if (worlds.size() == 1) return bounds_of(worlds);
    std::vector<Worlds> groups;
    std::unordered_map<std::uint64_t, std::size_t> at;
    for (const auto& world : worlds) {
      const auto [found, is_new] = at.emplace(G::view_key(world.state, me_), groups.size());
      if (is_new) groups.emplace_back();
      groups[found->second].push_back(world);
    }
    Bounds sum;
    for (const Worlds& group : groups) {
      const Bounds one = bounds_of(group);
      sum.low += one.low;
      sum.high += one.high;
    }
    return sum;
  }

  Bounds bounds_of(const Worlds& worlds) {
    const Player mover = G::to_move(worlds[0].state);
    if (mover == Player::nobody) return final_value(worlds);
    if (left_ < worlds.size()) return {0, weight_of(worlds)};
    left_ -= worlds.size();
    if (mover == Player::chance) return of_chance(worlds);
    if (mover == me_) return of_mine(worlds);
    return of_others(worlds);
  }

  Bounds final_value(const Worlds& worlds) const {
    double sum = 0;
    for (const auto& world : worlds)
      sum += world.weight * static_cast<double>(value_(world.state)[index(me_)]);
    return {sum, sum};
  }

  Bounds of_mine(const Worlds& worlds) {
    MoveList legal;
    G::legal_moves(worlds[0].state, legal);
    Bounds best;
    for (const Move m : legal) {
      const Bounds one = after(worlds, m);
      best.low = std::max(best.low, one.low);
      best.high = std::max(best.high, one.high);
    }
    return best;
  }

  // Each draw of each world; those that look alike are one situation.
  Bounds of_chance(const Worlds& worlds) {
    Worlds next;
    for (const auto& world : worlds) {
      MoveList legal;
      typename G::WeightList weights;
      G::legal_moves(world.state, legal);
      G::weights(world.state, legal, weights);
      double all = 0;
      for (std::size_t i = 0; i < legal.size(); ++i) all += weights[i];
      for (std::size_t i = 0; i < legal.size(); ++i) {
        if (weights[i] == 0) continue;
        next.push_back({world.state, world.weight * weights[i] / all});
        G::apply(next.back().state, legal[i]);
      }
    }
    return told_apart(next);
  }

  // The others may know more than the player, so each world is looked at by itself.
  Bounds of_others(const Worlds& worlds) {
    Bounds sum;
    for (const auto& world : worlds) {
      MoveList legal;
      G::legal_moves(world.state, legal);
      Bounds range{world.weight, 0};
      for (const Move m : legal) {
        const Bounds one = after({world}, m);
        range.low = std::min(range.low, one.low);
        range.high = std::max(range.high, one.high);
      }
      sum.low += range.low;
      sum.high += range.high;
    }
    return sum;
  }

  Value value_;
  std::size_t most_;
  std::size_t left_ = 0;
  Player me_ = Player::nobody;
};

}  // namespace hadal::bots
