// SPDX-License-Identifier: Apache-2.0
// The connection of a client. It knows which executor it has, instead of allowing for any: Beast
// copies the executor several times for each operation.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/basic_stream.hpp>

namespace hadal::http {

using ClientStream =
    boost::beast::basic_stream<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;
using ClientAcceptor = boost::asio::basic_socket_acceptor<boost::asio::ip::tcp,
                                                          boost::asio::io_context::executor_type>;

}  // namespace hadal::http
