// SPDX-License-Identifier: Apache-2.0
// Between Beast's messages and ours.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <set>
#include <string>
#include <vector>

#include "server/api/request.h"

namespace hadal::http {

using Message = boost::beast::http::request<boost::beast::http::string_body>;
using Answer = boost::beast::http::response<boost::beast::http::string_body>;

// With the headers that keep browsers safe. Browsers that came over TLS are told to use it always.
Answer answer_of(const Message& message, Response response, bool secure = false);

// What is wrong with the headers, as a sentence; empty: nothing.
std::string complaint_about(const Message& message);

// Limits count a household, not its single machines: for IPv6, the network.
std::string household(const boost::asio::ip::address& address);

using Proxies = std::set<boost::asio::ip::address>;
bool is_trusted(const Proxies& proxies, const boost::asio::ip::address& peer);
// Throws std::runtime_error.
Proxies read_proxies(const std::vector<std::string>& addresses);

// Addresses from which nobody may come in, as limits count them. Throws std::runtime_error.
std::set<std::string> read_banned(const std::vector<std::string>& addresses);

// X-Forwarded-* headers are believed only from these proxies. A target that cannot be read leaves
// the path empty.
Request request_of(const Message& message, const boost::asio::ip::address& peer,
                   const Proxies& trusted);

}  // namespace hadal::http
