// SPDX-License-Identifier: Apache-2.0
// Tabs of this node at tables of other nodes. What a tab says is passed on to the node that owns
// the table, and what that node shows is passed back. When the table gets another owner, we go
// there with what the tab has, as a browser does that comes back; nobody else notices.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/lobby/house.h"
#include "server/nodes/members.h"
#include "server/nodes/parcels.h"

namespace hadal::nodes {

using Send =
    std::function<void(const std::string& address, const Parcel& parcel, std::string_view text)>;

class Visits {
 public:
  struct Needs {
    house::House& house;
    const Members& members;
    Send send;
  };
  explicit Visits(Needs needs) : needs_(std::move(needs)) {}

  // See Neighbours.
  bool pass_on(house::TabId id, const house::Tab& tab, const house::Neighbours::Said& said);
  void closed(house::TabId id);

  // What the other nodes say.
  void shows(std::int64_t number, std::string_view frame);
  void closes(std::int64_t number, const std::string& reason);
  void not_mine(std::int64_t number);

  void members_changed() { is_settled_ = false; }
  // Something may have been lost on the way from this node, or from any (empty): the visits there
  // start over.
  void start_over(const std::string& node);
  // Goes where the tables are now.
  void tick();

 private:
  struct Unanswered {
    std::string request;
    std::string text;
    bool comes = false;  // it is the one with which the tab came
  };
  struct Visit {
    house::TabId tab = 0;
    std::string table;
    std::string node;  // its address; empty: this one
    bool watches = false;
    std::optional<std::string> invite;
    std::int64_t moves = 0;  // that the tab has
    std::string sealed;      // its part of the seed, as it was sent
    std::deque<Unanswered> unanswered;
    bool is_known = false;   // to the other node
    bool is_astray = false;  // the other node does not own the table, or has forgotten us
  };

  std::int64_t number_of(house::TabId id, const std::string& table) const;  // 0: none
  Visit& begin(house::TabId id, const house::Neighbours::Said& said);
  void end(std::int64_t number);
  void tell(std::int64_t number, Visit& visit, std::string_view text);
  void remember(Visit& visit, const house::Neighbours::Said& said);
  void note(Visit& visit, std::string_view frame);
  bool is_right(const Visit& visit) const;
  bool leave_here(Visit& visit);
  void go_on(std::int64_t number);
  std::vector<std::string> introduction(const Visit& visit) const;

  Needs needs_;
  std::int64_t last_ = 0;
  std::map<std::int64_t, Visit> visits_;
  std::unordered_map<house::TabId, std::map<std::string, std::int64_t>> of_tab_;
  bool is_settled_ = true;
};

}  // namespace hadal::nodes
