// SPDX-License-Identifier: Apache-2.0
// What would be written if somebody did something at this table.
#include <algorithm>

#include "server/core/room.h"
#include "server/core/seeds.h"

namespace hadal::core {
namespace {

constexpr std::size_t kLongestLine = 4000;  // bytes; a payment of twenty allies has some 400
constexpr std::int64_t kDay = 24 * 60 * 60 * 1000;

}  // namespace

void Room::expect_no_trouble() const {
  if (trouble_.empty()) return;
  throw Refusal("trouble", is_readable_
                               ? "this game no longer fits the rules and can only be read"
                               : "a part of this game cannot be read; nothing can be changed");
}

void Room::expect_waiting(const char* otherwise) const {
  expect_no_trouble();
  if (state_ != protocol::TableState::waiting) throw Refusal("already_started", otherwise);
}

SeatChanged Room::decide_join(const std::string& person, std::optional<Player> wanted,
                              bool invited) const {
  expect_waiting("the game has started already");
  if (seat_of(person)) throw Refusal("already_seated", "you have a seat at this table");
  const auto is_free = [&](const RoomSeat& seat) {
    if (seat.is_taken()) return false;
    if (seat.made.kind == protocol::SeatKind::invited) return invited;
    return invited || plan_.open_to_all || plan_.host == person;
  };
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (wanted && *wanted != hadal::seat(i)) continue;
    if (!is_free(seats_[i])) continue;
    SeatMade now = seats_[i].made;
    now.person = person;
    return {name(hadal::seat(i)), now};
  }
  throw Refusal("seat_taken", wanted ? "this seat is taken" : "there is no free seat");
}

SeatChanged Room::decide_leave(const std::string& person) const {
  expect_waiting("the game has started; concede, or let a bot play");
  const std::optional<Player> p = seat_of(person);
  if (!p) throw Refusal("no_seat", "you have no seat at this table");
  SeatMade now = at(*p).made;
  now.person.reset();
  return {name(*p), now};
}

SeatChanged Room::decide_plan(Player p, const protocol::SeatPlan& plan,
                              const std::string& host) const {
  expect_waiting("the game has started already");
  SeatMade now{plan.kind, std::nullopt, std::nullopt};
  if (plan.kind == protocol::SeatKind::bot) now.level = plan.level;
  if (plan.kind == protocol::SeatKind::me) {
    if (const std::optional<Player> mine = seat_of(host); mine && *mine != p)
      throw Refusal("already_seated", "you have a seat at this table");
    if (at(p).has_person() && at(p).made.person != host)
      throw Refusal("seat_taken", "this seat is taken");
    now.kind = protocol::SeatKind::open;
    now.person = host;
  }
  return {name(p), now};
}

Started Room::decide_start() const {
  expect_waiting("the game has started already");
  for (const RoomSeat& seat : seats_)
    if (!seat.is_taken()) throw Refusal("seats_free", "every seat must be taken first");
  const fair::Seed seed = seed_of_new_game();
  const std::unique_ptr<Table> table = begin();
  std::vector<RecordedMove> moves;
  std::uint64_t draws = 0;
  fair::deal(*table, seed, draws, moves);
  Started event{kind_->entry.rules_version, seed.hex(), {}};
  for (const RecordedMove& move : moves) event.dealt.push_back(move.text);
  return event;
}

void Room::expect_running() const {
  expect_no_trouble();
  if (state_ != protocol::TableState::running)
    throw Refusal("not_running", state_ == protocol::TableState::over ? "the game is over"
                                                                      : "the game has not begun");
}

void Room::expect_turn(Player p, std::int64_t number) const {
  expect_running();
  if (number != number_) throw Refusal("stale", "the table has moved on");
  if (to_move() != p) throw Refusal("not_your_turn", "it is not your decision");
  if (at(p).is_played_by_bot())
    throw Refusal("bot_plays", "a bot plays for you; take your seat back");
}

// Nearly every request is a new one, which its hash tells without looking at the texts.
bool Room::has_answered(Player p, std::string_view request) const {
  if (request.empty()) return false;
  const std::size_t hash = std::hash<std::string_view>{}(request);
  const auto& answered = at(p).answered;
  return std::any_of(answered.begin(), answered.end(), [&](const Answered& one) {
    return one.hash == hash && one.request == request;
  });
}

bool Room::was_said(const std::string& person, const std::string& request) const {
  return said_.contains({person, request});
}

std::int64_t Room::spent(Player p, std::int64_t now) const {
  if (plan_.clock.kind != protocol::ClockKind::live || at(p).is_played_by_bot()) return 0;
  return std::clamp<std::int64_t>(now - since_, 0, at(p).bank_ms);
}

std::optional<std::int64_t> Room::end_of(std::int64_t since, std::int64_t bank_ms) const {
  if (plan_.clock.kind == protocol::ClockKind::live) return since + bank_ms;
  if (plan_.clock.kind == protocol::ClockKind::days) return since + plan_.clock.days * kDay;
  return std::nullopt;
}

std::optional<std::int64_t> Room::flag_falls() const {
  const Player p = to_move();
  if (!is_seat(p) || at(p).is_played_by_bot()) return std::nullopt;
  return end_of(since_, at(p).bank_ms);
}

void Room::forgive(std::int64_t now) {
  const std::int64_t absence = std::max<std::int64_t>(0, now - since_);
  since_ += absence;
  for (Snapshot& one : undo_) one.since += absence;
}

// Plays on a copy, chance included.
Played Room::decide(Player p, std::string_view line, std::int64_t now) const {
  if (line.size() > kLongestLine) throw Refusal("too_long", "this line is too long");
  const std::unique_ptr<Table> next = table_->clone();
  Played event;
  event.seat = name(p);
  try {
    event.moves = next->play_line(line);
  } catch (const IllegalMove& e) {
    throw Refusal("illegal", e.what());
  }
  if (event.moves.empty()) throw Refusal("illegal", "there is no move in this line");
  std::vector<RecordedMove> moves;
  std::uint64_t draws = draws_;
  fair::deal(*next, *seed_, draws, moves);
  for (const RecordedMove& move : moves) event.dealt.push_back(move.text);
  event.spent_ms = spent(p, now);
  return event;
}

Played Room::decide_play(Player p, std::int64_t number, std::string_view line,
                         std::int64_t now) const {
  expect_turn(p, number);
  Played event = decide(p, line, now);
  event.by = "person";
  return event;
}

// An order speaks of a question, or of any reaction; it may look at the newest thing that its owner
// saw happen, not counting that others passed.
bool Room::fits(const protocol::Order& order, const RoomSeat& seat, std::int64_t turn) const {
  const std::int64_t turns = turn - seat.orders_turn;
  if (order.until == protocol::Until::turn && turns > 0) return false;
  if (order.until == protocol::Until::round && turns >= std::ssize(seats_)) return false;
  const bool any = order.question == "*" && kind_->is_reaction(*table_);
  if (!any && order.question != kind_->question(*table_)) return false;
  if (order.match.empty()) return true;
  const auto newest = std::find_if(history_.rbegin(), history_.rend(),
                                   [](const Happened& move) { return move.text != "pass"; });
  if (newest == history_.rend()) return false;
  const Player viewer = to_move();
  const std::string& text = newest->seen ? (*newest->seen)[index(viewer)] : newest->text;
  return text.find(order.match) != std::string::npos;
}

std::int64_t Room::turn() const {
  const Document view = table_->view(Player::nobody);
  const Document* turn = view.find("turn_number");
  return turn == nullptr ? 0 : turn->number();
}

std::optional<Played> Room::decide_order(std::int64_t now) {
  const Player p = to_move();
  if (!is_seat(p) || at(p).is_played_by_bot() || at(p).orders.empty()) return std::nullopt;
  see_all();
  const std::int64_t turn = this->turn();
  for (const protocol::Order& order : at(p).orders) {
    if (!fits(order, at(p), turn)) continue;
    try {
      Played event = decide(p, order.answer, now);
      event.by = "order";
      return event;
    } catch (const Refusal&) {  // not legal here: the owner is asked
      return std::nullopt;
    }
  }
  return std::nullopt;
}

bool Room::can_undo(Player p) {
  find_undo();
  return !undo_.empty() && undo_.back().seat == p && to_move() == p && !at(p).is_played_by_bot();
}

// What would be left of the time is what was left when the line began, less all that went by since.
Undone Room::decide_undo(Player p, std::int64_t number, std::int64_t now) {
  expect_turn(p, number);
  if (!can_undo(p))
    throw Refusal("cannot_undo",
                  "this cannot be taken back: something came to light, or somebody else acted");
  const std::optional<std::int64_t> end = end_of(undo_.back().since, undo_.back().bank_ms);
  if (end && now >= *end)
    throw Refusal("cannot_undo", "this cannot be taken back: your time would be over");
  return {name(p), {}, static_cast<std::int64_t>(undo_.back().moves)};
}

// With one left who has not given up, the game is over; otherwise a bot plays on.
std::vector<TableEvent> Room::decide_concede(Player p) const {
  if (at(p).bot_why == "conceded") return {};  // the same request again
  expect_running();
  if (at(p).gave_up()) throw Refusal("gave_up", "you have given up this game already");
  std::vector<TableEvent> events{BotTook{name(p), "conceded"}};
  std::size_t left = 0;
  std::size_t people = 0;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (hadal::seat(i) == p || seats_[i].gave_up()) continue;
    ++left;
    people += seats_[i].has_person() ? 1 : 0;
  }
  if (left <= 1 || people == 0) events.emplace_back(Ended{protocol::Ending::conceded});
  return events;
}

// A game that no longer fits the rules can be ended so, too.
std::vector<TableEvent> Room::decide_abandon(Player p) const {
  if (at(p).agrees) return {};  // the same request again
  if (trouble_.empty() || state_ != protocol::TableState::running) expect_running();
  std::vector<TableEvent> events{Agreed{name(p)}};
  const bool all = std::all_of(seats_.begin(), seats_.end(), [&](const RoomSeat& seat) {
    return !seat.has_person() || seat.agrees || seat.gave_up() || &seat == &at(p);
  });
  if (all) events.emplace_back(Ended{protocol::Ending::abandoned});
  return events;
}

TableFinished Room::result() const {
  TableFinished result{id_, plan_.game, "", plan_.open_to_all, moves(), {}};
  result.ending = closed_                                 ? "closed"
                  : ending_ == protocol::Ending::played   ? "played"
                  : ending_ == protocol::Ending::conceded ? "conceded"
                                                          : "abandoned";
  const std::vector<protocol::SeatResult> seats =
      closed_ ? std::vector<protocol::SeatResult>() : game_over().seats;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const RoomSeat& seat = seats_[i];
    SeatOutcome outcome;
    outcome.person =
        seat.has_bot() ? bot_id(plan_.game, *seat.made.level) : seat.made.person.value_or("");
    outcome.gave_up = seat.gave_up();
    if (i < seats.size()) {
      outcome.score = seats[i].score;
      outcome.won = seats[i].won;
    }
    if (!outcome.person.empty()) result.seats.push_back(outcome);
  }
  return result;
}

}  // namespace hadal::core
