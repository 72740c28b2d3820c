// SPDX-License-Identifier: Apache-2.0
// What the kinds of games have in common; each has a file of its own.
#pragma once

#include <optional>

#include "bots/bot.h"
#include "registry/registry.h"

namespace hadal {

GameKind abyss_kind();
GameKind unfathomable_kind();

template <Game G>
const typename G::State& state_of(const Table& table) {
  return dynamic_cast<const TableOf<G>&>(table).state();
}

template <Game G>
std::unique_ptr<Table> imagine(const Table& table, Player p, Rng& rng) {
  return std::make_unique<TableOf<G>>(G::determinize(state_of<G>(table), p, rng));
}

// What bots understand of phrases; nothing: that is only for people.
std::optional<bots::Statement> statement_of(const Said& said);

template <Game G>
class TableBotOf final : public TableBot {
 public:
  explicit TableBotOf(std::unique_ptr<bots::Bot<G>> bot) : bot_(std::move(bot)) {}

  void recall(const Past& past) override {
    if constexpr (requires { &bots::Witness<G>::see; }) {
      typename G::State s = state_of<G>(*past.start);
      auto said = past.said.begin();
      for (std::size_t i = 0; i <= past.moves.size(); ++i) {
        for (; said != past.said.end() && said->after <= i; ++said)
          if (const auto statement = statement_of(*said)) bot_->hear(*statement);
        if (i < past.moves.size()) see(s, past.moves[i]);
      }
    }
  }

  std::string choose(const Table& table, Rng& rng) override {
    return G::text(bots::ask(*bot_, state_of<G>(table), rng));
  }

 private:
  void see(typename G::State& s, const std::string& text) {
    const typename G::State before = s;
    const typename G::Move m = *G::parse(text);
    G::apply(s, m);
    bots::Witness<G>::see(before, m, s, [this](const auto& event) { bot_->observe(event); });
  }

  std::unique_ptr<bots::Bot<G>> bot_;
};

}  // namespace hadal
