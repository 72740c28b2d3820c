// SPDX-License-Identifier: Apache-2.0
// Tries whether anything can be written when somebody asks, but not more than twice a second. A
// disk that does not answer counts as not writable.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>

#include "server/log/log.h"

namespace hadal::http {

class WriteTrial {
 public:
  WriteTrial(boost::asio::io_context& io, log::Log& log) : io_(io), log_(log) {}

  // As it was tried last.
  bool is_good() const { return is_good_; }

  boost::asio::awaitable<void> run() {
    const Clock::time_point asked = Clock::now();
    if (!is_under_way_ && asked - ended_ < kHolds) co_return;
    if (!is_under_way_) begin();
    boost::asio::steady_timer timer(io_);
    while (is_under_way_) {
      if (Clock::now() - asked > kPatience) {
        is_good_ = false;
        co_return;
      }
      timer.expires_after(std::chrono::milliseconds(5));
      co_await timer.async_wait(boost::asio::use_awaitable);
    }
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::milliseconds kHolds{500};
  static constexpr std::chrono::milliseconds kPatience{900};

  void begin() {
    is_under_way_ = true;
    log_.probe([this](const std::string& why) {
      boost::asio::post(io_, [this, is_good = why.empty()] {
        is_good_ = is_good;
        is_under_way_ = false;
        ended_ = Clock::now();
      });
    });
  }

  boost::asio::io_context& io_;
  log::Log& log_;
  bool is_good_ = true;
  bool is_under_way_ = false;
  Clock::time_point ended_;
};

}  // namespace hadal::http
