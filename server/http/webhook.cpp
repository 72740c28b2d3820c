// SPDX-License-Identifier: Apache-2.0
#include "server/http/webhook.h"

#include <spdlog/spdlog.h>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/json.hpp>
#include <chrono>

namespace hadal::http {
namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::use_awaitable;
using asio::ip::tcp;

namespace {

constexpr std::chrono::seconds kPatience(10);
constexpr std::size_t kMostAtOnce = 50;

struct Address {
  bool tls = true;
  std::string host;
  std::string port;
  std::string target;
};

Address parts_of(const std::string& url) {
  Address address;
  address.tls = url.starts_with("https://");
  const std::string rest = url.substr(url.find("://") + 3);
  const std::size_t slash = std::min(rest.find_first_of("/?#"), rest.size());
  const std::string authority = rest.substr(0, slash);
  const std::size_t colon = authority.rfind(':');
  const bool has_port =
      colon != std::string::npos && authority.find(']', colon) == std::string::npos;
  address.host = authority.substr(0, has_port ? colon : std::string::npos);
  address.port = has_port ? authority.substr(colon + 1) : address.tls ? "443" : "80";
  address.target = slash < rest.size() && rest[slash] == '/' ? rest.substr(slash) : "/";
  return address;
}

bool is_private(const asio::ip::address& address) {
  if (address.is_v6()) {
    const auto v6 = address.to_v6();
    if (v6.is_v4_mapped()) return is_private(asio::ip::make_address_v4(asio::ip::v4_mapped, v6));
    return v6.is_loopback() || v6.is_link_local() || v6.is_unspecified() || v6.is_multicast() ||
           (v6.to_bytes()[0] & 0xfe) == 0xfc;
  }
  const auto b = address.to_v4().to_bytes();
  return b[0] == 127 || b[0] == 10 || b[0] == 0 || b[0] >= 224 || (b[0] == 192 && b[1] == 168) ||
         (b[0] == 172 && (b[1] & 0xf0) == 16) || (b[0] == 169 && b[1] == 254) ||
         (b[0] == 100 && (b[1] & 0xc0) == 64);
}

std::string body_of(const core::YourTurn& turn, const std::string& url) {
  const bool is_test = turn.table.empty();
  const std::string text = is_test ? "Hadal: this is a test, " + turn.name + "."
                                   : "Hadal: it is your turn, " + turn.name + ".";
  const std::string link = is_test ? url : url + "/table/" + turn.table;
  const boost::json::object body{{"text", text + " " + link},
                                 {"content", text + " " + link},
                                 {"event", is_test ? "test" : "your_turn"},
                                 {"player", turn.name},
                                 {"game", turn.game},
                                 {"table", turn.table},
                                 {"url", link}};
  return boost::json::serialize(body);
}

using Post = beast::http::request<beast::http::string_body>;

Post request_of(const Address& address, std::string body) {
  Post post{beast::http::verb::post, address.target, 11};
  post.set(beast::http::field::host, address.host);
  post.set(beast::http::field::user_agent, "Hadal");
  post.set(beast::http::field::content_type, "application/json");
  post.set(beast::http::field::connection, "close");
  post.body() = std::move(body);
  post.prepare_payload();
  return post;
}

template <typename Stream>
asio::awaitable<unsigned> exchange(Stream& stream, const Post& post) {
  co_await beast::http::async_write(stream, post, use_awaitable);
  beast::flat_buffer buffer(16 * 1024);
  beast::http::response_parser<beast::http::empty_body> parser;
  co_await beast::http::async_read_header(stream, buffer, parser, use_awaitable);
  co_return parser.get().result_int();
}

}  // namespace

struct Webhooks::Sender : std::enable_shared_from_this<Webhooks::Sender> {
  Sender(asio::io_context& context, std::string base, bool allow)
      : io(context), url(std::move(base)), allow_private(allow) {
    tls.set_default_verify_paths();
    tls.set_verify_mode(asio::ssl::verify_peer);
  }

  asio::awaitable<tcp::resolver::results_type> resolve(const Address& address) {
    tcp::resolver resolver(io);
    auto found = co_await resolver.async_resolve(address.host, address.port, use_awaitable);
    for (const auto& one : found)
      if (!allow_private && is_private(one.endpoint().address()))
        throw std::runtime_error("the address is in a private network");
    co_return found;
  }

  asio::awaitable<unsigned> send(core::YourTurn turn) {
    const Address address = parts_of(turn.url);
    const Post post = request_of(address, body_of(turn, url));
    const auto found = co_await resolve(address);
    if (!address.tls) {
      beast::tcp_stream stream(io);
      stream.expires_after(kPatience);
      co_await stream.async_connect(found, use_awaitable);
      co_return co_await exchange(stream, post);
    }
    beast::ssl_stream<beast::tcp_stream> stream(io, tls);
    if (SSL_set_tlsext_host_name(stream.native_handle(), address.host.c_str()) != 1)
      throw std::runtime_error("the host name cannot be used");
    stream.set_verify_callback(asio::ssl::host_name_verification(address.host));
    beast::get_lowest_layer(stream).expires_after(kPatience);
    co_await beast::get_lowest_layer(stream).async_connect(found, use_awaitable);
    co_await stream.async_handshake(asio::ssl::stream_base::client, use_awaitable);
    co_return co_await exchange(stream, post);
  }

  asio::io_context& io;
  std::string url;
  bool allow_private;
  asio::ssl::context tls{asio::ssl::context::tls_client};
  std::size_t under_way = 0;
};

Webhooks::Webhooks(asio::io_context& io, std::string url, bool allow_private)
    : sender_(std::make_shared<Sender>(io, std::move(url), allow_private)) {}

Webhooks::~Webhooks() = default;

void Webhooks::send(const core::YourTurn& turn) {
  if (sender_->under_way >= kMostAtOnce) return;
  ++sender_->under_way;
  asio::co_spawn(
      sender_->io, [sender = sender_, turn] { return sender->send(turn); },
      [sender = sender_](const std::exception_ptr& failed, unsigned status) {
        --sender->under_way;
        try {
          if (failed) std::rethrow_exception(failed);
          if (status >= 300) spdlog::warn("event=webhook status={}", status);
        } catch (const std::exception& e) {
          spdlog::warn("event=webhook error=\"{}\"", e.what());
        }
      });
}

}  // namespace hadal::http
