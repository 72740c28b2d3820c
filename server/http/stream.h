// SPDX-License-Identifier: Apache-2.0
// The connection of a client. It knows which executor it has, instead of allowing for any: Asio and
// Beast copy the executor several times for each operation.
//
// What serves a client is a template over its stream: plain, or with TLS. So a plain connection
// costs nothing more.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <type_traits>

namespace hadal::http {

using ClientExecutor = boost::asio::io_context::executor_type;
using ClientStream = boost::beast::basic_stream<boost::asio::ip::tcp, ClientExecutor>;
using TlsStream = boost::beast::ssl_stream<ClientStream>;
template <typename Stream>
inline constexpr bool kIsTls = std::is_same_v<Stream, TlsStream>;
using ClientAcceptor = boost::asio::basic_socket_acceptor<boost::asio::ip::tcp, ClientExecutor>;

}  // namespace hadal::http
