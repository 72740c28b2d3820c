// SPDX-License-Identifier: Apache-2.0
#include "server/analysis/analyse.h"

#include <atomic>
#include <exception>
#include <mutex>
#include <thread>

namespace hadal::analysis {
namespace {

constexpr std::size_t kMovesOfAPiece = 16;

}  // namespace

protocol::Analysis analyse(const Record& record, const protocol::AnalysisWish& wish,
                           unsigned threads, const Stop& stop,
                           const std::function<void(double)>& progress) {
  Analyst first(record, wish);  // complains before there are threads
  const std::size_t all = (record.moves.size() + kMovesOfAPiece - 1) / kMovesOfAPiece;
  std::vector<protocol::AnalysisPiece> pieces(all);
  std::atomic<std::size_t> next = 0;
  std::size_t done = 0;
  std::mutex mutex;
  std::exception_ptr failed;
  const auto work = [&](Analyst& analyst) {
    try {
      for (std::size_t i = next++; i < all; i = next++) {
        pieces[i] = analyst.piece(i * kMovesOfAPiece, (i + 1) * kMovesOfAPiece, stop);
        const std::lock_guard lock(mutex);
        if (progress) progress(static_cast<double>(++done) / static_cast<double>(all));
      }
    } catch (...) {
      const std::lock_guard lock(mutex);
      failed = std::current_exception();
      next = all;
    }
  };
  std::vector<std::thread> others;
  for (unsigned i = 1; i < threads; ++i)
    others.emplace_back([&] {
      Analyst own(record, wish);
      work(own);
    });
  work(first);
  for (std::thread& thread : others) thread.join();
  if (failed) std::rethrow_exception(failed);
  return combine(record, wish, std::move(pieces));
}

}  // namespace hadal::analysis
