// SPDX-License-Identifier: Apache-2.0
// Who sits where at a table, and who may sit down.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/player.h"
#include "server/common/events.h"

namespace hadal::house {

struct Seat {
  SeatMade made;
  std::optional<StandInFor> stand_in;  // a bot plays for the person; nothing: the person plays
  int handovers = 0;                   // how often a bot took the seat or gave it back
  std::vector<Player> bot_asked_by;    // who wants a bot to play here
  bool agrees = false;                 // to end the game without a result

  bool has_bot() const { return made.kind == protocol::SeatKind::bot; }
  bool has_person() const { return made.person.has_value(); }
  bool is_played_by_bot() const { return has_bot() || stand_in.has_value(); }
  bool is_taken() const { return has_bot() || has_person(); }
  bool gave_up() const { return stand_in.has_value() && *stand_in != StandInFor::away; }
};

class Seats {
 public:
  explicit Seats(const std::vector<SeatMade>& made = {});

  std::size_t size() const { return seats_.size(); }
  auto begin() const { return seats_.begin(); }
  auto end() const { return seats_.end(); }
  auto begin() { return seats_.begin(); }
  auto end() { return seats_.end(); }
  const Seat& at(Player p) const { return seats_[index(p)]; }
  Seat& at(Player p) { return seats_[index(p)]; }
  Seat& named(std::string_view name);  // throws protocol::BadMessage

  std::optional<Player> called(std::string_view name) const;
  std::optional<Player> of(std::string_view person) const;
  Player eye_of(const std::optional<std::string>& person) const;  // nobody: a spectator's
  bool keeps_one_for(const std::optional<std::string>& person) const;
  bool are_taken() const;  // all of them

  // Before the start. What would be written; these throw Refusal.
  struct Wish {
    std::string person;
    std::optional<Player> seat;  // nothing: any
    bool invited = false;
    bool welcome = false;  // at every open seat, invited or not
  };
  SeatChanged join(const Wish& wish) const;
  SeatChanged leave(const std::string& person) const;
  SeatChanged plan(Player p, const protocol::SeatPlan& plan, const std::string& host) const;

 private:
  std::vector<Seat> seats_;
};

}  // namespace hadal::house
