// SPDX-License-Identifier: Apache-2.0
#include "commands/load/fill.h"

#include <atomic>

#include "commands/commands.h"
#include "engine/rng.h"
#include "server/core/decide.h"
#include "server/core/secrets.h"
#include "server/log/sqlite_log.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

// A table that is played on paper: what it decides is kept instead of committed.
class PaperTable {
 public:
  explicit PaperTable(std::string id) : table_(std::move(id)) {}

  void happen(const core::TableEvent& event) {
    texts_.push_back(write_event(event));
    table_.apply({texts_.size(), kNow, texts_.back()});
  }
  core::GameTable& table() { return table_; }
  std::vector<std::string> texts() && { return std::move(texts_); }

  static constexpr std::int64_t kNow = 1'800'000'000'000;

 private:
  core::GameTable table_;
  std::vector<std::string> texts_;
};

std::string person_of(std::size_t table) { return "load" + std::to_string(table / kTablesOfOne); }

core::TableOpened opened(const std::string& game, std::size_t table) {
  core::TableOpened event;
  event.game = game;
  event.host = person_of(table) + "A";
  event.invite = core::random_token(12);
  for (std::size_t i = 0; i < game_called(game).min_players; ++i)
    event.seats.push_back(
        {protocol::SeatKind::open, std::nullopt, person_of(table) + name(seat(i)), {}});
  return event;
}

// Null: the game was over before it had so many moves.
std::unique_ptr<PaperTable> play(const std::string& id, const core::TableOpened& plan,
                                 std::size_t moves, Rng& rng) {
  auto paper = std::make_unique<PaperTable>(id);
  core::GameTable& table = paper->table();
  paper->happen(plan);
  paper->happen(decide_start(table));
  for (std::size_t i = 0; i < moves; ++i) {
    if (table.to_move() == Player::nobody) return nullptr;
    const std::vector<std::string> legal = table.game()->legal();
    core::Played played =
        decide_play(table, {table.to_move(), table.number(), {paper->kNow, paper->kNow}},
                    legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    played.request = std::to_string(table.number());
    paper->happen(played);
  }
  return table.to_move() == Player::nobody ? nullptr : std::move(paper);
}

}  // namespace

void fill_folder(const std::string& folder, const std::string& game, std::size_t tables,
                 std::size_t moves) {
  std::atomic<bool> failed = false;
  Rng rng(2026);
  {
    log::SqliteLog log({folder, 0});
    const auto done = [&](const log::Appended& result) {
      failed = failed || result.status != log::Status::committed;
    };
    std::vector<std::string> people;
    for (std::size_t t = 0; t < tables; t += kTablesOfOne)
      for (const core::SeatMade& made : opened(game, t).seats)
        people.push_back(write_event(core::PeopleEvent(core::PersonCame{*made.person, "Load"})));
    log.append({"people", 0, PaperTable::kNow, people, {}}, done);
    for (std::size_t t = 0; t < tables; ++t) {
      const std::string id = core::random_token(16);
      const core::TableOpened plan = opened(game, t);
      std::unique_ptr<PaperTable> paper;
      for (int attempt = 0; attempt < 100 && !paper; ++attempt) paper = play(id, plan, moves, rng);
      if (!paper) throw UserError("games of " + game + " are shorter than that");
      log.append({core::stream_of(id), 0, PaperTable::kNow, std::move(*paper).texts(), {}}, done);
    }
  }
  if (failed) throw UserError(folder + ": the tables could not be written");
}

}  // namespace hadal::cli
