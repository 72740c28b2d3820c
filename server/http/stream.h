// SPDX-License-Identifier: Apache-2.0
// The connection of a client. It knows which executor it has, instead of allowing for any: Asio and
// Beast copy the executor several times for each operation.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/basic_stream.hpp>

namespace hadal::http {

using ClientExecutor = boost::asio::io_context::executor_type;
using ClientStream = boost::beast::basic_stream<boost::asio::ip::tcp, ClientExecutor>;
using ClientAcceptor = boost::asio::basic_socket_acceptor<boost::asio::ip::tcp, ClientExecutor>;

}  // namespace hadal::http
