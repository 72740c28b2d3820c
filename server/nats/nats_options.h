// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "server/log/log.h"

namespace hadal::log {

// What lets us in, as files; each may be empty.
struct NatsAccess {
  std::string ca;           // who signed the servers' certificates (PEM); empty: the system knows
  std::string certificate;  // ours, where the servers want one (PEM)
  std::string key;
  std::string credentials;  // as NATS's own tools make them
  std::string user;
  std::string password;  // a file with nothing else in it
};

struct NatsOptions {
  std::vector<std::string> servers;  // nats://host:port; of three or more, all is kept three times
  std::string stream = "hadal";
  bool tls = false;  // the servers are tls://host:port
  NatsAccess access;
  std::string folder;  // for the index, which can be made again
  // How long an answer is waited for before the same message is sent again, and for how long that
  // is done. An election takes up to eight seconds.
  std::chrono::milliseconds attempt{1'000};
  std::chrono::milliseconds patience{20'000};
  // Lines for the operator, on a thread of the log.
  std::function<void(const std::string&)> report = [](const std::string&) {};
};

// "nats://a,b:4222,c/stream", or "tls://…" for encrypted connections. Throws LogError.
bool is_nats_url(const std::string& url);
NatsOptions read_nats_url(const std::string& url);
// Whether the address has a password in it, which a command line must not have.
bool has_password(const std::string& url);

}  // namespace hadal::log
