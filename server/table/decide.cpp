// SPDX-License-Identifier: Apache-2.0
#include "server/table/decide.h"

#include <algorithm>

#include "server/people/people.h"
#include "server/protocol/limits.h"
#include "server/table/table_view.h"

namespace hadal::house {
namespace {

constexpr std::int64_t kUsualPatienceMs = 3LL * 60 * 1000;
// Decisions for each seat: long enough that nobody gains a rating from games that were hardly
// played.
constexpr std::size_t kShortestRated = 5;

void expect_no_trouble(const GameTable& table) {
  if (table.course().trouble.empty()) return;
  throw Refusal(Code::trouble, table.course().is_readable
                                   ? "this game no longer fits the rules and can only be read"
                                   : "part of this game cannot be read, so nothing can be changed");
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
  texts.reserve(moves.size());
  for (const Told& move : moves) texts.push_back(move.text);
  return texts;
}

std::int64_t spent(const GameTable& table, Player p, const Moment& now) {
  return table.at(p).is_played_by_bot() ? 0 : table.clock().spent(p, now);
}

std::size_t decisions(const GameTable& table) {
  const std::vector<Happened>& moves = table.history().all();
  return static_cast<std::size_t>(std::count_if(
      moves.begin(), moves.end(), [](const Happened& move) { return is_seat(move.who); }));
}

// Whose turn ends with this. If the game does not count turns, a turn lasts as long as the same
// player decides.
std::string turn_ended(const GameTable& table, Player p, const Table& after) {
  const std::int64_t turn = table.game()->turn();
  if (turn == 0) return after.to_move() == p ? "" : name(p);
  return after.turn() == turn || !is_seat(table.turn_owner()) ? "" : name(table.turn_owner());
}

// If only one player has not given up, the game is over; otherwise a bot plays on.
std::vector<TableEvent> give_up(const GameTable& table, Player p, StandInFor why,
                                protocol::Ending ending) {
  std::vector<TableEvent> events{BotTook{name(p), why}};
  std::size_t left = 0;
  std::size_t people = 0;
  for (const Seat& seat : table.seats()) {
    if (&seat == &table.at(p) || seat.gave_up()) continue;
    ++left;
    people += seat.has_person() ? 1 : 0;
  }
  if (left <= 1 || people == 0) events.emplace_back(Ended{ending});
  return events;
}

// Works it out on a copy, chance included.
Played decide(GameTable& table, const Turn& turn, std::string_view line, PlayedBy by) {
  if (line.size() > protocol::kLongestLine) throw Refusal(Code::too_long, "this line is too long");
  Played event;
  event.seat = name(turn.seat);
  event.by = by;
  try {
    if (line.empty()) throw IllegalMove("there is no move in this line");
    const WorkedOut& done = table.work_out(line);
    event.moves = texts_of(done.moves);
    event.dealt = texts_of(done.dealt);
    event.turn_of = turn_ended(table, turn.seat, *done.after);
  } catch (const IllegalMove& e) {
    throw Refusal(Code::illegal, e.what());
  }
  if (event.moves.empty()) throw Refusal(Code::illegal, "there is no move in this line");
  event.spent_ms = spent(table, turn.seat, turn.now);
  return event;
}

Spoken spoken_by_bot(const GameTable& table, Player p, const Said& said) {
  Spoken spoken;
  spoken.person = bot_id(table.plan().game, *table.at(p).made.level);
  spoken.phrase = said.phrase;
  if (is_seat(said.about)) spoken.about = name(said.about);
  spoken.seat = name(p);
  return spoken;
}

}  // namespace

SeatChanged decide_join(const GameTable& table, const std::string& person,
                        std::optional<Player> seat, bool invited) {
  expect_waiting(table, "the game has already started");
  if (table.absent().kicked.contains(person))
    throw Refusal(Code::kicked, "the host of this table has removed you");
  const bool welcome = table.plan().open_to_all || table.plan().host == person;
  return table.seats().join({person, seat, invited, welcome});
}

SeatChanged decide_leave(const GameTable& table, const std::string& person) {
  expect_waiting(table, "the game has started; concede, or let a bot play");
  return table.seats().leave(person);
}

bool has_declined(const GameTable& table, const std::string& person) {
  const std::vector<std::string>& declined = table.absent().declined;
  return std::find(declined.begin(), declined.end(), person) != declined.end();
}

std::vector<TableEvent> decide_decline(const GameTable& table, const std::string& person) {
  if (has_declined(table, person)) return {};  // the same request again
  expect_waiting(table, "the game has started already");
  std::vector<TableEvent> events;
  for (std::size_t i = 0; i < table.seats().size(); ++i)
    if (const Seat& one = table.at(seat(i)); !one.is_taken() && one.made.kept_for == person)
      events.emplace_back(Declined{name(seat(i)), person});
  if (events.empty()) throw Refusal(Code::no_seat, "no seat is kept for you here");
  return events;
}

Kicked decide_kick(const GameTable& table, Player seat, const std::string& invite) {
  expect_waiting(table, "the game has started; you can ask for a bot");
  const std::optional<std::string>& person = table.at(seat).made.person;
  if (!person) throw Refusal(Code::no_seat, "there is nobody in that seat");
  return {name(seat), *person, invite};
}

SeatChanged decide_plan(const GameTable& table, Player seat, const protocol::SeatPlan& plan,
                        const std::string& host) {
  expect_waiting(table, "the game has already started");
  if (table.plan().rated && !protocol::kRatedTables.bots && plan.kind == protocol::SeatKind::bot)
    throw Refusal(Code::bad_seats, "a rated game has no bots");
  return table.seats().plan(seat, plan, host);
}

Started decide_start(const GameTable& table, const fair::Origin& origin) {
  expect_waiting(table, "the game has already started");
  if (!table.seats().are_taken()) throw Refusal(Code::seats_free, "every seat must be taken first");
  History game;
  game.begin(table.kind(), table.plan());
  return {table.kind().entry.rules_version, origin.text(),
          texts_of(game.work_out("", origin.seed()).dealt)};
}

void expect_turn(const GameTable& table, Player p, std::int64_t number) {
  expect_running(table);
  if (number != table.number()) throw Refusal(Code::stale, "the table has moved on");
  if (table.to_move() != p) throw Refusal(Code::not_your_turn, "it is not your turn to decide");
  if (table.at(p).is_played_by_bot())
    throw Refusal(Code::bot_plays, "a bot is playing for you; take your seat back first");
}

std::optional<std::int64_t> time_left_ms(const GameTable& table, const Moment& now) {
  const Player p = table.to_move();
  if (!is_seat(p) || table.at(p).is_played_by_bot()) return std::nullopt;
  return table.clock().left_ms(p, now);
}

std::optional<std::int64_t> patience_ms(const GameTable& table) {
  const auto people = std::count_if(table.seats().begin(), table.seats().end(),
                                    [](const Seat& s) { return s.has_person() && !s.gave_up(); });
  if (people < 2 || table.clock().has_days()) return std::nullopt;
  return table.plan().patience_ms.value_or(kUsualPatienceMs);
}

std::vector<TableEvent> decide_time_over(const GameTable& table) {
  return give_up(table, table.to_move(), StandInFor::time, protocol::Ending::time);
}

std::vector<TableEvent> decide_ask_bot(const GameTable& table, Player asks, Player seat,
                                       const std::vector<Player>& here) {
  expect_running(table);
  const Seat& away = table.at(seat);
  const auto has_asked = [&](Player p) {
    return p == asks || std::find(away.bot_asked_by.begin(), away.bot_asked_by.end(), p) !=
                            away.bot_asked_by.end();
  };
  std::vector<TableEvent> events;
  if (std::find(away.bot_asked_by.begin(), away.bot_asked_by.end(), asks) ==
      away.bot_asked_by.end())
    events.emplace_back(BotAsked{name(seat), name(asks)});
  if (std::all_of(here.begin(), here.end(), has_asked))
    events.emplace_back(BotTook{name(seat), StandInFor::away});
  return events;
}

Played decide_play(GameTable& table, const Turn& turn, std::string_view line) {
  expect_turn(table, turn.seat, turn.number);
  return decide(table, turn, line, PlayedBy::person);
}

std::vector<TableEvent> decide_bot_play(GameTable& table, Player p, const BotAnswer& answer,
                                        const Moment& now) {
  if (table.to_move() != p || !table.at(p).is_played_by_bot())
    throw Refusal(Code::not_your_turn, "it is not the bot's turn to decide");
  std::vector<TableEvent> events{
      decide(table, {p, table.number(), now}, answer.move, PlayedBy::bot)};
  Explained explained{name(p), std::nullopt, {}};
  if (answer.why) {
    explained.why = protocol::Reason{answer.why->key, std::nullopt, answer.why->n};
    if (is_seat(answer.why->about)) explained.why->about = name(answer.why->about);
  }
  if (table.beliefs().is_news(p, answer.suspicions)) explained.suspicions = answer.suspicions;
  if (explained.why || !explained.suspicions.empty()) events.emplace_back(std::move(explained));
  // A bot that plays for somebody does not speak in their name.
  if (answer.says && table.at(p).has_bot())
    events.emplace_back(spoken_by_bot(table, p, *answer.says));
  return events;
}

Asked asked_at(const GameTable& table) {
  const Table& game = *table.game();
  return {game.question(),   game.is_reaction(),   {},           game.turn(),
          game.whose_turn(), table.seats().size(), game.window()};
}

std::optional<protocol::Order> order_here(GameTable& table) {
  const Player p = table.to_move();
  if (!is_seat(p) || table.at(p).is_played_by_bot() || !table.orders().any(p)) return std::nullopt;
  const std::string newest = table.history().newest_seen(p);
  Asked asked = asked_at(table);
  asked.newest = newest;
  return table.orders().fitting(p, asked);
}

// An order that is not legal here is not carried out: its owner is asked.
std::optional<Played> decide_order(GameTable& table, const Moment& now) {
  const Player p = table.to_move();
  const std::optional<protocol::Order> order = order_here(table);
  if (!order) return std::nullopt;
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

// The time left would be what was left when the line began, minus all the time since then.
Undone decide_undo(GameTable& table, const Turn& turn) {
  expect_turn(table, turn.seat, turn.number);
  if (!can_undo(table, turn.seat))
    throw Refusal(Code::cannot_undo,
                  "this cannot be taken back: something was revealed, or somebody else acted");
  const LineBegan& line = *table.undo().last(turn.seat);
  const std::optional<std::int64_t> left = table.clock().left_ms(line.clock, turn.now);
  if (left && *left <= 0)
    throw Refusal(Code::cannot_undo, "this cannot be taken back: your time would have run out");
  return {name(turn.seat), {}, static_cast<std::int64_t>(line.moves)};
}

std::vector<TableEvent> decide_concede(const GameTable& table, Player p) {
  if (table.at(p).stand_in == StandInFor::conceded) return {};  // the same request again
  expect_running(table);
  if (table.at(p).gave_up()) throw Refusal(Code::gave_up, "you have already given up this game");
  return give_up(table, p, StandInFor::conceded, protocol::Ending::conceded);
}

// A game that no longer fits the rules can also be ended this way.
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
                       {},
                       false};
  if (course.ending == protocol::Ending::conceded) result.ending = Finish::conceded;
  if (course.ending == protocol::Ending::time) result.ending = Finish::time;
  if (course.ending == protocol::Ending::abandoned) result.ending = Finish::abandoned;
  if (course.closed) result.ending = Finish::closed;
  const std::vector<protocol::SeatResult> results =
      course.closed ? std::vector<protocol::SeatResult>() : game_over_of(table).seats;
  std::size_t i = 0;
  for (const Seat& seat : table.seats()) {
    SeatOutcome outcome;
    outcome.person = seat.has_bot() ? bot_id(table.plan().game, *seat.made.level)
                                    : seat.made.person.value_or("");
    outcome.crew = seat.made.crew;
    outcome.gave_up = seat.gave_up();
    outcome.away = seat.stand_in == StandInFor::away;
    if (i < results.size()) {
      outcome.score = results[i].score;
      outcome.won = results[i].won;
    }
    ++i;
    if (!outcome.person.empty()) result.seats.push_back(outcome);
  }
  result.rated = table.plan().rated && decisions(table) >= kShortestRated * table.seats().size();
  return result;
}

}  // namespace hadal::house
