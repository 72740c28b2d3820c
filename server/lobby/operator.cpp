// SPDX-License-Identifier: Apache-2.0
#include "server/lobby/operator.h"

#include <algorithm>

#include "server/table/export.h"
#include "server/table/table_view.h"

namespace hadal::house {

void Operator::change(const HouseEvent& event, Done done) {
  needs_.changes.submit({"house",
                         [event] {
                           return Written{{write_event(event)}, {}};
                         },
                         std::move(done)});
}

void Operator::note_use(const std::string& command, Done done) {
  change(AdminUsed{command}, std::move(done));
}

void Operator::ban(const Banned& ban, Done done) {
  change(ban, [this, ban, done = std::move(done)](const Refusal* refusal) {
    if (refusal == nullptr) send_away(ban);
    done(refusal);
  });
}

void Operator::send_away(const Banned& ban) {
  if (ban.until <= needs_.outside.now()) return;
  needs_.tabs.close_if(
      [&](const Tab& tab) {
        return tab.person == ban.who || address_called(tab.address) == ban.who;
      },
      "banned");
}

void Operator::send_away(const std::set<std::string>& addresses) {
  needs_.tabs.close_if([&](const Tab& tab) { return addresses.contains(tab.address); }, "banned");
}

void Operator::silence(const Silenced& silence, Done done) { change(silence, std::move(done)); }

// A waiting table is given up; a running game ends without a result.
void Operator::close_table(const std::string& id, Done done) {
  needs_.tables.change(
      needs_.tables.expect(id),
      [](GameTable& table) -> std::vector<TableEvent> {
        if (table.course().state == protocol::TableState::over)
          throw Refusal(Code::not_running, "the game is over");
        if (table.course().state == protocol::TableState::waiting) return {Closed{}};
        return {Ended{protocol::Ending::abandoned}};
      },
      std::move(done));
}

void Operator::remove(const std::string& person, Done done) {
  if (needs_.people.find(person) == nullptr)
    throw Refusal(Code::no_person, "there is no such person");
  needs_.departures.remove({person}, std::move(done));
}

std::vector<protocol::TableCard> Operator::tables() const {
  std::vector<protocol::TableCard> cards;
  for (const auto& [id, open] : needs_.tables)
    if (open->table.course().state != protocol::TableState::over &&
        !open->table.plan().game.empty())
      cards.push_back(card_of(open->table, {needs_.people, {}, moment(needs_.outside)}));
  std::sort(cards.begin(), cards.end(),
            [](const auto& a, const auto& b) { return a.updated > b.updated; });
  return cards;
}

void Operator::reports(std::function<void(std::vector<std::string>)> done) {
  needs_.errands.run(
      [done = std::move(done), &log = needs_.outside.log, post = needs_.outside.post] {
        std::vector<std::string> all;
        try {
          log.read("reports", 1, [&](const log::Entry& entry) {
            if (entry.is_sound && entry.text.starts_with(R"({"type":"reported")"))
              all.push_back(entry.text);
          });
        } catch (const std::exception&) {  // a damaged place; what was found before it
        }
        std::reverse(all.begin(), all.end());
        post([done, all = std::move(all)] { done(all); });
      });
}

void Operator::export_person(const std::string& person, std::function<void(std::string)> done) {
  needs_.errands.run(
      [person, done = std::move(done), &log = needs_.outside.log, post = needs_.outside.post] {
        std::string all;
        try {
          all = house::export_person(log, person);
        } catch (const std::exception&) {  // empty: it cannot be read
        }
        post([done, all] { done(all); });
      });
}

}  // namespace hadal::house
