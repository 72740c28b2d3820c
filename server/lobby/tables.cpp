// SPDX-License-Identifier: Apache-2.0
#include "server/lobby/tables.h"

#include "server/common/secrets.h"

namespace hadal::house {

Tables::Tables(const Outside& outside, Changes& changes, const Results& results)
    : outside_(outside), changes_(changes), results_(results) {
  const Now now = [&outside] { return moment(outside).game; };
  count_together(outside, "bytes_of_person", of_person_.bytes, now);
  count_together(outside, "entries_of_person", of_person_.entries, now);
  count_together(outside, "bytes_of_address", of_address_.bytes, now);
  count_together(outside, "entries_of_address", of_address_.entries, now);
}

OpenTable* Tables::in_memory(std::string_view id) const {
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second.get();
}

OpenTable* Tables::find(const std::string& id) {
  if (OpenTable* open = in_memory(id)) {
    open->used = outside_.now();
    return open;
  }
  const std::optional<Finished> finished = results_.find(id);
  if (!finished) return nullptr;
  return keep_finished(read_table(outside_.log, id), finished->result);
}

std::unique_ptr<OpenTable> read_table(log::Log& log, const std::string& id) {
  auto open = std::make_unique<OpenTable>(id);
  log.read(stream_of(id), 1, [&](const log::Entry& entry) { open->table.apply(entry); });
  if (open->table.course().state == protocol::TableState::over) open->table.history().see_all();
  return open;
}

OpenTable* Tables::keep_finished(std::unique_ptr<OpenTable> read, const TableFinished& result) {
  const std::string id = read->table.id();
  read->used = outside_.now();
  read->table.remember_end(result);
  changes_.know(stream_of(id), read->table.entries());
  read->is_finishing = true;  // it is in the results
  return (tables_[id] = std::move(read)).get();
}

OpenTable& Tables::expect(const std::string& id) {
  OpenTable* open = find(id);
  if (open == nullptr) throw no_table();
  const bool is_lost = open->table.plan().game.empty();  // nobody knows whose
  if (is_lost || open->table.course().closed) throw no_table();
  return *open;
}

OpenTable& Tables::expect_visible(const std::string& id, const PersonId& me,
                                  const std::string& invite) {
  OpenTable& open = expect(id);
  const TableOpened& plan = open.table.plan();
  const bool belongs = me && (open.table.seats().of(*me) || plan.host == *me ||
                              open.table.seats().keeps_one_for(me));
  if (!belongs && !plan.open_to_all && !same_secret(invite, plan.invite)) throw no_table();
  return open;
}

OpenTable& Tables::expect_host(const std::string& id, const std::string& me) {
  OpenTable& open = expect_visible(id, me, "");
  if (open.table.plan().host != me)
    throw Refusal(Code::not_host, "only the host of the table may do this");
  return open;
}

void Tables::open(const std::string& id, TableOpened opened, Done done,
                  std::vector<TableEvent> played) {
  std::vector<std::string> players{opened.host};
  for (const SeatMade& seat : opened.seats)
    if (seat.person && *seat.person != opened.host) players.push_back(*seat.person);
  const Payer payer{opened.host, "", players};
  std::vector<std::string> texts{write_event(TableEvent(std::move(opened)))};
  for (const TableEvent& event : played) texts.push_back(write_event(event));
  changes_.submit({stream_of(id),
                   [this, id, texts = std::move(texts), payer] {
                     if (find(id) != nullptr) return Written{};  // somebody was first
                     if (texts.size() > 1) pay(id, payer, texts);
                     return Written{texts, payer.players};
                   },
                   std::move(done)});
}

void Tables::change(const OpenTable& open, Decide decide, Done done, Payer payer) {
  changes_.submit(
      {stream_of(open.table.id()),
       [this, id = open.table.id(), decide = std::move(decide), payer = std::move(payer)] {
         GameTable& table = expect(id).table;
         Written written{table.write(decide(table)), payer.players};
         if (payer.person) pay(id, payer, written.texts);
         return written;
       },
       std::move(done)});
}

void Tables::pay(const std::string& table, const Payer& payer,
                 const std::vector<std::string>& texts) {
  if (!outside_.limits) return;
  Cost cost{0, static_cast<double>(texts.size())};
  for (const std::string& text : texts) cost.bytes += static_cast<double>(text.size());
  const std::int64_t now = moment(outside_).game;
  if (!allows(of_person_, *payer.person, cost, now) ||
      !allows(of_address_, payer.address, cost, now))
    throw Refusal(Code::too_much, "you have written too much for now; wait a little");
  if (!allows(of_table_, table, cost, now))
    throw Refusal(Code::too_much, "too much has been written at this table for now; wait a little");
  spend(of_person_, *payer.person, cost, now);
  spend(of_table_, table, cost, now);
  if (!payer.address.empty()) spend(of_address_, payer.address, cost, now);
}

std::int64_t Tables::happen(std::string_view id, const log::Entry& entry) {
  OpenTable* open = in_memory(id);
  if (open == nullptr) {
    open = (tables_[std::string(id)] = std::make_unique<OpenTable>(std::string(id))).get();
    open->away_since.fill(moment(outside_).game);
  }
  GameTable& table = open->table;
  const std::int64_t before = table.history().moves();
  const bool was_running = table.course().state == protocol::TableState::running;
  if (table.game() == nullptr)  // index() no longer finds those who leave
    for (const Seat& seat : table.seats()) {
      if (seat.has_person()) of_[*seat.made.person].erase(table.id());
      if (seat.made.kept_for) inviting_[*seat.made.kept_for].erase(table.id());
    }
  if (table.apply(entry, moment(outside_).game) == Audience::everybody)
    open->position_changed = true;
  if (!was_running || table.course().state != protocol::TableState::running) index(*open);
  return table.history().moves() - before;
}

OpenTable& Tables::add(std::unique_ptr<OpenTable> read) {
  const std::string id = read->table.id();
  changes_.know(stream_of(id), read->table.entries());
  OpenTable& open = *(tables_[id] = std::move(read));
  index(open);
  return open;
}

void Tables::finished(const std::string& id) {
  if (const OpenTable* open = in_memory(id)) index(*open);
}

void Tables::forget(const std::string& id) {
  tables_.erase(id);
  changes_.forget(stream_of(id));
}

void Tables::let_go(const std::string& id) {
  const OpenTable* open = in_memory(id);
  if (open == nullptr) return;
  for (const Seat& seat : open->table.seats()) {
    if (seat.has_person()) of_[*seat.made.person].erase(id);
    if (seat.made.kept_for) inviting_[*seat.made.kept_for].erase(id);
  }
  of_[open->table.plan().host].erase(id);
  public_.erase(id);
  forget(id);
}

// Where the table can be found, as long as it is not over.
void Tables::index(const OpenTable& open) {
  const GameTable& table = open.table;
  // If delayed spectators do not know yet that a game is over, the lists do not say so either.
  const bool is_over =
      table.course().state == protocol::TableState::over &&
      (table.plan().spectator_delay_ms == 0 || table.course().closed || results_.find(table.id()));
  const auto keep = [&](std::set<std::string>& ids) {
    is_over ? void(ids.erase(table.id())) : void(ids.insert(table.id()));
  };
  const bool waits = table.course().state == protocol::TableState::waiting;
  for (const Seat& seat : table.seats()) {
    if (seat.has_person()) keep(of_[*seat.made.person]);
    if (seat.made.kept_for && waits && !seat.is_taken())
      inviting_[*seat.made.kept_for].insert(table.id());
  }
  keep(of_[table.plan().host]);
  if (table.plan().open_to_all && !is_over)
    public_.insert(table.id());
  else
    public_.erase(table.id());
}

}  // namespace hadal::house
