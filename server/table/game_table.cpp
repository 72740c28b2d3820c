// SPDX-License-Identifier: Apache-2.0
#include "server/table/game_table.h"

#include <algorithm>

#include "fair/origin.h"

namespace hadal::house {
namespace {

bool are_texts(const std::vector<Told>& told, const std::vector<std::string>& texts) {
  return std::equal(told.begin(), told.end(), texts.begin(), texts.end(),
                    [](const Told& one, const std::string& text) { return one.text == text; });
}

constexpr std::size_t kMostNotes = 100;  // of a table, the newest

protocol::NoteKind note_of(StandInFor why) {
  switch (why) {
    case StandInFor::time: return protocol::NoteKind::time_over;
    case StandInFor::conceded: return protocol::NoteKind::conceded;
    case StandInFor::deleted: return protocol::NoteKind::account_gone;
    default: return protocol::NoteKind::bot_took;
  }
}

}  // namespace

std::string stream_of(const std::string& table) { return std::string(kTablePrefix) + table; }

// What the log says becomes true.
struct GameTable::Apply {
  GameTable& t;

  void operator()(const TableOpened& e) const {
    t.plan_ = e;
    t.kind_ = find_kind(e.game);
    if (t.kind_ == nullptr) throw protocol::BadMessage("there is no game '" + e.game + "'");
    t.seats_ = Seats(e.seats);
    t.clock_ = Clock(e.clock, e.seats.size());
  }

  void operator()(const SeatChanged& e) const {
    t.seats_.named(e.seat).made = e.now;
    if (e.now.person) std::erase(t.absent_.declined, *e.now.person);
  }

  void operator()(const Declined& e) const {
    t.seats_.named(e.seat).made.kept_for.reset();
    t.absent_.declined.push_back(e.person);
  }

  void operator()(const Kicked& e) const {
    SeatMade& made = t.seats_.named(e.seat).made;
    made.person.reset();
    made.kept_for.reset();
    t.absent_.kicked.insert(e.person);
    t.plan_.invite = e.invite;
  }

  void operator()(const Started& e) const {
    t.course_.state = protocol::TableState::running;
    t.dealer_.rules_version = e.rules_version;
    if (const std::optional<fair::Origin> origin = fair::Origin::read(e.seed))
      t.dealer_ = {e.rules_version, origin->seed(), origin->commitment(), e.seed};
    if (t.kind_ == nullptr) throw protocol::BadMessage("the log does not say which game this is");
    t.history_.begin(*t.kind_, t.plan_);
    for (const std::string& move : e.dealt) t.step(Player::chance, move);
    t.moved();
  }

  void operator()(const Played& e) const {
    t.seats_.named(e.seat);
    const Player p = *t.seats_.called(e.seat);
    t.play(p, e);
    t.clock_.pay(p, e.spent_ms);
    if (e.turn_of) {
      if (const std::optional<Player> owner = t.seats_.called(*e.turn_of))
        t.clock_.add_increment(*owner);
    } else if (e.by == PlayedBy::person) {
      t.clock_.add_increment(p);
    }
    t.moved();
    t.requests_.remember(p, e.request);
  }

  // Of the seat's newest move; chance may have moved since.
  void operator()(const Explained& e) const {
    const std::optional<Player> p = t.seats_.called(e.seat);
    if (!p || !t.course_.trouble.empty()) return;
    const std::int64_t move = t.history_.explain(*p, e.why);
    if (move > 0 && !e.suspicions.empty()) t.beliefs_.add(*p, move, e.suspicions);
  }

  void operator()(const Undone& e) const {
    t.seats_.named(e.seat);
    const Player p = *t.seats_.called(e.seat);
    const auto left = static_cast<std::size_t>(e.moves);
    const std::size_t played = t.history_.all().size();
    Course& course = t.course_;
    if (left <= played && t.game() != nullptr && course.is_readable) {
      course.unfit.clear();  // what did not fit was taken back
      course.trouble.clear();
    }
    if (!course.trouble.empty())
      return course.unfit.resize(std::min(course.unfit.size(), left - played));
    std::optional<LineBegan> began = t.undo_.go_back_to(left);
    t.history_.take_back(left, began ? std::move(began->game) : nullptr);
    t.beliefs_.forget_after(e.moves);
    t.moved();
    t.requests_.remember(p, e.request);
    if (began) t.clock_.go_back(p, began->clock);  // as if the line had never been played
    t.note(protocol::NoteKind::taken_back, e.seat);
  }

  void operator()(const BotTook& e) const {
    Seat& seat = t.seats_.named(e.seat);
    seat.stand_in = e.why;
    seat.bot_asked_by.clear();
    ++seat.handovers;
    t.note(note_of(e.why), e.seat);
  }

  void operator()(const BotAsked& e) const {
    t.seats_.named(e.seat).bot_asked_by.push_back(t.seats_.called(e.by).value_or(Player::nobody));
    t.note(protocol::NoteKind::bot_asked, e.seat, e.by);
  }

  void operator()(const SeatReturned& e) const {
    Seat& seat = t.seats_.named(e.seat);
    seat.stand_in.reset();
    ++seat.handovers;
    t.note(protocol::NoteKind::returned, e.seat);
  }

  void operator()(const Agreed& e) const {
    t.seats_.named(e.seat).agrees = true;
    t.note(protocol::NoteKind::proposed_end, e.seat);
  }

  void operator()(const Ended& e) const {
    t.course_.state = protocol::TableState::over;
    t.course_.ending = e.ending;
    ++t.number_;
  }

  void operator()(const Closed&) const {
    t.course_.state = protocol::TableState::over;
    t.course_.ending = protocol::Ending::abandoned;
    t.course_.closed = true;
  }

  void operator()(const Spoken& e) const {
    t.talk_.add(e, e.seat ? t.seats_.called(*e.seat) : t.seats_.of(e.person), t.now_.wall);
  }

  void operator()(const Erased&) const {}

  void operator()(const OrdersSet& e) const {
    t.seats_.named(e.seat);
    t.orders_.set(*t.seats_.called(e.seat), e.orders, e.turn, e.window);
  }

  void operator()(const Jotted& e) const {
    t.jottings_[index(*t.seats_.called(e.seat))] = e.jottings;
  }

  void operator()(const ReviewShared& e) const {
    std::optional<Player> eye;
    if (e.seat) eye = t.seats_.called(*e.seat).value_or(Player::nobody);
    t.shared_.add({e.share, eye});
  }

  void operator()(const RematchMade& e) const { t.course_.rematch = e.table; }
};

Audience GameTable::apply(const log::Entry& entry, std::optional<std::int64_t> live) {
  live_ = live.has_value();
  entries_ = entry.number;
  now_ = {entry.at, live.value_or(entry.at)};
  std::optional<TableEvent> event = take_decided(entry.text);
  try {
    if (!entry.is_sound) throw protocol::BadMessage("it is damaged");
    if (!event) event = read_table_event(entry.text);
  } catch (const std::exception&) {  // what it says of the text may be secret
    note_unreadable(entry.number);
    return Audience::everybody;
  }
  const bool is_secret =
      std::holds_alternative<OrdersSet>(*event) || std::holds_alternative<Jotted>(*event);
  if (!is_secret) updated_ = entry.at;  // everybody sees when that was
  try {
    std::visit(Apply{*this}, *event);
  } catch (const std::exception&) {  // the rules have changed under a game
    note_trouble();
  }
  if (std::holds_alternative<Spoken>(*event)) return Audience::talkers;
  if (is_secret) return Audience::owner;
  changed_ = entry.at;
  return Audience::everybody;
}

std::vector<std::string> GameTable::write(std::vector<TableEvent> events) {
  decided_.clear();
  std::vector<std::string> texts;
  for (TableEvent& event : events) {
    texts.push_back(write_event(event));
    decided_.push_back({texts.back(), std::move(event)});
  }
  return texts;
}

std::optional<TableEvent> GameTable::take_decided(const std::string& text) {
  if (decided_.empty()) return std::nullopt;
  std::optional<TableEvent> event;
  if (decided_.front().text == text) event = std::move(decided_.front().event);
  decided_.erase(decided_.begin());
  if (!event) decided_.clear();  // something else was written
  return event;
}

const WorkedOut& GameTable::work_out(std::string_view line) {
  if (!prepared_ || prepared_->line != line)
    prepared_ = Prepared{std::string(line), history_.work_out(line, *dealer_.seed)};
  return prepared_->result;
}

// Whatever the entry said, later entries may depend on it.
void GameTable::note_unreadable(std::uint64_t number) {
  if (!course_.is_readable) return;
  course_.is_readable = false;
  course_.trouble = "entry " + std::to_string(number) + " of its log cannot be read";
}

// Everybody reads this, so it does not name the move, which may be a card that nobody has seen.
void GameTable::note_trouble() {
  if (!course_.trouble.empty()) return;
  course_.trouble = "move " + std::to_string(history_.moves() + 1) + " does not fit version " +
                    std::to_string(kind_ == nullptr ? 0 : kind_->entry.rules_version) +
                    " of the rules; the game began with version " +
                    std::to_string(dealer_.rules_version);
}

// A move that no longer fits, and what came after it, is kept for the record.
void GameTable::step(Player who, const std::string& text) {
  try {
    if (!course_.trouble.empty()) throw IllegalMove("an earlier move does not fit");
    history_.play(who, text, now_.wall, live_);
  } catch (const std::runtime_error&) {
    note_trouble();
    course_.unfit.push_back({who, text, now_.wall, nullptr, {}, nullptr, {}});
  }
}

// A person's moves can be undone until something is revealed or somebody else acts.
void GameTable::play(Player p, const Played& e) {
  const bool is_person = e.by == PlayedBy::person && course_.trouble.empty();
  if (is_person)
    undo_.keep_only(p);
  else
    undo_.clear();
  const bool is_prepared = live_ && prepared_ && course_.trouble.empty() &&
                           are_texts(prepared_->result.moves, e.moves) &&
                           are_texts(prepared_->result.dealt, e.dealt);
  if (is_person)
    undo_.begin(p, history_.all().size(), clock_.mark(p),
                is_prepared ? history_.game()->clone() : nullptr);
  bool news = !e.dealt.empty();
  if (is_prepared) {
    for (const Told& told : prepared_->result.moves) news = news || told.news;
    history_.accept(std::move(prepared_->result), now_.wall);
  } else {
    for (const std::string& move : e.moves) step(p, move);
    for (const std::string& move : e.dealt) step(Player::chance, move);
  }
  if (news) undo_.clear();
}

void GameTable::moved() {
  prepared_.reset();
  ++number_;
  clock_.ask(now_);
  for (Seat& seat : seats_) {
    seat.agrees = false;
    seat.bot_asked_by.clear();
  }
  if (!course_.trouble.empty() || game() == nullptr) return;
  if (game()->turn() != turn_ || turn_owner_ == Player::nobody) turn_owner_ = game()->to_move();
  turn_ = game()->turn();
  if (game()->to_move() == Player::nobody) course_.state = protocol::TableState::over;
}

void GameTable::note(protocol::NoteKind kind, const std::string& seat,
                     std::optional<std::string> by) {
  notes_.push_back({history_.moves(), now_.wall, kind, seat, std::move(by)});
  if (notes_.size() > kMostNotes) notes_.erase(notes_.begin());
}

void GameTable::remember_end(const TableFinished& result) {
  if (course_.trouble.empty()) return;
  course_.state = protocol::TableState::over;
  if (result.ending == Finish::conceded) course_.ending = protocol::Ending::conceded;
  if (result.ending == Finish::time) course_.ending = protocol::Ending::time;
  if (result.ending == Finish::abandoned) course_.ending = protocol::Ending::abandoned;
  for (std::size_t i = 0; i < result.seats.size(); ++i)
    course_.remembered.push_back(
        {name(seat(i)), result.seats[i].score, result.seats[i].won, Document()});
}

void GameTable::forgive(const Moment& now) { undo_.forgive(clock_.forgive(now)); }

}  // namespace hadal::house
