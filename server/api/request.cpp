// SPDX-License-Identifier: Apache-2.0
#include "server/api/request.h"

#include <algorithm>

namespace hadal::http {
namespace {

int digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

std::optional<std::string> decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '%') {
      if (i + 2 >= text.size() || digit(text[i + 1]) < 0 || digit(text[i + 2]) < 0)
        return std::nullopt;
      c = static_cast<char>(digit(text[i + 1]) * 16 + digit(text[i + 2]));
      i += 2;
    }
    if (c == '\0') return std::nullopt;
    out += c;
  }
  return out;
}

}  // namespace

bool read_target(std::string_view target, Request& request) {
  const std::size_t mark = std::min(target.find('?'), target.size());
  const std::optional<std::string> path = decoded(target.substr(0, mark));
  if (!path || path->empty() || path->front() != '/') return false;
  request.path = *path;
  std::string_view rest = target.substr(std::min(mark + 1, target.size()));
  while (!rest.empty()) {
    const std::string_view one = rest.substr(0, rest.find('&'));
    rest.remove_prefix(std::min(one.size() + 1, rest.size()));
    const std::size_t equals = std::min(one.find('='), one.size());
    const auto key = decoded(one.substr(0, equals));
    const auto value = decoded(one.substr(std::min(equals + 1, one.size())));
    if (!key || !value) return false;
    request.query[*key] = *value;
  }
  return true;
}

std::string cookie_value(std::string_view cookies, std::string_view name) {
  while (!cookies.empty()) {
    std::string_view one = cookies.substr(0, cookies.find(';'));
    cookies.remove_prefix(std::min(one.size() + 1, cookies.size()));
    while (!one.empty() && one.front() == ' ') one.remove_prefix(1);
    if (one.starts_with(name) && one.size() > name.size() && one[name.size()] == '=')
      return std::string(one.substr(name.size() + 1));
  }
  return {};
}

bool is_own_origin(const Request& request) {
  if (!request.origin) return true;
  const std::string_view origin = *request.origin;
  const std::size_t begin = origin.find("://");
  return begin != std::string_view::npos && origin.substr(begin + 3) == request.host;
}

}  // namespace hadal::http
