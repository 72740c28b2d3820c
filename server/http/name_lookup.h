// SPDX-License-Identifier: Apache-2.0
// The addresses of a host name, by a deadline. The system's resolver cannot be interrupted, and
// Asio waits for its own when it is taken down; so every name is looked up on its own thread, and
// nothing waits for that thread: not the asker after the deadline, and not the end of the program.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hadal::http {

using Endpoints = std::vector<boost::asio::ip::tcp::endpoint>;
// Takes as long as it takes; empty: there is none.
using Resolve = std::function<Endpoints(const std::string& host, unsigned short port)>;

Endpoints resolve_by_system(const std::string& host, unsigned short port);

class NameLookup {
 public:
  NameLookup(boost::asio::io_context& io, Resolve resolve);
  ~NameLookup();
  NameLookup(const NameLookup&) = delete;
  NameLookup& operator=(const NameLookup&) = delete;

  // Throws std::runtime_error if it is not known by then, or if too many wait already.
  boost::asio::awaitable<Endpoints> find(std::string host, unsigned short port,
                                         std::chrono::steady_clock::time_point deadline);
  // Call this before the io_context ends: results of lookups still under way are ignored.
  void close();

 private:
  struct Bridge;
  struct Waiting;
  void begin(const std::string& host, unsigned short port, const std::weak_ptr<Waiting>& waiting);

  boost::asio::io_context& io_;
  Resolve resolve_;
  std::shared_ptr<Bridge> bridge_;
};

}  // namespace hadal::http
