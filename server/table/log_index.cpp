// SPDX-License-Identifier: Apache-2.0
#include "server/table/log_index.h"

#include "server/common/events.h"
#include "server/table/game_table.h"

namespace hadal::house {
namespace {

bool is_event(const std::string& text, std::string_view type) {
  return text.starts_with("{\"type\":\"" + std::string(type) + "\"");
}

void add_player(log::Index& index, const std::optional<std::string>& person) {
  if (person) index.players.push_back(*person);
}

log::Index index_of_table(const std::string& text) {
  log::Index index;
  if (is_event(text, "table_opened")) {
    const auto opened = std::get<TableOpened>(read_table_event(text));
    index.players.push_back(opened.host);
    for (const SeatMade& seat : opened.seats) add_player(index, seat.person);
  } else if (is_event(text, "seat_changed")) {
    add_player(index, std::get<SeatChanged>(read_table_event(text)).now.person);
  }
  return index;
}

}  // namespace

log::Index index_of(const std::string& stream, const std::string& text) {
  try {
    if (stream == "results") return {{}, {stream_of(read_result(text).table)}};
    if (stream.starts_with(kTablePrefix)) return index_of_table(text);
  } catch (const std::exception&) {  // unreadable, as others will say
  }
  return {};
}

}  // namespace hadal::house
