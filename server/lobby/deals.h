// SPDX-License-Identifier: Apache-2.0
// The deal of the day: one seed for everybody, from the date (UTC) and the game, against the same
// bots. Who likes puts their result on the table of the day, with luck and error.
//
// Anybody can work the seed out, so that a page without a network has the same deal. It is for fun
// and for comparing, and nothing is rated.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "server/common/deal_events.h"
#include "server/lobby/judges.h"
#include "server/lobby/lobby.h"

namespace hadal::house {

class Deals {
 public:
  struct Needs {
    const Outside& outside;
    const People& people;
    Changes& changes;
    Tables& tables;
    Lobby& lobby;
    Judges& judges;
  };
  explicit Deals(const Needs& needs) : needs_(needs) {}
  Deals(const Deals&) = delete;
  Deals& operator=(const Deals&) = delete;

  void apply(const DealEvent& event);  // of the stream "deals"

  protocol::DealOfTheDay today(const std::string& game, const PersonId& me) const;
  // The table, once it is there; the same one if I have begun already.
  using Made = std::function<void(const Refusal*, const protocol::TableMade&)>;
  void play(const std::string& me, const std::string& game, Made done);
  // My finished deal goes on the table of its day, judged; once.
  void show(const Judges::Asker& me, const std::string& id, Done done);
  // `day`: empty: today.
  protocol::TableOfTheDay table(const std::string& game, const std::string& day) const;

 private:
  struct Begun {
    std::string table;
    bool shown = false;
  };
  using Key = std::string;  // game, day and person
  std::string today() const;
  const Begun* begun(const std::string& game, const std::string& day,
                     const std::string& person) const;
  void write(const DealEvent& event, Done done);

  Needs needs_;
  std::map<Key, Begun> begun_;
  std::map<Key, std::vector<DealShown>> shown_;  // by game and day
};

// As in 2026-11-17, of milliseconds since 1970.
std::string day_of(std::int64_t at);
protocol::MakeTable plan_of_deal(const std::string& game);

}  // namespace hadal::house
