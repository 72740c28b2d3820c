// SPDX-License-Identifier: Apache-2.0
// The server of this library, open for tests, and Ada and Ben who play there.
#pragma once

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include "server/http/server.h"
#include "server/http/tests/live_server.h"
#include "server/http/tests/wire.h"

namespace hadal::http::test {

class OpenHouse : public LiveServer {
 public:
  explicit OpenHouse(ServerOptions options = {})
      : LiveServer([options](const std::string& data) {
          ServerOptions mine = options;
          mine.data = data;
          mine.port = 0;
          spdlog::set_default_logger(spdlog::stderr_logger_mt("hadal"));
          serve(mine, [](const std::string& url) {
            std::printf("%s\n", url.c_str());
            std::fflush(stdout);
          });
        }) {}

  Browser browser() const { return Browser(port); }
  Browser guest(const std::string& name) const {
    Browser one(port);
    one.post("/api/guest", R"({"name":")" + name + R"("})");
    return one;
  }
  std::string metric(const std::string& name) const {
    const std::string all = browser().get("/metrics").body;
    const std::size_t at = all.find("\n" + name + " ");
    if (at == std::string::npos) return "";
    const std::size_t begin = at + name.size() + 2;
    return all.substr(begin, all.find('\n', begin) - begin);
  }
};

inline std::string text_of(const boost::json::object& object, std::string_view key) {
  return std::string(object.at(key).as_string());
}

// A running private table of two, each with a tab that watches it.
struct LiveGame {
  explicit LiveGame(const OpenHouse& house) : ada(house.guest("Ada")), ben(house.guest("Ben")) {
    const auto made =
        ada.post("/api/tables", R"({"game":"abyss","seats":[{"kind":"me"},{"kind":"invited"}]})")
            .json();
    table = text_of(made, "table");
    invite = text_of(made, "invite");
    ben.post("/api/tables/" + table + "/join", R"({"invite":")" + invite + R"("})");
    ada.post("/api/tables/" + table + "/start");
  }
  std::string watch() const {
    return R"({"type":"watch","request":"w","table":")" + table + R"("})";
  }
  std::string explore(const boost::json::object& position, const std::string& request) const {
    return R"({"type":"play","request":")" + request + R"(","table":")" + table + R"(","number":)" +
           std::to_string(position.at("number").as_int64()) + R"(,"line":"explore"})";
  }

  Browser ada;
  Browser ben;
  std::string table;
  std::string invite;
};

}  // namespace hadal::http::test
