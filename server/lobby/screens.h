// SPDX-License-Identifier: Apache-2.0
// Tells the people who watch a table what is new.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/lobby/tables.h"
#include "server/people/people.h"
#include "server/table/table_view.h"

namespace hadal::house {

class Screens {
 public:
  Screens(const Outside& outside, const People& people, TabList& tabs)
      : outside_(outside), people_(people), tabs_(tabs) {}

  // The position to everybody, if it is another one; then what was said.
  void show(OpenTable& open);
  void show_changed(OpenTable& open) {
    open.position_changed = true;
    show(open);
  }
  void show_to(OpenTable& open, Tab& tab);
  // What was said: the newest lines, or those before one.
  void show_newest_chat(const OpenTable& open, Tab& tab) const;
  void show_older_chat(const OpenTable& open, const Tab& tab, std::int64_t before) const;
  // What spectators who see late may see and read by now.
  void show_late(OpenTable& open);
  // The number of the position that this tab sees.
  std::int64_t number_for(const OpenTable& open, const Tab& tab) const;
  // Whether a tab of the person in this seat watches.
  bool is_here(const OpenTable& open, Player p) const;
  // How long until the others may ask for a bot in this seat; nothing: they may not.
  std::optional<std::int64_t> bot_after_ms(const OpenTable& open, Player p) const;
  std::string address_of(const std::string& person) const { return tabs_.place_of(person); }

 private:
  // Positions of one moment, turned to one viewer after the other.
  struct Sheets {
    struct Sheet {
      std::optional<protocol::Position> position;
      std::string shared;  // by its viewers, as text; empty: not yet written
    };
    Sheet players;
    Sheet spectators;
    std::vector<std::string> answers;  // to requests of the viewer

    Sheets() = default;
    Sheets(const Sheets&) = delete;
    Sheets& operator=(const Sheets&) = delete;
    ~Sheets();
  };
  Frame frame_for(OpenTable& open, const PersonId& person, const Shown& shown, Sheets& sheets);
  void note_presence(protocol::Position& position, const OpenTable& open, bool is_now) const;
  protocol::Chatted chat_of(const OpenTable& open, const Tab& tab, std::size_t from,
                            std::size_t upto) const;
  std::int64_t late_state(const OpenTable& open) const;
  bool is_late_news(const OpenTable& open) const;
  void show_talk(const OpenTable& open) const;
  std::size_t lines_for(const OpenTable& open, const Tab& tab) const;
  Shown shown_to(const OpenTable& open, const PersonId& person, std::int64_t from) const;

  const Outside& outside_;
  const People& people_;
  TabList& tabs_;
};

}  // namespace hadal::house
