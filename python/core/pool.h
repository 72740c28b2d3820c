// SPDX-License-Identifier: Apache-2.0
// Threads that stay, for work that comes thousands of times a second.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

namespace hadal::python {

class Pool {
 public:
  explicit Pool(unsigned threads);
  ~Pool();
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  // Calls work(from, to) for parts of [0, n), on all threads that are awake, the caller's among
  // them, and returns when all is done. Every thread begins with its own share, whose games are in
  // its processor's cache; then it helps the others. A thread that wakes late finds nothing left
  // and is not waited for. `work` must not throw.
  using Work = std::function<void(std::size_t from, std::size_t to)>;
  void run(std::size_t n, const Work& work);
  unsigned threads() const { return threads_; }

 private:
  // The part of [0, n) that one thread begins with, in a cache line of its own.
  struct alignas(64) Share {
    std::atomic<std::uint64_t> next{0};  // the round, and in the lower half what comes next in it
    std::atomic<std::uint32_t> end{0};
  };
  // All that threads share; a forked child leaves the old one behind, whose threads it lacks.
  struct Shared {
    explicit Shared(unsigned threads) : shares(threads) {}
    std::vector<Share> shares;
    alignas(64) std::atomic<std::uint32_t> round{0};
    std::atomic<bool> stop{false};
    const Work* work = nullptr;  // for who has a part of the round
    alignas(64) std::atomic<std::uint32_t> left{0};
    std::vector<std::thread> others;
  };
  static void take_parts(Shared& shared, std::uint32_t round, std::size_t mine);
  static void take_share(Shared& shared, std::uint32_t round, Share& share);
  static void wait_for_work(Shared& shared, std::size_t mine);
  void begin();

  unsigned threads_;
  int looks_ = 0;  // how often the caller's thread looks before it sleeps
  pid_t owner_ = 0;
  std::unique_ptr<Shared> shared_;
};

}  // namespace hadal::python
