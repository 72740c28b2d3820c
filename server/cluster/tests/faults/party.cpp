// SPDX-License-Identifier: Apache-2.0
#include "server/cluster/tests/faults/party.h"

#include <algorithm>
#include <thread>

namespace hadal::cluster {
namespace json = boost::json;
using client::Clock;
using endure::Guest;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds kSlice(50);
// For an answer, and for any word; then one tries another server.
constexpr milliseconds kLongestWait(4'000);
constexpr milliseconds kLongestSilence(2'500);
constexpr milliseconds kShun(3'000);

bool is_late(const Party::Table& table) {
  return !table.is_over() && table.acknowledged() <= table.marked;
}

std::string what_they_wait_for(const Party::Table& table) {
  std::string text;
  for (const auto& guest : table.guests) {
    text += "; " + guest->seat() + " at " + guest->address().host;
    const std::optional<Clock::time_point> since = guest->waits_since();
    if (!since)
      text += " has nothing to decide";
    else
      text += guest->has_seen() ? " has sent a move" : " has not been shown the table";
  }
  return text;
}

}  // namespace

Party::Party(const Plan& plan, Open open)
    : plan_(plan), open_(std::move(open)), rng_(plan.seed), tables_(plan.tables) {
  for (std::size_t i = 0; i < tables_.size(); ++i) {
    tables_[i].game = i % 2 == 0 ? "abyss" : "unfathomable";
    seat(tables_[i]);
  }
}

// As a proxy does: not where somebody has just waited in vain.
client::Address Party::anywhere() {
  const Clock::time_point now = Clock::now();
  std::erase_if(shunned_, [&](const auto& one) { return now - one.second > kShun; });
  std::vector<client::Address> all = open_();
  std::vector<client::Address> good;
  for (const client::Address& one : all)
    if (!shunned_.contains({one.host, one.port})) good.push_back(one);
  if (good.empty()) good = std::move(all);
  return good[rng_.below(static_cast<std::uint32_t>(good.size()))];
}

void Party::seat(Table& table) {
  for (const char* name : {"Ada", "Ben"}) {
    table.guests.push_back(std::make_unique<Guest>(loop_, anywhere(), rng_.next(), faults_));
    table.guests.back()->be_patient(plan_.think);
    table.guests.back()->visitor().post("/api/guest",
                                        json::serialize(json::object{{"name", name}}));
  }
  open_table(table);
}

// Whoever gets no answer tries again elsewhere.
void Party::open_table(Table& table) {
  constexpr int kTries = 5;
  for (int i = 1;; ++i) try {
      return open_table_once(table);
    } catch (const std::runtime_error&) {
      if (i == kTries) throw;
    }
}

// Each asks another server.
void Party::open_table_once(Table& table) {
  client::Visitor& host = table.guests[0]->visitor();
  client::Visitor& other = table.guests[1]->visitor();
  host.move_to(anywhere());
  other.move_to(anywhere());
  const json::array seats{json::object{{"kind", "me"}}, json::object{{"kind", "open"}},
                          json::object{{"kind", "bot"}, {"level", "random"}}};
  const json::object plan{{"game", table.game}, {"seats", seats}, {"open_to_all", true}};
  const json::value made = json::parse(host.post("/api/tables", json::serialize(plan)));
  table.id = std::string(made.at("table").as_string());
  other.post("/api/tables/" + table.id + "/join", R"({"seat":"B"})");
  host.move_to(anywhere());
  host.post("/api/tables/" + table.id + "/start", "{}");
  table.guests[0]->sit(table.id, "A");
  table.guests[1]->sit(table.id, "B");
  table.marked = 0;
}

void Party::look_after(Guest& guest) {
  const Clock::time_point now = Clock::now();
  const std::optional<Clock::time_point> since = guest.waits_since();
  const bool waits_long = since && now - *since > kLongestWait;
  const bool is_silent = now - guest.heard() > kLongestSilence;
  const bool is_new = now - guest.reconnected() < kLongestWait;
  if (is_silent || guest.is_gone()) shunned_[{guest.address().host, guest.address().port}] = now;
  if (guest.is_gone() || is_silent || (waits_long && !is_new)) return guest.come_back(anywhere());
  guest.tick();
}

void Party::run_for(Clock::duration time) {
  const Clock::time_point end = Clock::now() + time;
  do {
    loop_.run_for(kSlice);
    for (Table& table : tables_)
      for (const auto& guest : table.guests) look_after(*guest);
  } while (Clock::now() < end);
}

std::vector<std::string> Party::late() const {
  std::vector<std::string> sentences;
  for (const Table& table : tables_)
    if (is_late(table)) sentences.push_back(table.id + what_they_wait_for(table));
  return sentences;
}

std::optional<Clock::duration> Party::run_until_all_went_on(Clock::duration patience) {
  const Clock::time_point begin = Clock::now();
  run_for(kSlice);  // an answer that was on its way already shows nothing
  for (Table& table : tables_) table.marked = table.acknowledged();
  while (std::any_of(tables_.begin(), tables_.end(), is_late)) {
    if (Clock::now() - begin > patience) return std::nullopt;
    run_for(kSlice);
  }
  return Clock::now() - begin;
}

void Party::replace_finished() {
  for (Table& table : tables_) {
    if (!table.is_over()) continue;
    run_for(kSlice);
    std::vector<endure::Operation> operations;
    for (const auto& guest : table.guests)
      operations.insert(operations.end(), guest->operations().begin(), guest->operations().end());
    table.finished.emplace_back(table.id, std::move(operations));
    open_table(table);
  }
}

bool Party::gather_at(const client::Address& address, Clock::duration patience) {
  for (Table& table : tables_)
    for (const auto& guest : table.guests) {
      guest->be_patient(std::chrono::hours(1));  // nobody plays on
      guest->come_back(address);
    }
  return loop_.run_until(
      [this] {
        return std::all_of(tables_.begin(), tables_.end(), [](const Table& table) {
          return std::all_of(table.guests.begin(), table.guests.end(),
                             [](const auto& guest) { return guest->has_seen(); });
        });
      },
      patience);
}

}  // namespace hadal::cluster
