// SPDX-License-Identifier: Apache-2.0
#include "server/endure/tests/crowd.h"

#include <algorithm>

#include "fair/fair.h"
#include "games/all.h"

namespace hadal::endure {
namespace json = boost::json;

bool Crowd::Group::is_over() const {
  return std::all_of(guests.begin(), guests.end(), [](const auto& g) { return g->is_over(); });
}

Crowd::Crowd(const client::Address& address, std::size_t tables, std::uint64_t seed) {
  for (std::size_t i = 0; i < tables; ++i) {
    Group& group = groups_.emplace_back();
    group.game = i % 2 == 0 ? "abyss" : "unfathomable";
    for (const char* name : {"Ada", "Ben", "Cleo"}) {
      group.guests.push_back(
          std::make_unique<Guest>(loop_, address, seed + 10 * i + group.guests.size(), faults_));
      group.guests.back()->visitor().post("/api/guest",
                                          json::serialize(json::object{{"name", name}}));
    }
    open_table(group);
  }
}

void Crowd::open_table(Group& group) {
  client::Visitor& host = group.guests[0]->visitor();
  const json::array seats{json::object{{"kind", "me"}}, json::object{{"kind", "open"}},
                          json::object{{"kind", "bot"}, {"level", "random"}}};
  const json::object plan{{"game", group.game}, {"seats", seats}, {"open_to_all", true}};
  const json::value made = json::parse(host.post("/api/tables", json::serialize(plan)));
  const std::string table(made.at("table").as_string());
  group.guests[1]->visitor().post("/api/tables/" + table + "/join", R"({"seat":"B"})");
  host.post("/api/tables/" + table + "/start", "{}");
  for (const auto& guest : group.guests) group.acknowledged += guest->acknowledged();
  group.table = table;
  group.marked = 0;
  group.guests[0]->sit(table, "A");
  group.guests[1]->sit(table, "B");
  group.guests[2]->sit(table, "");
}

void Crowd::come_back(const client::Address& address) {
  for (Group& group : groups_)
    for (const auto& guest : group.guests) guest->come_back(address);
  mark();
}

void Crowd::mark() {
  for (Group& group : groups_) group.marked = group.guests[0]->events();
}

bool Crowd::run_until_all_went_on(client::Clock::duration patience) {
  return loop_.run_until(
      [this] {
        return std::all_of(groups_.begin(), groups_.end(), [](const Group& group) {
          return group.guests[0]->is_over() || group.guests[0]->events() > group.marked;
        });
      },
      patience);
}

void Crowd::replace_finished() {
  for (Group& group : groups_) {
    if (!group.is_over()) continue;
    check_finished(group);
    open_table(group);
    ++finished_;
  }
}

// The record verifies down to the last draw, and everybody was shown what the replay shows.
void Crowd::check_finished(Group& group) {
  client::Visitor& host = group.guests[0]->visitor();
  const std::string at = "/api/tables/" + group.table;
  const fair::Verdict verdict = fair::verify(read_record(host.get(at + "/record")), all_games());
  if (!verdict.complaint.empty() || !verdict.seed_checked)
    faults_.push_back(group.table + ": the record does not verify: " + verdict.complaint);
  for (const auto& guest : group.guests) {
    if (guest->seat().empty()) continue;
    for (const SeenView& seen : guest->sampled()) {
      const std::string query = "?at=" + std::to_string(seen.moves) + "&seat=" + guest->seat();
      const json::value replayed = json::parse(host.get(at + "/replay" + query));
      if (replayed.at("view") != seen.view)
        faults_.push_back(group.table + ": the replay shows " + guest->seat() + " something else");
    }
  }
}

std::size_t Crowd::acknowledged() const {
  std::size_t sum = 0;
  for (const Group& group : groups_) {
    sum += group.acknowledged;
    for (const auto& guest : group.guests) sum += guest->acknowledged();
  }
  return sum;
}

}  // namespace hadal::endure
