// SPDX-License-Identifier: Apache-2.0
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>

#include "server/client/client.h"

namespace hadal::client {
namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

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

class Tab::Wire : public std::enable_shared_from_this<Wire> {
 public:
  Wire(Loop& loop, const Address& address, std::string cookie, TabHandlers handlers)
      : stream_(loop.context().io),
        host_(address.host + ":" + std::to_string(address.port)),
        cookie_(std::move(cookie)),
        handlers_(std::move(handlers)),
        to_(asio::ip::make_address(address.host), address.port) {}

  void open() {
    beast::get_lowest_layer(stream_).async_connect(
        to_, [self = shared_from_this()](beast::error_code error) {
          if (error || self->silent_) return self->end();
          self->shake_hands();
        });
  }

  void send(std::string text) {
    if (ended_) return;
    queue_.push_back(std::move(text));
    if (open_ && queue_.size() == 1) write();
  }

  // The owner of the tab is gone, so no handler is called any more.
  void leave() {
    silent_ = true;
    ended_ = true;
    beast::error_code ignored;
    beast::get_lowest_layer(stream_).socket().close(ignored);
  }

 private:
  void shake_hands() {
    beast::error_code ignored;
    beast::get_lowest_layer(stream_).socket().set_option(asio::ip::tcp::no_delay(true), ignored);
    beast::get_lowest_layer(stream_).expires_never();
    stream_.read_message_max(16 * 1024 * 1024);
    stream_.set_option(
        websocket::stream_base::decorator([cookie = cookie_](websocket::request_type& request) {
          if (!cookie.empty()) request.set(beast::http::field::cookie, cookie);
        }));
    stream_.async_handshake(host_, "/ws", [self = shared_from_this()](beast::error_code error) {
      if (error || self->silent_) return self->end();
      self->open_ = true;
      self->handlers_.open();
      self->read();
      if (!self->queue_.empty()) self->write();
    });
  }

  void read() {
    stream_.async_read(buffer_, [self = shared_from_this()](beast::error_code error, std::size_t) {
      if (error || self->silent_) return self->end();
      const std::string text = beast::buffers_to_string(self->buffer_.data());
      self->buffer_.consume(self->buffer_.size());
      self->handlers_.text(text);
      if (!self->silent_) self->read();
    });
  }

  void write() {
    stream_.async_write(asio::buffer(queue_.front()),
                        [self = shared_from_this()](beast::error_code error, std::size_t) {
                          if (error || self->silent_) return self->end();
                          self->queue_.pop_front();
                          if (!self->queue_.empty()) self->write();
                        });
  }

  void end() {
    if (ended_) return;
    ended_ = true;
    handlers_.end();
  }

  websocket::stream<beast::tcp_stream> stream_;
  std::string host_;
  std::string cookie_;
  TabHandlers handlers_;
  asio::ip::tcp::endpoint to_;
  beast::flat_buffer buffer_;
  std::deque<std::string> queue_;
  bool open_ = false;
  bool ended_ = false;
  bool silent_ = false;
};

Tab::Tab(Loop& loop, const Address& address, const std::string& cookie, TabHandlers handlers)
    : wire_(std::make_shared<Wire>(loop, address, cookie, std::move(handlers))) {
  wire_->open();
}

Tab::~Tab() { wire_->leave(); }

void Tab::send(std::string text) { wire_->send(std::move(text)); }

}  // namespace hadal::client
