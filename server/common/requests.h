// SPDX-License-Identifier: Apache-2.0
// The last requests of every seat, so that one that comes twice is carried out once.
#pragma once

#include <algorithm>
#include <array>
#include <deque>
#include <functional>
#include <string>
#include <string_view>

#include "engine/player.h"

namespace hadal::house {

class Requests {
 public:
  void remember(Player p, const std::string& request) {
    if (request.empty()) return;
    auto& answered = answered_[index(p)];
    answered.push_back({request, std::hash<std::string_view>{}(request)});
    if (answered.size() > kRemembered) answered.pop_front();
  }

  // Nearly every request is new, and its hash shows that without comparing texts.
  bool was_answered(Player p, std::string_view request) const {
    if (request.empty()) return false;
    const std::size_t hash = std::hash<std::string_view>{}(request);
    const auto& answered = answered_[index(p)];
    return std::any_of(answered.begin(), answered.end(), [&](const Answered& one) {
      return one.hash == hash && one.request == request;
    });
  }

 private:
  static constexpr std::size_t kRemembered = 64;  // of a seat
  struct Answered {
    std::string request;
    std::size_t hash = 0;
  };
  std::array<std::deque<Answered>, kMaxSeats> answered_;
};

}  // namespace hadal::house
