// SPDX-License-Identifier: Apache-2.0
// Requests over HTTP that another node answers.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "server/nodes/members.h"
#include "server/nodes/parcels.h"

namespace hadal::nodes {

struct Answered {
  Answers head;
  std::string body;
};

class Asking {
 public:
  static constexpr std::int64_t kPatienceMs = 30'000;

  // Nothing: nobody knows whether it was done, because the other node is gone or silent.
  using Done = std::function<void(std::optional<Answered>)>;
  std::int64_t expect(const std::string& address, std::int64_t until, Done done) {
    waiting_[++last_] = {address, until, std::move(done)};
    return last_;
  }
  void answered(const Answers& head, std::string_view body) {
    if (Done done = take(head.number)) done(Answered{head, std::string(body)});
  }
  void give_up(std::int64_t now, const Members& members) {
    std::vector<std::int64_t> lost;
    for (const auto& [number, one] : waiting_)
      if (now > one.until || !members.lives(one.address)) lost.push_back(number);
    for (const std::int64_t number : lost)
      if (Done done = take(number)) done(std::nullopt);
  }

 private:
  struct Waiting {
    std::string address;
    std::int64_t until = 0;
    Done done;
  };
  Done take(std::int64_t number) {
    const auto found = waiting_.find(number);
    if (found == waiting_.end()) return {};
    Done done = std::move(found->second.done);
    waiting_.erase(found);
    return done;
  }

  std::int64_t last_ = 0;
  std::map<std::int64_t, Waiting> waiting_;
};

}  // namespace hadal::nodes
