// SPDX-License-Identifier: Apache-2.0
#include "server/core/decide.h"

#include <algorithm>

#include "server/core/people.h"
#include "server/core/table_view.h"

namespace hadal::core {
namespace {

constexpr std::size_t kLongestLine = 4000;  // bytes; a payment of twenty allies has some 400

void expect_no_trouble(const GameTable& table) {
  if (table.course().trouble.empty()) return;
  throw Refusal(Code::trouble, table.course().is_readable
                                   ? "this game no longer fits the rules and can only be read"
                                   : "a part of this game cannot be read; nothing can be changed");
}

void expect_waiting(const GameTable& table, const char* otherwise) {
  expect_no_trouble(table);
  if (table.course().state != protocol::TableState::waiting)
    throw Refusal(Code::already_started, otherwise);
}

void expect_running(const GameTable& table) {
  expect_no_trouble(table);
  if (table.course().state == protocol::TableState::running) return;
  throw Refusal(Code::not_running, table.course().state == protocol::TableState::over
                                       ? "the game is over"
                                       : "the game has not begun");
}

std::vector<std::string> texts_of(const std::vector<Told>& moves) {
  std::vector<std::string> texts;
  for (const Told& move : moves) texts.push_back(move.text);
  return texts;
}

std::int64_t spent(const GameTable& table, Player p, std::int64_t now) {
  return table.at(p).is_played_by_bot() ? 0 : table.clock().spent(p, now);
}

// Works it out on a copy, chance included.
Played decide(GameTable& table, const Turn& turn, std::string_view line, PlayedBy by) {
  if (line.size() > kLongestLine) throw Refusal(Code::too_long, "this line is too long");
  Played event;
  event.seat = name(turn.seat);
  event.by = by;
  try {
    if (line.empty()) throw IllegalMove("there is no move in this line");
    const WorkedOut& done = table.work_out(line);
    event.moves = texts_of(done.moves);
    event.dealt = texts_of(done.dealt);
  } catch (const IllegalMove& e) {
    throw Refusal(Code::illegal, e.what());
  }
  if (event.moves.empty()) throw Refusal(Code::illegal, "there is no move in this line");
  event.spent_ms = spent(table, turn.seat, turn.now);
  return event;
}

}  // namespace

SeatChanged decide_join(const GameTable& table, const std::string& person,
                        std::optional<Player> seat, bool invited) {
  expect_waiting(table, "the game has started already");
  const bool welcome = table.plan().open_to_all || table.plan().host == person;
  return table.seats().join({person, seat, invited, welcome});
}

SeatChanged decide_leave(const GameTable& table, const std::string& person) {
  expect_waiting(table, "the game has started; concede, or let a bot play");
  return table.seats().leave(person);
}

SeatChanged decide_plan(const GameTable& table, Player seat, const protocol::SeatPlan& plan,
                        const std::string& host) {
  expect_waiting(table, "the game has started already");
  return table.seats().plan(seat, plan, host);
}

Started decide_start(const GameTable& table) {
  expect_waiting(table, "the game has started already");
  if (!table.seats().are_taken()) throw Refusal(Code::seats_free, "every seat must be taken first");
  History game;
  game.begin(table.kind(), table.plan());
  const fair::Seed seed = fair::Seed::random();
  return {table.kind().entry.rules_version, seed.hex(), texts_of(game.work_out("", seed).dealt)};
}

void expect_turn(const GameTable& table, Player p, std::int64_t number) {
  expect_running(table);
  if (number != table.number()) throw Refusal(Code::stale, "the table has moved on");
  if (table.to_move() != p) throw Refusal(Code::not_your_turn, "it is not your decision");
  if (table.at(p).is_played_by_bot())
    throw Refusal(Code::bot_plays, "a bot plays for you; take your seat back");
}

std::optional<std::int64_t> flag_falls(const GameTable& table) {
  const Player p = table.to_move();
  if (!is_seat(p) || table.at(p).is_played_by_bot()) return std::nullopt;
  return table.clock().flag_falls(p);
}

Played decide_play(GameTable& table, const Turn& turn, std::string_view line) {
  expect_turn(table, turn.seat, turn.number);
  return decide(table, turn, line, PlayedBy::person);
}

std::vector<TableEvent> decide_bot_play(GameTable& table, Player p, const BotAnswer& answer,
                                        std::int64_t now) {
  if (table.to_move() != p || !table.at(p).is_played_by_bot())
    throw Refusal(Code::not_your_turn, "it is not the bot's decision");
  std::vector<TableEvent> events{
      decide(table, {p, table.number(), now}, answer.move, PlayedBy::bot)};
  Explained explained{name(p), std::nullopt, {}};
  if (answer.why) {
    explained.why = protocol::Reason{answer.why->key, std::nullopt, answer.why->n};
    if (is_seat(answer.why->about)) explained.why->about = name(answer.why->about);
  }
  if (table.beliefs().is_news(p, answer.suspicions)) explained.suspicions = answer.suspicions;
  if (explained.why || !explained.suspicions.empty()) events.emplace_back(std::move(explained));
  return events;
}

// An order that is not legal here is not carried out: its owner is asked.
std::optional<Played> decide_order(GameTable& table, std::int64_t now) {
  const Player p = table.to_move();
  if (!is_seat(p) || table.at(p).is_played_by_bot() || table.orders().of(p).empty())
    return std::nullopt;
  const std::string newest = table.history().newest_seen(p);
  const Table& game = *table.game();
  const protocol::Order* order =
      table.orders().fitting(p, {table.kind().question(game), table.kind().is_reaction(game),
                                 newest, game.turn(), table.seats().size()});
  if (order == nullptr) return std::nullopt;
  try {
    return decide(table, {p, table.number(), now}, order->answer, PlayedBy::order);
  } catch (const Refusal&) {
    return std::nullopt;
  }
}

bool can_undo(GameTable& table, Player p) {
  table.undo().find(table.history());
  return table.undo().last(p) != nullptr && table.to_move() == p && !table.at(p).is_played_by_bot();
}

// What would be left of the time is what was left when the line began, less all that went by since.
Undone decide_undo(GameTable& table, const Turn& turn) {
  expect_turn(table, turn.seat, turn.number);
  if (!can_undo(table, turn.seat))
    throw Refusal(Code::cannot_undo,
                  "this cannot be taken back: something came to light, or somebody else acted");
  const LineBegan& line = *table.undo().last(turn.seat);
  const std::optional<std::int64_t> end = table.clock().flag_falls(line.clock);
  if (end && turn.now >= *end)
    throw Refusal(Code::cannot_undo, "this cannot be taken back: your time would be over");
  return {name(turn.seat), {}, static_cast<std::int64_t>(line.moves)};
}

// With one left who has not given up, the game is over; otherwise a bot plays on.
std::vector<TableEvent> decide_concede(const GameTable& table, Player p) {
  if (table.at(p).stand_in == StandInFor::conceded) return {};  // the same request again
  expect_running(table);
  if (table.at(p).gave_up()) throw Refusal(Code::gave_up, "you have given up this game already");
  std::vector<TableEvent> events{BotTook{name(p), StandInFor::conceded}};
  std::size_t left = 0;
  std::size_t people = 0;
  for (const Seat& seat : table.seats()) {
    if (&seat == &table.at(p) || seat.gave_up()) continue;
    ++left;
    people += seat.has_person() ? 1 : 0;
  }
  if (left <= 1 || people == 0) events.emplace_back(Ended{protocol::Ending::conceded});
  return events;
}

// A game that no longer fits the rules can be ended so, too.
std::vector<TableEvent> decide_abandon(const GameTable& table, Player p) {
  if (table.at(p).agrees) return {};  // the same request again
  const bool is_running = table.course().state == protocol::TableState::running;
  if (table.course().trouble.empty() || !is_running) expect_running(table);
  std::vector<TableEvent> events{Agreed{name(p)}};
  const bool all = std::all_of(table.seats().begin(), table.seats().end(), [&](const Seat& seat) {
    return !seat.has_person() || seat.agrees || seat.gave_up() || &seat == &table.at(p);
  });
  if (all) events.emplace_back(Ended{protocol::Ending::abandoned});
  return events;
}

bool may_talk(const GameTable& table, const std::optional<std::string>& person) {
  const bool waits = table.course().state == protocol::TableState::waiting;
  return person && (table.seats().of(*person) || (waits && table.plan().host == *person));
}

TableFinished result_of(const GameTable& table) {
  const Course& course = table.course();
  TableFinished result{table.id(),
                       table.plan().game,
                       Finish::played,
                       table.plan().open_to_all,
                       table.history().moves(),
                       {}};
  if (course.ending == protocol::Ending::conceded) result.ending = Finish::conceded;
  if (course.ending == protocol::Ending::abandoned) result.ending = Finish::abandoned;
  if (course.closed) result.ending = Finish::closed;
  const std::vector<protocol::SeatResult> results =
      course.closed ? std::vector<protocol::SeatResult>() : game_over_of(table).seats;
  std::size_t i = 0;
  for (const Seat& seat : table.seats()) {
    SeatOutcome outcome;
    outcome.person = seat.has_bot() ? bot_id(table.plan().game, *seat.made.level)
                                    : seat.made.person.value_or("");
    outcome.gave_up = seat.gave_up();
    if (i < results.size()) {
      outcome.score = results[i].score;
      outcome.won = results[i].won;
    }
    ++i;
    if (!outcome.person.empty()) result.seats.push_back(outcome);
  }
  return result;
}

}  // namespace hadal::core
