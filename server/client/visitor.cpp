// SPDX-License-Identifier: Apache-2.0
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <charconv>

#include "server/client/client.h"

namespace hadal::client {
namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

namespace {

constexpr std::chrono::seconds kPatience(60);  // a stuck server must not hang a test for good

}  // namespace

Address read_url(const std::string& url) {
  constexpr std::string_view kScheme = "http://";
  const std::size_t colon = url.rfind(':');
  unsigned short port = 0;
  if (url.starts_with(kScheme) && colon > kScheme.size()) {
    const std::size_t end = std::min(url.find('/', colon), url.size());
    const auto [rest, error] = std::from_chars(url.data() + colon + 1, url.data() + end, port);
    if (error == std::errc() && rest == url.data() + end)
      return {url.substr(kScheme.size(), colon - kScheme.size()), port};
  }
  throw std::runtime_error(url + ": is not an address like http://127.0.0.1:8080");
}

bool is_loopback(const Address& address) {
  beast::error_code error;
  const auto found = asio::ip::make_address(address.host, error);
  return !error && found.is_loopback();
}

struct Visitor::Wire {
  asio::io_context io{1};
  beast::tcp_stream stream{io};
  beast::flat_buffer buffer;

  // Runs one operation to its end.
  template <typename Begin>
  void run(Begin begin) {
    beast::error_code result;
    stream.expires_after(kPatience);
    begin([&](beast::error_code error, auto&&...) { result = error; });
    io.restart();
    io.run();
    if (result) throw Gone(result.message());
  }
};

Visitor::Visitor(Address address, std::string cookie)
    : address_(std::move(address)), cookie_(std::move(cookie)) {}
Visitor::Visitor(Visitor&&) noexcept = default;
Visitor& Visitor::operator=(Visitor&&) noexcept = default;
Visitor::~Visitor() = default;

void Visitor::move_to(Address address) {
  address_ = std::move(address);
  wire_.reset();
}

std::string Visitor::get(const std::string& path) { return ask(false, path, ""); }

std::string Visitor::post(const std::string& path, const std::string& json) {
  return ask(true, path, json);
}

std::string Visitor::ask(bool is_post, const std::string& path, const std::string& body) {
  http::request<http::string_body> request(is_post ? http::verb::post : http::verb::get, path, 11);
  request.set(http::field::host, address_.host + ":" + std::to_string(address_.port));
  request.set(http::field::cookie, cookie_);
  if (is_post) request.set(http::field::content_type, "application/json");
  request.body() = body;
  request.prepare_payload();
  http::response<http::string_body> response;
  try {
    if (!wire_) {
      wire_ = std::make_unique<Wire>();
      const asio::ip::tcp::endpoint to(asio::ip::make_address(address_.host), address_.port);
      wire_->run([&](auto done) { wire_->stream.async_connect(to, done); });
    }
    wire_->run([&](auto done) { http::async_write(wire_->stream, request, done); });
    wire_->run([&](auto done) { http::async_read(wire_->stream, wire_->buffer, response, done); });
  } catch (const Gone&) {
    wire_.reset();
    throw;
  }
  if (!response.keep_alive()) wire_.reset();
  const auto cookie = response.find(http::field::set_cookie);
  if (cookie != response.end()) {
    const std::string whole(cookie->value());
    cookie_ = whole.substr(0, whole.find(';'));
  }
  if (response.result_int() >= 300) throw Refused(response.result_int(), response.body());
  return response.body();
}

}  // namespace hadal::client
