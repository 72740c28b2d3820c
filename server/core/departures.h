// SPDX-License-Identifier: Apache-2.0
// Who goes, and what goes with him: his tabs and seats at once, and what the log says of him for
// good. Guests who have no game go by themselves when nobody has seen them for long.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "server/core/errands.h"
#include "server/core/people.h"
#include "server/core/tables.h"

namespace hadal::core {

class Departures {
 public:
  struct Needs {
    const Outside& outside;
    const People& people;
    Changes& changes;
    Tables& tables;
    const TabList& tabs;
    Errands& errands;
    std::function<void(const std::string& person)> release_seats;
  };
  explicit Departures(Needs needs) : needs_(std::move(needs)) {}

  void remove(const std::vector<std::string>& people, Done done);
  // That they have gone is in the log; the rest follows.
  void gone(const std::vector<std::string>& people);
  // What a server that was stopped in the middle of it has left, at the start.
  void go_on();
  void tick();  // idle guests, now and then

 private:
  void erase(const std::set<std::string>& people);
  void look_for_idle_guests();
  void remove_guests(std::vector<std::string> idle, std::int64_t since);

  Needs needs_;
  std::int64_t next_look_ = 0;                                  // for idle guests
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);  // for what comes back too late
};

}  // namespace hadal::core
