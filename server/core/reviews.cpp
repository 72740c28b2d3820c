// SPDX-License-Identifier: Apache-2.0
#include "server/core/reviews.h"

#include "server/core/secrets.h"
#include "server/core/table_view.h"

namespace hadal::core {
namespace {

constexpr std::size_t kMostRated = 200;

}  // namespace

// How far this person may see: players see everything, others as late as the table says.
std::int64_t Reviews::visible_moves(const GameTable& table, const PersonId& me) const {
  const bool is_player = is_seat(table.seats().eye_of(me));
  return is_player ? table.history().moves() : shown_to_spectators(table, needs_.outside.now());
}

bool Reviews::is_over_for(const GameTable& table, const PersonId& me) const {
  return table.course().state == protocol::TableState::over &&
         visible_moves(table, me) == table.history().moves();
}

GameTable& Reviews::expect_visible(const std::string& id, const PersonId& me, const Link& link) {
  GameTable& table = needs_.tables.expect(id).table;
  if (!link.share.empty() && table.shared_eye(link.share) != nullptr) return table;
  return needs_.tables.expect_visible(id, me, link.invite).table;
}

// Whose eyes somebody may use: any when the game is over, otherwise his own or a spectator's; with
// a link, those that its giver chose.
Player Reviews::permitted_eye(const GameTable& table, const PersonId& me, const std::string& seat,
                              const Link& link) const {
  const std::optional<Player>* given = link.share.empty() ? nullptr : table.shared_eye(link.share);
  if (given != nullptr && *given) {
    if (!seat.empty() && seat != name(**given))
      throw Refusal(Code::not_your_seat, "this link shows the game through other eyes");
    return **given;
  }
  const Player mine = table.seats().eye_of(me);
  if (seat.empty()) return mine;
  if (seat == "nobody") return Player::nobody;
  const std::optional<Player> wanted = table.seats().called(seat);
  if (!wanted) throw Refusal(Code::no_seat, "there is no seat '" + seat + "'");
  if (!is_over_for(table, me) && *wanted != mine)
    throw Refusal(Code::not_your_seat, "while the game runs you see it from your own seat");
  return *wanted;
}

std::string Reviews::record(const std::string& id, const PersonId& me, const Link& link) {
  const GameTable& table = expect_visible(id, me, link);
  const std::optional<Player>* given = link.share.empty() ? nullptr : table.shared_eye(link.share);
  if (given != nullptr && *given)
    throw Refusal(Code::not_your_seat, "this link shows the game only as one seat saw it");
  if (!is_over_for(table, me))
    throw Refusal(Code::not_over, "you can have the record when the game is over");
  if (table.game() == nullptr)
    throw Refusal(Code::trouble,
                  "this game does not fit the rules any more, not even its beginning");
  return record_of(table, needs_.people);
}

protocol::Replayed Reviews::replay(const std::string& id, const PersonId& me,
                                   std::optional<std::int64_t> at, const std::string& seat,
                                   const Link& link) {
  GameTable& table = expect_visible(id, me, link);
  if (table.game() == nullptr) throw Refusal(Code::not_running, "the game has not begun");
  const Player viewer = permitted_eye(table, me, seat, link);
  const std::int64_t last = visible_moves(table, me);
  return replay_of(table, viewer, at.value_or(last), last);
}

protocol::Moves Reviews::moves(const std::string& id, const PersonId& me, const std::string& seat,
                               const Link& link) {
  GameTable& table = expect_visible(id, me, link);
  const Player viewer = permitted_eye(table, me, seat, link);
  return {name(viewer), table.history().events(viewer, 0, visible_moves(table, me))};
}

void Reviews::share(const std::string& id, const std::string& me, const protocol::ShareReview& wish,
                    Shared done) {
  OpenTable& open = needs_.tables.expect_visible(id, me, "");
  if (!open.table.seats().of(me) && open.table.plan().host != me)
    throw Refusal(Code::no_seat, "only players can share links to the review");
  if (!is_over_for(open.table, me)) throw Refusal(Code::not_over, "the game is not over");
  std::optional<Player> eye;
  if (wish.seat) {
    eye = open.table.seats().called(*wish.seat);
    if (*wish.seat == name(Player::nobody)) eye = Player::nobody;
    if (!eye) throw Refusal(Code::no_seat, "there is no seat '" + *wish.seat + "'");
  }
  needs_.tables.change(
      open,
      [eye, wish](GameTable& table) -> std::vector<TableEvent> {
        if (table.share_for(eye)) return {};
        return {ReviewShared{random_token(16), wish.seat}};
      },
      [this, id, eye, done = std::move(done)](const Refusal* refusal) {
        if (refusal != nullptr) return done(refusal, {});
        done(nullptr, {needs_.tables.expect(id).table.share_for(eye).value_or("")});
      });
}

protocol::Ratings Reviews::ratings(const std::string& game) const {
  if (find_kind(game) == nullptr) throw Refusal(Code::no_game, "there is no game '" + game + "'");
  return needs_.results.ratings(game, needs_.people, kMostRated);
}

}  // namespace hadal::core
