// SPDX-License-Identifier: Apache-2.0
#include "server/table/history.h"

#include <algorithm>

namespace hadal::house {
namespace {

Document options_of(const TableOpened& plan) {
  Document options{{"players", plan.seats.size()}};
  for (const auto& [key, choice] : plan.options) options.set(key, choice);
  return options;
}

void note_seen(Happened& move, Told told) {
  move.remark = std::move(told.remark);
  move.events = std::move(told.events);
  if (!told.seen.empty())
    move.seen = std::make_unique<const std::vector<std::string>>(std::move(told.seen));
}

// `write` returns the key; empty: it is not told.
template <typename F>
std::vector<protocol::Told> told_by(const std::vector<Event>& events, F write) {
  std::vector<protocol::Told> told;
  told.reserve(events.size());
  for (const Event& event : events) {
    JsonSink args;
    std::string key = write(event, args);
    if (!key.empty()) told.push_back({std::move(key), {std::string(args.written())}});
  }
  return told;
}

}  // namespace

const std::string& Happened::seen_by(Player viewer) const {
  if (!seen) return text;
  return is_seat(viewer) ? (*seen)[index(viewer)] : seen->back();
}

void History::begin(const GameKind& kind, const TableOpened& plan) {
  kind_ = &kind;
  options_ = options_of(plan);
  game_ = first();
}

std::unique_ptr<Table> History::first() const {
  if (kind_ == nullptr) throw protocol::BadMessage("the game has not begun");
  return kind_->entry.start(options_);
}

std::function<std::unique_ptr<Table>()> History::replay(std::size_t moves) const {
  if (kind_ == nullptr) throw protocol::BadMessage("the game has not begun");
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < moves && i < moves_.size(); ++i) texts.push_back(moves_[i].text);
  return [start = kind_->entry.start, options = options_, texts = std::move(texts)] {
    std::unique_ptr<Table> game = start(options);
    for (const std::string& text : texts) game->play(text);
    return game;
  };
}

WorkedOut History::work_out(std::string_view line, const fair::Seed& seed) const {
  WorkedOut made{{}, {}, game_->clone()};
  if (!line.empty()) made.moves = made.after->play_told(line);
  std::uint64_t draws = draws_;
  made.dealt = fair::deal(*made.after, seed, draws);
  return made;
}

void History::accept(WorkedOut line, std::int64_t at) {
  const bool sees = seen_ == moves_.size();
  for (std::vector<Told>* part : {&line.moves, &line.dealt})
    for (Told& told : *part) {
      Happened& move = moves_.emplace_back();
      move.who = told.who;
      move.text = std::move(told.text);
      move.at = at;
      if (sees) note_seen(move, std::move(told));
    }
  if (sees) seen_ = moves_.size();
  draws_ += line.dealt.size();
  game_ = std::move(line.after);
}

void History::play(Player who, const std::string& text, std::int64_t at, bool looks) {
  if (!game_ || game_->to_move() != who) throw IllegalMove("it is not the turn of " + name(who));
  std::vector<Told> told;
  if (looks && seen_ == moves_.size())
    told = game_->play_told(text);
  else
    game_->play(text);
  Happened& move = moves_.emplace_back();
  move.who = who;
  move.text = text;
  move.at = at;
  for (Told& one : told) {
    note_seen(move, std::move(one));
    ++seen_;
  }
  draws_ += who == Player::chance ? 1 : 0;
}

void History::take_back(std::size_t left, std::unique_ptr<Table> before) {
  game_ = before ? std::move(before) : after(left);
  ++take_backs_;
  const std::pair<std::int64_t, std::int64_t> taken(static_cast<std::int64_t>(left), moves());
  if (taken_back_.empty() || taken_back_.back() != taken) taken_back_.push_back(taken);
  moves_.resize(std::min(left, moves_.size()));
  seen_ = std::min(seen_, moves_.size());
  if (late_moves_ > moves()) late_moves_ = -1;
}

std::int64_t History::explain(Player p, const std::optional<protocol::Reason>& why) {
  std::size_t i = moves_.size();
  while (i > 0 && moves_[i - 1].who != p) --i;
  if (i > 0 && why) moves_[i - 1].why = std::make_unique<const protocol::Reason>(*why);
  return static_cast<std::int64_t>(i);
}

std::int64_t History::still_true(std::int64_t seen) const {
  for (const auto& [after, upto] : taken_back_)
    if (after < seen && seen <= upto) seen = after;
  return std::clamp<std::int64_t>(seen, 0, moves());
}

std::int64_t History::before(std::int64_t time) const {
  const auto later = std::find_if(moves_.begin(), moves_.end(),
                                  [&](const Happened& move) { return move.at > time; });
  return later - moves_.begin();
}

const Table& History::late(std::int64_t moves) {
  if (moves >= this->moves()) return *game_;
  if (!late_ || late_moves_ < 0 || late_moves_ > moves) {
    late_ = first();
    late_moves_ = 0;
  }
  while (late_moves_ < moves) late_->play(moves_[static_cast<std::size_t>(late_moves_++)].text);
  return *late_;
}

std::function<History::LookedBack()> History::look_back() const {
  std::vector<std::string> texts;
  for (std::size_t i = seen_; i < moves_.size(); ++i) texts.push_back(moves_[i].text);
  return [empty = LookedBack{take_backs_, seen_, {}}, before = replay(seen_),
          texts = std::move(texts)] {
    LookedBack seen = empty;
    const std::unique_ptr<Table> game = before();
    for (const std::string& text : texts)
      seen.told.push_back(std::move(game->play_told(text).front()));
    return seen;
  };
}

// If these are still the moves of the game, and nobody was quicker.
void History::accept(LookedBack seen) {
  if (seen.from != seen_ || seen.take_backs != take_backs_) return;
  for (Told& told : seen.told) note_seen(moves_[seen_++], std::move(told));
}

void History::see_all() {
  if (unseen() > 0) accept(look_back()());
}

std::vector<protocol::Event> History::events(Player viewer, std::int64_t from, std::int64_t upto) {
  see_all();
  const std::int64_t first = std::max<std::int64_t>(0, from);
  const std::int64_t end = std::max(first, std::min(upto, moves()));
  std::vector<protocol::Event> events;
  events.reserve(static_cast<std::size_t>(end - first));
  for (std::int64_t i = first; i < end; ++i) {
    const Happened& move = moves_[static_cast<std::size_t>(i)];
    const auto write = [&](const Event& e, Sink& args) {
      return game_->write_event(e, viewer, args);
    };
    events.push_back(
        written(static_cast<std::size_t>(i), move.seen_by(viewer), told_by(move.events, write)));
  }
  return events;
}

bool History::is_open(std::int64_t from, std::int64_t upto) const {
  const auto move = [this](std::int64_t i) {
    return moves_.begin() + static_cast<std::ptrdiff_t>(i);
  };
  return std::all_of(move(from), move(upto), [](const Happened& happened) {
    return !happened.seen &&
           std::all_of(happened.events.begin(), happened.events.end(), [](const Event& e) {
             return e.told == kEverybody && e.knows == kEverybody;
           });
  });
}

std::vector<protocol::Event> History::open_events(std::int64_t from, std::int64_t upto) {
  see_all();
  std::vector<protocol::Event> events;
  const auto write = [&](const Event& e, Sink& args) { return game_->write_open_event(e, args); };
  for (std::int64_t i = std::max<std::int64_t>(0, from); i < std::min(upto, moves()); ++i) {
    const Happened& move = moves_[static_cast<std::size_t>(i)];
    events.push_back(written(static_cast<std::size_t>(i), move.text, told_by(move.events, write)));
  }
  return events;
}

protocol::Event History::written(std::size_t i, const std::string& text,
                                 std::vector<protocol::Told> told) const {
  const Happened& move = moves_[i];
  protocol::Event event{static_cast<std::int64_t>(i) + 1,
                        name(move.who),
                        text,
                        move.at,
                        move.remark,
                        std::move(told),
                        {}};
  if (move.why) event.why = *move.why;
  return event;
}

std::string History::newest_seen(Player viewer) {
  see_all();
  const auto newest = std::find_if(moves_.rbegin(), moves_.rend(),
                                   [](const Happened& move) { return move.text != "pass"; });
  return newest == moves_.rend() ? std::string() : newest->seen_by(viewer);
}

}  // namespace hadal::house
