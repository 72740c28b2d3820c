// SPDX-License-Identifier: Apache-2.0
// The log that the operator chose, and what was found there.
#pragma once

#include <memory>

#include "server/http/server.h"
#include "server/log/log.h"

namespace hadal::http {

// Throws log::LogError.
std::unique_ptr<log::Log> open_log(const ServerOptions& options);

}  // namespace hadal::http
