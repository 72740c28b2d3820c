// SPDX-License-Identifier: Apache-2.0
// What tabs say: one function per message.
#include <algorithm>

#include "engine/version.h"
#include "server/core/hall.h"
#include "server/core/secrets.h"

namespace hadal::core {
namespace {

constexpr std::size_t kMostWatched = 20;  // tables of one tab
constexpr std::size_t kMostOrders = 20;
constexpr std::size_t kLongestOrderPart = 200;  // bytes
constexpr std::size_t kLongestChat = 500;       // bytes
constexpr std::size_t kMostChat = 2000;         // lines of a table
constexpr std::size_t kLongestRequest = 64;     // bytes

void check_orders(const std::vector<protocol::Order>& orders) {
  if (orders.size() > kMostOrders) throw Refusal("too_long", "these are too many orders");
  for (const protocol::Order& order : orders)
    for (const std::string* part : {&order.question, &order.match, &order.answer})
      if (part->size() > kLongestOrderPart) throw Refusal("too_long", "this order is too long");
}

}  // namespace

template <typename T>
void Hall::send(const Tab& tab, const T& message) {
  tab.output.send(std::make_shared<const std::string>(protocol::to_message(message)));
}

TabId Hall::open_tab(const PersonId& person, TabOutput output, std::string_view token) {
  const TabId id = ++last_tab_;
  const std::string session = person && !token.empty() ? hash_token(token) : std::string();
  Tab& tab = tabs_[id] = {person, session, std::move(output), {}};
  send(tab, protocol::Welcome{std::string(kVersion), protocol::kProtocol});
  return id;
}

void Hall::close_tab(TabId id) {
  const auto found = tabs_.find(id);
  if (found == tabs_.end()) return;
  std::vector<std::string> tables;
  for (const auto& [table, has] : found->second.watched) tables.push_back(table);
  for (const std::string& table : tables) stop_watching(id, table);
  tabs_.erase(id);
}

void Hall::say_goodbye() {
  is_closing_ = true;
  std::vector<std::function<void(const std::string&)>> closers;
  for (const auto& [id, tab] : tabs_) closers.push_back(tab.output.close);
  for (const auto& close : closers) close("restart");
}

// Others see when a player has gone.
void Hall::stop_watching(TabId id, const std::string& table) {
  Tab& tab = tabs_.at(id);
  tab.watched.erase(table);
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) return;
  Held& held = *found->second;
  std::erase(held.watchers, id);
  held.used = outside_.now();
  const Player p = held.room.eye_of(tab.person);
  if (!is_seat(p) || is_here(held, p)) return;
  held.away_since[hadal::index(p)] = outside_.now();
  held.position_changed = true;
  show(held);
}

void Hall::receive(TabId id, std::string_view text) {
  const auto found = tabs_.find(id);
  if (found == tabs_.end()) return;
  std::string request;
  std::string table;
  try {
    const protocol::ClientMessage message = protocol::read_client_message(text);
    std::visit(
        [&](const auto& m) {
          request = m.request;
          if (request.size() > kLongestRequest)
            throw Refusal("too_long", "this request id is too long");
          if constexpr (requires { m.table; }) table = m.table;
          on(id, found->second, m);
        },
        message);
  } catch (const protocol::BadMessage& e) {
    refuse(id, e.request(), {"bad_message", e.what()}, "");
  } catch (const Refusal& e) {
    refuse(id, request, e, table);
  } catch (const std::exception&) {  // nothing of it may reach a client
    ++mistakes_;
    refuse(id, request, {"internal", "this is our mistake"}, table);
  }
}

void Hall::refuse(TabId id, const std::string& request, const Refusal& refusal,
                  const std::string& table) {
  const auto found = tabs_.find(id);
  if (found == tabs_.end()) return;
  ++refused_;
  send(found->second, protocol::Refused{request, refusal.code(), refusal.what()});
  if (refusal.code() != "stale") return;
  if (Held* held = find(table); held != nullptr && found->second.watched.contains(table))
    show_to(*held, found->second);
}

// Answers when the change is committed, if the tab is still there.
Done Hall::answer(TabId id, const std::string& request, const std::string& table) {
  return [this, id, request, table](const Refusal* refusal) {
    if (refusal != nullptr) return refuse(id, request, *refusal, table);
    const auto tab = tabs_.find(id);
    if (tab == tabs_.end()) return;
    const auto found = rooms_.find(table);
    if (found == rooms_.end()) return send(tab->second, protocol::Accepted{request, 0});
    Held& held = *found->second;
    const bool will_be_shown = held.position_changed && tab->second.watched.contains(table);
    if (will_be_shown && held.room.table() != nullptr)
      held.answers.emplace_back(id, request);
    else
      send(tab->second, protocol::Accepted{request, held.room.number()});
  };
}

std::pair<Hall::Held*, Player> Hall::expect_seat(const Tab& tab, const std::string& table) {
  if (!tab.person) throw no_table();
  Held& held = expect_visible(table, tab.person, "");
  const std::optional<Player> p = held.room.seat_of(*tab.person);
  if (!p) throw Refusal("no_seat", "you have no seat at this table");
  return {&held, *p};
}

void Hall::on(TabId id, Tab& tab, const protocol::Watch& m) {
  Held& held = expect_visible(m.table, tab.person, m.invite.value_or(""));
  if (!tab.watched.contains(m.table)) {
    if (tab.watched.size() >= kMostWatched)
      throw Refusal("too_many_tables", "a tab watches at most 20 tables");
    held.watchers.push_back(id);
  }
  const Player p = held.room.eye_of(tab.person);
  tab.watched[m.table] = held.room.still_true(m.have_moves.value_or(0));
  send(tab, protocol::Accepted{m.request, held.room.number()});
  show_to(held, tab);
  show_chat(held, tab, 0);
  if (!is_seat(p)) return;
  if (held.room.at(p).bot_why == "away" && held.room.state() == protocol::TableState::running) {
    change_room(
        held,
        [p](Room& room) -> std::vector<TableEvent> {
          if (room.at(p).bot_why != "away") return {};
          return {SeatReturned{name(p)}};
        },
        [](const Refusal*) {});
  } else {
    held.position_changed = true;  // others see that he is here
    show(held);
  }
}

void Hall::on(TabId id, Tab& tab, const protocol::Unwatch& m) {
  stop_watching(id, m.table);
  send(tab, protocol::Accepted{m.request, 0});
}

void Hall::on(TabId id, Tab& tab, const protocol::Play& m) {
  const auto [held, p] = expect_seat(tab, m.table);
  change_room(
      *held,
      [this, m, p = p](Room& room) -> std::vector<TableEvent> {
        if (room.has_answered(p, m.request)) return {};  // carried out already
        Played played = room.decide_play(p, m.number, m.line, outside_.now());
        played.request = m.request;
        return {std::move(played)};
      },
      answer(id, m.request, m.table));
}

void Hall::on(TabId id, Tab& tab, const protocol::Undo& m) {
  const auto [held, p] = expect_seat(tab, m.table);
  change_room(
      *held,
      [this, m, p = p](Room& room) -> std::vector<TableEvent> {
        if (room.has_answered(p, m.request)) return {};
        Undone undone = room.decide_undo(p, m.number, outside_.now());
        undone.request = m.request;
        return {std::move(undone)};
      },
      answer(id, m.request, m.table));
}

void Hall::on(TabId id, Tab& tab, const protocol::Concede& m) {
  const auto [held, p] = expect_seat(tab, m.table);
  change_room(
      *held, [p = p](Room& room) { return room.decide_concede(p); },
      answer(id, m.request, m.table));
}

void Hall::on(TabId id, Tab& tab, const protocol::Abandon& m) {
  const auto [held, p] = expect_seat(tab, m.table);
  change_room(
      *held, [p = p](Room& room) { return room.decide_abandon(p); },
      answer(id, m.request, m.table));
}

void Hall::on(TabId id, Tab& tab, const protocol::TakeBackSeat& m) {
  const auto [held, p] = expect_seat(tab, m.table);
  change_room(
      *held,
      [p = p](Room& room) -> std::vector<TableEvent> {
        if (room.at(p).gave_up()) throw Refusal("gave_up", "you have given up this game");
        if (!room.at(p).is_played_by_bot()) return {};
        return {SeatReturned{name(p)}};
      },
      answer(id, m.request, m.table));
}

void Hall::on(TabId, Tab& tab, const protocol::LookAhead& m) {
  const auto [held, p] = expect_seat(tab, m.table);
  protocol::Looked looked = held->room.look_ahead(p, m.number, m.line);
  looked.request = m.request;
  send(tab, looked);
}

void Hall::on(TabId, Tab& tab, const protocol::AskPayments& m) {
  const auto [held, p] = expect_seat(tab, m.table);
  const Room& room = held->room;
  if (room.to_move() != p) throw Refusal("not_your_turn", "it is not your decision");
  if (room.number() != m.number) throw Refusal("stale", "the table has moved on");
  protocol::Payments payments{m.request, {}};
  for (const PaymentPlan& plan : room.kind().payments(*room.table(), m.lord))
    payments.payments.push_back({plan.line, plan.allies, plan.pearls, plan.affiliate});
  send(tab, payments);
}

// Nobody else gets a message that could tell of it.
void Hall::on(TabId id, Tab& tab, const protocol::SetOrders& m) {
  const auto [held, p] = expect_seat(tab, m.table);
  check_orders(m.orders);
  const Done done = answer(id, m.request, m.table);
  change_room(
      *held,
      [m, p = p](Room& room) -> std::vector<TableEvent> {
        if (room.state() != protocol::TableState::running || !room.trouble().empty())
          throw Refusal("not_running", "orders are for a game that runs");
        return {OrdersSet{name(p), room.turn(), m.orders, room.window()}};
      },
      [this, done, table = m.table, me = tab.person](const Refusal* refusal) {
        done(refusal);
        const auto found = rooms_.find(table);
        if (refusal != nullptr || found == rooms_.end()) return;
        for (const TabId watcher : found->second->watchers)
          if (Tab& theirs = tabs_.at(watcher); theirs.person == me) show_to(*found->second, theirs);
      });
}

void Hall::speak(TabId id, const Tab& tab, const std::string& request, const std::string& table,
                 Spoken spoken) {
  Held& held = expect_visible(table, tab.person, "");
  if (!held.room.may_talk(tab.person)) throw Refusal("no_seat", "only players talk at the table");
  if (held.room.chat().size() >= kMostChat) throw Refusal("too_long", "enough was said here");
  spoken.person = *tab.person;
  spoken.request = request;
  change_room(
      held,
      [spoken = std::move(spoken)](Room& room) -> std::vector<TableEvent> {
        if (room.was_said(spoken.person, *spoken.request)) return {};
        return {spoken};
      },
      answer(id, request, table));
}

void Hall::on(TabId id, Tab& tab, const protocol::Chat& m) {
  if (m.text.empty() || m.text.size() > kLongestChat)
    throw Refusal("too_long", "a line of chat has 1 to 500 bytes");
  speak(id, tab, m.request, m.table, {{}, {}, m.text, std::nullopt, std::nullopt});
}

void Hall::on(TabId id, Tab& tab, const protocol::Say& m) {
  const auto [held, p] = expect_seat(tab, m.table);
  const std::vector<std::string>& phrases = held->room.kind().phrases;
  if (std::find(phrases.begin(), phrases.end(), m.phrase) == phrases.end())
    throw Refusal("no_phrase", "there is no phrase '" + m.phrase + "' in this game");
  if (m.about && !held->room.seat_called(*m.about))
    throw Refusal("no_seat", "there is no seat '" + *m.about + "'");
  const std::vector<std::string>& about = held->room.kind().phrases_about;
  if (!m.about && std::find(about.begin(), about.end(), m.phrase) != about.end())
    throw Refusal("no_seat", "'" + m.phrase + "' is said about a seat; name it");
  speak(id, tab, m.request, m.table, {{}, {}, std::nullopt, m.phrase, m.about});
}

void Hall::on(TabId, Tab& tab, const protocol::Ping& m) {
  send(tab, protocol::Pong{m.request, outside_.now()});
}

}  // namespace hadal::core
