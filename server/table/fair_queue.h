// SPDX-License-Identifier: Apache-2.0
// Which bot thinks next: everybody who waits gets the same share of time, however many tables they
// have. Addresses share first, then the people at one address; after that, the first to ask comes
// first.
//
// One address never has all threads at once, and neither do the tables where only bots play. So
// people from elsewhere need not wait for a long thought of theirs.
//
// Start-time fair queueing: each sharer has a mark in a time that goes on with the work done. The
// one with the lowest mark is next, and that mark moves on by the time the work took. Somebody who
// is new, or comes back after a pause, begins at the present mark: nobody saves up time.
#pragma once

#include <cstdint>
#include <list>
#include <memory>
#include <string>
#include <unordered_map>

#include "server/table/bot_job.h"

namespace hadal::house {

class FairQueue {
 public:
  explicit FairQueue(std::size_t threads = kMany) : threads_(threads) {}

  struct Taken {
    std::shared_ptr<BotJob> job;  // null: there is none that may begin
    double expected_ms = 0;       // what it was charged
  };

  void add(std::shared_ptr<BotJob> job) { waiting_.push_back(std::move(job)); }
  bool has_next() const;
  Taken take();
  void took(const Taken& taken, double ms);
  bool empty() const { return waiting_.empty(); }
  std::size_t size() const { return waiting_.size(); }

 private:
  static constexpr std::size_t kMany = 1'000'000;
  bool may_begin(const BotJob& job) const;

  class Shares {
   public:
    double mark(const std::string& who) const;
    void charge(const std::string& who, double ms);
    void correct(const std::string& who, double ms);

   private:
    std::unordered_map<std::string, double> marks_;
    double now_ = 0;
  };

  std::size_t threads_;
  std::unordered_map<std::string, std::size_t> thinking_;  // by address
  std::size_t thinking_for_nobody_ = 0;                    // where only bots play
  std::list<std::shared_ptr<BotJob>> waiting_;             // in the order of asking
  Shares addresses_;
  std::unordered_map<std::string, Shares> people_at_;  // by address
};

}  // namespace hadal::house
