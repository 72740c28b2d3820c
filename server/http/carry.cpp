// SPDX-License-Identifier: Apache-2.0
#include "server/http/carry.h"

#include <algorithm>
#include <boost/beast/http.hpp>

#include "server/api/api.h"

namespace hadal::http {
namespace asio = boost::asio;
namespace beast = boost::beast;

namespace {

// Only scripts from our own files, no frame around us, and no address with an invitation is passed
// on.
void add_security(Answer& answer) {
  answer.set("Content-Security-Policy",
             "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' "
             "'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
             "form-action 'self'; frame-ancestors 'none'");
  answer.set("X-Content-Type-Options", "nosniff");
  answer.set("Referrer-Policy", "same-origin");
  answer.set("Cross-Origin-Opener-Policy", "same-origin");
  answer.set("Cross-Origin-Resource-Policy", "same-origin");
}

std::string field(const Message& message, std::string_view name) {
  const auto found = message.find(beast::string_view(name.data(), name.size()));
  return found == message.end() ? std::string() : std::string(found->value());
}

// A socket of IPv6 gives addresses of IPv4 in its own form.
asio::ip::address plain(const asio::ip::address& address) {
  if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
  return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
}

// Proxies show themselves in one way or another, even if nobody trusts them.
bool came_through_proxy(const Message& message) {
  constexpr const char* kSigns[] = {"X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host",
                                    "X-Real-IP",       "Forwarded",         "Via"};
  return std::any_of(std::begin(kSigns), std::end(kSigns),
                     [&](const char* sign) { return message.find(sign) != message.end(); });
}

// Each proxy adds the address it saw to the end of the list. Anything before the last trusted one
// comes from somebody we do not trust.
asio::ip::address client_behind(asio::ip::address proxy, const Message& message,
                                const Proxies& trusted) {
  std::string list;
  const auto fields = message.equal_range("X-Forwarded-For");
  for (auto one = fields.first; one != fields.second; ++one)
    list += (list.empty() ? "" : ",") + std::string(one->value());
  while (trusted.contains(proxy) && !list.empty()) {
    const std::size_t comma = list.rfind(',');
    std::string last = list.substr(comma == std::string::npos ? 0 : comma + 1);
    list.resize(comma == std::string::npos ? 0 : comma);
    std::erase(last, ' ');
    beast::error_code error;
    const auto address = asio::ip::make_address(last, error);
    if (error) return proxy;
    proxy = plain(address);
  }
  return proxy;
}

}  // namespace

std::string household(const asio::ip::address& address) {
  const asio::ip::address one = plain(address);
  if (!one.is_v6()) return one.to_string();
  auto bytes = one.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
  return asio::ip::address_v6(bytes).to_string();
}

bool is_trusted(const Proxies& proxies, const asio::ip::address& peer) {
  return proxies.contains(plain(peer));
}

// With two hosts, a proxy and we could each believe a different one.
std::string complaint_about(const Message& message) {
  const auto hosts = message.count("Host");
  if (hosts > 1) return "Two hosts\n";
  if (hosts == 0 && message.version() >= 11) return "No host\n";
  return {};
}

Answer answer_of(const Message& message, Response response, bool secure) {
  Answer answer{static_cast<beast::http::status>(response.status), message.version()};
  answer.keep_alive(message.keep_alive());
  answer.set(beast::http::field::server, "Hadal");
  answer.set(beast::http::field::content_type, response.type);
  if (response.type == "application/json") answer.set("Cache-Control", "no-store");
  for (const auto& [name, value] : response.headers) answer.set(name, value);
  add_security(answer);
  if (secure) answer.set("Strict-Transport-Security", "max-age=31536000");
  answer.body() = std::move(response.body);
  answer.prepare_payload();
  if (message.method() == beast::http::verb::head) answer.body().clear();
  return answer;
}

Proxies read_proxies(const std::vector<std::string>& addresses) {
  Proxies proxies;
  for (const std::string& text : addresses) {
    beast::error_code error;
    const auto address = asio::ip::make_address(text, error);
    if (error)
      throw std::runtime_error(text + ": a trusted proxy is named by its address, like 127.0.0.1");
    proxies.insert(plain(address));
  }
  return proxies;
}

std::set<std::string> read_banned(const std::vector<std::string>& addresses) {
  std::set<std::string> banned;
  for (const std::string& text : addresses) {
    boost::system::error_code error;
    const auto address = asio::ip::make_address(text, error);
    if (error) throw std::runtime_error(text + ": --ban-address is an address like 203.0.113.7");
    banned.insert(household(address));
  }
  return banned;
}

Request request_of(const Message& message, const asio::ip::address& peer, const Proxies& trusted) {
  Request request;
  request.method = std::string(message.method_string());
  if (!read_target(std::string_view(message.target().data(), message.target().size()), request))
    request.path = "";
  request.body = message.body();
  request.content_type = field(message, "Content-Type");
  request.session = cookie_value(field(message, "Cookie"), kCookie);
  request.host = field(message, "Host");
  request.not_modified = field(message, "If-None-Match");
  request.accept_encoding = field(message, "Accept-Encoding");
  request.browser = field(message, "User-Agent").substr(0, 120);
  if (!house::is_visible(request.browser)) request.browser.clear();
  if (message.find("Origin") != message.end()) request.origin = field(message, "Origin");
  const asio::ip::address from = plain(peer);
  request.address = household(from);
  request.local = from.is_loopback() && !came_through_proxy(message);
  if (!trusted.contains(from)) return request;
  request.secure = field(message, "X-Forwarded-Proto") == "https";
  request.address = household(client_behind(from, message, trusted));
  return request;
}

}  // namespace hadal::http
