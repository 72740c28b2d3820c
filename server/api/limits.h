// SPDX-License-Identifier: Apache-2.0
// How much each address or account may ask for: a bucket that fills up again.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>

#include "server/common/budget.h"

namespace hadal::http {

struct Allowance {
  double burst;       // at once
  double per_second;  // then
};

class Limit {
 public:
  explicit Limit(Allowance allowance) : budget_(allowance.burst, allowance.per_second) {}

  bool take(const std::string& who, std::int64_t now) {
    if (!budget_.allows(who, 1, now)) return false;
    budget_.spend(who, 1, now);
    return true;
  }
  house::Budget& budget() { return budget_; }

 private:
  house::Budget budget_;
};

// How many of something each may have at once: take() one and keep it while it is in use.
class Quota {
 public:
  explicit Quota(std::size_t most) : most_(most) {}
  void allow(std::size_t most) { most_ = most; }  // from now on; nothing is taken away

  // Null: that would be too many.
  std::shared_ptr<void> take(const std::string& who) {
    if ((*held_)[who] >= most_) return nullptr;
    ++(*held_)[who];
    return {held_.get(), [held = held_, who](void*) {
              if (--(*held)[who] == 0) held->erase(who);
            }};
  }

 private:
  using Held = std::unordered_map<std::string, std::size_t>;
  std::size_t most_;
  std::shared_ptr<Held> held_ = std::make_shared<Held>();  // the last one may outlive us
};

}  // namespace hadal::http
