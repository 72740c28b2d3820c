// SPDX-License-Identifier: Apache-2.0
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>

#include "server/client/client.h"

namespace hadal::client {
namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

constexpr auto kAsTuple = asio::as_tuple(asio::use_awaitable);

}  // namespace

struct Loop::Context {
  asio::io_context io{1};
  asio::executor_work_guard<asio::io_context::executor_type> stays{io.get_executor()};
};

Loop::Loop() : context_(std::make_unique<Context>()) {}
Loop::~Loop() = default;

void Loop::run_for(Clock::duration time) { context_->io.run_for(time); }

bool Loop::run_until(const std::function<bool()>& holds, Clock::duration patience) {
  const Clock::time_point end = Clock::now() + patience;
  while (!holds()) {
    if (Clock::now() >= end) return false;
    context_->io.run_one_for(std::chrono::milliseconds(20));
  }
  return true;
}

class Tab::Wire {
 public:
  Wire(Loop& loop, const Address& address, std::string cookie, TabHandlers handlers)
      : stream_(loop.context().io),
        host_(address.host + ":" + std::to_string(address.port)),
        cookie_(std::move(cookie)),
        handlers_(std::move(handlers)),
        to_(asio::ip::make_address(address.host), address.port),
        news_(loop.context().io, asio::steady_timer::time_point::max()) {}

  // Until either side leaves.
  asio::awaitable<void> run() {
    using namespace asio::experimental::awaitable_operators;
    if (co_await connect() && !silent_) {
      handlers_.open();
      co_await (read() && write());
    }
    if (!silent_) handlers_.end();
  }

  void send(std::string text) {
    if (ended_) return;
    queue_.push_back(std::move(text));
    news_.cancel();
  }

  // The owner of the tab is gone, so no handler is called any more.
  void leave() {
    silent_ = true;
    hang_up();
  }

 private:
  asio::awaitable<bool> connect() {
    beast::tcp_stream& below = beast::get_lowest_layer(stream_);
    const auto [unreachable] = co_await below.async_connect(to_, kAsTuple);
    if (unreachable) co_return false;
    beast::error_code ignored;
    below.socket().set_option(asio::ip::tcp::no_delay(true), ignored);
    below.expires_never();
    stream_.read_message_max(16 * 1024 * 1024);
    stream_.set_option(websocket::stream_base::decorator([this](websocket::request_type& request) {
      if (!cookie_.empty()) request.set(beast::http::field::cookie, cookie_);
    }));
    const auto [refused] = co_await stream_.async_handshake(host_, "/ws", kAsTuple);
    co_return !refused;
  }

  asio::awaitable<void> read() {
    beast::flat_buffer buffer;
    while (!silent_) {
      const auto [error, size] = co_await stream_.async_read(buffer, kAsTuple);
      if (error || silent_) break;
      const std::string text = beast::buffers_to_string(buffer.data());
      buffer.consume(size);
      handlers_.text(text);
    }
    hang_up();
  }

  asio::awaitable<void> write() {
    while (!ended_) {
      while (!queue_.empty()) {
        const auto [error, size] =
            co_await stream_.async_write(asio::buffer(queue_.front()), kAsTuple);
        if (error) co_return hang_up();
        queue_.pop_front();
      }
      if (!ended_) co_await news_.async_wait(kAsTuple);
    }
  }

  // Ends the reader and the writer.
  void hang_up() {
    ended_ = true;
    beast::error_code ignored;
    beast::get_lowest_layer(stream_).socket().close(ignored);
    news_.cancel();
  }

  websocket::stream<beast::tcp_stream> stream_;
  std::string host_;
  std::string cookie_;
  TabHandlers handlers_;
  asio::ip::tcp::endpoint to_;
  std::deque<std::string> queue_;
  asio::steady_timer news_;  // never rings; cancelled to wake the writer
  bool ended_ = false;
  bool silent_ = false;
};

Tab::Tab(Loop& loop, const Address& address, const std::string& cookie, TabHandlers handlers)
    : wire_(std::make_shared<Wire>(loop, address, cookie, std::move(handlers))) {
  asio::co_spawn(
      loop.context().io, [wire = wire_] { return wire->run(); },
      [](const std::exception_ptr& thrown) {
        if (thrown) std::rethrow_exception(thrown);  // by a handler
      });
}

Tab::~Tab() { wire_->leave(); }

void Tab::send(std::string text) { wire_->send(std::move(text)); }

}  // namespace hadal::client
