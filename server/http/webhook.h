// SPDX-License-Identifier: Apache-2.0
// "Your turn", to an address that a player gave us. It may be anybody's: nothing of its answer is
// kept, it gets little time and few connections, redirects are not followed, and it may not be in a
// private network unless the operator allows it. Nothing waits for it.
#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/http/name_lookup.h"
#include "server/lobby/house.h"

namespace hadal::http {

enum class WebhookFate : std::uint8_t { sent, failed, dropped };

struct WebhookOptions {
  std::string url;  // of this server
  bool allow_private = false;
  std::chrono::milliseconds patience{
      10'000};  // for one attempt, from the host's name to the answer
  std::vector<std::chrono::milliseconds> pauses{std::chrono::seconds(5),
                                                std::chrono::seconds(30)};  // between attempts
  std::function<void(WebhookFate)> report = [](WebhookFate) {};
  Resolve resolve = resolve_by_system;
};

class Webhooks {
 public:
  Webhooks(boost::asio::io_context& io, WebhookOptions options);
  ~Webhooks();

  // Tried again after each pause if the address cannot be reached or is in trouble; dropped if too
  // many are under way.
  void send(const house::YourTurn& turn);
  // Once. `done` gets a sentence; an empty one if it has arrived.
  void test(const house::YourTurn& turn, std::function<void(const std::string& why)> done);

 private:
  struct Sender;
  std::shared_ptr<Sender> sender_;
};

}  // namespace hadal::http
