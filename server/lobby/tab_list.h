// SPDX-License-Identifier: Apache-2.0
// The open tabs: who is behind each, and which tables it watches.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/common/by_text.h"
#include "server/lobby/neighbours.h"
#include "server/lobby/outside.h"
#include "server/protocol/json.h"

namespace hadal::house {

using Frame = std::shared_ptr<const std::string>;  // a message; the same one may go to many

struct TabOutput {
  std::function<void(Frame)> send;
  std::function<void(const std::string& reason)> close;
};

struct Tab {
  PersonId person;
  std::string session;  // the hash of its token
  TabOutput output;
  ByText<std::int64_t> watched;    // table -> moves that it has
  std::string address = {};        // where it is
  ByText<std::size_t> heard = {};  // table -> lines of chat that it has

  template <typename T>
  void send(const T& message) const {
    output.send(std::make_shared<const std::string>(protocol::to_message(message)));
  }
};

class TabList {
 public:
  TabId add(Tab tab) {
    if (places_.size() >= kManyPlaces) places_.clear();
    if (tab.person && !tab.address.empty()) places_[*tab.person] = tab.address;
    tabs_[++last_] = std::move(tab);
    return last_;
  }
  // The address from which somebody last came; empty: not known.
  std::string place_of(const std::string& person) const {
    const auto found = places_.find(person);
    return found == places_.end() ? std::string() : found->second;
  }
  Tab* find(TabId id) {
    const auto found = tabs_.find(id);
    return found == tabs_.end() ? nullptr : &found->second;
  }
  const Tab* find(TabId id) const { return const_cast<TabList*>(this)->find(id); }
  Tab& at(TabId id) { return tabs_.at(id); }
  void remove(TabId id) { tabs_.erase(id); }
  std::size_t size() const { return tabs_.size(); }
  auto begin() const { return tabs_.begin(); }
  auto end() const { return tabs_.end(); }

  // Tells these tabs that they will be closed, and why. They may go away while we do it.
  void close_if(const std::function<bool(const Tab&)>& which, const std::string& reason) const {
    std::vector<std::function<void(const std::string&)>> closers;
    for (const auto& [id, tab] : tabs_)
      if (which(tab)) closers.push_back(tab.output.close);
    for (const auto& close : closers) close(reason);
  }

 private:
  static constexpr std::size_t kManyPlaces = 100'000;
  std::unordered_map<std::string, std::string> places_;
  std::unordered_map<TabId, Tab> tabs_;
  TabId last_ = 0;
};

}  // namespace hadal::house
