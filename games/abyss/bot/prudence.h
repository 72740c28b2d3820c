// SPDX-License-Identifier: Apache-2.0
// Moves of Abyss that even a beginner would call absurd, whatever a search says. No level plays
// one, unless nothing else is legal. docs/bots.md lists them.
#pragma once

#include <memory>

#include "games/abyss/abyss.h"
#include "search/bot.h"

namespace hadal::bots {

enum class Absurdity : std::uint8_t {
  none,
  superfluous_ally,   // pays with an ally that could be left out
  plot_in_vain,       // plots although no lord could be paid, whichever comes
  useless_purchase,   // buys an ally after the last turn that brings no point
  squandered_pearls,  // pays too much, or the last pearl, for an ally of a race at hand
  passed_prize,       // passes over a monster though the threat cannot rise any more
  missed_lord,        // does something else in the last turn than recruit a lord that scores
  unfinished_win,     // does not recruit the last lord though everybody would be far behind
  sold_points,        // sells, after the last action, an ally that would bring points
  worse_lord,         // gives up a lord for a far worse one
  worse_location,     // takes a location far behind another that is offered
  missed_exchange,    // declines to exchange a location for a far better one, for free
  higher_discard,     // discards an ally and keeps a lower one of its race
};

// What is absurd about `m`, which is one of `legal`; none for most moves.
Absurdity absurdity(const abyss::State& s, abyss::Move m, const abyss::MoveList& legal);

// Keeps a bot from absurd moves.
class Prudent final : public Bot<abyss::Abyss> {
 public:
  explicit Prudent(std::unique_ptr<Bot<abyss::Abyss>> bot) : bot_(std::move(bot)) {}
  abyss::Move choose(const abyss::State& world, Player me, const abyss::MoveList& legal,
                     Rng& rng) override;
  std::vector<Tried<abyss::Move>> tried() const override {
    return searched_ ? bot_->tried() : std::vector<Tried<abyss::Move>>{};
  }
  // Whoever plays may be absurd; a judge looks at every move.
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
