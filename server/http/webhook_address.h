// SPDX-License-Identifier: Apache-2.0
// Where a webhook points to, and whether we may go there.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>

namespace hadal::http {

struct WebhookAddress {
  bool tls = true;
  std::string host;  // of IPv6 without brackets
  std::string port;
  std::string target;
  std::string host_field;  // for the request
};

// The parts of "https://host:port/path?query"; user names and fragments are not sent.
WebhookAddress webhook_address(const std::string& url);

// Anything that is not an ordinary address on the internet: this machine, private and shared
// networks, link-local, multicast, reserved, and IPv6 forms that lead to such IPv4 addresses.
bool is_private(const boost::asio::ip::address& address);

}  // namespace hadal::http
