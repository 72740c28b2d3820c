// SPDX-License-Identifier: Apache-2.0
#include "server/analysis/bot_game.h"

#include "engine/hash.h"
#include "server/analysis/analyst.h"

namespace hadal::analysis {
namespace {

struct SeatedBot {
  std::unique_ptr<TableBot> bot;
  std::unique_ptr<Table> told;  // the game as it was when it was last asked
  std::size_t moves = 0;
};

void inform(SeatedBot& seated, const Record& record, const Table& now) {
  std::vector<std::string> news;
  for (std::size_t i = seated.moves; i < record.moves.size(); ++i)
    news.push_back(record.moves[i].text);
  if (!news.empty()) seated.bot->recall(*seated.told, news);
  seated.told = now.clone();
  seated.moves = record.moves.size();
}

std::unique_ptr<Table> start(const GameKind& kind, std::size_t players) {
  try {
    return kind.entry.start(Document{{"players", players}});
  } catch (const DocumentError& e) {
    throw CannotJudge(e.what());
  }
}

}  // namespace

Record play_bot_game(const std::string& game, const std::vector<std::string>& bots,
                     std::uint64_t seed) {
  const GameKind* kind = find_kind(game);
  if (kind == nullptr) throw CannotJudge("there is no game '" + game + "'");
  const std::unique_ptr<Table> table = start(*kind, bots.size());
  Record record;
  record.game = game;
  record.rules_version = kind->entry.rules_version;
  record.options = table->options();
  record.seats = bots;
  std::vector<SeatedBot> seats(bots.size());
  for (std::size_t i = 0; i < bots.size(); ++i) {
    std::string why;
    seats[i] = {kind->bots->make(bots[i], why), table->clone(), 0};
    if (!seats[i].bot) throw CannotJudge(why);
  }
  Rng chance(Hash().add(seed).add(0).value());
  Rng thoughts(Hash().add(seed).add(1).value());
  for (Player p = table->to_move(); p != Player::nobody; p = table->to_move()) {
    std::string move;
    if (p == Player::chance) {
      move = table
                 ->draw([&](const std::vector<std::uint32_t>& weights) {
                   return pick_weighted(weights, chance.below(total(weights)));
                 })
                 .text;
    } else {
      const std::vector<std::string> legal = table->legal();
      move = legal.front();
      if (legal.size() > 1) {
        if (kind->bots_remember) inform(seats[index(p)], record, *table);
        move = seats[index(p)].bot->choose(*table, thoughts);
      }
      table->play(move);
    }
    record.moves.push_back({p, move});
  }
  record.result = result_of(*table);
  return record;
}

}  // namespace hadal::analysis
