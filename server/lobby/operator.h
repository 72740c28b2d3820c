// SPDX-License-Identifier: Apache-2.0
// What the operator may do; and the export that everybody may have of their own data.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "server/lobby/departures.h"
#include "server/people/moderation.h"

namespace hadal::house {

class Operator {
 public:
  struct Needs {
    const Outside& outside;
    const People& people;
    const Moderation& moderation;
    Changes& changes;
    Tables& tables;
    const TabList& tabs;
    Errands& errands;
    Departures& departures;
  };
  explicit Operator(const Needs& needs) : needs_(needs) {}

  // Those that name somebody or something throw Refusal.
  void note_use(const std::string& command, Done done);
  void ban(const Banned& ban, Done done);
  void send_away(const std::set<std::string>& addresses);  // whoever is here from there
  void send_away(const Banned& ban);
  void silence(const Silenced& silence, Done done);
  void close_table(const std::string& id, Done done);
  void remove(const std::string& person, Done done);

  const People& people() const { return needs_.people; }
  const Moderation& moderation() const { return needs_.moderation; }
  std::vector<protocol::TableCard> tables() const;  // that are not over, newest first
  // What people have reported, as JSON, newest first.
  void reports(std::function<void(std::vector<std::string>)> done);
  // All that there is of somebody, as JSON; empty: it cannot be read.
  void export_person(const std::string& person, std::function<void(std::string)> done);

 private:
  void change(const HouseEvent& event, Done done);

  Needs needs_;
};

}  // namespace hadal::house
