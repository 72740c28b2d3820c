// SPDX-License-Identifier: Apache-2.0
// WebSockets for `hadal load`, on bare sockets and one thread. A general library (timers, handlers,
// copies) took a third as much processor time as the server under test; here a message costs little
// more than the kernel's part of it.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "server/client/client.h"

namespace hadal::cli {

class LoadWires {
 public:
  using Hear = std::function<void(std::size_t wire, std::string_view text)>;

  // One or several servers that know the same tables.
  LoadWires(std::vector<client::Address> servers, Hear hear);
  ~LoadWires();
  LoadWires(const LoadWires&) = delete;
  LoadWires& operator=(const LoadWires&) = delete;

  // Connects and shakes hands; the number of the new wire, from 0. All of these throw UserError.
  // `server`: the number of one; they are taken in turn. `from`: an address of this machine, in
  // digits; empty: any.
  std::size_t open(const std::string& cookie, std::size_t server = 0, const std::string& from = {});
  void send(std::size_t wire, std::string_view text);
  // Hands out what has arrived, after waiting at most this long.
  void wait(std::chrono::milliseconds patience);
  std::size_t size() const { return wires_.size(); }

 private:
  struct Wire {
    int socket = -1;
    std::string rest;  // the beginning of a message
  };

  void read(std::size_t number);
  std::size_t take_messages(std::size_t wire, std::string_view bytes);
  void send_frame(std::size_t wire, unsigned char kind, std::string_view text);

  std::vector<client::Address> servers_;
  Hear hear_;
  int epoll_ = -1;
  std::vector<Wire> wires_;
  std::vector<char> buffer_;
  std::string frame_;
};

}  // namespace hadal::cli
