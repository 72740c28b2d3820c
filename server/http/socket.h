// SPDX-License-Identifier: Apache-2.0
// One tab: a WebSocket that reads for the house and writes what it is sent, and never makes it
// wait. A client that does not take what it is sent is dropped.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <functional>
#include <string>

#include "server/http/stream.h"
#include "server/lobby/house.h"

namespace hadal::http {

struct SocketOutside {
  house::House& house;
  std::function<bool()> may_speak;
  std::function<void()> dropped;
  std::string address;  // of the client
};

template <typename Stream>
class Socket {
 public:
  using Awaitable = boost::asio::awaitable<void, ClientExecutor>;
  using Upgrade = boost::beast::http::request<boost::beast::http::string_body>;
  Socket(Stream stream, SocketOutside outside);
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;

  // Until the client leaves.
  Awaitable run(Upgrade request, house::PersonId person, std::string token);

 private:
  Awaitable accept(const Upgrade& request);
  Awaitable read();
  void send(house::Frame frame);
  void write();
  void wrote(const boost::beast::error_code& error, std::size_t size);
  void close(const std::string& reason);
  void hang_up();

  boost::beast::websocket::stream<Stream> stream_;
  SocketOutside outside_;
  house::TabId tab_ = 0;
  std::deque<house::Frame> queue_;
  std::size_t bytes_ = 0;  // in the queue
  bool writing_ = false;   // the first of the queue
  bool closing_ = false;
  boost::asio::steady_timer written_;  // never rings; cancelled when nothing more is written
};

extern template class Socket<ClientStream>;
extern template class Socket<TlsStream>;

}  // namespace hadal::http
