// SPDX-License-Identifier: Apache-2.0
// What operators scrape.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "server/http/webhook.h"
#include "server/lobby/house.h"

namespace hadal::http {

class Metrics {
 public:
  Metrics();
  ~Metrics();

  void took(std::int64_t ms);     // a change, from its request to its answer
  void answered(double seconds);  // a request over HTTP
  void thought(std::int64_t ms);  // a bot, from its question to its answer
  void dropped();                 // a client that was too slow
  void turned_away();             // a connection too many
  void webhook(WebhookFate fate);
  std::string text(const house::Counts& counts);

 private:
  struct Series;
  std::unique_ptr<Series> series_;
};

}  // namespace hadal::http
