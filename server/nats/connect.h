// SPDX-License-Identifier: Apache-2.0
// A connection to the servers: who we are, encrypted or not, and that it comes back by itself.
#pragma once

#include "server/nats/handles.h"
#include "server/nats/nats_options.h"

namespace hadal::log {

[[noreturn]] void fail(const std::string& what, natsStatus status, jsErrCode code = jsErrCode(0));
void expect_ok(natsStatus status, const std::string& what);

// Throws LogError: no server can be reached, or none lets us in. `reconnected` is called with
// `closure`, on a thread of libnats, when a lost connection is back.
NatsConnection connect(const NatsOptions& options, natsConnectionHandler reconnected = nullptr,
                       void* closure = nullptr);

}  // namespace hadal::log
