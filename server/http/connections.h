// SPDX-License-Identifier: Apache-2.0
// A connection from its first byte to its last: requests and their answers, until it ends or
// becomes a WebSocket.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <chrono>
#include <memory>
#include <set>
#include <string>

#include "server/api/api.h"
#include "server/api/limits.h"
#include "server/http/among_nodes.h"
#include "server/http/carry.h"
#include "server/http/files.h"
#include "server/http/metrics.h"
#include "server/http/stream.h"
#include "server/http/write_trial.h"
#include "server/lobby/house.h"

namespace hadal::http {

// How long an end is waited for.
inline constexpr std::chrono::milliseconds kFarewell(5'000);

// Who is let in, and who answers. It lives as long as any connection.
struct Hosts {
  const Proxies& trusted;
  const std::set<std::string>& banned;
  house::House& house;
  Api& api;
  AmongNodes* among;  // null: nobody else uses the log
  Files& files;
  Metrics& metrics;
  WriteTrial& trial;
};

class Connections {
 public:
  explicit Connections(const Hosts& hosts) : hosts_(hosts) {}

  // `place` is given back when the connection ends.
  boost::asio::awaitable<void> converse(ClientStream stream, std::shared_ptr<void> place);
  boost::asio::awaitable<void> converse(TlsStream stream, std::shared_ptr<void> place);

 private:
  // What follows on a connection: another request, its end, or it was a WebSocket and is no longer
  // ours.
  enum class Next : std::uint8_t { request, end, nothing };

  template <typename Stream>
  boost::asio::awaitable<void> talk(Stream stream, std::shared_ptr<void> place);
  template <typename Stream>
  boost::asio::awaitable<Next> exchange(Stream& stream, boost::beast::flat_buffer& buffer,
                                        const boost::asio::ip::address& peer);
  template <typename Stream>
  boost::asio::awaitable<Next> upgrade(Stream& stream, Message message, const Request& request);

  boost::asio::awaitable<Response> respond(const Request& request);
  Response page(const Request& request);
  Response health() const;
  bool is_welcome(const Request& request) const;
  house::Counts counts() const;

  Hosts hosts_;
};

}  // namespace hadal::http
