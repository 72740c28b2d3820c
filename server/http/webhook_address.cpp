// SPDX-License-Identifier: Apache-2.0
#include "server/http/webhook_address.h"

#include <algorithm>
#include <array>

namespace hadal::http {
namespace ip = boost::asio::ip;

namespace {

struct Network {
  std::array<unsigned char, 4> begin;
  int bits;
};

// The special-purpose registry of IPv4 (RFC 6890 and its successors).
constexpr Network kNotPublic[] = {
    {{0, 0, 0, 0}, 8},      {{10, 0, 0, 0}, 8},     {{100, 64, 0, 0}, 10}, {{127, 0, 0, 0}, 8},
    {{169, 254, 0, 0}, 16}, {{172, 16, 0, 0}, 12},  {{192, 0, 0, 0}, 24},  {{192, 0, 2, 0}, 24},
    {{192, 88, 99, 0}, 24}, {{192, 168, 0, 0}, 16}, {{198, 18, 0, 0}, 15}, {{198, 51, 100, 0}, 24},
    {{203, 0, 113, 0}, 24}, {{224, 0, 0, 0}, 3},
};

unsigned number_of(const std::array<unsigned char, 4>& bytes) {
  unsigned number = 0;
  for (const unsigned char byte : bytes) number = number << 8 | byte;
  return number;
}

bool is_private_v4(const ip::address_v4& address) {
  const unsigned number = address.to_uint();
  return std::any_of(std::begin(kNotPublic), std::end(kNotPublic), [number](const Network& one) {
    const int rest = 32 - one.bits;
    return number >> rest == number_of(one.begin) >> rest;
  });
}

// Of IPv6 only 2000::/3 is given out; 2002::/16 and 2001::/32 carry IPv4 addresses inside.
bool is_private_v6(const ip::address_v6& address) {
  const auto b = address.to_bytes();
  if (address.is_v4_mapped()) return is_private_v4(ip::make_address_v4(ip::v4_mapped, address));
  const bool is_given_out = (b[0] & 0xe0) == 0x20;
  const bool is_tunnel = b[0] == 0x20 && (b[1] == 0x02 || (b[1] == 0x01 && b[2] == 0 && b[3] == 0));
  const bool is_example = b[0] == 0x20 && b[1] == 0x01 && b[2] == 0x0d && b[3] == 0xb8;
  return !is_given_out || is_tunnel || is_example;
}

}  // namespace

bool is_private(const ip::address& address) {
  return address.is_v6() ? is_private_v6(address.to_v6()) : is_private_v4(address.to_v4());
}

WebhookAddress webhook_address(const std::string& url) {
  WebhookAddress address;
  address.tls = url.starts_with("https://");
  std::string rest = url.substr(url.find("://") + 3);
  rest = rest.substr(0, rest.find('#'));
  const std::size_t end = std::min(rest.find_first_of("/?"), rest.size());
  std::string authority = rest.substr(0, end);
  authority.erase(0, authority.rfind('@') + 1);
  const std::size_t colon = authority.rfind(':');
  const bool has_port =
      colon != std::string::npos && authority.find(']', colon) == std::string::npos;
  address.host = authority.substr(0, has_port ? colon : std::string::npos);
  if (address.host.starts_with('[') && address.host.ends_with(']'))
    address.host = address.host.substr(1, address.host.size() - 2);
  address.port = has_port ? authority.substr(colon + 1) : address.tls ? "443" : "80";
  address.target = rest.substr(end);
  if (!address.target.starts_with('/')) address.target = '/' + address.target;
  address.host_field = authority;
  return address;
}

}  // namespace hadal::http
