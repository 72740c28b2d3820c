// SPDX-License-Identifier: Apache-2.0
#include "server/table/bot_job.h"

#include <algorithm>

#include "server/table/game_table.h"
#include "server/table/seeds.h"

namespace hadal::house {
namespace {

// Null: there is no such bot.
TableBot* informed_bot(const BotJob& job) {
  SeatBot& seat = *job.bot;
  std::string why;
  if (!seat.bot) seat.bot = seat.kind->bots->make(seat.level, why);
  if (!seat.bot) return nullptr;
  if (job.recalls) seat.bot->recall(*job.recalls, job.moves);
  for (const Said& said : job.said) seat.bot->hear(said);
  return seat.bot.get();
}

void ask_bot(const BotJob& job, const std::vector<std::string>& legal, BotAnswer& answer) {
  if (legal.size() == 1 && !job.recalls) return;
  TableBot* bot = informed_bot(job);  // also if it has no choice: it must not miss what happened
  if (bot == nullptr || legal.size() == 1) return;
  Rng rng(job.seed);
  const std::string move = bot->choose(*job.game, rng);
  if (std::find(legal.begin(), legal.end(), move) == legal.end()) return;
  answer.move = move;
  answer.suspicions = bot->suspicions();
  answer.says = bot->says();
}

// What happened since the bot was last asked, for bots that draw conclusions.
void catch_up(const GameTable& table, SeatBot& bot, BotJob& job) {
  const History& history = table.history();
  job.recalls = bot.told ? std::move(bot.told) : history.first();
  bot.told = job.game->clone();
  for (std::size_t i = bot.moves_told; i < history.all().size(); ++i)
    job.moves.push_back(history.all()[i].text);
  const Talk& talk = table.talk();
  for (std::size_t i = bot.lines_heard; i < talk.size(); ++i) {
    const protocol::ChatLine& line = talk.lines()[i];
    if (line.phrase && line.seat)
      job.said.push_back({*table.seats().called(*line.seat), *line.phrase,
                          table.seats().called(line.about.value_or("")).value_or(Player::nobody)});
  }
  bot.moves_told = history.all().size();
  bot.lines_heard = talk.size();
}

}  // namespace

BotAnswer choose_move(const BotJob& job) {
  const std::vector<std::string> legal = job.game->legal();
  BotAnswer answer{legal.front(), std::nullopt, {}};
  try {
    ask_bot(job, legal, answer);
    answer.why = job.bot->kind->bots->reason(job.bot->level, *job.game, answer.move);
  } catch (const std::exception&) {  // the first legal move it is
  }
  return answer;
}

SeatBots::Awake& SeatBots::awake(const Key& key) {
  const auto found = awake_.find(key);
  if (found != awake_.end()) {
    by_use_.splice(by_use_.begin(), by_use_, found->second.used);
    return found->second;
  }
  if (awake_.size() == most_) {
    awake_.erase(by_use_.back());
    by_use_.pop_back();
  }
  by_use_.push_front(key);
  return awake_[key] = {nullptr, by_use_.begin()};
}

std::shared_ptr<SeatBot> SeatBots::bot_of(const GameTable& table, Player p) {
  const Seat& seat = table.at(p);
  SeatBot fresh;
  fresh.kind = &table.kind();
  fresh.level = seat.has_bot() ? *seat.made.level : table.kind().stand_in;
  fresh.take_backs = table.history().take_backs();
  fresh.handovers = seat.handovers;
  std::shared_ptr<SeatBot>& bot = awake({table.id(), p}).bot;
  if (!bot || bot->take_backs != fresh.take_backs || bot->handovers != fresh.handovers)
    bot = std::make_shared<SeatBot>(std::move(fresh));
  return bot;
}

BotJob SeatBots::job_for(const GameTable& table) {
  BotJob job;
  job.bot = bot_of(table, table.to_move());
  job.game = table.game()->clone();
  if (table.kind().bots_remember) catch_up(table, *job.bot, job);
  const TableOpened& plan = table.plan();
  job.seed = plan.deal ? seed_of_thought_in_deal(plan.game, *plan.deal, table.history().moves())
                       : seed_of_thought(table.dealer().commitment, table.number());
  job.live = table.plan().clock.kind != protocol::ClockKind::days;
  job.owner = table.plan().host;
  job.for_people = std::any_of(table.seats().begin(), table.seats().end(),
                               [](const Seat& one) { return one.has_person() && !one.gave_up(); });
  return job;
}

void SeatBots::forget(const std::string& table) {
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    const auto found = awake_.find({table, seat(i)});
    if (found == awake_.end()) continue;
    by_use_.erase(found->second.used);
    awake_.erase(found);
  }
}

}  // namespace hadal::house
