// SPDX-License-Identifier: Apache-2.0
// What goes on by itself: bots, standing orders, clocks, patience, results.
#include <algorithm>

#include "server/core/hall.h"
#include "server/core/seeds.h"

namespace hadal::core {
namespace {

constexpr std::int64_t kKeepFinishedMs = 60'000;  // in memory, after somebody looked
constexpr std::int64_t kKeepWaitingMs = 30LL * 24 * 60 * 60 * 1000;  // a table nobody starts

}  // namespace

Hall::Hall(Outside outside)
    : outside_(std::move(outside)),
      changes_(outside_.log, outside_.post, outside_.now),
      bots_(std::make_unique<BotPool>(outside_.bot_threads)) {
  changes_.listen([this](const std::string& s, const log::Entry& e) { happen(s, e); },
                  [this](const std::string& s) { settled(s); }, outside_.took);
}

Hall::~Hall() = default;

Counts Hall::counts() const {
  Counts counts;
  counts.people = people_.size();
  for (const auto& [id, held] : rooms_) {
    counts.waiting_tables += held->room.state() == protocol::TableState::waiting ? 1 : 0;
    counts.running_tables += held->room.state() == protocol::TableState::running ? 1 : 0;
    counts.troubled += held->room.trouble().empty() ? 0 : 1;
  }
  counts.tabs = tabs_.size();
  counts.bot_queue = bots_->waiting();
  counts.changes_waiting = changes_.waiting();
  counts.moves = moves_;
  counts.refused = refused_;
  counts.mistakes = mistakes_ + changes_.mistakes();
  counts.is_failing = changes_.is_failing();
  counts.unchecked = checking_.games - checking_.checked;
  counts.unfit = unfit_.size();
  return counts;
}

// A committed entry becomes true.
void Hall::happen(const std::string& stream, const log::Entry& entry) {
  if (stream == "people") return people_.apply(read_people_event(entry.text), entry.at);
  if (stream == "results") return results_.apply(read_result(entry.text), entry.at);
  if (stream == "checks") return;  // it is for the next start
  const std::string id = stream.substr(kTablePrefix.size());
  std::unique_ptr<Held>& held = rooms_[id];
  if (!held) {
    held = std::make_unique<Held>(id);
    held->away_since.fill(outside_.now());
  }
  const std::int64_t before = held->room.moves();
  const bool was_running = held->room.state() == protocol::TableState::running;
  for (const RoomSeat& seat : held->room.seats())  // who leaves is not found by index() any more
    if (seat.has_person() && held->room.table() == nullptr) tables_of_[*seat.made.person].erase(id);
  if (held->room.apply(entry, true) == Audience::everybody) held->position_changed = true;
  moves_ += static_cast<std::uint64_t>(std::max<std::int64_t>(0, held->room.moves() - before));
  if (!was_running || held->room.state() != protocol::TableState::running) index(*held);
}

void Hall::settled(const std::string& stream) {
  if (!stream.starts_with(kTablePrefix)) return;
  const auto found = rooms_.find(stream.substr(kTablePrefix.size()));
  if (found == rooms_.end()) return;
  show(*found->second);
  advance(*found->second);
}

void Hall::change_room(Held& held, std::function<std::vector<TableEvent>(Room&)> decide,
                       Done done) {
  const std::string id = held.room.id();
  changes_.submit({stream_of(id),
                   [this, id, decide = std::move(decide)] {
                     Written written;
                     for (const TableEvent& event : decide(expect(id).room))
                       written.texts.push_back(write_event(event));
                     return written;
                   },
                   std::move(done)});
}

// Lets whoever needs no person go on: bots, standing orders, the results.
void Hall::advance(Held& held) {
  if (is_closing_) return;
  Room& room = held.room;
  if (room.state() == protocol::TableState::over) return finish(held);
  const Player p = room.to_move();
  if (!is_seat(p)) return;
  if (room.at(p).has_person() && !room.at(p).is_played_by_bot() &&
      people_.find(*room.at(p).made.person) == nullptr)
    return release_seats(*room.at(p).made.person);  // the server was killed in the middle of it
  if (room.at(p).is_played_by_bot()) {
    held.asked = p;
    return think(held, p);
  }
  if (!room.at(p).orders.empty() && room.decide_order(outside_.now())) {
    return change_room(
        held,
        [this](Room& r) -> std::vector<TableEvent> {
          std::optional<Played> played = r.decide_order(outside_.now());
          if (!played) return {};
          return {std::move(*played)};
        },
        [](const Refusal*) {});
  }
  tell_turn(held);
}

void Hall::tell_turn(Held& held) {
  const Player p = held.room.to_move();
  if (held.asked == p) return;
  held.asked = p;
  const std::optional<std::string>& person = held.room.at(p).made.person;
  const PersonRow* row = person ? people_.find(*person) : nullptr;
  if (row != nullptr && row->webhook)
    outside_.your_turn({*row->webhook, held.room.id(), held.room.plan().game, row->name});
}

void Hall::think(Held& held, Player p) {
  if (held.is_thinking) return;
  held.is_thinking = true;
  held.asked_bot = outside_.now();
  const Room& room = held.room;
  Thought thought;
  thought.level = room.at(p).has_bot() ? *room.at(p).made.level : room.kind().stand_in;
  thought.table = room.table()->clone();
  thought.kind = &room.kind();
  if (room.kind().bots_remember) room.remember(thought);
  thought.seed = seed_of_thought(room.commitment(), room.number());
  thought.live = room.plan().clock.kind != protocol::ClockKind::days;
  const auto post = outside_.post;
  const std::weak_ptr<bool> alive = alive_;
  thought.done = [this, post, alive, id = room.id(), number = room.number()](BotAnswer answer) {
    post([this, alive, id, number, answer = std::move(answer)] {
      if (alive.lock()) this->thought(id, number, answer);
    });
  };
  bots_->think(std::move(thought));
}

void Hall::thought(const std::string& id, std::int64_t number, const BotAnswer& answer) {
  const auto found = rooms_.find(id);
  if (found == rooms_.end()) return;
  Held& held = *found->second;
  held.is_thinking = false;
  outside_.bot_took(outside_.now() - held.asked_bot);
  if (is_closing_) return;
  if (held.room.number() != number) return advance(held);  // somebody came back meanwhile
  change_room(
      held,
      [this, number, answer](Room& room) -> std::vector<TableEvent> {
        if (room.number() != number) return {};
        return room.decide_bot_play(room.to_move(), answer, outside_.now());
      },
      [](const Refusal*) {});
}

void Hall::finish(Held& held) {
  if (held.is_finishing) return;
  held.is_finishing = true;
  const std::string id = held.room.id();
  changes_.submit({"results",
                   [this, id] {
                     const auto found = rooms_.find(id);
                     if (found == rooms_.end() || results_.find(id) != nullptr) return Written{};
                     return Written{{write_event(found->second->room.result())}, {}};
                   },
                   [this, id](const Refusal* refusal) {
                     const auto found = rooms_.find(id);
                     if (refusal != nullptr && found != rooms_.end())
                       found->second->is_finishing = false;  // tick tries again
                   }});
}

// Time that is over, and patience with somebody who is away.
void Hall::check_time(Held& held) {
  const Room& room = held.room;
  if (room.state() == protocol::TableState::waiting && room.trouble().empty() &&
      outside_.now() - room.updated() > kKeepWaitingMs)
    return change_room(
        held, [](Room&) -> std::vector<TableEvent> { return {Closed{}}; }, [](const Refusal*) {});
  const Player p = room.to_move();
  if (!is_seat(p) || room.at(p).is_played_by_bot()) return;
  const std::int64_t now = outside_.now();
  const std::optional<std::int64_t> flag = room.flag_falls();
  std::string why;
  if (flag && now >= *flag) {
    why = "time";
  } else if (room.plan().patience_ms && !is_here(held, p) &&
             now - std::max(held.away_since[hadal::index(p)], room.since()) >=
                 *room.plan().patience_ms) {
    why = "away";
  }
  if (why.empty()) return;
  change_room(
      held,
      [p, why](Room& r) -> std::vector<TableEvent> {
        if (r.to_move() != p || r.at(p).is_played_by_bot()) return {};
        return {BotTook{name(p), why}};
      },
      [](const Refusal*) {});
}

// A table whose bot was not heard, because the disk was full for example, goes on.
void Hall::wake(Held& held) {
  const Player p = held.room.to_move();
  if (is_seat(p) && held.room.at(p).is_played_by_bot() && !held.is_thinking &&
      !changes_.is_busy(stream_of(held.room.id())))
    think(held, p);
}

void Hall::tick() {
  if (is_closing_) return;
  end_old_sessions();
  const std::int64_t now = outside_.now();
  std::vector<std::string> forgettable;
  for (const auto& [id, held] : rooms_) {
    const bool is_over = held->room.state() == protocol::TableState::over;
    if (!is_over) {
      check_time(*held);
      wake(*held);
    } else if (!held->is_finishing) {
      finish(*held);
    }
    if (held->room.plan().spectator_delay_ms > 0 && !held->watchers.empty() &&
        held->room.table() != nullptr && held->room.shown_to_spectators(now) != held->shown_late) {
      held->position_changed = true;
      show(*held);
    }
    if (is_over && held->watchers.empty() && now - held->used > kKeepFinishedMs &&
        results_.find(id) != nullptr && !changes_.is_busy(stream_of(id)))
      forgettable.push_back(id);
  }
  for (const std::string& id : forgettable) {
    rooms_.erase(id);
    changes_.forget(stream_of(id));
  }
}

}  // namespace hadal::core
