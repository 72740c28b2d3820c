// SPDX-License-Identifier: Apache-2.0
#include "server/table/erasure.h"

#include "server/common/deal_events.h"
#include "server/table/game_table.h"

namespace hadal::house {
namespace {

using Ids = std::set<std::string>;

// The entry that somebody has gone must stay, or their sessions would come back to life.
bool is_of(const PeopleEvent& event, const Ids& people) {
  return std::visit(
      [&](const auto& e) {
        using E = std::decay_t<decltype(e)>;
        if constexpr (!std::is_same_v<E, PersonDeleted> && requires { e.person; })
          return people.contains(e.person);
        else
          return false;
      },
      event);
}

// Checks for every readable entry whether it must go.
template <typename IsOf>
log::Log::Texts marked(log::Log& log, const std::string& stream, IsOf is_theirs) {
  const std::string erased = write_event(TableEvent(Erased{}));
  log::Log::Texts texts;
  log.read(stream, 1, [&](const log::Entry& entry) {
    try {
      if (entry.is_sound && is_theirs(entry.text)) texts[entry.number] = erased;
    } catch (const protocol::BadMessage&) {  // of a newer version; nobody can tell whose it is
    }
  });
  return texts;
}

bool begins_with(const std::string& text, std::string_view type) {
  return text.starts_with("{\"type\":\"" + std::string(type) + "\"");
}

// What this person said and noted. The moves stay, because the game also belongs to the others.
bool is_writing_of(const std::string& text, const Ids& people) {
  if (begins_with(text, "spoken"))
    return people.contains(std::get<Spoken>(read_table_event(text)).person);
  if (begins_with(text, "jotted"))
    return people.contains(std::get<Jotted>(read_table_event(text)).person);
  return false;
}

}  // namespace

std::map<std::string, log::Log::Texts> erasure_of(log::Log& log, const Ids& people) {
  std::map<std::string, log::Log::Texts> all;
  all["people"] = marked(log, "people", [&](const std::string& text) {
    return is_of(read_people_event(text), people);
  });
  all["reports"] = marked(log, "reports", [&](const std::string& text) {
    if (!begins_with(text, "reported")) return false;
    const Reported report = read_report(text);
    return people.contains(report.by) || people.contains(report.person);
  });
  all["deals"] = marked(log, "deals", [&](const std::string& text) {
    return std::visit(
        [&](const auto& e) {
          if constexpr (requires { e.person; }) return people.contains(e.person);
          return false;
        },
        read_deal_event(text));
  });
  for (const std::string& person : people)
    for (const std::string& stream : log.streams_of(person)) {
      if (!stream.starts_with(kTablePrefix) || all.contains(stream)) continue;
      all[stream] =
          marked(log, stream, [&](const std::string& text) { return is_writing_of(text, people); });
    }
  std::erase_if(all, [](const auto& one) { return one.second.empty(); });
  return all;
}

}  // namespace hadal::house
