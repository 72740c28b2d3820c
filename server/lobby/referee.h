// SPDX-License-Identifier: Apache-2.0
// What happens at a table by itself: bots, standing orders, clocks, patience, results.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "server/lobby/screens.h"
#include "server/people/people.h"
#include "server/table/bot_pool.h"

namespace hadal::house {

class Referee {
 public:
  struct Needs {
    const Outside& outside;
    const People& people;
    const Results& results;
    Changes& changes;
    Tables& tables;
    Screens& screens;
    BotPool& pool;
  };
  explicit Referee(const Needs& needs) : needs_(needs) {}

  // Lets everything continue that needs no person.
  void advance(OpenTable& open);
  // Time that has run out, and anything that got stuck; several times a second.
  void tick();
  // At running tables, a bot plays on for a person who is gone. At waiting tables, the seat is free
  // again, and a table without its host is given up.
  void release_seats(const std::string& person);
  void stop() { is_closing_ = true; }

 private:
  void think(OpenTable& open);
  void thought(const std::string& id, std::int64_t number, const BotAnswer& answer);
  void answer_in_time(const std::string& id, std::function<void(OpenTable&)> answer);
  void follow_order(OpenTable& open);
  void finish(OpenTable& open);
  void check_time(const OpenTable& open);
  void wake(OpenTable& open);
  void tell_turn(OpenTable& open);
  bool is_forgettable(const OpenTable& open) const;
  bool is_ours(const OpenTable& open) const;

  Needs needs_;
  SeatBots bots_;
  bool is_closing_ = false;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);  // for what comes back too late
};

}  // namespace hadal::house
