// SPDX-License-Identifier: Apache-2.0
#include "server/lobby/tabs.h"

#include <algorithm>

#include "engine/version.h"
#include "server/common/secrets.h"
#include "server/protocol/limits.h"
#include "server/table/decide.h"
#include "server/table/table_view.h"

namespace hadal::house {
namespace {

// That the message speaks of; empty: of none.
const std::string& table_of(const protocol::ClientMessage& message) {
  static const std::string none;
  return std::visit(
      [](const auto& m) -> const std::string& {
        if constexpr (requires { m.table; })
          return m.table;
        else
          return none;
      },
      message);
}

const std::string& request_of(const protocol::ClientMessage& message) {
  return std::visit([](const auto& m) -> const std::string& { return m.request; }, message);
}

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
  if (needs_.outside.neighbours != nullptr) needs_.outside.neighbours->closed(id);
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

std::int64_t Tabs::detach(TabId id, const std::string& table) {
  Tab* tab = needs_.tabs.find(id);
  if (tab == nullptr) return 0;
  const auto found = tab->watched.find(table);
  const std::int64_t moves = found == tab->watched.end() ? 0 : found->second;
  tab->watched.erase(table);
  tab->heard.erase(table);
  if (OpenTable* open = needs_.tables.in_memory(table)) std::erase(open->watchers, id);
  return moves;
}

// A finished table may have to be read first.
void Tabs::receive(TabId id, std::string_view text) {
  try {
    const protocol::ClientMessage message = protocol::read_client_message(text);
    const std::string& table = table_of(message);
    if (needs_.outside.neighbours != nullptr) return receive_among_others(id, message, text);
    if (needs_.shelf.is_at_hand(table)) return take_up(id, message);
    needs_.shelf.fetch(table, [this, id, message] { take_up(id, message); });
  } catch (const protocol::BadMessage& e) {
    answers_.refuse(id, e.request(), {Code::bad_message, e.what()}, "");
  }
}

// Somebody who comes to a table sees everything in its log, whoever wrote it.
void Tabs::receive_among_others(TabId id, const protocol::ClientMessage& message,
                                std::string_view text) {
  const Tab* tab = needs_.tabs.find(id);
  if (tab == nullptr) return;
  const std::string& table = table_of(message);
  try {
    if (!table.empty() && needs_.outside.neighbours->pass_on(id, *tab, {message, text, table}))
      return;
  } catch (const Refusal& e) {
    return answers_.refuse(id, request_of(message), e, table);
  }
  const bool comes = std::holds_alternative<protocol::Watch>(message);
  if (!comes && needs_.shelf.is_at_hand(table)) return take_up(id, message);
  const auto then = [this, id, message] { take_up(id, message); };
  comes ? needs_.shelf.fetch_newest(table, then) : needs_.shelf.fetch(table, then);
}

void Tabs::take_up(TabId id, const protocol::ClientMessage& message) {
  Tab* tab = needs_.tabs.find(id);
  if (tab == nullptr) return;
  const std::string& request = request_of(message);
  try {
    if (request.size() > protocol::kLongestRequest)
      throw Refusal(Code::too_long, "this request id is too long");
    std::visit(
        [&](const auto& m) {
          if constexpr (requires { on(id, *tab, m); })
            on(id, *tab, m);
          else
            seats_.on(id, *tab, m);
        },
        message);
  } catch (const Refusal& e) {
    answers_.refuse(id, request, e, table_of(message));
  } catch (const std::exception&) {  // nothing of it may reach a client
    ++mistakes_;
    answers_.refuse(id, request, {Code::internal, "this is an error of the server"},
                    table_of(message));
  }
}

void Tabs::on(TabId id, Tab& tab, const protocol::Watch& m) {
  OpenTable& open = needs_.tables.expect_visible(m.table, tab.person, m.invite.value_or(""));
  if (!tab.watched.contains(m.table)) {
    if (tab.watched.size() >= protocol::kMostWatched)
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

void Tabs::speak(TabId id, const Tab& tab, const std::string& table, Spoken spoken) {
  OpenTable& open = needs_.tables.expect_visible(table, tab.person, "");
  if (!may_talk(open.table, tab.person))
    throw Refusal(Code::no_seat, "only players can talk at the table");
  needs_.moderation.expect_may_talk(*tab.person, needs_.outside.now());
  const std::int64_t now = moment(needs_.outside).game;
  if (needs_.outside.limits && !talk_.allows(*tab.person, 1, now))
    throw Refusal(Code::too_much, "you are writing faster than others can read; wait a little");
  if (open.table.talk().lines_of(*tab.person) >= protocol::kMostChat)
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
      answers_.when_done(id, request, table), payer_of(tab));
}

void Tabs::on(TabId id, Tab& tab, const protocol::Chat& m) {
  if (m.text.empty() || m.text.size() > protocol::kLongestChat)
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
  const auto [open, p] = expect_seat(needs_.tables, tab, m.table);
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

void Tabs::on(TabId, Tab& tab, const protocol::Ping& m) {
  tab.send(protocol::Pong{m.request, needs_.outside.now()});
}

}  // namespace hadal::house
