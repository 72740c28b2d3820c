// SPDX-License-Identifier: Apache-2.0
// What the kinds of games have in common; each has a folder of its own.
#pragma once

#include <cmath>

#include "games/kind.h"
#include "search/bot.h"

namespace hadal {

template <Game G>
const typename G::State& state_of(const Table& table) {
  return dynamic_cast<const TableOf<G>&>(table).state();
}

template <Game G>
std::unique_ptr<Table> imagine(const Table& table, Player p, Rng& rng) {
  return std::make_unique<TableOf<G>>(G::determinize(state_of<G>(table), p, rng));
}

template <Game G>
class TableBotOf final : public TableBot {
 public:
  explicit TableBotOf(std::unique_ptr<bots::Bot<G>> bot) : bot_(std::move(bot)) {}

  void recall(const Table& start, const std::vector<std::string>& moves) override {
    if constexpr (requires { &bots::Witness<G>::see; }) {
      typename G::State s = state_of<G>(start);
      for (const std::string& text : moves) {
        const typename G::State before = s;
        const auto m = G::parse(text).value();
        G::apply(s, m);
        bots::Witness<G>::see(before, m, s, [this](const auto& event) { bot_->observe(event); });
      }
    }
  }

  void hear(const Said& said) override {
    using Kind = bots::Statement::Kind;
    if (said.phrase == "i_am_human") bot_->hear({said.who, Kind::claims_to_be_human, said.who});
    if (!is_seat(said.about)) return;  // of nobody in particular
    if (said.phrase == "i_suspect" || said.phrase == "to_the_brig")
      bot_->hear({said.who, Kind::suspects, said.about});
    if (said.phrase == "i_trust") bot_->hear({said.who, Kind::trusts, said.about});
  }

  std::string choose(const Table& table, Rng& rng) override {
    players_ = table.players();
    return G::text(bots::ask(*bot_, state_of<G>(table), rng));
  }

  std::vector<int> suspicions() const override {
    std::vector<int> percent;
    if (const auto guilt = bot_->guilt())
      for (std::size_t i = 0; i < players_; ++i)
        percent.push_back(static_cast<int>(std::lround(100 * (*guilt)[i])));
    return percent;
  }

 private:
  std::unique_ptr<bots::Bot<G>> bot_;
  std::size_t players_ = 0;
};

}  // namespace hadal
