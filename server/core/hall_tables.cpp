// SPDX-License-Identifier: Apache-2.0
// The lobby, and tables before the start.
#include <algorithm>

#include "server/core/hall.h"
#include "server/core/secrets.h"

namespace hadal::core {
namespace {

constexpr std::size_t kMostTables = 100;  // of one person, not over
constexpr std::size_t kMostListed = 200;  // in one list of the lobby
constexpr std::int64_t kLongestBank = 24LL * 60 * 60 * 1000;
constexpr std::int64_t kLongestDelay = 24LL * 60 * 60 * 1000;
constexpr int kMostDays = 60;

void check_level(const GameKind& kind, const std::optional<std::string>& level) {
  const auto& levels = kind.levels;
  if (!level || std::find(levels.begin(), levels.end(), *level) == levels.end())
    throw Refusal("no_level", "there is no bot '" + level.value_or("") + "' in this game");
}

void check_options(const GameKind& kind, const std::map<std::string, std::string>& options) {
  for (const auto& [key, choice] : options) {
    const auto spec = std::find_if(kind.options.begin(), kind.options.end(),
                                   [&](const OptionSpec& one) { return one.key == key; });
    if (spec == kind.options.end())
      throw Refusal("bad_options", "this game has no option '" + key + "'");
    if (std::find(spec->choices.begin(), spec->choices.end(), choice) == spec->choices.end())
      throw Refusal("bad_options", "'" + choice + "' is no choice of '" + key + "'");
  }
}

void check_times(const protocol::MakeTable& plan) {
  const protocol::ClockPlan& clock = plan.clock;
  const bool live = clock.kind == protocol::ClockKind::live;
  const bool days = clock.kind == protocol::ClockKind::days;
  if (live && (clock.bank_ms < 1000 || clock.bank_ms > kLongestBank || clock.increment_ms < 0 ||
               clock.increment_ms > kLongestBank))
    throw Refusal("bad_clock", "a live clock has from one second to a day");
  if (days && (clock.days < 1 || clock.days > kMostDays))
    throw Refusal("bad_clock", "turn-based tables give 1 to 60 days");
  if (plan.patience_ms && *plan.patience_ms < 0)
    throw Refusal("bad_clock", "patience cannot be negative");
  const std::int64_t delay = plan.spectator_delay_ms.value_or(0);
  if (delay < 0 || delay > kLongestDelay)
    throw Refusal("bad_clock", "spectators may be at most a day late");
}

// The options as the game itself reads them: it may refuse combinations.
void check_game(const GameKind& kind, const protocol::MakeTable& plan) {
  Document options{{"players", plan.seats.size()}};
  for (const auto& [key, choice] : plan.options) options.set(key, choice);
  try {
    kind.entry.start(options);
  } catch (const DocumentError& e) {
    throw Refusal("bad_options", e.what());
  }
}

TableOpened checked(const protocol::MakeTable& plan, const std::string& me) {
  const GameKind* kind = find_kind(plan.game);
  if (kind == nullptr) throw Refusal("no_game", "there is no game '" + plan.game + "'");
  if (plan.seats.size() < kind->entry.min_players || plan.seats.size() > kind->entry.max_players)
    throw Refusal("bad_seats", "this game is for " + std::to_string(kind->entry.min_players) +
                                   " to " + std::to_string(kind->entry.max_players) + " players");
  check_options(*kind, plan.options);
  check_times(plan);
  check_game(*kind, plan);
  TableOpened opened{plan.game,
                     plan.options,
                     me,
                     random_token(12),
                     {},
                     plan.open_to_all,
                     plan.clock,
                     plan.patience_ms,
                     plan.spectator_delay_ms.value_or(0)};
  bool seated = false;
  for (const protocol::SeatPlan& seat : plan.seats) {
    SeatMade made{seat.kind, std::nullopt, std::nullopt};
    if (seat.kind == protocol::SeatKind::person || (seat.kind == protocol::SeatKind::me && seated))
      throw Refusal("bad_seats", "a seat is me (once), open, invited or bot");
    if (seat.kind == protocol::SeatKind::bot) {
      check_level(*kind, seat.level);
      made.level = seat.level;
    }
    if (seat.kind == protocol::SeatKind::me) {
      seated = true;
      made = {protocol::SeatKind::open, std::nullopt, me};
    }
    opened.seats.push_back(made);
  }
  return opened;
}

}  // namespace

std::string stream_of(const std::string& table) { return "table/" + table; }

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
  if (results_.find(id) == nullptr) return nullptr;
  auto held = std::make_unique<Held>(id);
  held->used = outside_.now();
  outside_.log.read(stream_of(id), 1,
                    [&](const log::Entry& entry) { held->room.apply(entry, false); });
  changes_.know(stream_of(id), held->room.entries());
  held->is_finishing = true;  // it is in the results
  held->chat_sent = held->room.chat().size();
  return (rooms_[id] = std::move(held)).get();
}

Hall::Held& Hall::expect(const std::string& id) {
  Held* held = find(id);
  if (held == nullptr || held->room.is_closed()) throw no_table();
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
  for (const std::string& id : public_) lobby.open.push_back(rooms_.at(id)->room.card(people_, me));
  newest_first(lobby.open);
  if (!me) return lobby;
  const auto mine = tables_of_.find(*me);
  if (mine != tables_of_.end())
    for (const std::string& id : mine->second) {
      const Room& room = rooms_.at(id)->room;
      if (room.seat_of(*me) || room.plan().host == *me)
        lobby.mine.push_back(room.card(people_, me));
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
                   [opened = std::move(opened), players] {
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
  return expect_visible(id, me, invite).room.info(people_, me);
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
  if (wish.plan.kind == protocol::SeatKind::bot) check_level(held.room.kind(), wish.plan.level);
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

// The same game with the same people; whoever asks first is the host.
void Hall::rematch(const std::string& id, const std::string& me,
                   std::function<void(const Refusal*, const protocol::TableMade&)> done) {
  Held& held = expect_visible(id, me, "");
  if (!held.room.seat_of(me)) throw Refusal("no_seat", "you have no seat at this table");
  if (held.room.state() != protocol::TableState::over)
    throw Refusal("not_over", "the game is not over");
  if (held.room.rematch()) return done(nullptr, {*held.room.rematch(), ""});
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
  const protocol::TableMade made{random_token(16), opened.invite};
  change_room(
      held,
      [made](Room& room) -> std::vector<TableEvent> {
        if (room.rematch()) return {};
        return {RematchMade{made.table}};
      },
      [this, id, made, opened, done](const Refusal* refusal) {
        if (refusal != nullptr) return done(refusal, {});
        const std::string next = *expect(id).room.rematch();
        if (next != made.table) return done(nullptr, {next, ""});  // somebody was first
        open_table(made.table, opened, [made, done](const Refusal* r) { done(r, made); });
      });
}

}  // namespace hadal::core
