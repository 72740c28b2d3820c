// SPDX-License-Identifier: Apache-2.0
// Other houses that share our log. Each table belongs to one of them; the others pass on what is
// said to it. Nothing depends on who thinks it is the owner: if another house has written to a
// table in the meantime, the log refuses the write.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "server/common/purse.h"
#include "server/protocol/json.h"

namespace hadal::house {

struct Tab;
using TabId = std::uint64_t;

class Neighbours {
 public:
  virtual ~Neighbours() = default;

  virtual bool owns(std::string_view table) const = 0;
  // An id that nobody can guess, of a table that would belong to us.
  virtual std::string new_table() = 0;

  struct Said {
    const protocol::ClientMessage& message;
    std::string_view text;  // of it
    const std::string& table;
  };
  // True: the message is for another house and on its way there. Throws Refusal.
  virtual bool pass_on(TabId id, const Tab& tab, const Said& said) = 0;
  virtual void closed(TabId id) = 0;  // the tab

  // The stream has so many entries, and they have happened here.
  virtual void happened(const std::string& stream, std::uint64_t last) = 0;
  // Budgets in it are counted by all of us together.
  virtual Purse& purse() = 0;
};

}  // namespace hadal::house
