// SPDX-License-Identifier: Apache-2.0
#include "server/nats/bus.h"

#include <condition_variable>
#include <mutex>

#include "server/nats/connect.h"

namespace hadal::log {
namespace {

// Of one subscription: libnats has called its listener for the last time.
struct Ending {
  std::mutex mutex;
  std::condition_variable wake;
  bool is_over = false;
};

void note_end(void* closure) {
  auto* ending = static_cast<Ending*>(closure);
  const std::lock_guard lock(ending->mutex);
  ending->is_over = true;
  ending->wake.notify_one();
}

}  // namespace

Bus::Bus(const NatsOptions& options) : connection_(connect(options, count, interruptions_.get())) {}

void Bus::count(natsConnection*, void* closure) {
  ++*static_cast<std::atomic<std::int64_t>*>(closure);
}

Bus::~Bus() {
  for (const NatsSubscription& one : subscriptions_) {
    Ending ending;
    const bool will_tell =
        natsSubscription_SetOnCompleteCB(one.get(), note_end, &ending) == NATS_OK;
    natsSubscription_Unsubscribe(one.get());
    std::unique_lock lock(ending.mutex);
    if (will_tell) ending.wake.wait(lock, [&] { return ending.is_over; });
  }
  natsConnection_Close(connection_.get());
}

void Bus::listen(const std::string& subject, Heard heard) {
  listeners_.push_back(std::make_unique<Heard>(std::move(heard)));
  natsSubscription* made = nullptr;
  expect_ok(natsConnection_Subscribe(&made, connection_.get(), subject.c_str(), hear,
                                     listeners_.back().get()),
            "nobody can listen to '" + subject + "'");
  subscriptions_.emplace_back(made);
  natsSubscription_SetPendingLimits(made, -1, -1);
}

void Bus::hear(natsConnection*, natsSubscription*, natsMsg* message, void* closure) {
  const NatsMessage owned(message);
  (*static_cast<Heard*>(closure))(
      {natsMsg_GetData(message), static_cast<std::size_t>(natsMsg_GetDataLength(message))});
}

void Bus::say(const std::string& subject, std::string_view text) {
  natsConnection_Publish(connection_.get(), subject.c_str(), text.data(),
                         static_cast<int>(text.size()));
}

}  // namespace hadal::log
