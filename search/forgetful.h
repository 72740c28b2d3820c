// SPDX-License-Identifier: Apache-2.0
// A bot that remembers as people do: what it has forgotten is dealt again before it thinks.
#pragma once

#include <memory>

#include "search/bot.h"
#include "search/search.h"

namespace hadal::bots {

template <Game G>
class Forgetful final : public Bot<G> {
 public:
  explicit Forgetful(std::unique_ptr<Bot<G>> bot) : bot_(std::move(bot)) {}

  typename G::Move choose(const typename G::State& world, Player me,
                          const typename G::MoveList& legal, Rng& rng) override {
    return bot_->choose(deal_world<G>(world, me, rng, Memory::human), me, legal, rng);
  }
  std::vector<Tried<typename G::Move>> tried() const override { return bot_->tried(); }
  // A judge remembers everything and looks at every move.
  std::vector<Judged<typename G::Move>> judge(const Inquiry<G>& inquiry, Rng& rng) override {
    return bot_->judge(inquiry, rng);
  }
  std::optional<Standing> appraise(const typename G::State& s, Rng& rng) override {
    return bot_->appraise(s, rng);
  }

 private:
  std::unique_ptr<Bot<G>> bot_;
};

}  // namespace hadal::bots
