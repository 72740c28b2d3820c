// SPDX-License-Identifier: Apache-2.0
#include "server/lobby/reviews.h"

#include <algorithm>

#include "server/common/secrets.h"
#include "server/protocol/limits.h"
#include "server/table/begun.h"
#include "server/table/seeds.h"

namespace hadal::house {
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
  if (table.shared().find(link.share) != nullptr) return table;
  return needs_.tables.expect_visible(id, me, link.invite).table;
}

// Whose view somebody may see: any when the game is over, otherwise their own or a spectator's;
// with a link, the view that its giver chose.
Eyes Reviews::permitted_eyes(const GameTable& table, const PersonId& me, const std::string& seat,
                             const Link& link) const {
  const SharedReview* given = table.shared().find(link.share);
  if (given != nullptr && given->eye) {
    if (!seat.empty() && seat != name(*given->eye))
      throw Refusal(Code::not_your_seat, "this link shows the game from another seat");
    return {*given->eye};
  }
  const Player mine = table.seats().eye_of(me);
  if (seat.empty()) return {mine};
  if (seat == "nobody") return {Player::nobody};
  if (seat == "everybody") {
    if (!is_over_for(table, me))
      throw Refusal(Code::not_over, "all cards are open only when the game is over");
    return {Player::nobody, true};
  }
  const std::optional<Player> wanted = table.seats().called(seat);
  if (!wanted) throw Refusal(Code::no_seat, "there is no seat '" + seat + "'");
  if (!is_over_for(table, me) && *wanted != mine)
    throw Refusal(Code::not_your_seat, "while the game is running, you see it from your own seat");
  return {*wanted};
}

// The claims up to what `me` may see; what was written freely stays at the table.
std::vector<protocol::Said> Reviews::said(const GameTable& table, const PersonId& me) const {
  const Talk& talk = table.talk();
  std::vector<protocol::Said> said;
  for (std::size_t i = 0; i < talk.size(); ++i) {
    const protocol::ChatLine& line = talk.lines()[i];
    const std::int64_t move = table.history().before(line.at);
    if (!line.phrase || !line.seat || move > visible_moves(table, me)) continue;
    if (me && needs_.people.has_muted(*me, talk.speaker(i))) continue;
    said.push_back({move, *line.seat, *line.phrase, line.about});
  }
  return said;
}

// A finished game all of which this person may see.
GameTable& Reviews::expect_open(const std::string& id, const PersonId& me, const Link& link) {
  GameTable& table = expect_visible(id, me, link);
  const SharedReview* given = table.shared().find(link.share);
  if (given != nullptr && given->eye)
    throw Refusal(Code::not_your_seat, "this link shows the game only as one seat saw it");
  if (!is_over_for(table, me)) throw Refusal(Code::not_over, "the game is not over");
  return table;
}

std::string Reviews::record(const std::string& id, const PersonId& me, const Link& link) {
  const GameTable& table = expect_open(id, me, link);
  if (table.game() == nullptr)
    throw Refusal(Code::trouble, "this game no longer fits the rules, not even its beginning");
  return record_of(table, needs_.people);
}

void Reviews::replay(const std::string& id, const PersonId& me, const Wish& wish, const Link& link,
                     Replayed done) {
  const GameTable& now = expect_visible(id, me, link);
  if (now.game() == nullptr) throw Refusal(Code::not_running, "the game has not begun");
  const std::int64_t last = visible_moves(now, me);
  const LookBack back{permitted_eyes(now, me, wish.seat, link),
                      std::clamp<std::int64_t>(wish.at.value_or(last), 0, last), last};
  errands_.run([this, id, back, done = std::move(done),
                again = now.history().replay(static_cast<std::size_t>(back.at)),
                post = needs_.outside.post, alive = std::weak_ptr<bool>(alive_)] {
    post([this, id, back, done, alive, game = std::shared_ptr<Table>(again())] {
      if (!alive.lock()) return;
      OpenTable* open = needs_.tables.in_memory(id);
      const Refusal gone(Code::stale, "the table has moved on");
      if (open == nullptr || open->table.history().moves() < back.at) return done(&gone, {});
      done(nullptr, replay_of(open->table, *game, back));
    });
  });
}

protocol::Moves Reviews::moves(const std::string& id, const PersonId& me, const std::string& seat,
                               const Link& link) {
  GameTable& table = expect_visible(id, me, link);
  const Eyes eyes = permitted_eyes(table, me, seat, link);
  protocol::Moves moves{
      eyes.name(), eyes.events(table.history(), 0, visible_moves(table, me)), said(table, me), {}};
  if (is_over_for(table, me)) moves.beliefs = table.beliefs().all(table.seats().size());
  return moves;
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
        if (table.shared().through(eye) != nullptr) return {};
        return {ReviewShared{random_token(16), wish.seat}};
      },
      [this, id, eye, done = std::move(done)](const Refusal* refusal) {
        if (refusal != nullptr) return done(refusal, {});
        const SharedReview* link = needs_.tables.expect(id).table.shared().through(eye);
        done(nullptr, {link == nullptr ? "" : link->share});
      });
}

protocol::TableMade Reviews::try_from(const std::string& id, const std::string& me,
                                      const protocol::TryFrom& wish, const Link& link, Done done) {
  if (needs_.tables.of(me).size() >= protocol::kMostTables)
    throw Refusal(Code::too_many_tables, "you have too many tables that are not over");
  const GameTable& over = expect_open(id, me, link);
  return open(
      new_table(needs_.outside),
      branch_of(over, wish, me, fair::Origin(seed_of_new_game()), needs_.outside.bot_limits), done);
}

protocol::TableMade Reviews::give(const std::string& me, const protocol::GiveGame& gift,
                                  Done done) {
  return open(table_of_gift(gift, me), given_game(gift, me, needs_.outside.bot_limits), done);
}

protocol::TableMade Reviews::open(const std::string& id, std::vector<TableEvent> events,
                                  const Done& done) {
  auto opened = std::get<TableOpened>(std::move(events.front()));
  events.erase(events.begin());
  const protocol::TableMade made{id, opened.invite};
  needs_.tables.open(id, std::move(opened), done, std::move(events));
  return made;
}

void Reviews::apart(std::function<void()> work, Done done) {
  errands_.run([work = std::move(work), done = std::move(done), post = needs_.outside.post,
                alive = std::weak_ptr<bool>(alive_)] {
    std::optional<Refusal> refused;
    try {
      work();
    } catch (const Refusal& e) {
      refused = e;
    } catch (const std::exception& e) {
      refused.emplace(Code::internal, e.what());
    }
    post([done, refused, alive] {
      if (alive.lock()) done(refused ? &*refused : nullptr);
    });
  });
}

protocol::Ratings Reviews::ratings(const std::string& game) const {
  if (find_kind(game) == nullptr) throw Refusal(Code::no_game, "there is no game '" + game + "'");
  return needs_.results.ratings(game, needs_.people, kMostRated);
}

}  // namespace hadal::house
