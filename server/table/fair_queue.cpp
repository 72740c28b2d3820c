// SPDX-License-Identifier: Apache-2.0
#include "server/table/fair_queue.h"

#include <algorithm>
#include <tuple>

namespace hadal::house {
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

bool FairQueue::may_begin(const BotJob& job) const {
  const std::size_t most = std::max<std::size_t>(1, threads_ - 1);
  const auto here = thinking_.find(place_of(job));
  return (here == thinking_.end() || here->second < most) &&
         (job.for_people || thinking_for_nobody_ < most);
}

bool FairQueue::has_next() const {
  return std::any_of(waiting_.begin(), waiting_.end(),
                     [this](const auto& job) { return may_begin(*job); });
}

FairQueue::Taken FairQueue::take() {
  const auto key = [this](const BotJob& job) {
    const auto people = people_at_.find(place_of(job));
    return std::tuple(!may_begin(job), rank_of(job), addresses_.mark(place_of(job)),
                      people == people_at_.end() ? 0 : people->second.mark(job.owner));
  };
  const auto next =
      std::min_element(waiting_.begin(), waiting_.end(),
                       [&](const auto& a, const auto& b) { return key(*a) < key(*b); });
  if (next == waiting_.end() || !may_begin(**next)) return {};
  Taken taken{*next, kExpectedMs};
  const std::string& place = place_of(*taken.job);
  waiting_.erase(next);
  addresses_.charge(place, taken.expected_ms);
  if (people_at_.size() > kManyMarks) people_at_.clear();  // those who wait start over
  people_at_[place].charge(taken.job->owner, taken.expected_ms);
  ++thinking_[place];
  thinking_for_nobody_ += taken.job->for_people ? 0 : 1;
  return taken;
}

void FairQueue::took(const Taken& taken, double ms) {
  const std::string& place = place_of(*taken.job);
  addresses_.correct(place, ms - taken.expected_ms);
  people_at_[place].correct(taken.job->owner, ms - taken.expected_ms);
  if (--thinking_[place] == 0) thinking_.erase(place);
  thinking_for_nobody_ -= taken.job->for_people ? 0 : 1;
}

}  // namespace hadal::house
