// SPDX-License-Identifier: Apache-2.0
// A TCP connection that sends bytes and does not care what becomes of them.
#pragma once

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <string>

#include "server/client/client.h"

namespace hadal::endure {

class RawSocket {
 public:
  explicit RawSocket(const client::Address& address) : socket_(io_) {
    socket_.connect({boost::asio::ip::make_address(address.host), address.port});
  }
  void send(const std::string& bytes) {
    boost::system::error_code ignored;
    boost::asio::write(socket_, boost::asio::buffer(bytes), ignored);
  }

 private:
  boost::asio::io_context io_;
  boost::asio::ip::tcp::socket socket_;
};

}  // namespace hadal::endure
