// SPDX-License-Identifier: Apache-2.0
#include "server/core/room.h"

#include <algorithm>

namespace hadal::core {
namespace {

constexpr std::size_t kRemembered = 64;  // requests of a seat

Document options_document(const TableOpened& plan) {
  Document options{{"players", plan.seats.size()}};
  for (const auto& [key, choice] : plan.options) options.set(key, choice);
  return options;
}

}  // namespace

std::string stream_of(const std::string& table) { return std::string(kTablePrefix) + table; }

Audience Room::apply(const log::Entry& entry, bool live) {
  live_ = live;
  entries_ = entry.number;
  now_ = entry.at;
  std::optional<TableEvent> event;
  try {
    event = read_table_event(entry.text);
  } catch (const std::exception&) {  // what it says of the text may be secret
    note_unreadable(entry.number);
    return Audience::everybody;
  }
  const bool is_secret = std::holds_alternative<OrdersSet>(*event);
  if (!is_secret) updated_ = entry.at;  // everybody sees when that was
  try {
    std::visit([this](const auto& e) { apply_one(e); }, *event);
  } catch (const std::exception&) {  // the rules have changed under a game
    note_trouble();
  }
  if (std::holds_alternative<Spoken>(*event)) return Audience::talkers;
  return is_secret ? Audience::owner : Audience::everybody;
}

// Whatever the entry said, what came after it may hang on it.
void Room::note_unreadable(std::uint64_t number) {
  if (!is_readable_) return;
  is_readable_ = false;
  trouble_ = "entry " + std::to_string(number) + " of its log cannot be read";
}

RoomSeat& Room::seat(const std::string& name) {
  const std::optional<Player> p = seat_called(name);
  if (!p) throw protocol::BadMessage("there is no seat '" + name + "'");
  return seats_[index(*p)];
}

void Room::apply_one(const TableOpened& e) {
  plan_ = e;
  kind_ = find_kind(e.game);
  if (kind_ == nullptr) throw protocol::BadMessage("there is no game '" + e.game + "'");
  for (const SeatMade& made : e.seats) {
    seats_.emplace_back().made = made;
    seats_.back().bank_ms = e.clock.bank_ms;
  }
}

void Room::apply_one(const SeatChanged& e) { seat(e.seat).made = e.now; }

std::unique_ptr<Table> Room::begin() const {
  if (kind_ == nullptr) throw protocol::BadMessage("nobody knows which game this is");
  return kind_->entry.start(options_document(plan_));
}

void Room::apply_one(const Started& e) {
  state_ = protocol::TableState::running;
  rules_version_ = e.rules_version;
  seed_ = fair::Seed::from_hex(e.seed);
  commitment_ = seed_ ? seed_->commitment() : "";
  table_ = begin();
  for (const std::string& move : e.dealt) step(Player::chance, move);
  moved();
}

// Everybody reads this, so it does not name the move: that may be a card nobody has seen.
void Room::note_trouble() {
  if (!trouble_.empty()) return;
  trouble_ = "move " + std::to_string(history_.size() + 1) + " does not fit version " +
             std::to_string(kind_ == nullptr ? 0 : kind_->entry.rules_version) +
             " of the rules; the game began with version " + std::to_string(rules_version_);
}

// A move that no longer fits, and what came after it, is kept for the record.
void Room::step(Player who, const std::string& text) {
  Happened move{who, text, now_, nullptr, {}, nullptr};
  try {
    if (!trouble_.empty()) throw IllegalMove("an earlier move does not fit");
    if (table_->to_move() != who) throw IllegalMove("it is not the turn of " + name(who));
    const bool looks = live_ && seen_ == history_.size();
    if (looks) note_seen(*table_, move);
    if (looks) {
      move.told = table_->play_telling(text);
    } else {
      table_->play(text);
    }
    seen_ += looks ? 1 : 0;
  } catch (const std::runtime_error&) {
    note_trouble();
    unfit_.push_back(std::move(move));
    return;
  }
  history_.push_back(std::move(move));
  if (who == Player::chance) ++draws_;
}

void Room::remember_end(const TableFinished& result) {
  if (trouble_.empty()) return;
  state_ = protocol::TableState::over;
  if (result.ending == "conceded") ending_ = protocol::Ending::conceded;
  if (result.ending == "abandoned") ending_ = protocol::Ending::abandoned;
  for (std::size_t i = 0; i < result.seats.size(); ++i)
    remembered_.push_back(
        {name(hadal::seat(i)), result.seats[i].score, result.seats[i].won, Document()});
}

void Room::moved() {
  ++number_;
  since_ = now_;
  for (RoomSeat& seat : seats_) seat.agrees = false;
  if (!trouble_.empty()) return;
  if (table_->to_move() == Player::nobody) state_ = protocol::TableState::over;
}

// What a person played stays in reach of undo until something comes to light or somebody else acts.
// Nobody waits at a restart for a table to be copied once per move: see find_undo.
void Room::play(Player p, const Played& e) {
  const bool is_person = e.by == "person" && trouble_.empty();
  if (!is_person || (!undo_.empty() && undo_.back().seat != p)) undo_.clear();
  if (live_ && is_person) find_undo();
  if (is_person)
    undo_.push_back({p, history_.size(), since_, at(p).bank_ms, live_ ? table_->clone() : nullptr});
  bool news = !e.dealt.empty();
  for (const std::string& move : e.moves) {
    const std::unique_ptr<Table> before = live_ && is_person ? table_->clone() : nullptr;
    step(p, move);
    news = news || (before && kind_->brings_news(*before, move, *table_));
  }
  for (const std::string& move : e.dealt) step(Player::chance, move);
  if (news) undo_.clear();
}

// Works out for lines that were read from the log whether they brought anything to light.
void Room::find_undo() {
  if (undo_.empty() || undo_.front().table) return;
  std::vector<Snapshot> kept;
  std::unique_ptr<Table> table = after(undo_.front().moves);
  for (std::size_t i = 0; i < undo_.size(); ++i) {
    const Snapshot& one = undo_[i];
    kept.push_back({one.seat, one.moves, one.since, one.bank_ms, table->clone()});
    const std::size_t end = i + 1 < undo_.size() ? undo_[i + 1].moves : history_.size();
    for (std::size_t m = one.moves; m < end; ++m) {
      const std::unique_ptr<Table> before = table->clone();
      table->play(history_[m].text);
      if (kind_->brings_news(*before, history_[m].text, *table)) kept.clear();
    }
  }
  undo_ = std::move(kept);
}

void Room::apply_one(const Played& e) {
  RoomSeat& seat = this->seat(e.seat);
  play(*seat_called(e.seat), e);
  seat.bank_ms -= e.spent_ms;
  if (e.by == "person") seat.bank_ms += plan_.clock.increment_ms;
  moved();
  remember(seat, e.request);
}

void Room::remember(RoomSeat& seat, const std::string& request) {
  if (request.empty()) return;
  seat.answered.push_back({request, std::hash<std::string_view>{}(request)});
  if (seat.answered.size() > kRemembered) seat.answered.pop_front();
}

void Room::apply_one(const Undone& e) {
  RoomSeat& seat = this->seat(e.seat);
  const auto moves = static_cast<std::size_t>(e.moves);
  if (moves <= history_.size() && table_ && is_readable_) {  // what did not fit was taken back
    unfit_.clear();
    trouble_.clear();
  }
  if (!trouble_.empty()) return unfit_.resize(std::min(unfit_.size(), moves - history_.size()));
  while (!undo_.empty() && undo_.back().moves > moves) undo_.pop_back();
  const bool has_it = !undo_.empty() && undo_.back().moves == moves;
  table_ = has_it && undo_.back().table ? std::move(undo_.back().table) : after(moves);
  if (taken_back_.empty() || taken_back_.back() != std::pair(e.moves, this->moves()))
    taken_back_.emplace_back(e.moves, this->moves());
  history_.resize(std::min(moves, history_.size()));
  seen_ = std::min(seen_, history_.size());
  std::erase_if(suspected_, [&](const Suspected& one) { return one.move > e.moves; });
  if (late_moves_ > e.moves) late_moves_ = -1;
  moved();
  remember(seat, e.request);
  if (!has_it) return;
  since_ = undo_.back().since;  // the clock goes on as if the line had never been played
  seat.bank_ms = undo_.back().bank_ms;
  undo_.pop_back();
}

void Room::apply_one(const BotTook& e) { seat(e.seat).bot_why = e.why; }

void Room::apply_one(const SeatReturned& e) { seat(e.seat).bot_why.clear(); }

void Room::apply_one(const Agreed& e) { seat(e.seat).agrees = true; }

void Room::apply_one(const Ended& e) {
  state_ = protocol::TableState::over;
  ending_ = e.ending;
  ++number_;
}

void Room::apply_one(const Closed&) {
  state_ = protocol::TableState::over;
  ending_ = protocol::Ending::abandoned;
  closed_ = true;
}

void Room::apply_one(const Spoken& e) {
  protocol::ChatLine line;
  if (const std::optional<Player> p = seat_of(e.person)) line.seat = name(*p);
  line.text = e.text;
  line.phrase = e.phrase;
  line.about = e.about;
  line.at = now_;
  chat_.push_back(std::move(line));
  chat_people_.push_back(e.person);
  if (e.request) said_.emplace(e.person, *e.request);
}

void Room::apply_one(const OrdersSet& e) {
  RoomSeat& seat = this->seat(e.seat);
  seat.orders = e.orders;
  seat.orders_turn = e.turn;
  seat.orders_window = e.window;
}

void Room::apply_one(const RematchMade& e) { rematch_ = e.table; }

Player Room::to_move() const {
  const bool is_running = state_ == protocol::TableState::running && trouble_.empty();
  return is_running && table_ ? table_->to_move() : Player::nobody;
}

std::optional<Player> Room::seat_of(std::string_view person) const {
  for (std::size_t i = 0; i < seats_.size(); ++i)
    if (seats_[i].made.person == person) return hadal::seat(i);
  return std::nullopt;
}

Player Room::eye_of(const std::optional<std::string>& person) const {
  return person ? seat_of(*person).value_or(Player::nobody) : Player::nobody;
}

bool Room::may_talk(const std::optional<std::string>& person) const {
  const bool waits = state_ == protocol::TableState::waiting;
  return person && (seat_of(*person) || (waits && plan_.host == *person));
}

std::optional<Player> Room::seat_called(std::string_view name) const {
  const std::optional<Player> p = parse_player(name);
  if (!p || !is_seat(*p) || index(*p) >= seats_.size()) return std::nullopt;
  return p;
}

std::unique_ptr<Table> Room::after(std::size_t moves) const {
  std::unique_ptr<Table> table = begin();
  for (std::size_t i = 0; i < moves && i < history_.size(); ++i) table->play(history_[i].text);
  return table;
}

// How the move looks to everybody; kept only if it does not look the same to all.
void Room::note_seen(const Table& before, Happened& move) const {
  move.remark = before.remark(move.text);
  std::array<std::string, kMaxSeats + 1> seen;
  bool differs = false;
  for (std::size_t i = 0; i <= seats_.size(); ++i) {
    const bool is_spectator = i == seats_.size();
    std::string& text = seen[is_spectator ? kMaxSeats : i];
    text = before.seen_by(move.text, is_spectator ? Player::nobody : hadal::seat(i));
    differs = differs || text != move.text;
  }
  if (differs)
    move.seen = std::make_unique<std::array<std::string, kMaxSeats + 1>>(std::move(seen));
}

void Room::see_all() {
  if (seen_ == history_.size()) return;
  const std::unique_ptr<Table> table = after(seen_);
  for (; seen_ < history_.size(); ++seen_) {
    note_seen(*table, history_[seen_]);
    history_[seen_].told = table->play_telling(history_[seen_].text);
  }
}

}  // namespace hadal::core
