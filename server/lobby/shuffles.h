// SPDX-License-Identifier: Apache-2.0
// The seed of a game is made by the server and by everybody who plays (docs/fairness.md): each
// player has sent a sealed part while the table waits. At the start the server seals its own, and
// the parts are opened. A player who does not answer in time has no part in it, and nobody waits
// any longer.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>

#include "fair/origin.h"
#include "server/lobby/screens.h"

namespace hadal::house {

class Shuffles {
 public:
  struct Needs {
    const Outside& outside;
    Tables& tables;
    TabList& tabs;
    const Screens& screens;
  };
  explicit Shuffles(const Needs& needs) : needs_(needs) {}

  // These throw Refusal.
  void seal(const OpenTable& open, Player p, const std::string& commitment);
  void open(const OpenTable& open, Player p, const std::string& opened);
  // The game begins when the parts are open, or at once if there are none.
  void start(OpenTable& open, Done done);
  void tick();  // nobody waits any longer for those who did not answer

 private:
  struct Shuffle {
    fair::Origin origin;
    std::map<Player, std::string> awaited;  // sealed parts
    std::int64_t until = 0;                 // in the time of games
    Done done;
  };
  struct Table {
    std::map<std::string, std::string> sealed;  // parts, by person
    std::unique_ptr<Shuffle> shuffle;           // the game is about to begin
  };
  void deal(const OpenTable& open);

  Needs needs_;
  std::unordered_map<std::string, Table> tables_;  // that wait, where anybody has sealed a part
};

}  // namespace hadal::house
