// SPDX-License-Identifier: Apache-2.0
// "Your turn", to an address that a player gave us. It may be anybody's, so nothing of its answer
// is kept, it gets little time, and it may not be in the network of the server.
#pragma once

#include <boost/asio/io_context.hpp>
#include <memory>
#include <string>

#include "server/core/hall.h"

namespace hadal::http {

class Webhooks {
 public:
  Webhooks(boost::asio::io_context& io, std::string url, bool allow_private);
  ~Webhooks();
  void send(const core::YourTurn& turn);

 private:
  struct Sender;
  std::shared_ptr<Sender> sender_;
};

}  // namespace hadal::http
