// SPDX-License-Identifier: Apache-2.0
#include "server/lobby/seat_requests.h"

#include <set>

#include "server/protocol/limits.h"
#include "server/table/decide.h"
#include "server/table/table_view.h"

namespace hadal::house {
namespace {

void check_orders(const std::vector<protocol::Order>& orders) {
  if (orders.size() > protocol::kMostOrders)
    throw Refusal(Code::too_long, "there are too many orders");
  for (const protocol::Order& order : orders)
    for (const std::string* part : {&order.question, &order.match, &order.answer})
      if (part->size() > protocol::kLongestOrderPart)
        throw Refusal(Code::too_long, "this order is too long");
}

void check_jottings(const std::vector<protocol::Jotting>& jottings, const GameTable& table) {
  std::set<std::string> about;
  for (const protocol::Jotting& one : jottings) {
    if (!table.seats().called(one.seat)) throw Refusal(Code::no_seat, "there is no such seat");
    if (!about.insert(one.seat).second)
      throw Refusal(Code::bad_message, "there are two notes about one seat");
    if (one.text.size() > protocol::kLongestJotting)
      throw Refusal(Code::too_long, "this note is too long");
  }
}

}  // namespace

std::pair<OpenTable*, Player> expect_seat(Tables& tables, const Tab& tab,
                                          const std::string& table) {
  if (!tab.person) throw no_table();
  OpenTable& open = tables.expect_visible(table, tab.person, "");
  const std::optional<Player> p = open.table.seats().of(*tab.person);
  if (!p) throw Refusal(Code::no_seat, "you have no seat at this table");
  return {&open, *p};
}

Tables::Payer payer_of(const Tab& tab) { return {tab.person, tab.address, {}}; }

void SeatRequests::on(TabId id, Tab& tab, const protocol::Play& m) {
  const auto [open, p] = expect_seat(needs_.tables, tab, m.table);
  needs_.tables.change(
      *open,
      [this, p = p, number = m.number, request = m.request,
       line = m.line](GameTable& table) -> std::vector<TableEvent> {
        if (table.requests().was_answered(p, request)) return {};  // carried out already
        Played played = decide_play(table, {p, number, moment(needs_.outside)}, line);
        played.request = request;
        std::vector<TableEvent> events;
        events.emplace_back(std::move(played));
        return events;
      },
      needs_.answers.when_done(id, m.request, m.table), payer_of(tab));
}

void SeatRequests::on(TabId id, Tab& tab, const protocol::Undo& m) {
  const auto [open, p] = expect_seat(needs_.tables, tab, m.table);
  needs_.tables.change(
      *open,
      [this, m, p = p](GameTable& table) -> std::vector<TableEvent> {
        if (table.requests().was_answered(p, m.request)) return {};
        Undone undone = decide_undo(table, {p, m.number, moment(needs_.outside)});
        undone.request = m.request;
        return {std::move(undone)};
      },
      needs_.answers.when_done(id, m.request, m.table), payer_of(tab));
}

void SeatRequests::on(TabId id, Tab& tab, const protocol::Concede& m) {
  const auto [open, p] = expect_seat(needs_.tables, tab, m.table);
  needs_.tables.change(
      *open, [p = p](GameTable& table) { return decide_concede(table, p); },
      needs_.answers.when_done(id, m.request, m.table), payer_of(tab));
}

void SeatRequests::on(TabId id, Tab& tab, const protocol::Abandon& m) {
  const auto [open, p] = expect_seat(needs_.tables, tab, m.table);
  needs_.tables.change(
      *open, [p = p](GameTable& table) { return decide_abandon(table, p); },
      needs_.answers.when_done(id, m.request, m.table), payer_of(tab));
}

void SeatRequests::on(TabId id, Tab& tab, const protocol::TakeBackSeat& m) {
  const auto [open, p] = expect_seat(needs_.tables, tab, m.table);
  needs_.tables.change(
      *open,
      [p = p](GameTable& table) -> std::vector<TableEvent> {
        if (table.at(p).gave_up()) throw Refusal(Code::gave_up, "you have given up this game");
        if (!table.at(p).is_played_by_bot()) return {};
        return {SeatReturned{name(p)}};
      },
      needs_.answers.when_done(id, m.request, m.table), payer_of(tab));
}

void SeatRequests::on(TabId id, Tab& tab, const protocol::AskBot& m) {
  const auto [open, p] = expect_seat(needs_.tables, tab, m.table);
  const std::optional<Player> away = open->table.seats().called(m.seat);
  if (!away || *away == p) throw Refusal(Code::no_seat, "name the seat of somebody else");
  const std::optional<std::int64_t> after = needs_.screens.bot_after_ms(*open, *away);
  if (open->table.at(*away).stand_in) throw Refusal(Code::bot_plays, "a bot plays there already");
  if (!after || *after > 0)
    throw Refusal(
        Code::not_away,
        "you can ask for a bot once a player who must decide has been away for long enough");
  std::vector<Player> here;
  for (std::size_t i = 0; i < open->table.seats().size(); ++i)
    if (seat(i) != *away && open->table.at(seat(i)).has_person() &&
        !open->table.at(seat(i)).is_played_by_bot() && needs_.screens.is_here(*open, seat(i)))
      here.push_back(seat(i));
  needs_.tables.change(
      *open,
      [p = p, away = *away, here, number = open->table.number()](GameTable& table) {
        if (table.number() != number || table.at(away).is_played_by_bot())
          return std::vector<TableEvent>();
        return decide_ask_bot(table, p, away, here);
      },
      needs_.answers.when_done(id, m.request, m.table), payer_of(tab));
}

void SeatRequests::on(TabId, Tab& tab, const protocol::LookAhead& m) {
  const auto [open, p] = expect_seat(needs_.tables, tab, m.table);
  protocol::Looked looked = look_ahead(open->table, p, m.number, m.line);
  looked.request = m.request;
  tab.send(looked);
}

void SeatRequests::on(TabId, Tab& tab, const protocol::AskAid& m) {
  const auto [open, p] = expect_seat(needs_.tables, tab, m.table);
  const GameTable& table = open->table;
  if (table.to_move() != p) throw Refusal(Code::not_your_turn, "it is not your decision");
  if (table.number() != m.number) throw Refusal(Code::stale, "the table has moved on");
  protocol::Aid answer = aid(*table.game(), m.what, m.about);
  answer.request = m.request;
  tab.send(answer);
}

void SeatRequests::on(TabId id, Tab& tab, const protocol::AskHint& m) {
  const auto [open, p] = expect_seat(needs_.tables, tab, m.table);
  if (open->table.to_move() != p) throw Refusal(Code::not_your_turn, "it is not your decision");
  if (open->table.number() != m.number) throw Refusal(Code::stale, "the table has moved on");
  needs_.judges.hint(id, tab, open->table, m.request);
}

// Nobody else gets a message that could tell of it.
void SeatRequests::on(TabId id, Tab& tab, const protocol::SetOrders& m) {
  const auto [open, p] = expect_seat(needs_.tables, tab, m.table);
  check_orders(m.orders);
  needs_.tables.change(
      *open,
      [m, p = p](GameTable& table) -> std::vector<TableEvent> {
        if (table.course().state != protocol::TableState::running ||
            !table.course().trouble.empty())
          throw Refusal(Code::not_running, "orders are for a game that is running");
        if (!table.orders().any(p) && m.orders.empty()) return {};
        const std::optional<Window> window = table.game()->window();
        return {OrdersSet{name(p), table.game()->turn(), m.orders,
                          window ? std::optional<std::int64_t>(window->number) : std::nullopt}};
      },
      needs_.answers.when_done_for_owner(id, m.request, m.table), payer_of(tab));
}

// Kept when the game is over, too: that is when one reads them again.
void SeatRequests::on(TabId id, Tab& tab, const protocol::SetJottings& m) {
  const auto [open, p] = expect_seat(needs_.tables, tab, m.table);
  needs_.tables.change(
      *open,
      [m, p = p, person = *tab.person](GameTable& table) -> std::vector<TableEvent> {
        check_jottings(m.jottings, table);
        if (table.jottings(p).empty() && m.jottings.empty()) return {};
        return {Jotted{person, name(p), m.jottings}};
      },
      needs_.answers.when_done_for_owner(id, m.request, m.table), payer_of(tab));
}

void SeatRequests::on(TabId, Tab& tab, const protocol::SealPart& m) {
  const auto [open, p] = expect_seat(needs_.tables, tab, m.table);
  needs_.shuffles.seal(*open, p, m.commitment);
  tab.send(protocol::Accepted{m.request, open->table.number()});
}

void SeatRequests::on(TabId, Tab& tab, const protocol::OpenPart& m) {
  const auto [open, p] = expect_seat(needs_.tables, tab, m.table);
  needs_.shuffles.open(*open, p, m.part);
  tab.send(protocol::Accepted{m.request, open->table.number()});
}

}  // namespace hadal::house
