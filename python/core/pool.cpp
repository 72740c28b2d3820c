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

void Pool::take_parts(Shared& shared) {
  for (;;) {
    const std::size_t from = shared.next.fetch_add(shared.part);
    if (from >= shared.n) return;
    (*shared.work)(from, std::min(from + shared.part, shared.n));
  }
}

void Pool::wait_for_work(Shared& shared) {
  for (std::uint32_t seen = 0;;) {
    shared.round.wait(seen);
    seen = shared.round.load();
    if (shared.stop) return;
    take_parts(shared);
    if (--shared.busy == 0) shared.busy.notify_one();
  }
}

void Pool::run(std::size_t n, const Work& work) {
  if (threads_ == 1 || n < 2) return work(0, n);
  if (owner_ != getpid()) {
    static_cast<void>(shared_.release());
    begin();
  }
  Shared& s = *shared_;
  s.work = &work;
  s.n = n;
  // A few parts for each thread, so that a slow one does not hold up the others.
  s.part = std::clamp<std::size_t>(n / (threads_ * 4), 1, 64);
  s.next = 0;
  s.busy = threads_ - 1;
  ++s.round;
  s.round.notify_all();
  take_parts(s);
  for (unsigned busy = s.busy.load(); busy != 0; busy = s.busy.load()) s.busy.wait(busy);
}

}  // namespace hadal::python
