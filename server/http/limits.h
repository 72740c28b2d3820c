// SPDX-License-Identifier: Apache-2.0
// How much anybody may ask for: a bucket that fills again, for every address or account.
#pragma once

#include <algorithm>
#include <cstdint>
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
    if (buckets_.size() > kMost) forget_full(now);
    Bucket& bucket = buckets_.try_emplace(who, Bucket{allowance_.burst, now}).first->second;
    bucket.left = filled(bucket, now);
    bucket.at = now;
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  }

 private:
  static constexpr std::size_t kMost = 50'000;
  struct Bucket {
    double left;
    std::int64_t at;
  };

  double filled(const Bucket& bucket, std::int64_t now) const {
    const double more = static_cast<double>(now - bucket.at) / 1000 * allowance_.per_second;
    return std::min(allowance_.burst, bucket.left + std::max(0.0, more));
  }
  void forget_full(std::int64_t now) {
    std::erase_if(buckets_,
                  [&](const auto& entry) { return filled(entry.second, now) >= allowance_.burst; });
  }

  Allowance allowance_;
  std::unordered_map<std::string, Bucket> buckets_;
};

}  // namespace hadal::http
