// SPDX-License-Identifier: Apache-2.0
// The addresses under /api/: who may ask, how often, and what the house answers.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <memory>
#include <string>

#include "server/api/call.h"

namespace hadal::http {

// What a refusal looks like.
Response refused(const house::Refusal& e);

class Api {
 public:
  Api(house::House& house, ApiOutside outside)
      : house_(house), outside_(std::move(outside)), limits_(outside_) {}
  Api(const Api&) = delete;
  Api& operator=(const Api&) = delete;

  boost::asio::awaitable<Response> handle(const Request& request);
  // A session that began at another node a moment ago is known afterwards.
  boost::asio::awaitable<void> until_known(const Request& request);
  // One more socket of this address, until it is given back; null: it has enough.
  std::shared_ptr<void> connect(const std::string& address);
  // Whether this person, at this address, may send one more message.
  bool may_speak(const house::PersonId& person, const std::string& address);

 private:
  boost::asio::awaitable<Response> answer(const Request& request);
  boost::asio::awaitable<void> admit(const Request& request);  // throws Refusal
  void expect_few_changes(const Request& request);             // throws Refusal

  house::House& house_;
  ApiOutside outside_;
  ApiLimits limits_;
};

}  // namespace hadal::http
