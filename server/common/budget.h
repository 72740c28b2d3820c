// SPDX-License-Identifier: Apache-2.0
// How much of something each person may use up: everybody has a bucket that fills up again.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "server/protocol/limits.h"

namespace hadal::house {

class Budget {
 public:
  Budget(double burst, double per_second) : burst_(burst), per_second_(per_second) {}
  explicit Budget(protocol::Pace pace) : Budget(pace.burst, pace.per_second) {}

  bool allows(const std::string& who, double cost, std::int64_t now) const {
    const auto found = buckets_.find(who);
    return found == buckets_.end() || left(found->second, now) >= cost;
  }
  void spend(const std::string& who, double cost, std::int64_t now) {
    take(who, cost, now);
    if (spent_ != nullptr) (*spent_)[who] += cost;
  }
  // What others need not be told of: they have told us.
  void take(const std::string& who, double cost, std::int64_t now) {
    if (buckets_.size() >= sweep_at_) forget_full(now);
    Bucket& bucket = buckets_.try_emplace(who, Bucket{burst_, now}).first->second;
    bucket = {left(bucket, now) - cost, now};
  }

  // From now on, what is spent is added up there, by who spends it.
  using Spent = std::unordered_map<std::string, double>;
  void tell_of(Spent* spent) { spent_ = spent; }

 private:
  static constexpr std::size_t kFew = 10'000;
  struct Bucket {
    double left;
    std::int64_t at;
  };
  double left(const Bucket& bucket, std::int64_t now) const {
    const double more = static_cast<double>(now - bucket.at) / 1000 * per_second_;
    return std::min(burst_, bucket.left + std::max(0.0, more));
  }
  // A full bucket is as good as none. The next sweep waits until there are twice as many, so that a
  // crowd does not make every request look through all of it.
  void forget_full(std::int64_t now) {
    std::erase_if(buckets_, [&](const auto& one) { return left(one.second, now) >= burst_; });
    sweep_at_ = std::max(kFew, 2 * buckets_.size());
  }

  double burst_;
  double per_second_;
  std::unordered_map<std::string, Bucket> buckets_;
  std::size_t sweep_at_ = kFew;
  Spent* spent_ = nullptr;  // null: nobody counts together with us
};

}  // namespace hadal::house
