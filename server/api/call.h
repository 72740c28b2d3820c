// SPDX-License-Identifier: Apache-2.0
// One request on its way through the house: who asks for what, and what goes with the answer.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <exception>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/api/elsewhere.h"
#include "server/api/limits.h"
#include "server/lobby/house.h"
#include "server/protocol/limits.h"

namespace hadal::http {

inline constexpr std::string_view kCookie = "hadal_session";

struct ApiOutside {
  house::Now now;
  // Runs the first on another thread, then the second on this one; false: too much waits already.
  std::function<bool(std::function<void()> there, std::function<void()> here)> apart;
  std::function<void(const house::YourTurn&, std::function<void(const std::string&)>)> test_webhook;
  bool limits = true;
  const Elsewhere* elsewhere = nullptr;  // null: there are no other nodes
};

// How often anybody may ask for what.
class ApiLimits {
 public:
  explicit ApiLimits(const ApiOutside& outside);  // counted together with other nodes

  bool allows(Limit& limit, const std::string& who) const {
    return !outside_.limits || limit.take(who, outside_.now());
  }
  void expect(Limit& limit, const std::string& who) const {
    if (!allows(limit, who))
      throw house::Refusal(house::Code::too_often, "you did that too often; wait a little");
  }

#define HADAL_LIMIT(name, burst, per_second, what, who) Limit name{{burst, per_second}};
#include "server/protocol/limits_list.h"
  // Wrong passwords for a name: few from one address, more from everywhere together. Other people's
  // guesses do not shut out somebody at an address where they signed in before.
  house::Budget wrong_here{protocol::kWrongHere};
  house::Budget wrong_anywhere{protocol::kWrongAnywhere};
  bool was_right(const std::string& here) const { return right_before_.contains(here); }
  void note_right(const std::string& here);
  Quota sockets{protocol::kMostSockets};

 private:
  void remember_right(const std::string& here);

  const ApiOutside& outside_;
  std::set<std::string> right_before_;  // address and name
};

struct Call {
  house::House& house;
  ApiLimits& limits;
  const ApiOutside& outside;
  const Request& request;
  std::string table;                                         // that the path names
  std::vector<std::pair<std::string, std::string>> headers;  // of the answer

  house::PersonId me() const {
    return request.asker ? request.asker->person : house.accounts().person_of(request.session);
  }
  std::string expect_me() const;                    // throws not_signed_in
  std::string asked(const std::string& key) const;  // after the question mark
  std::optional<std::int64_t> asked_number(const std::string& key) const;
  void set_cookie(const std::string& token);  // empty: none any more
};

// Waits until the house calls the Done that `begin` was given, and throws its Refusal.
// (What `begin` keeps it keeps by reference: g++ 12 destroys some temporaries twice.)
template <typename Begin>
boost::asio::awaitable<void> until_done(Begin begin) {
  namespace asio = boost::asio;
  const auto executor = co_await asio::this_coro::executor;
  const auto initiate = [executor, begin](auto handler) {
    const auto kept = std::make_shared<decltype(handler)>(std::move(handler));
    const auto finish = [kept, executor](std::exception_ptr failed) {
      asio::post(executor, [kept, failed = std::move(failed)] { std::move (*kept)(failed); });
    };
    try {
      begin([finish](const house::Refusal* refusal) {
        finish(refusal == nullptr ? nullptr : std::make_exception_ptr(*refusal));
      });
    } catch (const std::exception&) {
      finish(std::current_exception());
    }
  };
  co_await asio::async_initiate<const asio::use_awaitable_t<>, void(std::exception_ptr)>(
      initiate, asio::use_awaitable);
}

}  // namespace hadal::http
