// SPDX-License-Identifier: Apache-2.0
// The addresses under /api/: who may ask, how often, and what the house answers.
#pragma once

#include <functional>
#include <string>

#include "server/core/house.h"
#include "server/http/limits.h"
#include "server/http/request.h"

namespace hadal::http {

inline constexpr std::string_view kCookie = "hadal_session";

struct ApiOutside {
  core::Now now;
  // Runs the first on another thread, then the second on this one; false: too much waits already.
  std::function<bool(std::function<void()> there, std::function<void()> here)> apart;
  std::function<void(const core::YourTurn&, std::function<void(const std::string&)>)> test_webhook;
  bool limits = true;
};

class Api {
 public:
  Api(core::House& house, ApiOutside outside) : house_(house), outside_(std::move(outside)) {}

  void handle(const Request& request, const Reply& reply);
  // One more socket of this address, until it is given back; null: it has enough.
  std::shared_ptr<void> connect(const std::string& address);
  // Whether this person, at this address, may send one more message.
  bool may_speak(const core::PersonId& person, const std::string& address);

 private:
  bool allows(Limit& limit, const std::string& who) {
    return !outside_.limits || limit.take(who, outside_.now());
  }
  void expect_allowed(Limit& limit, const std::string& who);
  void get(const Request& request, const Reply& reply);
  void post(const Request& request, const Reply& reply);
  bool post_people(const Request& request, const Reply& reply);
  bool post_me(const Request& request, const Reply& reply);
  bool post_table(const Request& request, const Reply& reply);
  void register_account(const Request& request, const Reply& reply);
  void log_in(const Request& request, const Reply& reply);
  void test_webhook(const Request& request, const Reply& reply);
  std::string expect_me(const Request& request) const;
  core::Done then_me(const Request& request, const Reply& reply, const std::string& token);
  core::Done then_table(const Request& request, const Reply& reply, const std::string& table);

  core::House& house_;
  ApiOutside outside_;
  Limit requests_{{300, 60}};
  Limit sign_ins_{{10, 0.2}};
  Limit guests_{{20, 0.2}};
  Limit tables_{{30, 0.2}};
  Limit tables_by_address_{{120, 1}};
  Limit webhooks_{{5, 0.05}};
  Limit connects_{{60, 2}};
  Limit messages_{{120, 20}};
  Limit messages_by_address_{{1200, 200}};  // a class of thirty behind one address can play
  Quota sockets_{200};
};

}  // namespace hadal::http
