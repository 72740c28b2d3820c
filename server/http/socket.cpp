// SPDX-License-Identifier: Apache-2.0
#include "server/http/socket.h"

#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>

namespace hadal::http {
namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

constexpr std::size_t kLargestMessage = 16 * 1024;
constexpr std::size_t kMostQueued = 2 * 1024 * 1024;  // bytes; some hundred positions

}  // namespace

Socket::Socket(ClientStream stream, SocketOutside outside)
    : stream_(std::move(stream)), outside_(std::move(outside)) {}

asio::awaitable<void> Socket::run(Upgrade request, house::PersonId person, std::string token) {
  const auto self = shared_from_this();
  beast::get_lowest_layer(stream_).expires_never();  // the stream has timeouts of its own
  websocket::stream_base::timeout patience{};
  patience.handshake_timeout = std::chrono::seconds(10);
  patience.idle_timeout = std::chrono::seconds(40);
  patience.keep_alive_pings = true;
  stream_.set_option(patience);
  stream_.read_message_max(kLargestMessage);
  stream_.write_buffer_bytes(1024);
  stream_.auto_fragment(false);  // a message is one frame, and one call of the system
  stream_.text(true);
  co_await stream_.async_accept(request, asio::use_awaitable);
  const std::weak_ptr<Socket> weak = self;
  tab_ = outside_.house.tabs().open(person,
                                    {[weak](house::Frame frame) {
                                       if (const auto socket = weak.lock())
                                         socket->send(std::move(frame));
                                     },
                                     [weak](const std::string& reason) {
                                       if (const auto socket = weak.lock()) socket->close(reason);
                                     }},
                                    token, outside_.address);
  try {
    co_await read();
  } catch (const std::exception&) {  // the client has gone, or said something impossible
  }
  closing_ = true;
  outside_.house.tabs().close(tab_);
}

asio::awaitable<void> Socket::read() {
  beast::flat_buffer buffer;
  for (;;) {
    co_await stream_.async_read(buffer, asio::use_awaitable);
    if (!outside_.may_speak()) {
      close("too_often");
      co_return;
    }
    const auto data = buffer.cdata();
    outside_.house.tabs().receive(tab_, {static_cast<const char*>(data.data()), data.size()});
    buffer.consume(buffer.size());
  }
}

void Socket::send(house::Frame frame) {
  if (closing_) return;
  bytes_ += frame->size();
  queue_.push_back(std::move(frame));
  if (bytes_ > kMostQueued) {
    closing_ = true;
    outside_.dropped();
    asio::post(stream_.get_executor(), [self = shared_from_this()] { self->hang_up(); });
    return;
  }
  if (!writing_) write();
}

void Socket::write() {
  writing_ = true;
  stream_.async_write(asio::buffer(*queue_.front()),
                      [self = shared_from_this()](beast::error_code error, std::size_t) {
                        self->writing_ = false;
                        if (error) return self->hang_up();
                        self->bytes_ -= self->queue_.front()->size();
                        self->queue_.pop_front();
                        if (!self->queue_.empty()) return self->write();
                        if (self->closing_) self->hang_up();
                      });
}

// Says why, and closes the connection once that is written.
void Socket::close(const std::string& reason) {
  if (closing_) return;
  send(std::make_shared<const std::string>(protocol::to_message(protocol::Closing{reason})));
  closing_ = true;
}

void Socket::hang_up() {
  beast::error_code ignored;
  beast::get_lowest_layer(stream_).socket().shutdown(asio::ip::tcp::socket::shutdown_both, ignored);
  beast::get_lowest_layer(stream_).close();
}

}  // namespace hadal::http
