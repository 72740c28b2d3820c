// SPDX-License-Identifier: Apache-2.0
// The bot that searches: one searcher on each thread, each with its own tree (root parallel); the
// move tried most often by all of them together is played. With one thread and no time limit, the
// answer depends only on the position, the generator and the earlier questions.
#pragma once

#include <memory>
#include <thread>
#include <vector>

#include "search/bot.h"
#include "search/search.h"

namespace hadal::bots {

template <Game G, Guide<G> Advice>
class Ismcts final : public Bot<G> {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using MoveList = typename G::MoveList;
  using OneSearcher = Searcher<G, Advice>;

  explicit Ismcts(const SearchSettings& settings, const Advice& guide = Advice())
      : settings_(settings) {
    for (unsigned i = 0; i < std::max(1u, settings.threads); ++i)
      searchers_.push_back(std::make_unique<OneSearcher>(settings, guide));
  }

  Move choose(const State& world, Player, const MoveList& legal, Rng& rng) override {
    legal_.clear();
    if (legal.size() == 1) return legal[0];
    const auto start = std::chrono::steady_clock::now();
    std::vector<std::thread> others;
    for (std::size_t i = 1; i < searchers_.size(); ++i)
      others.emplace_back([this, &world, i, start, seed = rng.next()] {
        Rng own(seed);
        searchers_[i]->run(world, own, start);
      });
    Rng own(rng.next());
    searchers_[0]->run(world, own, start);
    for (std::thread& t : others) t.join();
    legal_ = legal;
    return most_tried(legal);
  }

  std::vector<Tried<Move>> tried() const override {
    std::vector<Tried<Move>> all;
    for (const Move m : legal_) {
      const Sum sum = sum_of(m);
      all.push_back(
          {m, sum.visits, sum.visits > 0 ? sum.rewards / static_cast<float>(sum.visits) : 0.0f});
    }
    return all;
  }

  std::vector<Judged<Move>> judge(const Inquiry<G>& inquiry, Rng& rng) override {
    return searchers_[0]->judge(inquiry, settings_.iterations, rng);
  }
  std::optional<Standing> appraise(const State& s, Rng& rng) override {
    constexpr std::uint32_t kTimes = 8;
    return searchers_[0]->appraise(s, kTimes, rng);
  }

  const OneSearcher& searcher(std::size_t i) const { return *searchers_[i]; }

 private:
  struct Sum {
    std::uint32_t visits = 0;
    float rewards = 0;
  };

  Sum sum_of(Move m) const {
    Sum sum;
    for (const auto& searcher : searchers_) {
      const auto& tree = searcher->tree();
      for (auto e = tree.node(searcher->root()).first; e != OneSearcher::Tree::kNone;
           e = tree.edge(e).next)
        if (tree.edge(e).move == m) {
          sum.visits += tree.edge(e).visits;
          sum.rewards += tree.edge(e).sum;
        }
    }
    return sum;
  }

  // Among equally often tried moves the one with the better rewards, then the first.
  Move most_tried(const MoveList& legal) const {
    Move best = legal[0];
    Sum most = sum_of(best);
    for (const Move m : legal) {
      const Sum sum = sum_of(m);
      if (sum.visits < most.visits) continue;
      if (sum.visits == most.visits && sum.rewards <= most.rewards) continue;
      most = sum;
      best = m;
    }
    return best;
  }

  SearchSettings settings_;
  std::vector<std::unique_ptr<OneSearcher>> searchers_;
  MoveList legal_;  // of the last answer
};

}  // namespace hadal::bots
