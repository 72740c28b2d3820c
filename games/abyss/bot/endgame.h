// SPDX-License-Identifier: Apache-2.0
// The last round of Abyss. A bot that remembers everything does not know the monster tokens of the
// others, and nothing else; so there are few worlds, and a move can often be proven best.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "games/abyss/abyss.h"
#include "search/bot.h"
#include "search/exact.h"

namespace hadal::bots {

using AbyssWorlds = std::vector<WeightedWorld<abyss::State>>;

// Every world that `me`, remembering everything, cannot tell from `s`, with its probability; none
// if there are more than `most`, or if somebody holds cards that nobody saw.
AbyssWorlds abyss_worlds(const abyss::State& s, Player me, std::size_t most);

// The move that is best whatever the others do and hold, if the last round has begun and one can be
// proven.
std::optional<abyss::Move> proven_move(const abyss::State& world, Player me,
                                       const abyss::MoveList& legal);

// Plays proven moves, and asks another bot for the rest.
class Finisher final : public Bot<abyss::Abyss> {
 public:
  explicit Finisher(std::unique_ptr<Bot<abyss::Abyss>> bot) : bot_(std::move(bot)) {}
  abyss::Move choose(const abyss::State& world, Player me, const abyss::MoveList& legal,
                     Rng& rng) override;
  std::vector<Tried<abyss::Move>> tried() const override {
    return searched_ ? bot_->tried() : std::vector<Tried<abyss::Move>>{};
  }
  std::vector<Judged<abyss::Move>> judge(const Inquiry<abyss::Abyss>& inquiry, Rng& rng) override {
    return bot_->judge(inquiry, rng);
  }
  std::optional<Standing> appraise(const abyss::State& s, Rng& rng) override {
    return bot_->appraise(s, rng);
  }

 private:
  bool searched_ = false;  // for the last answer
  std::unique_ptr<Bot<abyss::Abyss>> bot_;
};

}  // namespace hadal::bots
