// SPDX-License-Identifier: Apache-2.0
// What tabs say: one function per message. What needs a seat is in seat_requests.h.
#pragma once

#include <string>
#include <string_view>

#include "server/lobby/seat_requests.h"
#include "server/lobby/shelf.h"
#include "server/people/moderation.h"

namespace hadal::house {

class Tabs {
 public:
  struct Needs {
    const Outside& outside;
    Tables& tables;
    Shelf& shelf;
    TabList& tabs;
    Screens& screens;
    Shuffles& shuffles;
    const Moderation& moderation;
    Judges& judges;
  };
  explicit Tabs(const Needs& needs)
      : needs_(needs),
        answers_(needs.tables, needs.tabs, needs.screens),
        seats_(
            {needs.outside, needs.tables, needs.screens, needs.shuffles, needs.judges, answers_}) {
    count_together(needs.outside, "talk", talk_, needs.outside.now);
  }
  Tabs(const Tabs&) = delete;
  Tabs& operator=(const Tabs&) = delete;

  // The tab is closed when the session of this token ends.
  TabId open(const PersonId& person, TabOutput output, std::string_view token = {},
             const std::string& address = {});
  void receive(TabId id, std::string_view text);
  void close(TabId id);
  // The table goes elsewhere, and the tab watches it there. Returns how many moves it has.
  std::int64_t detach(TabId id, const std::string& table);

  std::uint64_t refused() const { return answers_.refused(); }
  std::uint64_t mistakes() const { return mistakes_; }

 private:
  void on(TabId id, Tab& tab, const protocol::Watch& m);
  void on(TabId id, Tab& tab, const protocol::Unwatch& m);
  void on(TabId id, Tab& tab, const protocol::Chat& m);
  void on(TabId id, Tab& tab, const protocol::AskChat& m);
  void on(TabId id, Tab& tab, const protocol::Say& m);
  void on(TabId id, Tab& tab, const protocol::Ping& m);

  void take_up(TabId id, const protocol::ClientMessage& message);
  void receive_among_others(TabId id, const protocol::ClientMessage& message,
                            std::string_view text);
  void speak(TabId id, const Tab& tab, const std::string& table, Spoken spoken);
  void come_back(const OpenTable& open, Player p);
  void stop_watching(TabId id, const std::string& table);

  Needs needs_;
  Answers answers_;
  SeatRequests seats_;
  Budget talk_{protocol::kTalk};
  std::uint64_t mistakes_ = 0;
};

}  // namespace hadal::house
