// SPDX-License-Identifier: Apache-2.0
// What a tab is told about its requests.
#pragma once

#include <string>

#include "server/lobby/screens.h"

namespace hadal::house {

class Answers {
 public:
  Answers(Tables& tables, TabList& tabs, Screens& screens)
      : tables_(tables), tabs_(tabs), screens_(screens) {}

  void refuse(TabId id, const std::string& request, const Refusal& refusal,
              const std::string& table);
  // Answers when the change is committed, if the tab is still there.
  Done when_done(TabId id, const std::string& request, const std::string& table);
  // The same; and what only its owner may know is shown in all of the owner's tabs and in no other.
  Done when_done_for_owner(TabId id, const std::string& request, const std::string& table);

  std::uint64_t refused() const { return refused_; }

 private:
  Tables& tables_;
  TabList& tabs_;
  Screens& screens_;
  std::uint64_t refused_ = 0;
};

}  // namespace hadal::house
