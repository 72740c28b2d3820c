// SPDX-License-Identifier: Apache-2.0
// Tables come when they become ours and go when they become somebody else's. Those that somebody
// asks for come at once, the others one after the other in the background, so that their bots and
// clocks go on.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <string>

#include "server/common/errands.h"
#include "server/nodes/guests.h"

namespace hadal::nodes {

class Caretaker {
 public:
  struct Needs {
    house::House& house;
    log::Log& log;
    const Members& members;
    Guests& guests;
    house::Post post;
  };
  explicit Caretaker(Needs needs) : needs_(std::move(needs)) {}

  void members_changed() { next_look_ = 0; }
  void tick(std::int64_t now);
  // We were paused: somebody may have written to any table.
  void read_all_on();

 private:
  void let_go();
  void look_for_more();
  void take_next();

  Needs needs_;
  std::int64_t next_look_ = 0;
  bool is_looking_ = false;
  bool is_taking_ = false;
  std::deque<std::string> ours_;                                // not yet here
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);  // for what comes back too late
  house::Errands errands_;                                      // last: its thread ends first
};

}  // namespace hadal::nodes
