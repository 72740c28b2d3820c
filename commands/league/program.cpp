// SPDX-License-Identifier: Apache-2.0
#include "commands/league/program.h"

#include <fmt/core.h>

#include "engine/version.h"
#include "server/protocol/json.h"

namespace hadal::cli {
namespace {

constexpr int kMostRefusals = 3;  // for one decision

std::string table_of(const LeagueCourse& course) { return fmt::format("game-{}", course.number); }

protocol::Event event_of(const LeagueCourse& course, std::size_t i, Player me) {
  const Told& move = course.moves[i];
  protocol::Event event;
  event.move = static_cast<std::int64_t>(i) + 1;
  event.mover = name(move.who);
  event.text = move.seen.empty() ? move.text : move.seen[index(me)];
  event.remark = move.remark;
  for (const Event& one : move.events) {
    std::string key;
    const Document args = written([&](Sink& out) { key = course.now->write_event(one, me, out); });
    if (!key.empty()) event.told.push_back({key, protocol::json_of(args)});
  }
  return event;
}

protocol::GameOver result_of(const LeagueCourse& course) {
  if (course.now->to_move() != Player::nobody) return {protocol::Ending::abandoned, {}, {}};
  const Outcome outcome = course.now->outcome();
  protocol::GameOver over;
  for (std::size_t i = 0; i < course.names.size(); ++i)
    over.seats.push_back({name(seat(i)), outcome.score[i], outcome.won[i], {}});
  return over;
}

}  // namespace

ProgramPlayer::ProgramPlayer(const LeagueBot& bot, int seconds, const std::string& errors)
    : patience_(seconds), process_(bot.program, errors) {
  until_ = LineProcess::Clock::now() + patience_;
  send(protocol::to_message(protocol::Welcome{std::string(kVersion), protocol::kProtocol}));
}

void ProgramPlayer::send(const std::string& message) {
  if (process_.write_line(message, until_)) return;
  throw GaveUp(process_.has_ended() ? "the program has ended" : "the program does not read");
}

protocol::Position ProgramPlayer::position(const LeagueCourse& course, Player me) {
  if (game_ != course.number) told_ = 0;
  game_ = course.number;
  const Table& table = *course.now;
  protocol::Position position;
  position.table = table_of(course);
  position.moves = static_cast<std::int64_t>(course.moves.size());
  position.number = position.moves;
  position.game = table.game();
  position.to_move = name(table.to_move());
  position.question = table.question();
  position.reaction = table.is_reaction();
  position.events_after = static_cast<std::int64_t>(told_);
  for (; told_ < course.moves.size(); ++told_)
    position.events.push_back(event_of(course, told_, me));
  for (std::size_t i = 0; i < course.names.size(); ++i) {
    protocol::SeatState state;
    state.seat = name(seat(i));
    state.person = protocol::Person{course.names[i], course.names[i], false, true};
    position.seats.push_back(std::move(state));
  }
  position.seat = name(me);
  position.view = protocol::json_of(table.view(me));
  if (table.to_move() == me) position.legal = table.legal();
  return position;
}

bool ProgramPlayer::take(const std::string& line, LeagueCourse& course) {
  std::string request;
  try {
    const protocol::ClientMessage message = protocol::read_client_message(line);
    const auto* play = std::get_if<protocol::Play>(&message);
    if (play == nullptr) throw protocol::BadMessage("a league only takes `play`");
    request = play->request;
    if (play->number != static_cast<std::int64_t>(course.moves.size())) {
      send(protocol::to_message(protocol::Refused{request, "stale", "the table has moved on"}));
      return false;
    }
    for (Told& told : course.now->play_told(play->line)) course.moves.push_back(std::move(told));
    return true;
  } catch (const protocol::BadMessage& e) {
    send(protocol::to_message(protocol::Refused{e.request(), "bad_message", e.what()}));
  } catch (const IllegalMove& e) {
    send(protocol::to_message(protocol::Refused{request, "illegal", e.what()}));
  }
  return false;
}

void ProgramPlayer::decide(LeagueCourse& course, Player me, Rng& /*rng*/) {
  until_ = LineProcess::Clock::now() + patience_;
  const std::string asked = protocol::to_message(position(course, me));
  send(asked);
  std::string line;
  for (int refusals = 0; refusals < kMostRefusals; ++refusals) {
    const std::optional<std::string> answer = process_.read_line(until_);
    if (!answer && process_.has_ended()) throw GaveUp("the program has ended");
    if (!answer) throw GaveUp(fmt::format("no answer within {} s", patience_.count()));
    line = *answer;
    if (take(line, course)) return;
    send(asked);
  }
  throw GaveUp(fmt::format("{} answers were refused, the last was: {:.200}", kMostRefusals, line));
}

void ProgramPlayer::end(const LeagueCourse& course, Player me) {
  until_ = LineProcess::Clock::now() + patience_;
  protocol::Position last = position(course, me);
  last.state = protocol::TableState::over;
  last.over = result_of(course);
  last.legal.clear();
  send(protocol::to_message(last));
}

}  // namespace hadal::cli
