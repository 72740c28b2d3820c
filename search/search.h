// SPDX-License-Identifier: Apache-2.0
// Information-set Monte Carlo tree search, one thread of it.
//
// Every iteration deals a world that the searcher cannot tell from the true one, walks down the
// tree of information sets, adds one node, plays on with the guide's policy to a quiet position and
// credits every mover on the way with their own reward. Questions with one answer are not nodes;
// chance is sampled. Nothing is allocated after the searcher is made.
#pragma once

#include <array>
#include <chrono>
#include <cmath>

#include "search/bot.h"
#include "search/contest.h"
#include "search/guide.h"
#include "search/search_tree.h"

namespace hadal::bots {

// How much a bot remembers of the things that everybody saw.
enum class Memory : std::uint8_t { perfect, human };

struct SearchSettings {
  std::uint32_t iterations = 1000;
  std::chrono::microseconds time{0};  // if not zero: stop then, even with iterations left
  unsigned threads = 1;
  std::uint32_t nodes = 1u << 14;  // capacity of the tree of each thread
  float exploration = 0.05f;       // weight of sqrt(ln available / visits)
  float bias = 0.3f;               // weight of prior * sqrt(available) / (1 + visits)
  float first_play = 0.05f;        // an untried move is thought to be so much below the average
  int quiet_positions = 0;         // how many the playout passes before it stops at the next one
  Memory memory = Memory::perfect;
};

template <Game G>
typename G::State deal_world(const typename G::State& s, Player me, Rng& rng, Memory memory) {
  if constexpr (requires { G::human_world(s, me, rng); })
    if (memory == Memory::human) return G::human_world(s, me, rng);
  return G::determinize(s, me, rng);
}

// What tells the nodes of a tree apart. Whoever remembers everything has a node for everything that
// the mover may know. Whoever forgets cannot tell more apart than what they see and remember
// themselves.
template <Game G>
std::uint64_t node_key(const typename G::State& s, Player me, Memory memory) {
  if constexpr (requires { G::human_key(s, me); })
    if (memory == Memory::human) return G::human_key(s, me);
  return G::view_key(s, G::to_move(s));
}

// How many moves a list can hold.
template <template <typename, std::size_t> typename List, typename T, std::size_t Capacity>
constexpr std::size_t capacity_of(const List<T, Capacity>*) {
  return Capacity;
}

template <Game G, Guide<G> Advice>
class Searcher {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using MoveList = typename G::MoveList;
  using Tree = SearchTree<Move>;
  using Inquiry = bots::Inquiry<G>;

  Searcher(const SearchSettings& settings, const Advice& guide)
      : settings_(settings), guide_(guide), tree_(settings.nodes) {}

  // Searches for the seat to move. `world` is any position that it cannot tell from the true one.
  void run(const State& world, Rng& rng, std::chrono::steady_clock::time_point start) {
    if (tree_.is_half_full()) tree_.clear();
    me_ = G::to_move(world);
    root_ = tree_.find_or_add(node_key<G>(world, me_, settings_.memory));
    for (done_ = 0; done_ < settings_.iterations && !is_time_up(start); ++done_) {
      State s = deal_world<G>(world, me_, rng, settings_.memory);
      iterate(s, rng);
    }
  }

  // Every move with its value; the tree starts empty. `effort` is how many tries there are in all.
  std::vector<Judged<Move>> judge(const Inquiry& inquiry, std::uint32_t effort, Rng& rng) {
    tree_.clear();
    me_ = G::to_move(inquiry.world);
    Contest<Move> contest(inquiry.legal, inquiry.played);
    bool has_points = false;
    contest.run(effort, [&](const std::vector<std::size_t>& left) {
      const State world = inquiry.knowledge == Knowledge::open
                              ? inquiry.world
                              : deal_world<G>(inquiry.world, me_, rng, settings_.memory);
      const Rng dice(rng.next());
      for (const std::size_t i : left) {
        State s = world;
        Rng same = dice;
        G::apply(s, contest.entrant(i).move);
        const Standing standing = walk(s, same);
        contest.entrant(i).add(
            {standing.chance[index(me_)], standing.lead[index(me_)], things_of<G>(guide_, s, me_)});
        has_points = standing.has_points;
      }
    });
    return contest.judged(has_points);
  }

  // How everybody stands: the guide's policy plays on to a quiet position, a few times if there is
  // any chance on the way.
  Standing appraise(const State& s, std::uint32_t times, Rng& rng) {
    Standing sum;
    std::uint32_t n = 0;
    do {
      State t = s;
      drew_ = false;
      const Rewards rewards = playout(t, rng);
      add(sum, standing_of<G>(guide_, t, rewards));
      ++n;
    } while (drew_ && n < times);
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      sum.chance[i] /= static_cast<float>(n);
      sum.lead[i] /= static_cast<float>(n);
    }
    return sum;
  }

  const Tree& tree() const { return tree_; }
  std::uint32_t root() const { return root_; }
  std::uint32_t iterations_done() const { return done_; }

 private:
  static constexpr std::uint32_t kNone = Tree::kNone;
  static constexpr std::size_t kDeepest = 128;
  static constexpr std::size_t kMostMoves = capacity_of(static_cast<const MoveList*>(nullptr));

  struct Step {
    std::uint32_t node;
    std::uint32_t edge;  // kNone: the node was added, no move was chosen
    Player mover;
  };

  bool is_time_up(std::chrono::steady_clock::time_point start) const {
    if (settings_.time.count() == 0 || done_ == 0 || done_ % 8 != 0) return false;
    return std::chrono::steady_clock::now() - start >= settings_.time;
  }

  void iterate(State& s, Rng& rng) {
    descend(s, rng, root_);
    credit(playout(s, rng));
  }

  // The same from below the root.
  Standing walk(State& s, Rng& rng) {
    descend(s, rng, kNone);
    const Rewards rewards = playout(s, rng);
    credit(rewards);
    return standing_of<G>(guide_, s, rewards);
  }

  static void add(Standing& sum, const Standing& one) {
    sum.has_points = one.has_points;
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      sum.chance[i] += one.chance[i];
      sum.lead[i] += one.lead[i];
    }
  }

  // Down the tree, and one node more. `node` is where we are; kNone: it is not the root.
  void descend(State& s, Rng& rng, std::uint32_t node) {
    const bool at_root = node != kNone;
    depth_ = 0;
    while (depth_ < kDeepest && to_a_decision(s, rng)) {
      const Player mover = G::to_move(s);
      if (depth_ > 0 || !at_root) node = tree_.find_or_add(node_key<G>(s, me_, settings_.memory));
      if (node == kNone) break;
      const bool is_new = tree_.node(node).first == kNone;
      if (!offer_moves(node, s)) break;
      if (is_new && (depth_ > 0 || !at_root)) {
        path_[depth_++] = {node, kNone, mover};
        break;
      }
      const std::uint32_t edge = select(node);
      path_[depth_++] = {node, edge, mover};
      G::apply(s, tree_.edge(edge).move);
    }
  }

  // Plays chance and single answers; false if the game is over. Leaves the moves in legal_.
  bool to_a_decision(State& s, Rng& rng) {
    for (;;) {
      const Player mover = G::to_move(s);
      if (mover == Player::nobody) return false;
      if (mover == Player::chance) {
        G::apply(s, G::draw_chance(s, rng));
        continue;
      }
      G::legal_moves(s, legal_);
      if (legal_.size() > 1) return true;
      G::apply(s, legal_[0]);
    }
  }

  // Finds or makes the edge of every legal move and counts it as available. In most games the same
  // moves come in the same order every time, so the next edge is nearly always the right one.
  bool offer_moves(std::uint32_t node, const State& s) {
    if (tree_.node(node).first == kNone) guide_.priors(s, legal_, priors_.data());
    std::uint32_t last = kNone;
    std::uint32_t next = tree_.node(node).first;
    for (std::size_t i = 0; i < legal_.size(); ++i) {
      std::uint32_t e = next;
      if (e == kNone || !(tree_.edge(e).move == legal_[i])) e = look_for(node, legal_[i], last);
      if (e == kNone) e = tree_.add_edge(node, last, legal_[i], prior_of(node, last, i));
      if (e == kNone) return false;
      ++tree_.edge(e).available;
      offered_[i] = e;
      next = tree_.edge(e).next;
      if (next == kNone) last = e;
    }
    return true;
  }

  // Edges made together have their priors; one that turns up later gets an even share.
  float prior_of(std::uint32_t node, std::uint32_t last, std::size_t i) const {
    const bool together = tree_.node(node).visits == 0 || last == kNone;
    return together ? priors_[i] : 1.0f / static_cast<float>(legal_.size());
  }

  // The edge of a move out of order; `last` becomes the last of the list.
  std::uint32_t look_for(std::uint32_t node, Move m, std::uint32_t& last) const {
    std::uint32_t found = kNone;
    for (std::uint32_t e = tree_.node(node).first; e != kNone; e = tree_.edge(e).next) {
      if (tree_.edge(e).move == m) found = e;
      last = e;
    }
    return found;
  }

  std::uint32_t select(std::uint32_t node) const {
    const float untried = tree_.node(node).mean() - settings_.first_play;
    std::uint32_t best = offered_[0];
    float most = -1e9f;
    for (std::size_t i = 0; i < legal_.size(); ++i) {
      const typename Tree::Edge& e = tree_.edge(offered_[i]);
      const auto available = static_cast<float>(e.available);
      const auto visits = static_cast<float>(e.visits);
      float score = e.visits > 0 ? e.mean() : untried;
      score += settings_.bias * e.prior * std::sqrt(available) / (1 + visits);
      if (settings_.exploration > 0)
        score += settings_.exploration * std::sqrt(std::log(1 + available) / (1 + visits));
      if (score > most) {
        most = score;
        best = offered_[i];
      }
    }
    return best;
  }

  Rewards playout(State& s, Rng& rng) {
    for (int passed = 0;;) {
      const Player mover = G::to_move(s);
      if (mover == Player::nobody) return guide_.evaluate(s);
      if (mover == Player::chance) {
        drew_ = true;
        G::apply(s, G::draw_chance(s, rng));
        continue;
      }
      if (guide_.is_quiet(s) && passed++ >= settings_.quiet_positions) return guide_.evaluate(s);
      G::legal_moves(s, legal_);
      G::apply(s, legal_.size() == 1 ? legal_[0] : guide_.playout_move(s, legal_, rng));
    }
  }

  void credit(const Rewards& rewards) {
    for (std::size_t i = 0; i < depth_; ++i) {
      const Step& step = path_[i];
      const float reward = rewards[index(step.mover)];
      typename Tree::Node& node = tree_.node(step.node);
      ++node.visits;
      node.sum += reward;
      if (step.edge == kNone) continue;
      typename Tree::Edge& edge = tree_.edge(step.edge);
      ++edge.visits;
      edge.sum += reward;
    }
  }

  SearchSettings settings_;
  Advice guide_;
  Tree tree_;
  Player me_ = Player::nobody;
  std::uint32_t root_ = kNone;
  std::uint32_t done_ = 0;
  MoveList legal_;
  std::array<float, kMostMoves> priors_{};
  std::array<std::uint32_t, kMostMoves> offered_{};
  std::array<Step, kDeepest> path_{};
  std::size_t depth_ = 0;
  bool drew_ = false;  // the last playout met chance
};

}  // namespace hadal::bots
