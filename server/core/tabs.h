// SPDX-License-Identifier: Apache-2.0
// What tabs say: one function per message.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "server/core/moderation.h"
#include "server/core/screens.h"
#include "server/core/shelf.h"
#include "server/core/shuffles.h"

namespace hadal::core {

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
  };
  explicit Tabs(const Needs& needs) : needs_(needs) {}

  // The tab is closed when the session of this token ends.
  TabId open(const PersonId& person, TabOutput output, std::string_view token = {},
             const std::string& address = {});
  void receive(TabId tab, std::string_view text);
  void close(TabId tab);

  std::uint64_t refused() const { return refused_; }
  std::uint64_t mistakes() const { return mistakes_; }

 private:
  void on(TabId id, Tab& tab, const protocol::Watch& m);
  void on(TabId id, Tab& tab, const protocol::Unwatch& m);
  void on(TabId id, Tab& tab, const protocol::Play& m);
  void on(TabId id, Tab& tab, const protocol::Undo& m);
  void on(TabId id, Tab& tab, const protocol::Concede& m);
  void on(TabId id, Tab& tab, const protocol::Abandon& m);
  void on(TabId id, Tab& tab, const protocol::TakeBackSeat& m);
  void on(TabId id, Tab& tab, const protocol::AskBot& m);
  void on(TabId id, Tab& tab, const protocol::LookAhead& m);
  void on(TabId id, Tab& tab, const protocol::AskAid& m);
  void on(TabId id, Tab& tab, const protocol::SetOrders& m);
  void on(TabId id, Tab& tab, const protocol::SetJottings& m);
  void on(TabId id, Tab& tab, const protocol::Chat& m);
  void on(TabId id, Tab& tab, const protocol::AskChat& m);
  void on(TabId id, Tab& tab, const protocol::Say& m);
  void on(TabId id, Tab& tab, const protocol::SealPart& m);
  void on(TabId id, Tab& tab, const protocol::OpenPart& m);
  void on(TabId id, Tab& tab, const protocol::Ping& m);

  void take_up(TabId id, const protocol::ClientMessage& message);
  void refuse(TabId id, const std::string& request, const Refusal& refusal,
              const std::string& table);
  Done answer(TabId id, const std::string& request, const std::string& table);
  std::pair<OpenTable*, Player> expect_seat(const Tab& tab, const std::string& table);
  Done answer_owner(TabId id, const Tab& tab, const std::string& request, const std::string& table);
  void speak(TabId id, const Tab& tab, const std::string& table, Spoken spoken);
  void come_back(const OpenTable& open, Player p);
  void stop_watching(TabId id, const std::string& table);

  Needs needs_;
  Budget talk_{10, 0.5};  // lines
  std::uint64_t refused_ = 0;
  std::uint64_t mistakes_ = 0;
};

}  // namespace hadal::core
