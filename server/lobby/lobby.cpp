// SPDX-License-Identifier: Apache-2.0
#include "server/lobby/lobby.h"

#include <algorithm>

#include "server/common/secrets.h"
#include "server/lobby/lobby_order.h"
#include "server/protocol/limits.h"
#include "server/table/crew_at.h"
#include "server/table/decide.h"
#include "server/table/table_plan.h"
#include "server/table/table_view.h"

namespace hadal::house {
protocol::Games Lobby::games() {
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

protocol::TableCard Lobby::finished_card(const Finished& finished, const std::string& me) const {
  protocol::TableCard card;
  card.table = finished.result.table;
  card.game = finished.result.game;
  card.state = protocol::TableState::over;
  card.open_to_all = finished.result.open_to_all;
  card.updated = finished.at;
  card.moves = finished.result.moves;
  card.unfit = needs_.unfit.contains(card.table);
  card.rated = finished.result.rated;
  std::vector<std::optional<std::string>> chosen;
  for (std::size_t i = 0; i < finished.result.seats.size(); ++i) {
    const SeatOutcome& seat = finished.result.seats[i];
    chosen.push_back(seat.crew);
    const bool is_bot = is_bot_id(seat.person);
    protocol::SeatCard one{name(hadal::seat(i)),
                           is_bot ? protocol::SeatKind::bot : protocol::SeatKind::person,
                           std::nullopt, std::nullopt, std::nullopt};
    if (is_bot || needs_.people.find(seat.person) != nullptr)
      one.person = needs_.people.card(seat.person);
    if (is_bot) one.level = one.person->name;
    card.seats.push_back(one);
    card.yours = card.yours || seat.person == me;
    if (seat.won) card.winners.push_back(one.seat);
  }
  name_crew(card.seats, chosen);
  return card;
}

protocol::TableCard Lobby::card(const std::string& id, const PersonId& me) const {
  return card_of(needs_.tables.in_memory(id)->table, {needs_.people, me, moment(needs_.outside)});
}

protocol::Lobby Lobby::list(const PersonId& me, Pages pages) {
  protocol::Lobby lobby;
  const auto newest_first = [](std::vector<protocol::TableCard>& cards) {
    std::sort(cards.begin(), cards.end(),
              [](const auto& a, const auto& b) { return a.updated > b.updated; });
    if (cards.size() > protocol::kMostListed) cards.resize(protocol::kMostListed);
  };
  std::vector<Listed> open;
  for (const std::string& id : needs_.tables.open_to_all()) {
    const GameTable& table = needs_.tables.in_memory(id)->table;
    open.push_back({id, table.plan().host, table.updated()});
  }
  take_turns(open);
  lobby.pages =
      static_cast<std::int64_t>((open.size() + protocol::kMostListed - 1) / protocol::kMostListed);
  const std::size_t end =
      std::min(open.size(), (pages.first + pages.count) * protocol::kMostListed);
  for (std::size_t i = pages.first * protocol::kMostListed; i < end; ++i)
    lobby.open.push_back(card(open[i].table, me));
  if (!me) return lobby;
  for (const std::string& id : needs_.tables.of(*me)) {
    const GameTable& table = needs_.tables.in_memory(id)->table;
    if (table.seats().of(*me) || table.plan().host == *me) lobby.mine.push_back(card(id, me));
  }
  newest_first(lobby.mine);
  for (const std::string& id : needs_.tables.inviting(*me))
    lobby.invitations.push_back(card(id, me));
  newest_first(lobby.invitations);
  for (const Finished& finished : needs_.results.of(*me, protocol::kMostListed))
    if (finished.result.ending != Finish::closed)
      lobby.finished.push_back(finished_card(finished, *me));
  return lobby;
}

protocol::TableInfo Lobby::table(const std::string& id, const PersonId& me,
                                 const std::string& invite, const std::string& share) {
  const GameTable& table = needs_.tables.expect(id).table;
  if (table.shared().find(share) == nullptr) needs_.tables.expect_visible(id, me, invite);
  return info_of(table, {needs_.people, me, moment(needs_.outside)});
}

// Some of them may be at neighbours.
std::size_t Lobby::unfinished_of(const std::string& me) {
  if (needs_.outside.neighbours == nullptr) return needs_.tables.of(me).size();
  const std::vector<std::string> all = needs_.outside.log.streams_of(me);
  return static_cast<std::size_t>(std::count_if(all.begin(), all.end(), [&](const auto& stream) {
    return stream.starts_with(kTablePrefix) && !needs_.outside.log.closed_by(stream);
  }));
}

void Lobby::expect_room_for_a_table(const std::string& me) {
  if (unfinished_of(me) >= protocol::kMostTables)
    throw Refusal(Code::too_many_tables, "you have too many tables that are not over");
}

void Lobby::expect_account(const std::string& me) const {
  if (protocol::kRatedTables.guests) return;
  const PersonRow* row = needs_.people.find(me);
  if (row == nullptr || row->password.empty())
    throw Refusal(Code::account_needed, "rated games are for accounts; register first");
}

protocol::TableMade Lobby::make_table(const std::string& me, const protocol::MakeTable& plan,
                                      Done done) {
  expect_room_for_a_table(me);
  const TableOpened opened = checked(plan, me, needs_.outside.bot_limits);
  if (opened.rated) expect_account(me);
  const protocol::TableMade made{new_table(needs_.outside), opened.invite};
  open(made.table, me, opened, plan.start_now, std::move(done));
  return made;
}

void Lobby::open(const std::string& id, const std::string& me, const TableOpened& opened,
                 bool start_now, Done done) {
  needs_.tables.open(id, opened,
                     [this, id, me, start_now, done = std::move(done)](const Refusal* refusal) {
                       if (refusal != nullptr || !start_now) return done(refusal);
                       start(id, me, done);
                     });
}

void Lobby::make_deal(const std::string& me, const std::string& id, const protocol::MakeTable& plan,
                      const std::string& day, Done done) {
  expect_room_for_a_table(me);
  TableOpened opened = checked(plan, me, needs_.outside.bot_limits);
  opened.deal = day;
  open(id, me, opened, plan.start_now, std::move(done));
}

void Lobby::join(const std::string& id, const std::string& me, const protocol::Join& wish,
                 Done done) {
  const std::string invite = wish.invite.value_or("");
  OpenTable& open = needs_.tables.expect_visible(id, me, invite);
  const bool invited = same_secret(invite, open.table.plan().invite);
  std::optional<Player> seat;
  if (wish.seat && !(seat = open.table.seats().called(*wish.seat)))
    throw Refusal(Code::no_seat, "there is no seat '" + *wish.seat + "'");
  expect_room_for_a_table(me);
  if (open.table.plan().rated) expect_account(me);
  needs_.tables.change(open,
                       [me, seat, invited](GameTable& table) -> std::vector<TableEvent> {
                         return {decide_join(table, me, seat, invited)};
                       },
                       std::move(done), {me, "", {me}});
}

// The others learn that this person does not come, and may ask somebody else.
void Lobby::decline(const std::string& id, const std::string& me, Done done) {
  const OpenTable& open = needs_.tables.expect(id);
  if (!has_declined(open.table, me)) needs_.tables.expect_visible(id, me, "");
  needs_.tables.change(
      open, [me](GameTable& table) { return decide_decline(table, me); },
      [this, id, me, done = std::move(done)](const Refusal* refusal) {
        if (refusal == nullptr) turn_away(id, me);
        done(refusal);
      },
      {me, "", {}});
}

// This person's tabs are sent nothing more of a private table.
void Lobby::turn_away(const std::string& id, const std::string& person) {
  OpenTable* open = needs_.tables.in_memory(id);
  if (open == nullptr || open->table.plan().open_to_all) return;
  std::erase_if(open->watchers, [&](TabId watcher) {
    Tab& tab = needs_.tabs.at(watcher);
    if (tab.person != person) return false;
    tab.watched.erase(id);
    tab.heard.erase(id);
    return true;
  });
}

// The table is given up when its host leaves.
void Lobby::leave(const std::string& id, const std::string& me, Done done) {
  needs_.tables.change(
      needs_.tables.expect_visible(id, me, ""),
      [me](GameTable& table) -> std::vector<TableEvent> {
        if (table.course().state == protocol::TableState::waiting && table.plan().host == me)
          return {Closed{}};
        return {decide_leave(table, me)};
      },
      std::move(done), {me, "", {}});
}

// A person who was removed no longer sees a private table, and their invitation is no longer valid.
void Lobby::kick(const std::string& id, const std::string& me, const protocol::Kick& wish,
                 Done done) {
  OpenTable& open = needs_.tables.expect_host(id, me);
  const std::optional<Player> p = open.table.seats().called(wish.seat);
  const PersonId person = p ? open.table.at(*p).made.person : std::nullopt;
  if (!person) throw Refusal(Code::no_seat, "there is nobody in that seat");
  needs_.tables.change(
      open,
      [p, person](GameTable& table) -> std::vector<TableEvent> {
        if (table.at(*p).made.person != person)
          throw Refusal(Code::no_seat, "this person has left");
        return {decide_kick(table, *p, random_token(12))};
      },
      [this, id, person, done = std::move(done)](const Refusal* refusal) {
        if (refusal == nullptr)
          needs_.tabs.close_if(
              [&](const Tab& tab) { return tab.person == person && tab.watched.contains(id); },
              "kicked");
        done(refusal);
      },
      {me, "", {}});
}

void Lobby::plan_seat(const std::string& id, const std::string& me, const protocol::PlanSeat& wish,
                      Done done) {
  OpenTable& open = needs_.tables.expect_host(id, me);
  if (wish.plan.kind == protocol::SeatKind::person)
    throw Refusal(Code::bad_seats, "a seat is me (once), open, invited or bot");
  if (open.table.course().trouble.empty() && wish.plan.kind == protocol::SeatKind::bot)
    check_bot(open.table.kind(), wish.plan, needs_.outside.bot_limits);
  needs_.tables.change(open,
                       [wish, me](GameTable& table) -> std::vector<TableEvent> {
                         const std::optional<Player> p = table.seats().called(wish.seat);
                         if (!p)
                           throw Refusal(Code::no_seat, "there is no seat '" + wish.seat + "'");
                         return {decide_plan(table, *p, wish.plan, me)};
                       },
                       std::move(done), {me, "", {}});
}

void Lobby::start(const std::string& id, const std::string& me, Done done) {
  needs_.shuffles.start(needs_.tables.expect_host(id, me), std::move(done));
}

void Lobby::report(const std::string& id, const std::string& me, const protocol::Report& wish,
                   Done done) {
  const GameTable& table = needs_.tables.expect_visible(id, me, "").table;
  const Talk& talk = table.talk();
  const std::size_t heard = lines_shown_to(table, {needs_.people, me, moment(needs_.outside)});
  if (wish.line < 1 || wish.line > static_cast<std::int64_t>(heard))
    throw Refusal(Code::bad_message, "there is no such line");
  if (wish.reason.size() > protocol::kLongestReason || !is_visible(wish.reason))
    throw Refusal(Code::bad_text, "a reason has at most 500 bytes and no control characters");
  const auto i = static_cast<std::size_t>(wish.line - 1);
  const protocol::ChatLine& line = talk.lines()[i];
  if (is_bot_id(talk.speaker(i)))
    throw Refusal(Code::bad_message, "a bot said that; there is nobody to report");
  const std::int64_t now = moment(needs_.outside).game;
  if (!reports_.allows(me, 1, now))
    throw Refusal(Code::too_often, "you have reported enough lines for now");
  reports_.spend(me, 1, now);
  const Reported event{
      me,         id, wish.line, talk.speaker(i), line.text.value_or(line.phrase.value_or("")),
      wish.reason};
  needs_.changes.submit({"reports",
                         [event] {
                           return Written{{write_event(event)}, {}};
                         },
                         std::move(done)});
}

// The same game for the same people: the first to ask is the host, and a seat is kept for each of
// the others until they accept. If the server is killed before the table exists, the next person to
// ask opens it.
void Lobby::rematch(const std::string& id, const std::string& me, Made done) {
  const OpenTable& over = expect_over(id, me);
  const std::optional<std::string>& follows = over.table.course().rematch;
  if (!follows) return make_rematch(id, me, done);
  // It may be another node's, or was closed before this server started.
  needs_.changes.catch_up(stream_of(*follows), Changes::kAll, [this, id, me, done] {
    try {
      make_rematch(id, me, done);
    } catch (const Refusal& e) {
      done(&e, {});
    }
  });
}

OpenTable& Lobby::expect_over(const std::string& id, const std::string& me) {
  OpenTable& over = needs_.tables.expect_visible(id, me, "");
  if (!over.table.seats().of(me)) throw Refusal(Code::no_seat, "you have no seat at this table");
  if (over.table.course().state != protocol::TableState::over)
    throw Refusal(Code::not_over, "the game is not over");
  return over;
}

void Lobby::make_rematch(const std::string& id, const std::string& me, const Made& done) {
  const OpenTable& over = expect_over(id, me);
  TableOpened opened = over.table.plan();
  opened.host = me;
  opened.invite = random_token(12);
  opened.seats.clear();
  for (const Seat& seat : over.table.seats()) {
    SeatMade made = seat.made;
    made.kept_for.reset();
    if (made.person && needs_.people.find(*made.person) == nullptr) made.person.reset();
    if (made.person && *made.person != me) std::swap(made.person, made.kept_for);
    opened.seats.push_back(made);
  }
  std::rotate(opened.seats.begin(), opened.seats.begin() + 1, opened.seats.end());
  needs_.tables.change(
      over,
      [this](GameTable& table) -> std::vector<TableEvent> {
        const std::optional<std::string>& follows = table.course().rematch;
        const OpenTable* next = follows ? needs_.tables.find(*follows) : nullptr;
        const bool given_up = next != nullptr && next->table.course().closed;
        if (follows && !given_up) return {};  // somebody was first
        return {RematchMade{new_table(needs_.outside)}};
      },
      [this, id, me, opened, done](const Refusal* refusal) {
        if (refusal != nullptr) return done(refusal, {});
        const std::string next = *needs_.tables.expect(id).table.course().rematch;
        needs_.tables.open(next, opened, [this, next, me, done](const Refusal* r) {
          if (r != nullptr) return done(r, {});
          accept(next, me, done);
        });
      });
}

// Takes the seat that is kept for somebody who also asks for the rematch; if they had declined it,
// one that is still free.
void Lobby::accept(const std::string& id, const std::string& me, Made done) {
  const auto answer = [this, id, me, done](const Refusal* refusal) {
    const OpenTable* next = needs_.tables.find(id);
    const bool is_mine = next != nullptr && next->table.seats().of(me);
    if (refusal != nullptr && !is_mine) return done(refusal, {});
    done(nullptr, {id, is_mine ? next->table.plan().invite : ""});
  };
  const OpenTable* next = needs_.tables.find(id);
  if (next == nullptr || next->table.seats().of(me)) return answer(nullptr);
  try {
    join(id, me, {std::nullopt, next->table.plan().invite}, answer);
  } catch (const Refusal& e) {
    answer(&e);
  }
}

}  // namespace hadal::house
