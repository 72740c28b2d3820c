// SPDX-License-Identifier: Apache-2.0
#include "server/endure/tests/world_log.h"

#include <functional>

#include "server/common/events.h"
#include "server/common/secrets.h"

namespace hadal::endure {
namespace {

house::TableOpened opened(const World& world) {
  house::TableOpened event;
  event.game = world.table->game();
  event.host = person(0);
  event.invite = "invite";
  event.open_to_all = true;
  for (std::size_t p = 0; p < world.table->players(); ++p)
    event.seats.push_back({protocol::SeatKind::open, std::nullopt, person(p), {}});
  return event;
}

house::TableEvent event_of(const World& world, std::size_t i) {
  if (i == 0) return opened(world);
  const Turn& turn = world.turns[i - 1];
  if (i == 1) return house::Started{world.table->rules_version(), std::string(64, '5'), turn.dealt};
  return house::Played{name(turn.who),
                       "r" + std::to_string(i),
                       house::PlayedBy::person,
                       {turn.move},
                       turn.dealt,
                       0,
                       {}};
}

// What the seat might believe: another thing in every world.
house::TableEvent explained(const World& world, std::size_t i) {
  const Turn& turn = world.turns[i - 1];
  house::Explained event{name(turn.who), std::nullopt, {}};
  if (turn.said) {
    event.why = protocol::Reason{turn.said->key, std::nullopt, turn.said->n};
    if (is_seat(turn.said->about)) event.why->about = name(turn.said->about);
  }
  std::string hidden = turn.move;
  for (const std::string& move : world.turns.front().dealt) hidden += move;
  for (const std::string& move : turn.dealt) hidden += move;
  for (std::size_t p = 0; p < world.table->players(); ++p)
    event.suspicions.push_back(
        static_cast<int>(std::hash<std::string>{}(hidden + std::to_string(p)) % 101));
  return event;
}

}  // namespace

std::string person(std::size_t seat) { return "person" + std::to_string(seat); }

std::string token_of(std::size_t seat) { return "token" + std::to_string(seat); }

std::vector<log::Entry> entries_of(const World& world, std::size_t i) {
  const std::int64_t at = kNow + static_cast<std::int64_t>(i);
  std::vector<log::Entry> entries{{2 * i + 1, at, write_event(event_of(world, i))}};
  if (i > 1) entries.push_back({2 * i + 2, at, write_event(explained(world, i))});
  return entries;
}

std::vector<log::Entry> log_of(const World& world, std::size_t without) {
  std::vector<log::Entry> entries;
  for (std::size_t i = 0; i + without <= world.turns.size(); ++i)
    for (log::Entry& entry : entries_of(world, i)) entries.push_back(std::move(entry));
  return entries;
}

std::vector<std::string> people_log(std::size_t players) {
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < players; ++i) {
    texts.push_back(write_event(house::PeopleEvent(house::PersonCame{person(i), "P"})));
    texts.push_back(write_event(house::PeopleEvent(
        house::SessionBegun{person(i), house::hash_token(token_of(i)), std::nullopt})));
  }
  return texts;
}

}  // namespace hadal::endure
