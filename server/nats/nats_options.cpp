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
  std::istringstream in(url);
  for (std::string host; std::getline(in, host, ',');) {
    if (host.starts_with(kScheme)) host.erase(0, kScheme.size());
    if (const std::size_t slash = host.find('/'); slash != std::string::npos && in.eof()) {
      options.stream = host.substr(slash + 1);
      host.resize(slash);
      if (!is_stream_name(options.stream))
        throw wrong("the name of a stream has letters, digits, - and _");
    }
    if (host.empty() || host.find_first_of(" /") != std::string::npos)
      throw wrong("a host is missing");
    options.servers.push_back(std::string(kScheme) + host);
  }
  if (options.servers.empty()) throw wrong("there is no host");
  return options;
}

}  // namespace hadal::log
