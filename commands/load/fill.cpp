// SPDX-License-Identifier: Apache-2.0
#include "commands/load/fill.h"

#include <atomic>
#include <chrono>
#include <thread>

#include "commands/commands.h"
#include "engine/rng.h"
#include "server/common/secrets.h"
#include "server/log/sqlite_log.h"
#include "server/table/decide.h"
#include "server/table/log_index.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

// A table without a server: its events are collected instead of committed.
class PaperTable {
 public:
  explicit PaperTable(std::string id) : table_(std::move(id)) {}

  void happen(const house::TableEvent& event) {
    texts_.push_back(write_event(event));
    table_.apply({texts_.size(), kNow, texts_.back()});
  }
  house::GameTable& table() { return table_; }
  std::vector<std::string> texts() && { return std::move(texts_); }

  static constexpr std::int64_t kNow = 1'800'000'000'000;

 private:
  house::GameTable table_;
  std::vector<std::string> texts_;
};

std::string person_of(std::size_t table) { return "load" + std::to_string(table / kTablesOfOne); }

house::TableOpened opened(const std::string& game, std::size_t table) {
  house::TableOpened event;
  event.game = game;
  event.host = person_of(table) + "A";
  event.invite = house::random_token(12);
  for (std::size_t i = 0; i < game_called(game).min_players; ++i)
    event.seats.push_back(
        {protocol::SeatKind::open, std::nullopt, person_of(table) + name(seat(i)), {}});
  return event;
}

// Null: the game was over before it had that many moves.
std::unique_ptr<PaperTable> play(const std::string& id, const house::TableOpened& plan,
                                 std::size_t moves, Rng& rng) {
  auto paper = std::make_unique<PaperTable>(id);
  house::GameTable& table = paper->table();
  paper->happen(plan);
  paper->happen(decide_start(table, fair::Origin(fair::Seed::random())));
  for (std::size_t i = 0; i < moves; ++i) {
    if (table.to_move() == Player::nobody) return nullptr;
    const std::vector<std::string> legal = table.game()->legal();
    house::Played played =
        decide_play(table, {table.to_move(), table.number(), {paper->kNow, paper->kNow}},
                    legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    played.request = std::to_string(table.number());
    paper->happen(played);
  }
  return table.to_move() == Player::nobody ? nullptr : std::move(paper);
}

// People and tables, written by one log; throws if anything could not be.
class Filler {
 public:
  Filler(const std::string& folder, const std::string& game, std::size_t tables)
      : folder_(folder), log_({.folder = folder, .twice = house::kKeptTwice}) {
    std::vector<std::string> people;
    for (std::size_t t = 0; t < tables; t += kTablesOfOne)
      for (const house::SeatMade& made : opened(game, t).seats)
        people.push_back(write_event(house::PeopleEvent(house::PersonCame{*made.person, "Load"})));
    write({"people", 0, PaperTable::kNow, std::move(people), {}});
  }

  void write(log::Append what) {
    ++waiting_;
    log_.append(std::move(what), [this](const log::Appended& result) {
      failed_ = failed_ || result.status != log::Status::committed;
      --waiting_;
    });
    // What waits is in memory.
    while (waiting_ > kMostWaiting) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    if (failed_) throw UserError(folder_ + ": the tables could not be written");
  }
  void wait() {
    while (waiting_ > 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    if (failed_) throw UserError(folder_ + ": the tables could not be written");
  }

 private:
  static constexpr int kMostWaiting = 20'000;
  std::string folder_;
  std::atomic<bool> failed_ = false;
  std::atomic<int> waiting_ = 0;
  log::SqliteLog log_;
};

std::vector<std::string> players_of(const house::TableOpened& plan) {
  std::vector<std::string> players;
  for (const house::SeatMade& seat : plan.seats) players.push_back(*seat.person);
  return players;
}

std::vector<std::string> played(const std::string& id, const house::TableOpened& plan,
                                std::size_t moves, Rng& rng) {
  for (int attempt = 0; attempt < 100; ++attempt)
    if (const std::unique_ptr<PaperTable> paper = play(id, plan, moves, rng))
      return std::move(*paper).texts();
  throw UserError("games of " + plan.game + " are shorter than that");
}

}  // namespace

void fill_folder(const std::string& folder, const std::string& game, std::size_t tables,
                 std::size_t moves) {
  Rng rng(2026);
  Filler filler(folder, game, tables);
  for (std::size_t t = 0; t < tables; ++t) {
    const std::string id = house::random_token(16);
    const house::TableOpened plan = opened(game, t);
    filler.write({house::stream_of(id), 0, PaperTable::kNow, played(id, plan, moves, rng),
                  players_of(plan)});
  }
  filler.wait();
}

// All tables of one person have the same moves; only their number matters here.
void fill_finished(const std::string& folder, const std::string& game, std::size_t tables,
                   std::size_t moves) {
  Rng rng(2026);
  Filler filler(folder, game, tables);
  std::vector<std::string> texts;
  for (std::size_t t = 0; t < tables; ++t) {
    const std::string id = house::random_token(16);
    const house::TableOpened plan = opened(game, t);
    if (t % kTablesOfOne == 0) {
      texts = played(id, plan, moves, rng);
      texts.push_back(write_event(house::TableEvent(house::Ended{protocol::Ending::conceded})));
    }
    filler.write({house::stream_of(id), 0, PaperTable::kNow, texts, players_of(plan)});
    house::TableFinished result{};
    result.table = id;
    result.game = game;
    result.ending = house::Finish::conceded;
    result.moves = static_cast<std::int64_t>(moves);
    for (const std::string& player : players_of(plan))
      result.seats.push_back({player, 0, result.seats.empty(), !result.seats.empty()});
    filler.write(
        {"results", t, PaperTable::kNow, {write_event(result)}, {}, {house::stream_of(id)}});
  }
  filler.wait();
}

}  // namespace hadal::cli
