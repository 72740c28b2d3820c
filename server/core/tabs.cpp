// SPDX-License-Identifier: Apache-2.0
#include "server/core/tabs.h"

#include <algorithm>
#include <set>

#include "engine/version.h"
#include "server/core/decide.h"
#include "server/core/secrets.h"
#include "server/core/table_view.h"

namespace hadal::core {
namespace {

constexpr std::size_t kMostWatched = 20;  // tables of one tab
constexpr std::size_t kMostOrders = 20;
constexpr std::size_t kLongestOrderPart = 200;  // bytes
constexpr std::size_t kLongestJotting = 1000;   // bytes
constexpr std::size_t kLongestChat = 500;       // bytes
constexpr std::size_t kMostChat = 1000;         // lines of one at a table
constexpr std::size_t kLongestRequest = 64;     // bytes

void check_orders(const std::vector<protocol::Order>& orders) {
  if (orders.size() > kMostOrders) throw Refusal(Code::too_long, "these are too many orders");
  for (const protocol::Order& order : orders)
    for (const std::string* part : {&order.question, &order.match, &order.answer})
      if (part->size() > kLongestOrderPart) throw Refusal(Code::too_long, "this order is too long");
}

void check_jottings(const std::vector<protocol::Jotting>& jottings, const GameTable& table) {
  std::set<std::string> about;
  for (const protocol::Jotting& one : jottings) {
    if (!table.seats().called(one.seat)) throw Refusal(Code::no_seat, "there is no such seat");
    if (!about.insert(one.seat).second)
      throw Refusal(Code::bad_message, "these are two notes about one seat");
    if (one.text.size() > kLongestJotting) throw Refusal(Code::too_long, "this note is too long");
  }
}

Tables::Payer by(const Tab& tab) { return {tab.person, tab.address, {}}; }

}  // namespace

TabId Tabs::open(const PersonId& person, TabOutput output, std::string_view token,
                 const std::string& address) {
  const std::string session = person && !token.empty() ? hash_token(token) : std::string();
  const TabId id = needs_.tabs.add({person, session, std::move(output), {}, address});
  needs_.tabs.at(id).send(protocol::Welcome{std::string(kVersion), protocol::kProtocol});
  return id;
}

void Tabs::close(TabId id) {
  const Tab* tab = needs_.tabs.find(id);
  if (tab == nullptr) return;
  std::vector<std::string> tables;
  for (const auto& [table, has] : tab->watched) tables.push_back(table);
  for (const std::string& table : tables) stop_watching(id, table);
  needs_.tabs.remove(id);
}

// Others see when a player has gone.
void Tabs::stop_watching(TabId id, const std::string& table) {
  Tab& tab = needs_.tabs.at(id);
  tab.watched.erase(table);
  tab.heard.erase(table);
  OpenTable* open = needs_.tables.in_memory(table);
  if (open == nullptr) return;
  std::erase(open->watchers, id);
  open->used = needs_.outside.now();
  const Player p = open->table.seats().eye_of(tab.person);
  if (!is_seat(p) || needs_.screens.is_here(*open, p)) return;
  open->away_since[index(p)] = moment(needs_.outside).game;
  needs_.screens.show_changed(*open);
}

// A finished table may have to be read first.
void Tabs::receive(TabId id, std::string_view text) {
  try {
    const protocol::ClientMessage message = protocol::read_client_message(text);
    const std::string table = std::visit(
        [](const auto& m) {
          if constexpr (requires { m.table; })
            return m.table;
          else
            return std::string();
        },
        message);
    needs_.shelf.fetch(table, [this, id, message] { take_up(id, message); });
  } catch (const protocol::BadMessage& e) {
    refuse(id, e.request(), {Code::bad_message, e.what()}, "");
  }
}

void Tabs::take_up(TabId id, const protocol::ClientMessage& message) {
  Tab* tab = needs_.tabs.find(id);
  if (tab == nullptr) return;
  std::string request;
  std::string table;
  try {
    std::visit(
        [&](const auto& m) {
          request = m.request;
          if (request.size() > kLongestRequest)
            throw Refusal(Code::too_long, "this request id is too long");
          if constexpr (requires { m.table; }) table = m.table;
          on(id, *tab, m);
        },
        message);
  } catch (const Refusal& e) {
    refuse(id, request, e, table);
  } catch (const std::exception&) {  // nothing of it may reach a client
    ++mistakes_;
    refuse(id, request, {Code::internal, "this is our mistake"}, table);
  }
}

void Tabs::refuse(TabId id, const std::string& request, const Refusal& refusal,
                  const std::string& table) {
  Tab* tab = needs_.tabs.find(id);
  if (tab == nullptr) return;
  ++refused_;
  tab->send(protocol::Refused{request, name(refusal.code()), refusal.what()});
  if (refusal.code() != Code::stale) return;
  if (OpenTable* open = needs_.tables.find(table); open != nullptr && tab->watched.contains(table))
    needs_.screens.show_to(*open, *tab);
}

// Answers when the change is committed, if the tab is still there.
Done Tabs::answer(TabId id, const std::string& request, const std::string& table) {
  return [this, id, request, table](const Refusal* refusal) {
    if (refusal != nullptr) return refuse(id, request, *refusal, table);
    const Tab* tab = needs_.tabs.find(id);
    if (tab == nullptr) return;
    OpenTable* open = needs_.tables.in_memory(table);
    if (open == nullptr) return tab->send(protocol::Accepted{request, 0});
    const bool will_be_shown = open->position_changed && tab->watched.contains(table);
    if (will_be_shown && open->table.game() != nullptr)
      open->answers.emplace_back(id, request);
    else
      tab->send(protocol::Accepted{request, open->table.number()});
  };
}

std::pair<OpenTable*, Player> Tabs::expect_seat(const Tab& tab, const std::string& table) {
  if (!tab.person) throw no_table();
  OpenTable& open = needs_.tables.expect_visible(table, tab.person, "");
  const std::optional<Player> p = open.table.seats().of(*tab.person);
  if (!p) throw Refusal(Code::no_seat, "you have no seat at this table");
  return {&open, *p};
}

void Tabs::on(TabId id, Tab& tab, const protocol::Watch& m) {
  OpenTable& open = needs_.tables.expect_visible(m.table, tab.person, m.invite.value_or(""));
  if (!tab.watched.contains(m.table)) {
    if (tab.watched.size() >= kMostWatched)
      throw Refusal(Code::too_many_tables, "a tab can watch at most 20 tables");
    open.watchers.push_back(id);
  }
  tab.watched[m.table] = open.table.history().still_true(m.have_moves.value_or(0));
  tab.send(protocol::Accepted{m.request, needs_.screens.number_for(open, tab)});
  needs_.screens.show_to(open, tab);
  needs_.screens.show_newest_chat(open, tab);
  const Player p = open.table.seats().eye_of(tab.person);
  if (!is_seat(p)) return;
  if (open.table.at(p).stand_in == StandInFor::away &&
      open.table.course().state == protocol::TableState::running)
    come_back(open, p);
  else
    needs_.screens.show_changed(open);  // others see that this person is here
}

// A bot that sat in for somebody who was away gives the seat back.
void Tabs::come_back(const OpenTable& open, Player p) {
  needs_.tables.change(
      open,
      [p](GameTable& table) -> std::vector<TableEvent> {
        if (table.at(p).stand_in != StandInFor::away) return {};
        return {SeatReturned{name(p)}};
      },
      nobody_waits());
}

void Tabs::on(TabId id, Tab& tab, const protocol::Unwatch& m) {
  stop_watching(id, m.table);
  tab.send(protocol::Accepted{m.request, 0});
}

void Tabs::on(TabId id, Tab& tab, const protocol::Play& m) {
  const auto [open, p] = expect_seat(tab, m.table);
  needs_.tables.change(
      *open,
      [this, m, p = p](GameTable& table) -> std::vector<TableEvent> {
        if (table.requests().was_answered(p, m.request)) return {};  // carried out already
        Played played = decide_play(table, {p, m.number, moment(needs_.outside)}, m.line);
        played.request = m.request;
        return {std::move(played)};
      },
      answer(id, m.request, m.table), by(tab));
}

void Tabs::on(TabId id, Tab& tab, const protocol::Undo& m) {
  const auto [open, p] = expect_seat(tab, m.table);
  needs_.tables.change(
      *open,
      [this, m, p = p](GameTable& table) -> std::vector<TableEvent> {
        if (table.requests().was_answered(p, m.request)) return {};
        Undone undone = decide_undo(table, {p, m.number, moment(needs_.outside)});
        undone.request = m.request;
        return {std::move(undone)};
      },
      answer(id, m.request, m.table), by(tab));
}

void Tabs::on(TabId id, Tab& tab, const protocol::Concede& m) {
  const auto [open, p] = expect_seat(tab, m.table);
  needs_.tables.change(
      *open, [p = p](GameTable& table) { return decide_concede(table, p); },
      answer(id, m.request, m.table), by(tab));
}

void Tabs::on(TabId id, Tab& tab, const protocol::Abandon& m) {
  const auto [open, p] = expect_seat(tab, m.table);
  needs_.tables.change(
      *open, [p = p](GameTable& table) { return decide_abandon(table, p); },
      answer(id, m.request, m.table), by(tab));
}

void Tabs::on(TabId id, Tab& tab, const protocol::TakeBackSeat& m) {
  const auto [open, p] = expect_seat(tab, m.table);
  needs_.tables.change(
      *open,
      [p = p](GameTable& table) -> std::vector<TableEvent> {
        if (table.at(p).gave_up()) throw Refusal(Code::gave_up, "you have given up this game");
        if (!table.at(p).is_played_by_bot()) return {};
        return {SeatReturned{name(p)}};
      },
      answer(id, m.request, m.table), by(tab));
}

void Tabs::on(TabId id, Tab& tab, const protocol::AskBot& m) {
  const auto [open, p] = expect_seat(tab, m.table);
  const std::optional<Player> away = open->table.seats().called(m.seat);
  if (!away || *away == p) throw Refusal(Code::no_seat, "name the seat of somebody else");
  const std::optional<std::int64_t> after = needs_.screens.bot_after_ms(*open, *away);
  if (open->table.at(*away).stand_in) throw Refusal(Code::bot_plays, "a bot plays there already");
  if (!after || *after > 0)
    throw Refusal(Code::not_away, "a bot can be asked for when he must decide and is long away");
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
      answer(id, m.request, m.table), by(tab));
}

void Tabs::on(TabId, Tab& tab, const protocol::LookAhead& m) {
  const auto [open, p] = expect_seat(tab, m.table);
  protocol::Looked looked = look_ahead(open->table, p, m.number, m.line);
  looked.request = m.request;
  tab.send(looked);
}

void Tabs::on(TabId, Tab& tab, const protocol::AskAid& m) {
  const auto [open, p] = expect_seat(tab, m.table);
  const GameTable& table = open->table;
  if (table.to_move() != p) throw Refusal(Code::not_your_turn, "it is not your decision");
  if (table.number() != m.number) throw Refusal(Code::stale, "the table has moved on");
  Document about{Document::Map{}};
  for (const auto& [key, value] : m.about) about.set(key, value);
  protocol::Aid aid{m.request, m.what, table.game()->aid(p, m.what, about)};
  if (aid.answer.is_null()) throw Refusal(Code::no_aid, "this game knows no aid '" + m.what + "'");
  tab.send(aid);
}

// Nobody else gets a message that could tell of it.
void Tabs::on(TabId id, Tab& tab, const protocol::SetOrders& m) {
  const auto [open, p] = expect_seat(tab, m.table);
  check_orders(m.orders);
  needs_.tables.change(
      *open,
      [m, p = p](GameTable& table) -> std::vector<TableEvent> {
        if (table.course().state != protocol::TableState::running ||
            !table.course().trouble.empty())
          throw Refusal(Code::not_running, "orders are for a game that runs");
        if (!table.orders().any(p) && m.orders.empty()) return {};
        const std::optional<Window> window = table.game()->window();
        return {OrdersSet{name(p), table.game()->turn(), m.orders,
                          window ? std::optional<std::int64_t>(window->number) : std::nullopt}};
      },
      answer_owner(id, tab, m.request, m.table), by(tab));
}

// Kept when the game is over, too: that is when one reads them again.
void Tabs::on(TabId id, Tab& tab, const protocol::SetJottings& m) {
  const auto [open, p] = expect_seat(tab, m.table);
  needs_.tables.change(
      *open,
      [m, p = p, person = *tab.person](GameTable& table) -> std::vector<TableEvent> {
        check_jottings(m.jottings, table);
        if (table.jottings(p).empty() && m.jottings.empty()) return {};
        return {Jotted{person, name(p), m.jottings}};
      },
      answer_owner(id, tab, m.request, m.table), by(tab));
}

// What only its owner may know is shown in all his tabs and in no other.
Done Tabs::answer_owner(TabId id, const Tab& tab, const std::string& request,
                        const std::string& table) {
  return [this, done = answer(id, request, table), table, me = tab.person](const Refusal* refusal) {
    done(refusal);
    OpenTable* ours = needs_.tables.in_memory(table);
    if (refusal != nullptr || ours == nullptr) return;
    for (const TabId watcher : ours->watchers)
      if (Tab& theirs = needs_.tabs.at(watcher); theirs.person == me)
        needs_.screens.show_to(*ours, theirs);
  };
}

void Tabs::speak(TabId id, const Tab& tab, const std::string& table, Spoken spoken) {
  OpenTable& open = needs_.tables.expect_visible(table, tab.person, "");
  if (!may_talk(open.table, tab.person))
    throw Refusal(Code::no_seat, "only players can talk at the table");
  needs_.moderation.expect_may_talk(*tab.person, needs_.outside.now());
  const std::int64_t now = moment(needs_.outside).game;
  if (needs_.outside.limits && !talk_.allows(*tab.person, 1, now))
    throw Refusal(Code::too_much, "you talk faster than others can read; wait a little");
  if (open.table.talk().lines_of(*tab.person) >= kMostChat)
    throw Refusal(Code::too_much, "you have said enough at this table");
  talk_.spend(*tab.person, 1, now);
  spoken.person = *tab.person;
  const std::string request = *spoken.request;
  needs_.tables.change(
      open,
      [spoken = std::move(spoken)](GameTable& t) -> std::vector<TableEvent> {
        if (t.talk().was_said(spoken.person, *spoken.request)) return {};
        return {spoken};
      },
      answer(id, request, table), by(tab));
}

void Tabs::on(TabId id, Tab& tab, const protocol::Chat& m) {
  if (m.text.empty() || m.text.size() > kLongestChat)
    throw Refusal(Code::too_long, "a line of chat has 1 to 500 bytes");
  if (!is_visible(m.text))
    throw Refusal(Code::bad_text, "a line of chat cannot have control characters");
  speak(id, tab, m.table, {{}, m.request, m.text, std::nullopt, std::nullopt});
}

void Tabs::on(TabId, Tab& tab, const protocol::AskChat& m) {
  const OpenTable& open = tab.watched.contains(m.table)
                              ? needs_.tables.expect(m.table)
                              : needs_.tables.expect_visible(m.table, tab.person, "");
  tab.send(protocol::Accepted{m.request, needs_.screens.number_for(open, tab)});
  needs_.screens.show_older_chat(open, tab, m.before);
}

void Tabs::on(TabId id, Tab& tab, const protocol::Say& m) {
  const auto [open, p] = expect_seat(tab, m.table);
  const GameKind& kind = open->table.kind();
  const auto is_in = [&](const std::vector<std::string>& phrases) {
    return std::find(phrases.begin(), phrases.end(), m.phrase) != phrases.end();
  };
  if (!is_in(kind.phrases))
    throw Refusal(Code::no_phrase, "there is no phrase '" + m.phrase + "' in this game");
  if (m.about && !open->table.seats().called(*m.about))
    throw Refusal(Code::no_seat, "there is no seat '" + *m.about + "'");
  if (!m.about && is_in(kind.phrases_about))
    throw Refusal(Code::no_seat, "'" + m.phrase + "' is about a seat; name the seat");
  speak(id, tab, m.table, {{}, m.request, std::nullopt, m.phrase, m.about});
}

void Tabs::on(TabId, Tab& tab, const protocol::SealPart& m) {
  const auto [open, p] = expect_seat(tab, m.table);
  needs_.shuffles.seal(*open, p, m.commitment);
  tab.send(protocol::Accepted{m.request, open->table.number()});
}

void Tabs::on(TabId, Tab& tab, const protocol::OpenPart& m) {
  const auto [open, p] = expect_seat(tab, m.table);
  needs_.shuffles.open(*open, p, m.part);
  tab.send(protocol::Accepted{m.request, open->table.number()});
}

void Tabs::on(TabId, Tab& tab, const protocol::Ping& m) {
  tab.send(protocol::Pong{m.request, needs_.outside.now()});
}

}  // namespace hadal::core
