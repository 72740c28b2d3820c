// SPDX-License-Identifier: Apache-2.0
#include <sys/stat.h>
#include <unistd.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <cerrno>
#include <stdexcept>

#include "server/http/admin.h"

namespace hadal::http {
namespace asio = boost::asio;
using asio::use_awaitable;
using asio::local::stream_protocol;

namespace {

constexpr std::size_t kLongestLine = 16 * 1024;

// Words are separated by tabs, so a name may contain spaces.
std::vector<std::string> words_of(const std::string& line) {
  std::vector<std::string> words;
  std::size_t at = 0;
  while (at < line.size()) {
    const std::size_t end = std::min(line.find_first_of("\t\n", at), line.size());
    if (end > at) words.push_back(line.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

}  // namespace

std::string admin_socket(const std::string& data) { return data + "/hadal.sock"; }

struct AdminDoor::Listener {
  Listener(asio::io_context& io, Admin& with) : acceptor(io), admin(with) {}

  static asio::awaitable<void> listen(std::shared_ptr<Listener> self) {
    stream_protocol::acceptor& acceptor = self->acceptor;
    for (;;) {
      auto [error, socket] = co_await acceptor.async_accept(asio::as_tuple(use_awaitable));
      if (!acceptor.is_open()) co_return;
      if (error) continue;
      asio::co_spawn(acceptor.get_executor(), serve(self, std::move(socket)), asio::detached);
    }
  }

  static asio::awaitable<void> serve(std::shared_ptr<Listener> self,
                                     stream_protocol::socket socket) {
    std::string line;
    const auto [error, size] = co_await asio::async_read_until(
        socket, asio::dynamic_buffer(line, kLongestLine), '\n', asio::as_tuple(use_awaitable));
    if (error) co_return;
    const std::string answer = co_await self->ask(words_of(line));
    co_await asio::async_write(socket, asio::buffer(answer), asio::as_tuple(use_awaitable));
  }

  asio::awaitable<std::string> ask(const std::vector<std::string>& words) {
    return asio::async_initiate<const asio::use_awaitable_t<>, void(std::string)>(
        [this](auto handler, const std::vector<std::string>& asked) {
          const auto kept = std::make_shared<decltype(handler)>(std::move(handler));
          admin.run(asked, [this, kept](const std::string& text) {
            asio::post(acceptor.get_executor(),
                       [kept, text]() mutable { std::move (*kept)(text + "\n"); });
          });
        },
        use_awaitable, words);
  }

  stream_protocol::acceptor acceptor;
  Admin& admin;
};

// The lock of the folder shows that nobody else uses it, so an existing socket is an old one.
AdminDoor::AdminDoor(asio::io_context& io, const std::string& data, Admin& admin)
    : listener_(std::make_shared<Listener>(io, admin)) {
  const std::string path = admin_socket(data);
  ::unlink(path.c_str());
  boost::system::error_code error;
  listener_->acceptor.open(stream_protocol(), error);
  if (!error && path.size() < sizeof(sockaddr_un::sun_path))
    listener_->acceptor.bind(stream_protocol::endpoint(path), error);
  else if (!error)
    error = make_error_code(boost::system::errc::filename_too_long);
  // Before it listens, nobody can come in. A mask would hold for the files of all threads.
  if (!error && ::chmod(path.c_str(), 0600) != 0)
    error.assign(errno, boost::system::system_category());
  if (!error) listener_->acceptor.listen(8, error);
  if (error) throw std::runtime_error(path + ": " + error.message());
  asio::co_spawn(io, Listener::listen(listener_), asio::detached);
}

AdminDoor::~AdminDoor() {
  boost::system::error_code ignored;
  const auto endpoint = listener_->acceptor.local_endpoint(ignored);
  listener_->acceptor.close(ignored);
  if (!endpoint.path().empty()) ::unlink(endpoint.path().c_str());
}

}  // namespace hadal::http
