// SPDX-License-Identifier: Apache-2.0
#include "server/endure/tests/world_log.h"

#include "server/core/events.h"
#include "server/core/secrets.h"

namespace hadal::endure {
namespace {

core::TableOpened opened(const World& world) {
  core::TableOpened event;
  event.game = world.table->game();
  event.host = person(0);
  event.invite = "invite";
  event.open_to_all = true;
  for (std::size_t p = 0; p < world.table->players(); ++p)
    event.seats.push_back({protocol::SeatKind::open, std::nullopt, person(p)});
  return event;
}

core::TableEvent event_of(const World& world, std::size_t i) {
  if (i == 0) return opened(world);
  const Turn& turn = world.turns[i - 1];
  if (i == 1) return core::Started{world.table->rules_version(), std::string(64, '5'), turn.dealt};
  return core::Played{
      name(turn.who), "r" + std::to_string(i), "person", {turn.move}, turn.dealt, 0};
}

}  // namespace

std::string person(std::size_t seat) { return "person" + std::to_string(seat); }

std::string token_of(std::size_t seat) { return "token" + std::to_string(seat); }

log::Entry entry_of(const World& world, std::size_t i) {
  return {i + 1, kNow + static_cast<std::int64_t>(i), write_event(event_of(world, i))};
}

std::vector<log::Entry> log_of(const World& world, std::size_t without) {
  std::vector<log::Entry> entries;
  for (std::size_t i = 0; i + without <= world.turns.size(); ++i)
    entries.push_back(entry_of(world, i));
  return entries;
}

std::vector<std::string> people_log(std::size_t players) {
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < players; ++i) {
    texts.push_back(write_event(core::PeopleEvent(core::PersonCame{person(i), "P"})));
    texts.push_back(write_event(
        core::PeopleEvent(core::SessionBegun{person(i), core::hash_token(token_of(i))})));
  }
  return texts;
}

}  // namespace hadal::endure
