// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>

#include "python/core/state_of.h"
#include "search/roster.h"

namespace hadal::python {

template <Learnable G>
class AgentOf final : public Agent {
 public:
  using Move = typename G::Move;

  AgentOf(std::string name, std::uint64_t seed) : name_(std::move(name)), rng_(seed) { restart(); }

  void restart() override {
    std::string why;
    bot_ = any_roster<G>().make(name_, why);
    if (!bot_) throw std::invalid_argument(why);
    seen_.clear();
    begun_ = false;
    planned_.reset();
  }

  int choose(const State& any) override {
    if (any.kind().name() != G::kName)
      throw std::invalid_argument("this bot plays " + std::string(G::kName) + ", not " +
                                  any.kind().name());
    const auto& state = static_cast<const StateOf<G>&>(any);
    if (state.current_player() < 0) throw std::invalid_argument("no player is to move");
    catch_up(state);
    const Move m = answer(state);
    planned_ = m;
    return number_now<G>(m, state.half());
  }

  std::vector<double> suspicions() const override {
    std::vector<double> values;
    for (const int percent : bot_->suspicions()) values.push_back(percent / 100.0);
    return values;
  }

  std::vector<Tried> tried() const override {
    std::vector<Tried> all;
    for (const auto& one : bot_->tried()) {
      const int number = G::Learning::actions().number(G::parse(one.move).value());
      auto at =
          std::find_if(all.begin(), all.end(), [&](const Tried& t) { return t.number == number; });
      if (at == all.end()) at = all.insert(all.end(), Tried{number, 0, 0});
      const std::uint32_t visits = at->visits + one.visits;
      if (visits > 0)
        at->mean = (at->mean * at->visits + static_cast<double>(one.mean) * one.visits) / visits;
      at->visits = visits;
    }
    return all;
  }

 private:
  // Watches what it has not seen; in another game it begins anew.
  void catch_up(const StateOf<G>& state) {
    if (!any_roster<G>().remember()) return;
    const std::vector<Move>& moves = state.played();
    const bool goes_on = begun_ && start_ == state.beginning() && seen_.size() <= moves.size() &&
                         std::equal(seen_.begin(), seen_.end(), moves.begin());
    if (!goes_on) {
      restart();
      begun_ = true;
      start_ = now_ = state.beginning();
    }
    std::vector<std::string> news;
    for (std::size_t i = seen_.size(); i < moves.size(); ++i) news.push_back(G::text(moves[i]));
    bot_->recall(TableOf<G>(now_), news);
    seen_ = moves;
    now_ = state.now();
  }

  // In the middle of a move it goes on with what it had in mind; if that was another move, with
  // any.
  Move answer(const StateOf<G>& state) {
    if (!state.half()) return G::parse(bot_->choose(TableOf<G>(state.now()), rng_)).value();
    if (planned_ && continues<G>(state.half(), *planned_)) return *planned_;
    typename G::MoveList legal;
    G::legal_moves(state.now(), legal);
    std::vector<Move> left;
    for (const Move m : legal)
      if (continues<G>(state.half(), m)) left.push_back(m);
    return left[rng_.below(static_cast<std::uint32_t>(left.size()))];
  }

  std::string name_;
  Rng rng_;
  std::unique_ptr<TableBot> bot_;
  bool begun_ = false;
  typename G::State start_{};
  typename G::State now_{};
  std::vector<Move> seen_;
  std::optional<Move> planned_;
};

}  // namespace hadal::python
