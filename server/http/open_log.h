// SPDX-License-Identifier: Apache-2.0
// The log that the operator chose, and what was found there.
#pragma once

#include <memory>

#include "server/http/server.h"
#include "server/nats/nats_log.h"

namespace hadal::http {

struct OpenedLog {
  std::unique_ptr<log::Log> log;
  log::NatsLog* nats = nullptr;   // the same, if other nodes may use it too …
  log::NatsOptions options = {};  // … and how it is reached
};

// Throws log::LogError.
OpenedLog open_log(const ServerOptions& options);

}  // namespace hadal::http
