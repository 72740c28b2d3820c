// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "server/log/log.h"

namespace hadal::log {

struct NatsOptions {
  std::vector<std::string> servers;  // nats://host:port; three or more: everything is kept thrice
  std::string stream = "hadal";
  std::string folder;  // for the index, which can be made again
  // How long an answer is waited for before the same message is sent again, and for how long that
  // is done. An election takes up to eight seconds.
  std::chrono::milliseconds attempt{1'000};
  std::chrono::milliseconds patience{20'000};
  // Lines for the operator, on a thread of the log.
  std::function<void(const std::string&)> report = [](const std::string&) {};
};

// "nats://a,b:4222,c/stream". Throws LogError.
bool is_nats_url(const std::string& url);
NatsOptions read_nats_url(const std::string& url);

}  // namespace hadal::log
