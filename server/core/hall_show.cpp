// SPDX-License-Identifier: Apache-2.0
// Telling those who watch a table what is new.
#include <algorithm>

#include "server/core/hall.h"
#include "server/protocol/spare.h"

namespace hadal::core {

bool Hall::is_here(const Held& held, Player p) const {
  const std::optional<std::string>& person = held.room.at(p).made.person;
  return person && std::any_of(held.watchers.begin(), held.watchers.end(), [&](TabId id) {
           const auto found = tabs_.find(id);
           return found != tabs_.end() && found->second.person == person;
         });
}

Frame Hall::frame_for(Held& held, const Tab& tab, Player viewer, std::int64_t from,
                      std::vector<std::string> answers) {
  Room& room = held.room;
  if (room.table() == nullptr)
    return std::make_shared<const std::string>(
        protocol::to_message(protocol::Waiting{room.info(people_, tab.person, outside_.now())}));
  const std::int64_t now = outside_.now();
  const std::int64_t shown = is_seat(viewer) ? room.moves() : room.shown_to_spectators(now);
  protocol::Position position = room.position(people_, viewer, shown, from, now);
  position.answers = std::move(answers);
  for (std::size_t i = 0; i < position.seats.size(); ++i)
    position.seats[i].away = room.seats()[i].has_person() && !is_here(held, hadal::seat(i));
  auto text = std::make_unique<std::string>(protocol::to_message(position));
  protocol::give_back(std::move(position.view.text));
  return {text.release(), [](std::string* sent) {
            const std::unique_ptr<std::string> ends(sent);
            protocol::give_back(std::move(*sent));
          }};
}

// The position to everybody, made once for all who see the same; then what was said, to players.
void Hall::show(Held& held) {
  struct Made {
    Player viewer;
    std::int64_t from;
    Frame frame;
  };
  std::vector<Made> made;
  const bool is_waiting = held.room.table() == nullptr;
  const std::int64_t late = is_waiting ? 0 : held.room.shown_to_spectators(outside_.now());
  for (const TabId id : held.watchers) {
    Tab& tab = tabs_.at(id);
    if (!held.position_changed) break;
    const Player viewer = held.room.eye_of(tab.person);
    std::int64_t& has = tab.watched[held.room.id()];
    std::vector<std::string> answers;
    for (const auto& [asker, request] : held.answers)
      if (asker == id) answers.push_back(request);
    const auto same = std::find_if(made.begin(), made.end(), [&](const Made& one) {
      return !is_waiting && one.viewer == viewer && one.from == has;
    });
    if (!answers.empty()) {
      tab.output.send(frame_for(held, tab, viewer, has, std::move(answers)));
    } else if (same != made.end()) {
      tab.output.send(same->frame);
    } else {
      made.push_back({viewer, has, frame_for(held, tab, viewer, has)});
      tab.output.send(made.back().frame);
    }
    has = is_seat(viewer) ? held.room.moves() : late;
  }
  held.shown_late = late;
  held.position_changed = false;
  held.answers.clear();
  if (held.chat_sent == held.room.chat().size()) return;
  for (const TabId id : held.watchers) show_chat(held, tabs_.at(id), held.chat_sent);
  held.chat_sent = held.room.chat().size();
}

void Hall::show_to(Held& held, Tab& tab) {
  const Player viewer = held.room.eye_of(tab.person);
  std::int64_t& has = tab.watched[held.room.id()];
  tab.output.send(frame_for(held, tab, viewer, has));
  if (held.room.table() == nullptr) return;
  has = is_seat(viewer) ? held.room.moves() : held.room.shown_to_spectators(outside_.now());
}

void Hall::show_chat(Held& held, Tab& tab, std::size_t from) {
  const Room& room = held.room;
  if (!room.may_talk(tab.person)) return;
  protocol::Chatted chatted{room.id(), from == 0, {}};
  for (std::size_t i = from; i < room.chat().size(); ++i) {
    chatted.lines.push_back(room.chat()[i]);
    chatted.lines.back().name = people_.card(room.chat_people()[i]).name;
  }
  tab.output.send(std::make_shared<const std::string>(protocol::to_message(chatted)));
}

}  // namespace hadal::core
