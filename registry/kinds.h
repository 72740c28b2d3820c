// SPDX-License-Identifier: Apache-2.0
// What the kinds of games have in common; each has a file of its own.
#pragma once

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

template <Game G>
class TableBotOf final : public TableBot {
 public:
  explicit TableBotOf(std::unique_ptr<bots::Bot<G>> bot) : bot_(std::move(bot)) {}
  std::string choose(const Table& table, Rng& rng) override {
    return G::text(bots::ask(*bot_, state_of<G>(table), rng));
  }

 private:
  std::unique_ptr<bots::Bot<G>> bot_;
};

}  // namespace hadal
