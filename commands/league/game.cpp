// SPDX-License-Identifier: Apache-2.0
#include "commands/league/game.h"

#include <algorithm>
#include <chrono>
#include <numeric>

#include "arena/run.h"
#include "commands/commands.h"
#include "commands/league/program.h"

namespace hadal::cli {
namespace {

// Adds the time that it lives to a seat.
class Watch {
 public:
  explicit Watch(LeagueSeat& seat) : seat_(seat) { ++seat.decisions; }
  ~Watch() {
    using std::chrono::milliseconds;
    seat_.ms += std::chrono::duration_cast<milliseconds>(Clock::now() - start_).count();
  }
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;

 private:
  using Clock = std::chrono::steady_clock;
  LeagueSeat& seat_;
  Clock::time_point start_ = Clock::now();
};

Told draw(Table& table, Rng& rng) {
  return table.draw([&](const std::vector<std::uint32_t>& weights) {
    const auto all = std::accumulate(weights.begin(), weights.end(), 0u);
    return pick_weighted(weights, rng.below(all));
  });
}

Record record_of(const LeagueCourse& course, bool is_over) {
  Record record;
  record.game = course.now->game();
  record.rules_version = course.now->rules_version();
  record.options = course.now->options();
  record.seats = course.names;
  for (const Told& move : course.moves) record.moves.push_back({move.who, move.text, 0});
  if (is_over) record.result = result_of(*course.now);
  return record;
}

}  // namespace

std::unique_ptr<LeaguePlayer> LeagueHall::player_called(const std::string& name) {
  const auto bot = std::find_if(plan_.bots.begin(), plan_.bots.end(),
                                [&](const LeagueBot& one) { return one.name == name; });
  if (!bot->level.empty()) return house_player(plan_.game, bot->level);
  if (const auto found = waiting_.find(name); found != waiting_.end()) {
    std::unique_ptr<LeaguePlayer> player = std::move(found->second);
    waiting_.erase(found);
    return player;
  }
  return std::make_unique<ProgramPlayer>(*bot, plan_.seconds, folder_ + "/" + name + ".log");
}

LeagueHall::Seats LeagueHall::sit_down(const LeagueTable& table) {
  Seats seats;
  for (const std::string& name : table.bots) seats.push_back(player_called(name));
  return seats;
}

// Moves without a choice are made for everybody.
void LeagueHall::play_on(const LeagueTable& table, LeagueCourse& course, Seats& seats,
                         LeagueGame& result) const {
  Rng chance(seed_of("chance", plan_.seed, static_cast<std::uint64_t>(table.deal)));
  Rng thoughts(seed_of("thoughts", plan_.seed, static_cast<std::uint64_t>(table.number)));
  while (course.now->to_move() != Player::nobody) {
    const Player mover = course.now->to_move();
    if (mover == Player::chance) {
      course.moves.push_back(draw(*course.now, chance));
      continue;
    }
    const std::vector<std::string> legal = course.now->legal();
    if (legal.size() == 1) {
      for (Told& told : course.now->play_told(legal[0])) course.moves.push_back(std::move(told));
      continue;
    }
    LeagueSeat& seat = result.seats[index(mover)];
    try {
      const Watch watch(seat);
      seats[index(mover)]->decide(course, mover, thoughts);
    } catch (const GaveUp& e) {
      result.gave_up = seat.bot;
      result.why = e.what();
      seats[index(mover)].reset();  // the next game gets a fresh one
      return;
    }
  }
}

LeagueHall::Played LeagueHall::play(const LeagueTable& table) {
  LeagueCourse course;
  course.number = table.number;
  course.first = game_called(plan_.game).start(Document{{"players", plan_.players}});
  course.now = course.first->clone();
  course.names = table.bots;
  LeagueGame result;
  result.number = table.number;
  result.deal = table.deal;
  for (const std::string& bot : table.bots) result.seats.push_back({bot});
  Seats seats = sit_down(table);
  play_on(table, course, seats, result);
  if (!result.gave_up) {
    const Outcome outcome = course.now->outcome();
    for (std::size_t i = 0; i < result.seats.size(); ++i) {
      result.seats[i].score = outcome.score[i];
      result.seats[i].won = outcome.won[i];
    }
  }
  for (std::size_t i = 0; i < seats.size(); ++i) try {
      if (!seats[i] || !seats[i]->stays()) continue;
      seats[i]->end(course, seat(i));
      waiting_.emplace(table.bots[i], std::move(seats[i]));
    } catch (const GaveUp&) {  // it ended after its last move: the result stands
    }
  return {result, record_of(course, !result.gave_up)};
}

}  // namespace hadal::cli
