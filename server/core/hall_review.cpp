// SPDX-License-Identifier: Apache-2.0
// Looking back: records, replays, ratings.
#include "server/core/hall.h"

namespace hadal::core {
namespace {

constexpr std::size_t kMostRated = 200;

}  // namespace

// How far this person may see: players everything, others as late as the table wants it.
std::int64_t Hall::visible_moves(const Held& held, const PersonId& me) const {
  const bool is_player = is_seat(held.room.eye_of(me));
  return is_player ? held.room.moves() : held.room.shown_to_spectators(outside_.now());
}

// Whose eyes somebody may use: any when the game is over, otherwise his own or a spectator's.
Player Hall::permitted_eye(Held& held, const PersonId& me, const std::string& seat) const {
  const Room& room = held.room;
  const Player mine = room.eye_of(me);
  if (seat.empty()) return mine;
  if (seat == "nobody") return Player::nobody;
  const std::optional<Player> wanted = room.seat_called(seat);
  if (!wanted) throw Refusal("no_seat", "there is no seat '" + seat + "'");
  const bool is_over =
      room.state() == protocol::TableState::over && visible_moves(held, me) == room.moves();
  if (!is_over && *wanted != mine)
    throw Refusal("not_your_seat", "while the game runs you see it from your own seat");
  return *wanted;
}

std::string Hall::record(const std::string& id, const PersonId& me, const std::string& invite) {
  Held& held = expect_visible(id, me, invite);
  const bool is_over = held.room.state() == protocol::TableState::over &&
                       visible_moves(held, me) == held.room.moves();
  if (!is_over) throw Refusal("not_over", "the record can be had when the game is over");
  if (held.room.table() == nullptr)
    throw Refusal("trouble", "this game no longer fits the rules, from its beginning");
  return held.room.record(people_);
}

protocol::Replayed Hall::replay(const std::string& id, const PersonId& me,
                                std::optional<std::int64_t> at, const std::string& seat,
                                const std::string& invite) {
  Held& held = expect_visible(id, me, invite);
  if (held.room.table() == nullptr) throw Refusal("not_running", "the game has not begun");
  const Player viewer = permitted_eye(held, me, seat);
  const std::int64_t last = visible_moves(held, me);
  return held.room.replay(viewer, at.value_or(last), last);
}

protocol::Moves Hall::moves(const std::string& id, const PersonId& me, const std::string& seat,
                            const std::string& invite) {
  Held& held = expect_visible(id, me, invite);
  const Player viewer = permitted_eye(held, me, seat);
  return {name(viewer), held.room.events(viewer, 0, visible_moves(held, me))};
}

protocol::Ratings Hall::ratings(const std::string& game) const {
  if (find_kind(game) == nullptr) throw Refusal("no_game", "there is no game '" + game + "'");
  return results_.ratings(game, people_, kMostRated);
}

}  // namespace hadal::core
