// SPDX-License-Identifier: Apache-2.0
#include "server/http/carry.h"

#include <algorithm>
#include <boost/beast/http.hpp>

#include "server/http/api.h"

namespace hadal::http {
namespace asio = boost::asio;
namespace beast = boost::beast;

namespace {

// No script but our own files, no frame around us, and no address with an invitation given away.
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

// Limits count a household, not its single machines: of IPv6 the network.
std::string limited_address(const asio::ip::address& address) {
  if (!address.is_v6() || address.to_v6().is_v4_mapped()) return address.to_string();
  auto bytes = address.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
  return asio::ip::address_v6(bytes).to_string();
}

}  // namespace

Answer answer_of(const Message& message, Response response) {
  Answer answer{static_cast<beast::http::status>(response.status), message.version()};
  answer.keep_alive(message.keep_alive());
  answer.set(beast::http::field::server, "Hadal");
  answer.set(beast::http::field::content_type, response.type);
  if (response.type == "application/json") answer.set("Cache-Control", "no-store");
  for (const auto& [name, value] : response.headers) answer.set(name, value);
  add_security(answer);
  answer.body() = std::move(response.body);
  answer.prepare_payload();
  if (message.method() == beast::http::verb::head) answer.body().clear();
  return answer;
}

Request request_of(const Message& message, const asio::ip::tcp::endpoint& peer,
                   const std::set<std::string>& trusted) {
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
  if (message.find("Origin") != message.end()) request.origin = field(message, "Origin");
  request.address = limited_address(peer.address());
  const std::string forwarded = field(message, "X-Forwarded-For");
  request.local = peer.address().is_loopback() && forwarded.empty();
  if (!trusted.contains(peer.address().to_string())) return request;
  request.secure = field(message, "X-Forwarded-Proto") == "https";
  std::string last = forwarded.substr(forwarded.rfind(',') + 1);
  last.erase(0, std::min(last.find_first_not_of(' '), last.size()));
  beast::error_code error;
  const auto address = asio::ip::make_address(last, error);
  if (!error) request.address = limited_address(address);
  return request;
}

}  // namespace hadal::http
