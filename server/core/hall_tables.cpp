// SPDX-License-Identifier: Apache-2.0
// The lobby, and tables before the start.
#include <algorithm>

#include "server/core/hall.h"
#include "server/core/secrets.h"
#include "server/core/table_plan.h"

namespace hadal::core {
namespace {

constexpr std::size_t kMostTables = 100;  // of one person, not over
constexpr std::size_t kMostListed = 200;  // in one list of the lobby

}  // namespace

protocol::Games Hall::games() {
  protocol::Games games;
  for (const GameKind& kind : game_kinds()) {
    protocol::GameInfo info;
    info.game = kind.entry.name;
    info.min_players = static_cast<int>(kind.entry.min_players);
    info.max_players = static_cast<int>(kind.entry.max_players);
    info.rules_version = kind.entry.rules_version;
    for (const OptionSpec& spec : kind.options)
      info.options.push_back(
          {spec.key, spec.is_flag ? protocol::OptionKind::flag : protocol::OptionKind::choice,
           spec.choices, spec.choices.front()});
    info.levels = kind.levels;
    info.phrases = kind.phrases;
    games.games.push_back(info);
  }
  return games;
}

// A table in memory, or a finished one that is read again.
Hall::Held* Hall::find(const std::string& id) {
  const auto found = rooms_.find(id);
  if (found != rooms_.end()) {
    found->second->used = outside_.now();
    return found->second.get();
  }
  const Finished* finished = results_.find(id);
  if (finished == nullptr) return nullptr;
  auto held = std::make_unique<Held>(id);
  held->used = outside_.now();
  outside_.log.read(stream_of(id), 1,
                    [&](const log::Entry& entry) { held->room.apply(entry, false); });
  held->room.remember_end(finished->result);
  changes_.know(stream_of(id), held->room.entries());
  held->is_finishing = true;  // it is in the results
  held->chat_sent = held->room.chat().size();
  return (rooms_[id] = std::move(held)).get();
}

Hall::Held& Hall::expect(const std::string& id) {
  Held* held = find(id);
  const bool is_lost = held != nullptr && held->room.plan().game.empty();  // nobody knows whose
  if (held == nullptr || is_lost || held->room.is_closed()) throw no_table();
  return *held;
}

Hall::Held& Hall::expect_visible(const std::string& id, const PersonId& me,
                                 const std::string& invite) {
  Held& held = expect(id);
  const Room& room = held.room;
  const bool belongs = me && (room.seat_of(*me) || room.plan().host == *me);
  if (!belongs && !room.plan().open_to_all && !same_secret(invite, room.plan().invite))
    throw no_table();
  return held;
}

Hall::Held& Hall::expect_host(const std::string& id, const std::string& me) {
  Held& held = expect_visible(id, me, "");
  if (held.room.plan().host != me)
    throw Refusal("not_host", "only the host of the table may do this");
  return held;
}

// Where the table can be found, as long as it is not over.
void Hall::index(const Held& held) {
  const Room& room = held.room;
  const bool is_over = room.state() == protocol::TableState::over;
  const auto keep = [&](std::set<std::string>& ids) {
    is_over ? void(ids.erase(room.id())) : void(ids.insert(room.id()));
  };
  for (const RoomSeat& seat : room.seats())
    if (seat.has_person()) keep(tables_of_[*seat.made.person]);
  keep(tables_of_[room.plan().host]);
  if (room.plan().open_to_all && !is_over)
    public_.insert(room.id());
  else
    public_.erase(room.id());
}

protocol::TableCard Hall::finished_card(const Finished& finished, const std::string& me) const {
  protocol::TableCard card;
  card.table = finished.result.table;
  card.game = finished.result.game;
  card.state = protocol::TableState::over;
  card.open_to_all = finished.result.open_to_all;
  card.updated = finished.at;
  card.moves = finished.result.moves;
  card.unfit = unfit_.contains(card.table);
  for (std::size_t i = 0; i < finished.result.seats.size(); ++i) {
    const SeatOutcome& seat = finished.result.seats[i];
    const bool is_bot = is_bot_id(seat.person);
    protocol::SeatCard one{name(hadal::seat(i)),
                           is_bot ? protocol::SeatKind::bot : protocol::SeatKind::person,
                           std::nullopt, std::nullopt};
    if (is_bot || people_.find(seat.person) != nullptr) one.person = people_.card(seat.person);
    if (is_bot) one.level = one.person->name;
    card.seats.push_back(one);
    card.yours = card.yours || seat.person == me;
    if (seat.won) card.winners.push_back(one.seat);
  }
  return card;
}

protocol::Lobby Hall::lobby(const PersonId& me) {
  protocol::Lobby lobby;
  const auto newest_first = [](std::vector<protocol::TableCard>& cards) {
    std::sort(cards.begin(), cards.end(),
              [](const auto& a, const auto& b) { return a.updated > b.updated; });
    if (cards.size() > kMostListed) cards.resize(kMostListed);
  };
  for (const std::string& id : public_)
    lobby.open.push_back(rooms_.at(id)->room.card(people_, me, outside_.now()));
  newest_first(lobby.open);
  if (!me) return lobby;
  const auto mine = tables_of_.find(*me);
  if (mine != tables_of_.end())
    for (const std::string& id : mine->second) {
      const Room& room = rooms_.at(id)->room;
      if (room.seat_of(*me) || room.plan().host == *me)
        lobby.mine.push_back(room.card(people_, me, outside_.now()));
    }
  newest_first(lobby.mine);
  for (const Finished* finished : results_.of(*me)) {
    if (finished->result.ending == "closed") continue;
    lobby.finished.push_back(finished_card(*finished, *me));
    if (lobby.finished.size() == kMostListed) break;
  }
  return lobby;
}

void Hall::open_table(const std::string& id, TableOpened opened, Done done) {
  std::vector<std::string> players{opened.host};
  for (const SeatMade& seat : opened.seats)
    if (seat.person && *seat.person != opened.host) players.push_back(*seat.person);
  changes_.submit({stream_of(id),
                   [this, id, opened = std::move(opened), players] {
                     if (find(id) != nullptr) return Written{};  // somebody was first
                     return Written{{write_event(TableEvent(opened))}, players};
                   },
                   std::move(done)});
}

protocol::TableMade Hall::make_table(const std::string& me, const protocol::MakeTable& plan,
                                     Done done) {
  if (tables_of_[me].size() >= kMostTables)
    throw Refusal("too_many_tables", "you have too many tables that are not over");
  const TableOpened opened = checked(plan, me);
  const protocol::TableMade made{random_token(16), opened.invite};
  const bool start_now = plan.start_now;
  open_table(made.table, opened, [this, made, me, start_now, done](const Refusal* refusal) {
    if (refusal != nullptr || !start_now) return done(refusal);
    start(made.table, me, done);
  });
  return made;
}

protocol::TableInfo Hall::table(const std::string& id, const PersonId& me,
                                const std::string& invite) {
  return expect_visible(id, me, invite).room.info(people_, me, outside_.now());
}

void Hall::join(const std::string& id, const std::string& me, const protocol::Join& wish,
                Done done) {
  const std::string invite = wish.invite.value_or("");
  Held& held = expect_visible(id, me, invite);
  const bool invited = same_secret(invite, held.room.plan().invite);
  std::optional<Player> seat;
  if (wish.seat && !(seat = held.room.seat_called(*wish.seat)))
    throw Refusal("no_seat", "there is no seat '" + *wish.seat + "'");
  if (tables_of_[me].size() >= kMostTables)
    throw Refusal("too_many_tables", "you have too many tables that are not over");
  changes_.submit({stream_of(id),
                   [this, id, me, seat, invited] {
                     const SeatChanged event = expect(id).room.decide_join(me, seat, invited);
                     return Written{{write_event(TableEvent(event))}, {me}};
                   },
                   std::move(done)});
}

// The table is given up when its host leaves.
void Hall::leave(const std::string& id, const std::string& me, Done done) {
  change_room(
      expect_visible(id, me, ""),
      [me](Room& room) -> std::vector<TableEvent> {
        if (room.state() == protocol::TableState::waiting && room.plan().host == me)
          return {Closed{}};
        return {room.decide_leave(me)};
      },
      std::move(done));
}

void Hall::kick(const std::string& id, const std::string& me, const protocol::Kick& wish,
                Done done) {
  change_room(
      expect_host(id, me),
      [wish](Room& room) -> std::vector<TableEvent> {
        const std::optional<Player> p = room.seat_called(wish.seat);
        if (!p || !room.at(*p).has_person()) throw Refusal("no_seat", "nobody sits there");
        return {room.decide_leave(*room.at(*p).made.person)};
      },
      std::move(done));
}

void Hall::plan_seat(const std::string& id, const std::string& me, const protocol::PlanSeat& wish,
                     Done done) {
  Held& held = expect_host(id, me);
  if (wish.plan.kind == protocol::SeatKind::person)
    throw Refusal("bad_seats", "a seat is me (once), open, invited or bot");
  if (held.room.trouble().empty() && wish.plan.kind == protocol::SeatKind::bot)
    check_level(held.room.kind(), wish.plan.level);
  change_room(
      held,
      [wish, me](Room& room) -> std::vector<TableEvent> {
        const std::optional<Player> p = room.seat_called(wish.seat);
        if (!p) throw Refusal("no_seat", "there is no seat '" + wish.seat + "'");
        return {room.decide_plan(*p, wish.plan, me)};
      },
      std::move(done));
}

void Hall::start(const std::string& id, const std::string& me, Done done) {
  change_room(
      expect_host(id, me),
      [](Room& room) -> std::vector<TableEvent> { return {room.decide_start()}; }, std::move(done));
}

// The same game with the same people; whoever asks first is the host. If the server is killed
// before the table is there, the next who asks opens it.
void Hall::rematch(const std::string& id, const std::string& me,
                   std::function<void(const Refusal*, const protocol::TableMade&)> done) {
  Held& held = expect_visible(id, me, "");
  if (!held.room.seat_of(me)) throw Refusal("no_seat", "you have no seat at this table");
  if (held.room.state() != protocol::TableState::over)
    throw Refusal("not_over", "the game is not over");
  TableOpened opened = held.room.plan();
  opened.host = me;
  opened.invite = random_token(12);
  opened.seats.clear();
  for (const RoomSeat& seat : held.room.seats()) {
    SeatMade made = seat.made;
    if (made.person && people_.find(*made.person) == nullptr) made.person.reset();
    opened.seats.push_back(made);
  }
  std::rotate(opened.seats.begin(), opened.seats.begin() + 1, opened.seats.end());
  change_room(
      held,
      [this](Room& room) -> std::vector<TableEvent> {
        const Held* next = room.rematch() ? find(*room.rematch()) : nullptr;
        const bool given_up = next != nullptr && next->room.is_closed();
        if (room.rematch() && !given_up) return {};  // somebody was first
        return {RematchMade{random_token(16)}};
      },
      [this, id, me, opened, done](const Refusal* refusal) {
        if (refusal != nullptr) return done(refusal, {});
        const std::string next = *expect(id).room.rematch();
        open_table(next, opened, [this, next, me, done](const Refusal* r) {
          if (r != nullptr) return done(r, {});
          const Held* made = find(next);
          const bool is_mine = made != nullptr && made->room.seat_of(me);
          done(nullptr, {next, is_mine ? made->room.plan().invite : ""});
        });
      });
}

}  // namespace hadal::core
