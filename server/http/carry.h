// SPDX-License-Identifier: Apache-2.0
// Between Beast's messages and ours.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <set>
#include <string>

#include "server/http/request.h"

namespace hadal::http {

using Message = boost::beast::http::request<boost::beast::http::string_body>;
using Answer = boost::beast::http::response<boost::beast::http::string_body>;

// With the headers that keep browsers safe.
Answer answer_of(const Message& message, Response response);

// What X-Forwarded-* headers say counts from these proxies alone. An address that cannot be read
// leaves the path empty.
Request request_of(const Message& message, const boost::asio::ip::tcp::endpoint& peer,
                   const std::set<std::string>& trusted);

}  // namespace hadal::http
