// SPDX-License-Identifier: Apache-2.0
#include "server/common/events.h"

#include "server/common/deal_events.h"
#include "server/protocol/json_describe.h"

namespace hadal::house {

using protocol::describe::read_tagged;

std::string write_event(const PeopleEvent& event) {
  return std::visit([](const auto& e) { return protocol::to_message(e); }, event);
}

std::string write_event(const TableEvent& event) {
  return std::visit([](const auto& e) { return protocol::to_message(e); }, event);
}

std::string write_event(const TableFinished& event) { return protocol::to_message(event); }

std::string write_event(const GamesChecked& event) { return protocol::to_message(event); }

std::string write_event(const Reported& event) { return protocol::to_message(event); }

std::string write_event(const HouseEvent& event) {
  return std::visit([](const auto& e) { return protocol::to_message(e); }, event);
}

std::string write_event(const DealEvent& event) {
  return std::visit([](const auto& e) { return protocol::to_message(e); }, event);
}

DealEvent read_deal_event(const std::string& text) {
  return read_tagged<DealEvents>(protocol::describe::parse(text));
}

HouseEvent read_house_event(const std::string& text) {
  return read_tagged<HouseEvents>(protocol::describe::parse(text));
}

Reported read_report(const std::string& text) { return protocol::from_json<Reported>(text); }

PeopleEvent read_people_event(const std::string& text) {
  return read_tagged<PeopleEvents>(protocol::describe::parse(text));
}

TableEvent read_table_event(const std::string& text) {
  return read_tagged<TableEvents>(protocol::describe::parse(text));
}

TableFinished read_result(const std::string& text) {
  return protocol::from_json<TableFinished>(text);
}

GamesChecked read_check(const std::string& text) { return protocol::from_json<GamesChecked>(text); }

}  // namespace hadal::house
