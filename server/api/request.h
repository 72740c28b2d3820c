// SPDX-License-Identifier: Apache-2.0
// A request and its answer, without the library that carries them.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hadal::http {

// On whose behalf another node of ours asks.
struct Asker {
  std::optional<std::string> person;
};

struct Request {
  std::string method;
  std::string path;                          // decoded, without the query
  std::map<std::string, std::string> query;  // decoded
  std::string body;
  std::string content_type;
  std::string session;                // the token of the cookie
  std::optional<std::string> origin;  // as the browser says
  std::string host;                   // that the client wanted to reach
  std::string address;                // of the client, behind proxies we trust
  std::string not_modified;           // If-None-Match
  std::string accept_encoding;        // what the client can unpack
  std::string browser;                // what it calls itself
  bool secure = false;                // over TLS, here or at the proxy
  bool local = false;                 // from this machine, not through a proxy
  std::optional<Asker> asker = {};    // then limits have been looked at there
};

struct Response {
  unsigned status = 200;
  std::string type = "application/json";
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;
};

// Splits "/a%20b?c=d"; nothing if it is malformed or has a zero byte.
bool read_target(std::string_view target, Request& request);
std::string cookie_value(std::string_view cookies, std::string_view name);
// Whether a browser sent this from one of our own pages, or no browser did.
bool is_own_origin(const Request& request);

}  // namespace hadal::http
