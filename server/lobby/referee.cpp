// SPDX-License-Identifier: Apache-2.0
#include "server/lobby/referee.h"

#include <algorithm>

#include "server/table/decide.h"
#include "server/table/table_view.h"

namespace hadal::house {
namespace {

constexpr std::int64_t kKeepFinishedMs = 60'000;  // in memory, after somebody looked
constexpr std::int64_t kKeepRunningMs = 180LL * 24 * 60 * 60 * 1000;  // without a clock
constexpr std::int64_t kKeepWaitingMs = 30LL * 24 * 60 * 60 * 1000;   // a table nobody starts

// What a table does without a person whose account is gone.
std::vector<TableEvent> decide_without(const GameTable& table, const std::string& person) {
  const std::optional<Player> p = table.seats().of(person);
  const bool waits = table.course().state == protocol::TableState::waiting;
  if (table.course().state == protocol::TableState::over) return {};
  if (waits && table.plan().host == person) return {Closed{}};
  if (!p || table.at(*p).stand_in == StandInFor::deleted) return {};
  if (waits) return {decide_leave(table, person)};
  return {BotTook{name(*p), StandInFor::deleted}};
}

}  // namespace

bool Referee::is_ours(const OpenTable& open) const {
  const Neighbours* neighbours = needs_.outside.neighbours;
  return neighbours == nullptr || neighbours->owns(open.table.id());
}

void Referee::advance(OpenTable& open) {
  if (is_closing_ || !is_ours(open)) return;
  GameTable& table = open.table;
  if (table.course().state == protocol::TableState::over) return finish(open);
  const Player p = table.to_move();
  if (!is_seat(p)) return;
  const Seat& seat = table.at(p);
  if (seat.has_person() && !seat.is_played_by_bot() &&
      needs_.people.find(*seat.made.person) == nullptr)
    return release_seats(*seat.made.person);  // the server was killed in the middle of it
  if (seat.is_played_by_bot()) {
    open.asked = p;
    return think(open);
  }
  if (!decide_order(table, moment(needs_.outside))) return tell_turn(open);
  follow_order(open);
}

void Referee::follow_order(OpenTable& open) {
  if (open.is_thinking) return;
  open.is_thinking = true;
  open.asked_bot = moment(needs_.outside).game;
  answer_in_time(open.table.id(), [this](OpenTable& asked) {
    needs_.tables.change(
        asked,
        [this](GameTable& t) -> std::vector<TableEvent> {
          std::optional<Played> played = decide_order(t, moment(needs_.outside));
          if (!played) return {};
          return {std::move(*played)};
        },
        nobody_waits());
  });
}

// When the next full multiple of the pace has gone by since somebody was asked.
void Referee::answer_in_time(const std::string& id, std::function<void(OpenTable&)> answer) {
  const auto finish = [this, id, answer = std::move(answer)] {
    OpenTable* open = needs_.tables.in_memory(id);
    if (open == nullptr) return;
    open->is_thinking = false;
    if (!is_closing_ && is_ours(*open)) answer(*open);
  };
  const std::int64_t pace = needs_.outside.pace_ms;
  const OpenTable* open = needs_.tables.in_memory(id);
  if (pace == 0 || open == nullptr) return finish();
  const std::int64_t took = moment(needs_.outside).game - open->asked_bot;
  needs_.outside.later(pace - took % pace, [alive = std::weak_ptr<bool>(alive_), finish] {
    if (alive.lock()) finish();
  });
}

void Referee::tell_turn(OpenTable& open) {
  const Player p = open.table.to_move();
  if (open.asked == p) return;
  open.asked = p;
  const PersonId& person = open.table.at(p).made.person;
  const PersonRow* row = person ? needs_.people.find(*person) : nullptr;
  if (row != nullptr && row->webhook)
    needs_.outside.your_turn({*row->webhook, open.table.id(), open.table.plan().game, row->name});
}

void Referee::think(OpenTable& open) {
  if (open.is_thinking) return;
  open.is_thinking = true;
  open.asked_bot = moment(needs_.outside).game;
  BotJob job = bots_.job_for(open.table);
  job.address = needs_.screens.address_of(job.owner);
  job.done = [this, post = needs_.outside.post, alive = std::weak_ptr<bool>(alive_),
              id = open.table.id(), number = open.table.number()](BotAnswer answer) {
    post([this, alive, id, number, answer = std::move(answer)] {
      if (alive.lock()) thought(id, number, answer);
    });
  };
  needs_.pool.think(std::move(job));
}

void Referee::thought(const std::string& id, std::int64_t number, const BotAnswer& answer) {
  const OpenTable* thinking = needs_.tables.in_memory(id);
  if (thinking == nullptr) return;
  needs_.outside.bot_took(moment(needs_.outside).game - thinking->asked_bot);
  answer_in_time(id, [this, number, answer](OpenTable& open) {
    if (open.table.number() != number) return advance(open);  // somebody came back meanwhile
    needs_.tables.change(
        open,
        [this, number, answer](GameTable& table) -> std::vector<TableEvent> {
          if (table.number() != number) return {};
          return decide_bot_play(table, table.to_move(), answer, moment(needs_.outside));
        },
        nobody_waits());
  });
}

void Referee::finish(OpenTable& open) {
  if (open.is_finishing) return;
  if (!is_wholly_shown(open.table, needs_.outside.now())) return;  // nor do ratings tell early
  open.is_finishing = true;
  const std::string id = open.table.id();
  bots_.forget(id);
  needs_.changes.submit(
      {"results",
       [this, id] {
         const OpenTable* over = needs_.tables.in_memory(id);
         if (over == nullptr || needs_.results.find(id)) return Written{};
         return Written{{write_event(result_of(over->table))}, {}, {stream_of(id)}};
       },
       [this, id](const Refusal* refusal) {
         OpenTable* over = needs_.tables.in_memory(id);
         if (refusal != nullptr && over != nullptr) over->is_finishing = false;  // tick tries again
       }});
}

// Time that has run out, and tables that nobody starts or continues.
void Referee::check_time(const OpenTable& open) {
  const GameTable& table = open.table;
  const std::int64_t now = needs_.outside.now();
  if (table.course().state == protocol::TableState::waiting && table.course().trouble.empty() &&
      now - table.updated() > kKeepWaitingMs)
    return needs_.tables.change(
        open, [](GameTable&) -> std::vector<TableEvent> { return {Closed{}}; }, nobody_waits());
  if (table.course().state == protocol::TableState::running && table.course().trouble.empty() &&
      table.plan().clock.kind == protocol::ClockKind::none &&
      now - table.updated() > kKeepRunningMs)
    return needs_.tables.change(
        open,
        [](GameTable& t) -> std::vector<TableEvent> {
          if (t.course().state != protocol::TableState::running) return {};
          return {Ended{protocol::Ending::abandoned}};
        },
        nobody_waits());
  const std::optional<std::int64_t> left = time_left_ms(table, moment(needs_.outside));
  if (!left || *left > 0) return;
  needs_.tables.change(
      open,
      [p = table.to_move()](GameTable& t) -> std::vector<TableEvent> {
        if (t.to_move() != p || t.at(p).is_played_by_bot()) return {};
        return decide_time_over(t);
      },
      nobody_waits());
}

// A table continues if its bot's answer was lost, for example because the disk was full.
void Referee::wake(OpenTable& open) {
  const Player p = open.table.to_move();
  if (is_seat(p) && open.table.at(p).is_played_by_bot() && !open.is_thinking &&
      !needs_.tables.is_busy(open))
    think(open);
}

bool Referee::is_forgettable(const OpenTable& open) const {
  return open.table.course().state == protocol::TableState::over && open.watchers.empty() &&
         needs_.outside.now() - open.used > kKeepFinishedMs &&
         needs_.results.find(open.table.id()) && !needs_.tables.is_busy(open);
}

void Referee::tick() {
  std::vector<std::string> forgettable;
  for (const auto& [id, open] : needs_.tables) {
    if (!is_ours(*open)) continue;
    if (open->table.course().state != protocol::TableState::over) {
      check_time(*open);
      wake(*open);
    } else if (!open->is_finishing) {
      finish(*open);
    }
    needs_.screens.show_late(*open);
    if (is_forgettable(*open)) forgettable.push_back(id);
  }
  for (const std::string& id : forgettable) needs_.tables.forget(id);
}

void Referee::release_seats(const std::string& person) {
  const std::set<std::string> tables = needs_.tables.of(person);
  for (const std::string& id : tables)
    if (const OpenTable* open = needs_.tables.find(id); open != nullptr && is_ours(*open))
      needs_.tables.change(
          *open, [person](GameTable& table) { return decide_without(table, person); },
          nobody_waits());
}

}  // namespace hadal::house
