// SPDX-License-Identifier: Apache-2.0
#include "server/nats/nats_options.h"

#include <algorithm>
#include <cctype>
#include <sstream>

namespace hadal::log {
namespace {

constexpr std::string_view kPlain = "nats://";
constexpr std::string_view kEncrypted = "tls://";

bool is_stream_name(const std::string& name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '-' || c == '_';
  });
}

}  // namespace

bool is_nats_url(const std::string& url) {
  return url.starts_with(kPlain) || url.starts_with(kEncrypted);
}

bool has_password(const std::string& url) {
  const std::size_t at = url.find('@');
  return is_nats_url(url) && at != std::string::npos && url.find(':', url.find("//")) < at;
}

NatsOptions read_nats_url(const std::string& url) {
  const auto wrong = [](const std::string& why) {
    return LogError("a log in NATS is called nats://HOST[:PORT],HOST,…[/STREAM]; " + why);
  };
  NatsOptions options;
  if (!is_nats_url(url)) throw wrong("this does not begin with nats:// or tls://");
  options.tls = url.starts_with(kEncrypted);
  const std::string_view scheme = options.tls ? kEncrypted : kPlain;
  std::istringstream in(url);
  for (std::string host; std::getline(in, host, ',');) {
    if (host.starts_with(scheme)) host.erase(0, scheme.size());
    if (const std::size_t slash = host.find('/'); slash != std::string::npos && in.eof()) {
      options.stream = host.substr(slash + 1);
      host.resize(slash);
      if (!is_stream_name(options.stream))
        throw wrong("the name of a stream has letters, digits, - and _");
    }
    if (host.find("//") != std::string::npos)
      throw wrong("either all servers use tls:// or none does");
    if (host.empty() || host.find_first_of(" /") != std::string::npos)
      throw wrong("a host is missing");
    options.servers.push_back(std::string(scheme) + host);
  }
  if (options.servers.empty()) throw wrong("a host is missing");
  return options;
}

}  // namespace hadal::log
