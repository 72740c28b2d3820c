// SPDX-License-Identifier: Apache-2.0
// How much each address or account may ask for: a bucket that fills up again.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>

namespace hadal::http {

struct Allowance {
  double burst;       // at once
  double per_second;  // then
};

class Limit {
 public:
  explicit Limit(Allowance allowance) : allowance_(allowance) {}

  bool take(const std::string& who, std::int64_t now) {
    if (buckets_.size() >= sweep_at_) forget_full(now);
    Bucket& bucket = buckets_.try_emplace(who, Bucket{allowance_.burst, now}).first->second;
    bucket.left = filled(bucket, now);
    bucket.at = now;
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  }

 private:
  static constexpr std::size_t kFew = 10'000;
  struct Bucket {
    double left;
    std::int64_t at;
  };

  double filled(const Bucket& bucket, std::int64_t now) const {
    const double more = static_cast<double>(now - bucket.at) / 1000 * allowance_.per_second;
    return std::min(allowance_.burst, bucket.left + std::max(0.0, more));
  }
  // A full bucket is as good as none. The next sweep waits until there are twice as many, so that
  // a crowd does not make every request look through all of it.
  void forget_full(std::int64_t now) {
    std::erase_if(buckets_,
                  [&](const auto& entry) { return filled(entry.second, now) >= allowance_.burst; });
    sweep_at_ = std::max(kFew, 2 * buckets_.size());
  }

  Allowance allowance_;
  std::unordered_map<std::string, Bucket> buckets_;
  std::size_t sweep_at_ = kFew;
};

// How many of something each may have at once: take() one and keep it while it is in use.
class Quota {
 public:
  explicit Quota(std::size_t most) : most_(most) {}

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
