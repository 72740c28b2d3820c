// SPDX-License-Identifier: Apache-2.0
#include "server/core/fair_queue.h"

#include <algorithm>
#include <tuple>

namespace hadal::core {
namespace {

constexpr double kExpectedMs = 20;  // of a decision, until it is known
constexpr std::size_t kManyMarks = 10'000;

// People who are waiting come before tables with days for each decision, and those before tables
// where only bots play.
int rank_of(const BotJob& job) { return !job.for_people ? 2 : !job.live ? 1 : 0; }

const std::string& place_of(const BotJob& job) {
  return job.address.empty() ? job.owner : job.address;
}

}  // namespace

double FairQueue::Shares::mark(const std::string& who) const {
  const auto found = marks_.find(who);
  return found == marks_.end() ? now_ : std::max(now_, found->second);
}

void FairQueue::Shares::charge(const std::string& who, double ms) {
  now_ = mark(who);
  marks_[who] = now_ + ms;
  if (marks_.size() > kManyMarks)
    std::erase_if(marks_, [&](const auto& one) { return one.second <= now_; });
}

void FairQueue::Shares::correct(const std::string& who, double ms) { marks_[who] += ms; }

FairQueue::Taken FairQueue::take() {
  const auto key = [this](const BotJob& job) {
    const auto people = people_at_.find(place_of(job));
    return std::tuple(rank_of(job), addresses_.mark(place_of(job)),
                      people == people_at_.end() ? 0 : people->second.mark(job.owner));
  };
  const auto next =
      std::min_element(waiting_.begin(), waiting_.end(),
                       [&](const auto& a, const auto& b) { return key(*a) < key(*b); });
  Taken taken{*next, kExpectedMs};
  waiting_.erase(next);
  addresses_.charge(place_of(*taken.job), taken.expected_ms);
  if (people_at_.size() > kManyMarks) people_at_.clear();  // who waits begins anew
  people_at_[place_of(*taken.job)].charge(taken.job->owner, taken.expected_ms);
  return taken;
}

void FairQueue::took(const Taken& taken, double ms) {
  addresses_.correct(place_of(*taken.job), ms - taken.expected_ms);
  people_at_[place_of(*taken.job)].correct(taken.job->owner, ms - taken.expected_ms);
}

}  // namespace hadal::core
