// SPDX-License-Identifier: Apache-2.0
// Reads messages of the stream. The first ones are asked for one by one: the leader of the stream
// answers, who has everything that was acknowledged. For many, a consumer is faster, but NATS may
// put it on a server that is dead, or that has not caught up yet and does not know it. So whatever
// a consumer does not bring is asked for one by one again.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "server/nats/handles.h"

namespace hadal::log {

struct Range {
  std::uint64_t from = 1;
  std::uint64_t to = 0;
  bool headers_only = false;  // the texts are not needed
};

class Scanner {
 public:
  // Throws LogError. The connection must outlive it.
  Scanner(natsConnection* connection, std::string stream);

  // Every message of the subject from one sequence to the other, until `take` says false. On any
  // thread. Throws LogError.
  using Take = std::function<bool(natsMsg* message, std::uint64_t sequence)>;
  void scan(const std::string& subject, const Range& range, const Take& take);
  // The same with the eyes of a consumer alone, on whatever server NATS puts it: another one the
  // next time, whose sequences may differ. It may bring nothing.
  void scan_anywhere(const std::string& subject, const Take& take);

 private:
  using Clock = std::chrono::steady_clock;
  struct Found {
    NatsMessage message;
    std::uint64_t sequence = 0;
  };
  struct Reading {
    const std::string& subject;
    const Range& range;
    const Take& take;
    std::uint64_t next = 1;
    bool is_over = false;
    // Whether more may come.
    bool give(natsMsg* message, std::uint64_t sequence);
  };

  std::optional<Found> first_from(const std::string& subject, std::uint64_t sequence) const;
  void step(Reading& reading) const;
  void flow(Reading& reading);

  natsConnection* connection_;
  std::string stream_;
  NatsJetStream jet_;
  std::atomic<Clock::time_point> try_consumers_{Clock::time_point{}};  // not before
};

}  // namespace hadal::log
