// SPDX-License-Identifier: Apache-2.0
#include "python/core/pool.h"

#include <unistd.h>

#include <algorithm>

namespace hadal::python {

Pool::Pool(unsigned threads) : threads_(std::max(1u, threads)) { begin(); }

void Pool::begin() {
  owner_ = getpid();
  shared_ = std::make_unique<Shared>();
  for (unsigned i = 1; i < threads_; ++i)
    shared_->others.emplace_back([shared = shared_.get()] { wait_for_work(*shared); });
}

Pool::~Pool() {
  if (owner_ != getpid()) {  // its threads belong to the parent
    static_cast<void>(shared_.release());
    return;
  }
  shared_->stop = true;
  ++shared_->round;
  shared_->round.notify_all();
  for (std::thread& t : shared_->others) t.join();
}

// A part is taken only in the round it belongs to. While somebody has one, the round does not end,
// so that what is to be done stays what it is.
void Pool::take_parts(Shared& shared, std::uint32_t round) {
  constexpr std::uint32_t kPart = 16;
  std::uint64_t next = shared.next.load();
  for (;;) {
    const auto from = static_cast<std::uint32_t>(next);
    const std::uint32_t n = shared.n.load();
    if (next >> 32 != round || from >= n) return;
    if (!shared.next.compare_exchange_weak(next, next + kPart)) continue;
    const std::uint32_t to = std::min(from + kPart, n);
    (*shared.work)(from, to);
    if (shared.done.fetch_add(to - from) + (to - from) == n) shared.done.notify_one();
    next = shared.next.load();
  }
}

void Pool::wait_for_work(Shared& shared) {
  for (std::uint32_t seen = 0;;) {
    shared.round.wait(seen);
    seen = shared.round.load();
    if (shared.stop) return;
    take_parts(shared, seen);
  }
}

void Pool::run(std::size_t n, const Work& work) {
  if (threads_ == 1 || n < 2) return work(0, n);
  if (owner_ != getpid()) {
    static_cast<void>(shared_.release());
    begin();
  }
  Shared& s = *shared_;
  const auto all = static_cast<std::uint32_t>(n);
  const std::uint32_t round = s.round.load() + 1;
  s.work = &work;
  s.done = 0;
  s.n = all;
  s.next = std::uint64_t{round} << 32;
  s.round = round;
  s.round.notify_all();
  take_parts(s, round);
  for (std::uint32_t done = s.done.load(); done != all; done = s.done.load()) s.done.wait(done);
}

}  // namespace hadal::python
