// SPDX-License-Identifier: Apache-2.0
// People who leave for good: their tabs and seats go at once, and what the log says about them is
// erased. Guests without a game are removed when they have not been seen for a long time.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "server/common/errands.h"
#include "server/lobby/tables.h"
#include "server/people/people.h"

namespace hadal::house {

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
  // The log says that they have gone; the rest follows.
  void gone(const std::vector<std::string>& people);
  // Their tabs, seats and words here.
  void leave(const std::set<std::string>& people);
  // At the start: finishes what a server that was stopped halfway has left.
  void go_on();
  void tick();  // idle guests, now and then

 private:
  void erase(const std::set<std::string>& people);
  void forget_words_of(const std::set<std::string>& people);
  void look_for_idle_guests();
  void remove_guests(std::vector<std::string> idle, std::int64_t since);

  Needs needs_;
  std::int64_t next_look_ = 0;                                  // for idle guests
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);  // for what comes back too late
};

}  // namespace hadal::house
