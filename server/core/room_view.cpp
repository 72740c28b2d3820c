// SPDX-License-Identifier: Apache-2.0
// What people see of a table. Nothing here takes anything from the position but views and moves as
// seen by the viewer.
#include <algorithm>

#include "engine/record.h"
#include "server/core/room.h"

namespace hadal::core {
namespace {

protocol::SeatCard seat_card(const RoomSeat& seat, Player p, const std::string& game,
                             const People& people) {
  protocol::SeatCard card{name(p), seat.made.kind, std::nullopt, seat.made.level};
  if (seat.has_bot()) {
    card.person = people.card(bot_id(game, *seat.made.level));
  } else if (seat.has_person()) {
    card.kind = protocol::SeatKind::person;
    if (people.find(*seat.made.person) != nullptr) card.person = people.card(*seat.made.person);
  }
  return card;
}

constexpr int kImagined = 4;  // worlds in which a look ahead is tried

Refusal reveals() { return {"reveals", "this would bring something hidden to light"}; }

protocol::Json view_of(const Table& table, Player viewer) {
  return protocol::json_of([&](Sink& out) { table.write_view(viewer, out); });
}

std::vector<protocol::Told> told_to(Player viewer, const Table& table,
                                    const std::vector<Event>& events) {
  std::vector<protocol::Told> told;
  for (const Document& event : table.events_seen(events, viewer))
    told.push_back({event.at("key").text(), protocol::json_of(event.at("args"))});
  return told;
}

const std::string& seen_text(const Happened& move, Player viewer) {
  if (!move.seen) return move.text;
  return (*move.seen)[is_seat(viewer) ? index(viewer) : kMaxSeats];
}

}  // namespace

protocol::TableCard Room::card(const People& people, const std::optional<std::string>& me,
                               std::int64_t now) const {
  protocol::TableCard card;
  card.table = id_;
  card.game = plan_.game;
  const Player mine = eye_of(me);
  const bool is_late = !is_seat(mine) && shown_to_spectators(now) < moves();
  card.state = is_late ? protocol::TableState::running : state_;
  for (std::size_t i = 0; i < seats_.size(); ++i)
    card.seats.push_back(seat_card(seats_[i], hadal::seat(i), plan_.game, people));
  card.open_to_all = plan_.open_to_all;
  card.yours = is_seat(mine) || me == plan_.host;
  card.your_turn = is_seat(mine) && to_move() == mine && !at(mine).is_played_by_bot();
  card.updated = updated_;
  card.moves = is_seat(mine) ? moves() : shown_to_spectators(now);
  card.clock = plan_.clock;
  card.unfit = !trouble_.empty();
  if (card.state == protocol::TableState::over && !closed_)
    for (const protocol::SeatResult& seat : game_over().seats)
      if (seat.won) card.winners.push_back(seat.seat);
  return card;
}

protocol::TableInfo Room::info(const People& people, const std::optional<std::string>& me,
                               std::int64_t now) const {
  protocol::TableInfo info;
  info.card = card(people, me, now);
  info.options = plan_.options;
  const Player mine = eye_of(me);
  if (is_seat(mine)) info.seat = name(mine);
  info.host = me == plan_.host;
  if ((is_seat(mine) || info.host) && state_ == protocol::TableState::waiting)
    info.invite = plan_.invite;
  info.patience_ms = plan_.patience_ms;
  info.spectator_delay_ms = plan_.spectator_delay_ms;
  if (info.card.state == protocol::TableState::over) info.rematch = rematch_;
  if (!trouble_.empty()) info.trouble = trouble_;
  return info;
}

std::vector<protocol::SeatState> Room::seat_states(const People& people, std::int64_t now) const {
  std::vector<protocol::SeatState> states;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const RoomSeat& seat = seats_[i];
    const Player p = hadal::seat(i);
    protocol::SeatState state;
    state.seat = name(p);
    state.person = seat_card(seat, p, plan_.game, people).person;
    state.level = seat.made.level;
    state.bot_plays = !seat.has_bot() && seat.is_played_by_bot();
    if (state.bot_plays) state.level = kind_->stand_in;
    state.conceded = seat.gave_up();
    state.abandons = seat.agrees;
    state.running = to_move() == p && !seat.is_played_by_bot();
    if (plan_.clock.kind == protocol::ClockKind::live && !seat.has_bot())
      state.bank_ms = seat.bank_ms - (state.running ? spent(p, now) : 0);
    if (plan_.clock.kind == protocol::ClockKind::days && state.running)
      state.bank_ms = std::max<std::int64_t>(0, *flag_falls() - now);
    states.push_back(state);
  }
  return states;
}

std::vector<protocol::Event> Room::events(Player viewer, std::int64_t from, std::int64_t upto) {
  see_all();
  std::vector<protocol::Event> events;
  for (std::int64_t i = std::max<std::int64_t>(0, from); i < std::min(upto, moves()); ++i) {
    const Happened& move = history_[static_cast<std::size_t>(i)];
    events.push_back({i + 1,
                      name(move.who),
                      seen_text(move, viewer),
                      move.at,
                      move.remark,
                      told_to(viewer, *table_, move.told),
                      {}});
    if (move.why) events.back().why = *move.why;
  }
  return events;
}

std::int64_t Room::still_true(std::int64_t seen) const {
  for (const auto& [after, upto] : taken_back_)
    if (after < seen && seen <= upto) seen = after;
  return std::clamp<std::int64_t>(seen, 0, moves());
}

std::int64_t Room::shown_to_spectators(std::int64_t now) const {
  if (plan_.spectator_delay_ms == 0) return moves();
  const auto late = std::find_if(history_.begin(), history_.end(), [&](const Happened& move) {
    return move.at > now - plan_.spectator_delay_ms;
  });
  return late - history_.begin();
}

// The game as far as it is shown.
const Table& Room::shown_table(std::int64_t shown) {
  if (shown >= moves()) return *table_;
  if (!late_ || late_moves_ < 0 || late_moves_ > shown) {
    late_ = begin();
    late_moves_ = 0;
  }
  while (late_moves_ < shown) late_->play(history_[static_cast<std::size_t>(late_moves_++)].text);
  return *late_;
}

protocol::Position Room::position(const People& people, Player viewer, std::int64_t shown,
                                  std::int64_t from, std::int64_t now) {
  const bool is_whole = shown >= moves();
  const Table& table = shown_table(shown);
  protocol::Position position;
  position.table = id_;
  position.number = is_whole ? number_ : shown;
  position.moves = shown;
  position.view = view_of(table, viewer);
  position.question = kind_->question(table);
  position.to_move = name(is_whole ? to_move() : table.to_move());
  position.reaction = table.to_move() != Player::nobody && kind_->is_reaction(table);
  position.events_after = std::clamp<std::int64_t>(from, 0, shown);
  position.events = events(viewer, position.events_after, shown);
  position.seats = seat_states(people, now);
  if (!is_whole)  // whose clock runs now is not theirs to know
    for (protocol::SeatState& seat : position.seats) {
      seat.running = position.to_move == seat.seat && !seat.bot_plays;
      seat.bank_ms.reset();
    }
  position.state = is_whole ? state_ : protocol::TableState::running;
  position.commitment = commitment_;
  if (is_whole) position.rematch = rematch_;
  position.at = now;
  if (is_seat(viewer)) {
    position.seat = name(viewer);
    if (to_move() == viewer && !at(viewer).is_played_by_bot()) position.legal = table.legal();
    position.undo = can_undo(viewer);
    position.orders = standing_orders(at(viewer));
  }
  if (is_whole && state_ == protocol::TableState::over) position.over = game_over();
  return position;
}

protocol::GameOver Room::game_over() const {
  protocol::GameOver over;
  over.ending = ending_;
  over.seed = seed_ ? seed_->hex() : "";
  if (ending_ == protocol::Ending::abandoned || !table_) return over;
  if (!trouble_.empty()) {  // the rules of today cannot tell; the results of that time can
    over.seats = remembered_;
    return over;
  }
  const bool is_played = table_->to_move() == Player::nobody;
  const Outcome outcome = is_played ? table_->outcome() : Outcome{};
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    protocol::SeatResult result;
    result.seat = name(hadal::seat(i));
    result.won = !seats_[i].gave_up() && (!is_played || outcome.won[i]);
    if (is_played) {
      result.score = outcome.score[i];
      result.breakdown = kind_->breakdown(*table_, hadal::seat(i));
    }
    over.seats.push_back(result);
  }
  return over;
}

protocol::Replayed Room::replay(Player viewer, std::int64_t at, std::int64_t last) {
  at = std::clamp<std::int64_t>(at, 0, last);
  const std::unique_ptr<Table> table = after(static_cast<std::size_t>(at));
  protocol::Replayed replayed;
  replayed.move = at;
  replayed.last = last;
  replayed.seat = name(viewer);
  replayed.view = view_of(*table, viewer);
  replayed.to_move = name(table->to_move());
  replayed.question = kind_->question(*table);
  if (at > 0) replayed.event = events(viewer, at - 1, at).front();
  if (at == last && at == moves() && state_ == protocol::TableState::over)
    replayed.over = game_over();
  if (last == moves() && state_ == protocol::TableState::over) replayed.beliefs = beliefs(at);
  return replayed;
}

// Own small moves on a copy. Whatever they would bring to light must stay dark: what the game
// itself calls news, and what looks different in a world that the player cannot tell from the true
// one.
protocol::Looked Room::look_ahead(Player p, std::int64_t number, std::string_view line) const {
  expect_turn(p, number);
  const std::unique_ptr<Table> next = table_->clone();
  try {
    const std::vector<std::string> moves = table_->clone()->play_line(line);
    for (const std::string& move : moves) {
      const std::unique_ptr<Table> before = next->clone();
      next->play(move);
      if (kind_->brings_news(*before, move, *next)) throw reveals();
    }
    Rng rng(static_cast<std::uint64_t>(number));
    for (int i = 0; i < kImagined; ++i) {
      const std::unique_ptr<Table> imagined = kind_->imagine(*table_, p, rng);
      imagined->play_line(line);
      if (view_of(*imagined, p) != view_of(*next, p)) throw reveals();
    }
  } catch (const IllegalMove& e) {
    throw Refusal("illegal", e.what());
  }
  protocol::Looked looked;
  looked.view = view_of(*next, p);
  looked.to_move = name(next->to_move());
  looked.question = kind_->question(*next);
  if (next->to_move() == p) looked.legal = next->legal();
  return looked;
}

void Room::remember(Thought& thought) const {
  thought.start = begin();
  for (const Happened& move : history_) thought.moves.push_back(move.text);
  for (const protocol::ChatLine& line : chat_)
    if (line.phrase && line.seat)
      thought.said.push_back({*seat_called(*line.seat), *line.phrase,
                              seat_called(line.about.value_or("")).value_or(Player::nobody)});
}

std::string Room::record(const People& people) const {
  Record record;
  record.game = plan_.game;
  record.rules_version = rules_version_;
  record.options = table_->options();
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const auto person = seat_card(seats_[i], hadal::seat(i), plan_.game, people).person;
    record.seats.push_back(person && !person->name.empty() ? person->name : "nobody");
  }
  record.commitment = commitment_;
  for (const Happened& move : history_) record.moves.push_back({move.who, move.text, 0});
  for (const Happened& move : unfit_) record.moves.push_back({move.who, move.text, 0});
  if (table_->to_move() == Player::nobody) record.result = result_of(*table_);
  for (const protocol::SeatResult& seat : remembered_)
    record.result.push_back({seat.score, seat.won});
  record.seed = seed_->hex();
  return write(record);
}

}  // namespace hadal::core
