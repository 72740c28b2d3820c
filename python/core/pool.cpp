// SPDX-License-Identifier: Apache-2.0
#include "python/core/pool.h"

#include <unistd.h>

#include <algorithm>

namespace hadal::python {
namespace {

constexpr std::uint64_t kNothing = 0xffff'ffff;

void take_a_breath() {
#ifdef __x86_64__
  __builtin_ia32_pause();
#endif
}

// Steps come microseconds apart, and waking a thread takes as long: it looks for a while before it
// sleeps. Where looking was in vain, because others want the processors too, it looks less.
void wait_while(const std::atomic<std::uint32_t>& value, std::uint32_t old, int& looks) {
  constexpr int kMost = 4000, kLeast = 16;
  for (int i = 0; i < looks; ++i) {
    if (value.load(std::memory_order_acquire) != old) {
      looks = kMost;
      return;
    }
    take_a_breath();
  }
  looks = std::max(kLeast, looks / 8);
  value.wait(old);
}

}  // namespace

Pool::Pool(unsigned threads) : threads_(std::max(1u, threads)) { begin(); }

void Pool::begin() {
  owner_ = getpid();
  shared_ = std::make_unique<Shared>(threads_);
  for (unsigned i = 1; i < threads_; ++i)
    shared_->others.emplace_back([shared = shared_.get(), i] { wait_for_work(*shared, i); });
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
// so that what is to be done stays what it is. Parts become smaller towards the end, so that
// nobody is waited for long.
void Pool::take_share(Shared& shared, std::uint32_t round, Share& share) {
  constexpr std::uint32_t kLeast = 4;
  std::uint64_t next = share.next.load();
  for (;;) {
    const auto from = static_cast<std::uint32_t>(next);
    const std::uint32_t end = share.end.load();
    if (next >> 32 != round || from >= end) return;
    const std::uint32_t to = std::min(end, from + std::max(kLeast, (end - from) / 4));
    if (!share.next.compare_exchange_weak(next, std::uint64_t{round} << 32 | to)) continue;
    (*shared.work)(from, to);
    if (shared.left.fetch_sub(to - from) == to - from) shared.left.notify_one();
    next = share.next.load();
  }
}

void Pool::take_parts(Shared& shared, std::uint32_t round, std::size_t mine) {
  const std::size_t threads = shared.shares.size();
  for (std::size_t i = 0; i < threads; ++i)
    take_share(shared, round, shared.shares[(mine + i) % threads]);
}

void Pool::wait_for_work(Shared& shared, std::size_t mine) {
  int looks = 0;
  for (std::uint32_t seen = 0;;) {
    wait_while(shared.round, seen, looks);
    seen = shared.round.load();
    if (shared.stop) return;
    take_parts(shared, seen, mine);
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
  s.left = all;
  for (std::uint64_t i = 0; i < threads_; ++i) {
    s.shares[i].next = kNothing;  // for who still looks at the last round
    s.shares[i].end = static_cast<std::uint32_t>(all * (i + 1) / threads_);
    s.shares[i].next = std::uint64_t{round} << 32 | all * i / threads_;
  }
  s.round = round;
  s.round.notify_all();
  take_parts(s, round, 0);
  for (std::uint32_t left = s.left.load(); left != 0; left = s.left.load())
    wait_while(s.left, left, looks_);
}

}  // namespace hadal::python
