// SPDX-License-Identifier: Apache-2.0
// Core NATS: words that reach whoever listens now, and are not kept.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/nats/handles.h"
#include "server/nats/nats_options.h"

namespace hadal::log {

class Bus {
 public:
  // Throws LogError.
  explicit Bus(const NatsOptions& options);
  ~Bus();
  Bus(const Bus&) = delete;
  Bus& operator=(const Bus&) = delete;

  // `heard` is called on a thread of libnats, for one word after the other. Throws LogError.
  using Heard = std::function<void(std::string text)>;
  void listen(const std::string& subject, Heard heard);
  // What cannot be sent now is lost, or comes later.
  void say(const std::string& subject, std::string_view text);
  // How often the connection was lost and came back: words may have been missed.
  std::int64_t interruptions() const { return *interruptions_; }

 private:
  static void hear(natsConnection*, natsSubscription*, natsMsg* message, void* closure);

  static void count(natsConnection*, void* closure);

  std::unique_ptr<std::atomic<std::int64_t>> interruptions_ =
      std::make_unique<std::atomic<std::int64_t>>(0);
  NatsConnection connection_;
  std::vector<std::unique_ptr<Heard>> listeners_;
  std::vector<NatsSubscription> subscriptions_;
};

}  // namespace hadal::log
