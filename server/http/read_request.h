// SPDX-License-Identifier: Apache-2.0
// One request from the wire.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/http/stream.h"

namespace hadal::http {

using RequestParser = boost::beast::http::request_parser<boost::beast::http::string_body>;

// A client that first asks whether it may send the rest is told to go on; any other expectation
// gets the error bad_field.
template <typename Stream>
boost::asio::awaitable<boost::beast::error_code> read_request(Stream& stream,
                                                              boost::beast::flat_buffer& buffer,
                                                              RequestParser& parser);

}  // namespace hadal::http
