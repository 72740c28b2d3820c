// SPDX-License-Identifier: Apache-2.0
#include "server/table/export.h"

#include <boost/json.hpp>
#include <set>

#include "server/table/game_table.h"

namespace hadal::house {
namespace {

namespace json = boost::json;

bool has_text(const json::object& entry, std::string_view key, std::string_view text) {
  const json::value* found = entry.if_contains(key);
  return found != nullptr && found->is_string() && found->as_string() == text;
}

// Calls `take` with every entry that can be read.
template <typename F>
void read_entries(log::Log& log, const std::string& stream, F take) {
  log.read(stream, 1, [&](const log::Entry& entry) {
    json::error_code error;
    json::value value = entry.is_sound ? json::parse(entry.text, error) : json::value();
    if (error || !value.is_object()) return;
    value.as_object()["at"] = entry.at;
    take(value.as_object());
  });
}

// Hashes are useless to this person, but useful to somebody who finds the file.
json::array about(log::Log& log, const std::string& person) {
  json::array all;
  read_entries(log, "people", [&](json::object& entry) {
    if (!has_text(entry, "person", person)) return;
    for (const char* secret : {"password", "token", "code", "codes"}) entry.erase(secret);
    all.push_back(entry);
  });
  return all;
}

json::array reports_by(log::Log& log, const std::string& person) {
  json::array all;
  read_entries(log, "reports", [&](const json::object& entry) {
    if (!has_text(entry, "by", person)) return;
    all.push_back({{"at", entry.at("at")},
                   {"table", entry.at("table")},
                   {"line", entry.at("line")},
                   {"reason", entry.at("reason")}});
  });
  return all;
}

json::array deals_of(log::Log& log, const std::string& person) {
  json::array all;
  read_entries(log, "deals", [&](const json::object& entry) {
    if (has_text(entry, "person", person)) all.push_back(entry);
  });
  return all;
}

// Where this person sits, at this point of the table's log.
class HisSeats {
 public:
  explicit HisSeats(const std::string& person) : person_(person) {}

  void follow(const json::object& entry) {
    if (has_text(entry, "type", "table_opened")) {
      std::size_t i = 0;
      for (const json::value& made : entry.at("seats").as_array()) note(name(seat(i++)), made);
    } else if (has_text(entry, "type", "seat_changed")) {
      note(std::string(entry.at("seat").as_string()), entry.at("now"));
    } else if (has_text(entry, "type", "kicked")) {
      mine_.erase(std::string(entry.at("seat").as_string()));
    }
  }
  bool is_mine(const json::object& entry) const {
    const json::value* at = entry.if_contains("seat");
    return at != nullptr && at->is_string() && mine_.contains(std::string(at->as_string()));
  }

 private:
  void note(const std::string& at, const json::value& made) {
    if (has_text(made.as_object(), "person", person_))
      mine_.insert(at);
    else
      mine_.erase(at);
  }
  const std::string& person_;
  std::set<std::string> mine_;
};

json::object at_table(log::Log& log, const std::string& stream, const std::string& person) {
  json::object table{{"table", stream.substr(kTablePrefix.size())}};
  json::array mine;
  HisSeats seats(person);
  read_entries(log, stream, [&](json::object& entry) {
    seats.follow(entry);
    if (has_text(entry, "type", "table_opened")) {
      table["game"] = entry.at("game");
      table["options"] = entry.at("options");
      table["opened"] = entry.at("at");
      table["host"] = has_text(entry, "host", person);
    } else if (has_text(entry, "type", "explained")) {
      return;  // what a bot thought in their place
    } else if (seats.is_mine(entry) || has_text(entry, "person", person)) {
      entry.erase("dealt");  // what came from a deck may be for others
      mine.push_back(entry);
    }
  });
  table["mine"] = std::move(mine);
  if (const auto number = log.closed_by(stream))
    if (const auto result = log.entry("results", *number); result && result->is_sound)
      table["result"] = json::parse(result->text);
  return table;
}

}  // namespace

std::string export_person(log::Log& log, const std::string& person) {
  json::object all{
      {"person", person}, {"account", about(log, person)}, {"reports", reports_by(log, person)}};
  all["deals"] = deals_of(log, person);
  json::array tables;
  for (const std::string& stream : log.streams_of(person))
    if (stream.starts_with(kTablePrefix)) tables.push_back(at_table(log, stream, person));
  all["tables"] = std::move(tables);
  return json::serialize(all);
}

}  // namespace hadal::house
