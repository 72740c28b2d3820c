// SPDX-License-Identifier: Apache-2.0
#include "server/nats/nats_options.h"

#include <algorithm>
#include <cctype>
#include <sstream>

namespace hadal::log {
namespace {

constexpr std::string_view kScheme = "nats://";

bool is_stream_name(const std::string& name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '-' || c == '_';
  });
}

}  // namespace

bool is_nats_url(const std::string& url) { return url.starts_with(kScheme); }

NatsOptions read_nats_url(const std::string& url) {
  const auto wrong = [](const std::string& why) {
    return LogError("a log in NATS is called nats://HOST[:PORT],HOST,…[/STREAM]; " + why);
  };
  NatsOptions options;
  if (!is_nats_url(url)) throw wrong("this does not begin with nats://");
  std::string rest = url.substr(kScheme.size());
  if (const std::size_t slash = rest.rfind('/'); slash != std::string::npos) {
    options.stream = rest.substr(slash + 1);
    rest.resize(slash);
    if (!is_stream_name(options.stream))
      throw wrong("the name of a stream has letters, digits, - and _");
  }
  std::istringstream in(rest);
  for (std::string host; std::getline(in, host, ',');) {
    if (host.starts_with(kScheme)) host.erase(0, kScheme.size());
    if (host.empty() || host.find_first_of(" /") != std::string::npos)
      throw wrong("a host is missing");
    options.servers.push_back(std::string(kScheme) + host);
  }
  if (options.servers.empty()) throw wrong("there is no host");
  return options;
}

}  // namespace hadal::log
