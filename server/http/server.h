// SPDX-License-Identifier: Apache-2.0
// The program that serves: network, disk, clock and signals around the house.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "server/common/bot_limits.h"
#include "server/nats/nats_options.h"

namespace hadal::http {

struct ServerOptions {
  std::string host = "127.0.0.1";
  unsigned short port = 8080;  // 0: any that is free
  std::string data = "hadal-data";
  std::string tls_certificate;  // PEM files; empty: plain HTTP
  std::string tls_key;
  std::string log;       // nats://… or tls://…; empty: a file in the data folder
  log::NatsAccess nats;  // and what lets us in there
  std::string web;       // folder of the web client; empty: a plain page
  std::string url;       // how people reach it, for webhooks; empty: host and port
  std::vector<std::string> trusted_proxies;   // addresses
  bool limits = true;                         // false: for benchmarks
  std::size_t connections_per_address = 300;  // WebSockets included
  std::vector<std::string> banned_addresses;  // nobody may come in from there
  bool private_webhooks = false;              // webhooks may reach this machine's own network
  std::chrono::milliseconds bot_pace{200};    // see house::Outside::pace_ms
  unsigned bot_threads = 1;
  house::BotLimits bot_limits;  // of bots with settings
  bool accept_loss = false;     // starts with data of which something acknowledged is missing
  // These settings as they are now, when the operator sends SIGHUP; throws std::runtime_error.
  std::function<ServerOptions()> read_again = {};
};

// Serves until SIGTERM or SIGINT. After SIGHUP, limits, bans and the certificate are as
// `read_again` says; if that cannot be done, a line of the log says why, and nothing changes.
// `ready` gets the address. Throws std::runtime_error with a sentence if it cannot begin.
void serve(const ServerOptions& options, const std::function<void(const std::string& url)>& ready);

}  // namespace hadal::http
