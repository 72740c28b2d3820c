// SPDX-License-Identifier: Apache-2.0
// What the arenas of all games share: seeds, clocks and threads.
#pragma once

#include <atomic>
#include <ctime>
#include <exception>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "engine/hash.h"

namespace hadal::cli {

// Processor time of the whole program would count the other games; so a bot with its own threads is
// timed by elapsed time.
inline std::uint64_t microseconds(clockid_t clock) {
  timespec t{};
  clock_gettime(clock, &t);
  return static_cast<std::uint64_t>(t.tv_sec) * 1'000'000u +
         static_cast<std::uint64_t>(t.tv_nsec) / 1000u;
}

inline clockid_t clock_for(const std::string& bot) {
  return bot.find("threads=") != std::string::npos ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID;
}

inline std::uint64_t seed_of(const char* purpose, std::uint64_t seed, std::uint64_t n) {
  Hash h;
  for (const char* c = purpose; *c != '\0'; ++c) h.add(*c);
  return h.add(seed).add(n).value();
}

// Plays the games that are missing in `results`, on this many threads; `done` hears of every game,
// one at a time.
template <typename Result, typename Play>
void play_on_threads(unsigned threads, std::vector<Result>& results, Play play,
                     const std::function<void(unsigned n)>& done) {
  const auto games = static_cast<unsigned>(results.size());
  std::atomic<unsigned> next{0};
  std::mutex guard;
  std::exception_ptr failure;
  const auto work = [&] {
    for (unsigned n = next++; n < games; n = next++) {
      if (results[n].played) continue;
      try {
        Result result = play(n);
        const std::lock_guard<std::mutex> lock(guard);
        results[n] = std::move(result);
        done(n);
      } catch (...) {
        const std::lock_guard<std::mutex> lock(guard);
        failure = std::current_exception();
        next = games;
      }
    }
  };
  std::vector<std::thread> others;
  for (unsigned i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& t : others) t.join();
  if (failure) std::rethrow_exception(failure);
}

}  // namespace hadal::cli
