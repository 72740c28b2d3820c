// SPDX-License-Identifier: Apache-2.0
// What the person of a seat asks for: one function per message.
#pragma once

#include <string>
#include <utility>

#include "server/lobby/answers.h"
#include "server/lobby/judges.h"
#include "server/lobby/shuffles.h"

namespace hadal::house {

class SeatRequests {
 public:
  struct Needs {
    const Outside& outside;
    Tables& tables;
    Screens& screens;
    Shuffles& shuffles;
    Judges& judges;
    Answers& answers;
  };
  explicit SeatRequests(const Needs& needs) : needs_(needs) {}

  void on(TabId id, Tab& tab, const protocol::Play& m);
  void on(TabId id, Tab& tab, const protocol::Undo& m);
  void on(TabId id, Tab& tab, const protocol::Concede& m);
  void on(TabId id, Tab& tab, const protocol::Abandon& m);
  void on(TabId id, Tab& tab, const protocol::TakeBackSeat& m);
  void on(TabId id, Tab& tab, const protocol::AskBot& m);
  void on(TabId id, Tab& tab, const protocol::LookAhead& m);
  void on(TabId id, Tab& tab, const protocol::AskAid& m);
  void on(TabId id, Tab& tab, const protocol::AskHint& m);
  void on(TabId id, Tab& tab, const protocol::SetOrders& m);
  void on(TabId id, Tab& tab, const protocol::SetJottings& m);
  void on(TabId id, Tab& tab, const protocol::SealPart& m);
  void on(TabId id, Tab& tab, const protocol::OpenPart& m);

 private:
  Needs needs_;
};

// The table and the seat of who is behind the tab. Throws Refusal.
std::pair<OpenTable*, Player> expect_seat(Tables& tables, const Tab& tab, const std::string& table);
Tables::Payer payer_of(const Tab& tab);

}  // namespace hadal::house
