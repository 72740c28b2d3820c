// SPDX-License-Identifier: Apache-2.0
#include "server/http/name_lookup.h"

#include <netdb.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <cstring>
#include <mutex>
#include <stdexcept>
#include <thread>

namespace hadal::http {
namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

constexpr std::size_t kMostThreads = 32;  // at once

}  // namespace

// What a thread may still use when everything else is gone.
struct NameLookup::Bridge {
  std::mutex mutex;
  asio::io_context* io = nullptr;  // null: nobody listens any more
  std::size_t under_way = 0;
};

// Of the io_context; a thread never holds it.
struct NameLookup::Waiting {
  asio::steady_timer timer;
  Endpoints found;
};

Endpoints resolve_by_system(const std::string& host, unsigned short port) {
  addrinfo wish{};
  wish.ai_socktype = SOCK_STREAM;
  wish.ai_flags = AI_ADDRCONFIG;
  addrinfo* all = nullptr;
  if (::getaddrinfo(host.c_str(), nullptr, &wish, &all) != 0) return {};
  Endpoints found;
  for (const addrinfo* one = all; one != nullptr; one = one->ai_next) {
    tcp::endpoint endpoint;
    if (one->ai_addrlen > endpoint.capacity()) continue;
    endpoint.resize(one->ai_addrlen);
    std::memcpy(endpoint.data(), one->ai_addr, one->ai_addrlen);
    endpoint.port(port);
    found.push_back(endpoint);
  }
  ::freeaddrinfo(all);
  return found;
}

NameLookup::NameLookup(asio::io_context& io, Resolve resolve)
    : io_(io), resolve_(std::move(resolve)), bridge_(std::make_shared<Bridge>()) {
  bridge_->io = &io;
}

NameLookup::~NameLookup() { close(); }

void NameLookup::close() {
  const std::lock_guard lock(bridge_->mutex);
  bridge_->io = nullptr;
}

void NameLookup::begin(const std::string& host, unsigned short port,
                       const std::weak_ptr<Waiting>& waiting) {
  {
    const std::lock_guard lock(bridge_->mutex);
    if (bridge_->under_way >= kMostThreads)
      throw std::runtime_error("too many names are being looked up");
    ++bridge_->under_way;
  }
  std::thread([bridge = bridge_, resolve = resolve_, host, port, waiting] {
    Endpoints found;
    try {
      found = resolve(host, port);
    } catch (const std::exception&) {  // as if there were none
    }
    const std::lock_guard lock(bridge->mutex);
    --bridge->under_way;
    if (bridge->io == nullptr) return;
    asio::post(*bridge->io, [waiting, found = std::move(found)] {
      const std::shared_ptr<Waiting> asker = waiting.lock();
      if (!asker) return;
      asker->found = found;
      asker->timer.cancel();
    });
  }).detach();
}

asio::awaitable<Endpoints> NameLookup::find(std::string host, unsigned short port,
                                            std::chrono::steady_clock::time_point deadline) {
  boost::system::error_code is_name;
  const asio::ip::address address = asio::ip::make_address(host, is_name);
  if (!is_name) co_return Endpoints{tcp::endpoint(address, port)};
  const auto waiting = std::make_shared<Waiting>(Waiting{asio::steady_timer(io_, deadline), {}});
  begin(host, port, waiting);
  co_await waiting->timer.async_wait(asio::as_tuple(asio::use_awaitable));
  if (waiting->found.empty()) throw std::runtime_error("the name is not known");
  co_return std::move(waiting->found);
}

}  // namespace hadal::http
