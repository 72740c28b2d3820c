// SPDX-License-Identifier: Apache-2.0
#include "server/http/read_request.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>

namespace hadal::http {
namespace asio = boost::asio;
namespace beast = boost::beast;

template <typename Stream>
asio::awaitable<beast::error_code> read_request(Stream& stream, beast::flat_buffer& buffer,
                                                RequestParser& parser) {
  constexpr auto kWait = asio::as_tuple(asio::use_awaitable);
  const auto [error, bytes] =
      co_await beast::http::async_read_header(stream, buffer, parser, kWait);
  if (error) co_return error;
  const auto expected = parser.get().find(beast::http::field::expect);
  if (expected != parser.get().end()) {
    if (!beast::iequals(expected->value(), "100-continue"))
      co_return make_error_code(beast::http::error::bad_field);
    static constexpr std::string_view kGoOn = "HTTP/1.1 100 Continue\r\n\r\n";
    const asio::const_buffer go_on = asio::buffer(kGoOn.data(), kGoOn.size());
    const auto [failed, sent] = co_await asio::async_write(stream, go_on, kWait);
    if (failed) co_return failed;
  }
  const auto [rest, more] = co_await beast::http::async_read(stream, buffer, parser, kWait);
  co_return rest;
}

template asio::awaitable<beast::error_code> read_request(ClientStream&, beast::flat_buffer&,
                                                         RequestParser&);
template asio::awaitable<beast::error_code> read_request(TlsStream&, beast::flat_buffer&,
                                                         RequestParser&);

}  // namespace hadal::http
