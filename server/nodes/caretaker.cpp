// SPDX-License-Identifier: Apache-2.0
#include "server/nodes/caretaker.h"

#include <algorithm>
#include <vector>

namespace hadal::nodes {
namespace {

constexpr std::int64_t kLookEveryMs = 2'000;  // the index learns of other nodes as often

}  // namespace

void Caretaker::tick(std::int64_t now) {
  let_go();
  if (now < next_look_ || is_looking_ || is_taking_) return;
  next_look_ = now + kLookEveryMs;
  look_for_more();
}

// The tabs of this node have gone to the new owner already, see Visits::tick; those of other nodes
// go by themselves.
void Caretaker::let_go() {
  std::vector<std::string> others;
  for (const auto& [id, open] : needs_.house.tables())
    if (!needs_.members.owns(id) && !needs_.house.tables().is_busy(*open)) {
      const bool is_left = std::all_of(open->watchers.begin(), open->watchers.end(),
                                       [&](house::TabId tab) { return needs_.guests.has(tab); });
      if (is_left) others.push_back(id);
    }
  for (const std::string& id : others) {
    const std::vector<house::TabId> watchers = needs_.house.tables().in_memory(id)->watchers;
    for (const house::TabId tab : watchers) needs_.guests.close(tab);
    needs_.house.tables().let_go(id);
  }
}

void Caretaker::look_for_more() {
  is_looking_ = true;
  errands_.run([this, &log = needs_.log, post = needs_.post, alive = std::weak_ptr<bool>(alive_)] {
    std::vector<std::string> streams;
    try {
      streams = log.open_streams();
    } catch (const std::exception&) {  // next time
    }
    post([this, alive, streams = std::move(streams)] {
      if (!alive.lock()) return;
      is_looking_ = false;
      ours_.clear();
      for (const std::string& stream : streams)
        if (stream.starts_with(house::kTablePrefix) && needs_.members.owns(house::table_of(stream)))
          ours_.emplace_back(house::table_of(stream));
      if (!is_taking_) take_next();
    });
  });
}

void Caretaker::take_next() {
  is_taking_ = false;
  while (!ours_.empty()) {
    const std::string id = std::move(ours_.front());
    ours_.pop_front();
    if (needs_.house.tables().in_memory(id) != nullptr || !needs_.members.owns(id)) continue;
    is_taking_ = true;
    return needs_.house.shelf().fetch(id, [this, alive = std::weak_ptr<bool>(alive_)] {
      if (alive.lock()) take_next();
    });
  }
}

void Caretaker::read_all_on() {
  std::vector<std::string> streams;
  for (const auto& [id, open] : needs_.house.tables()) streams.push_back(house::stream_of(id));
  for (const std::string& stream : streams)
    needs_.house.changes().catch_up(stream, house::Changes::kAll, [] {});
}

}  // namespace hadal::nodes
