// SPDX-License-Identifier: Apache-2.0
#include "server/http/socket.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/bind_allocator.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <chrono>
#include <memory_resource>

#include "server/protocol/limits.h"

namespace hadal::http {
namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

constexpr asio::use_awaitable_t<ClientExecutor> kWait;

// What Beast keeps of an operation has more than a kilobyte. The C library is slow for that, so
// this memory is used again.
std::pmr::polymorphic_allocator<> operation_memory() {
  static thread_local std::pmr::unsynchronized_pool_resource memory;
  return &memory;
}

}  // namespace

template <typename Stream>
Socket<Stream>::Socket(Stream stream, SocketOutside outside)
    : stream_(std::move(stream)),
      outside_(std::move(outside)),
      written_(stream_.get_executor(), asio::steady_timer::time_point::max()) {}

template <typename Stream>
typename Socket<Stream>::Awaitable Socket<Stream>::run(Upgrade request, house::PersonId person,
                                                       std::string token) {
  co_await accept(request);
  house::Tabs& tabs = outside_.house.tabs();
  tab_ = tabs.open(person,
                   {[this](house::Frame frame) { send(std::move(frame)); },
                    [this](const std::string& reason) { close(reason); }},
                   token, outside_.address);
  try {
    co_await read();
  } catch (const std::exception&) {  // no memory; the house must not keep this tab
    hang_up();
  }
  closing_ = true;
  tabs.close(tab_);
  while (writing_) co_await written_.async_wait(asio::as_tuple(kWait));
}

template <typename Stream>
typename Socket<Stream>::Awaitable Socket<Stream>::accept(const Upgrade& request) {
  beast::get_lowest_layer(stream_).expires_never();  // the stream has timeouts of its own
  websocket::stream_base::timeout patience{};
  patience.handshake_timeout = std::chrono::seconds(10);
  patience.idle_timeout = std::chrono::seconds(40);
  patience.keep_alive_pings = true;
  stream_.set_option(patience);
  stream_.read_message_max(protocol::kLargestMessage);
  stream_.write_buffer_bytes(1024);
  stream_.auto_fragment(false);  // a message is one frame, and one call of the system
  stream_.text(true);
  co_await stream_.async_accept(request, kWait);
}

template <typename Stream>
typename Socket<Stream>::Awaitable Socket<Stream>::read() {
  beast::flat_buffer buffer;
  while (!closing_) {
    const auto [error, size] = co_await stream_.async_read(
        buffer, asio::bind_allocator(operation_memory(), asio::as_tuple(kWait)));
    if (error) co_return hang_up();
    if (!outside_.may_speak()) co_return close("too_often");
    const auto data = buffer.cdata();
    outside_.house.tabs().receive(tab_, {static_cast<const char*>(data.data()), data.size()});
    buffer.consume(size);
  }
}

template <typename Stream>
void Socket<Stream>::send(house::Frame frame) {
  if (closing_) return;
  bytes_ += frame->size();
  queue_.push_back(std::move(frame));
  if (!writing_) write();
  if (bytes_ <= protocol::kMostQueued) return;
  closing_ = true;
  outside_.dropped();
  hang_up();
}

// One frame after the other. This is no coroutine that waits for the next one: waking it would cost
// more than the writing. `run` lives until the last of them is written.
template <typename Stream>
void Socket<Stream>::write() {
  writing_ = true;
  stream_.async_write(
      asio::buffer(*queue_.front()),
      asio::bind_allocator(operation_memory(), [this](const beast::error_code& error,
                                                      std::size_t size) { wrote(error, size); }));
}

template <typename Stream>
void Socket<Stream>::wrote(const beast::error_code& error, std::size_t size) {
  bytes_ -= size;
  queue_.pop_front();
  if (!error && !queue_.empty()) return write();
  writing_ = false;
  if (error || closing_) hang_up();
  written_.cancel();
}

// Says why, and closes the connection once that is written.
template <typename Stream>
void Socket<Stream>::close(const std::string& reason) {
  if (closing_) return;
  send(std::make_shared<const std::string>(protocol::to_message(protocol::Closing{reason})));
  closing_ = true;
}

// Ends reading and writing.
template <typename Stream>
void Socket<Stream>::hang_up() {
  beast::error_code ignored;
  beast::get_lowest_layer(stream_).socket().shutdown(asio::ip::tcp::socket::shutdown_both, ignored);
  beast::get_lowest_layer(stream_).close();
}

template class Socket<ClientStream>;
template class Socket<TlsStream>;

}  // namespace hadal::http
