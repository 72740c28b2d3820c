// SPDX-License-Identifier: Apache-2.0
// Servers with one log in NATS, for tests.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <boost/json.hpp>
#include <cstdio>
#include <thread>

#include "server/endure/tests/endure.h"
#include "server/nats/tests/nats_server.h"

namespace hadal::endure {

class Nodes : public testing::Test {
 protected:
  struct Node {
    std::unique_ptr<Folder> folder = std::make_unique<Folder>();
    std::unique_ptr<client::ServerProcess> server = nullptr;
    client::Address address = {};
  };

  explicit Nodes(std::size_t count = 2, bool limits = false)
      : has_limits(limits), nats(1), nodes(count) {
    for (Node& node : nodes) start(node);
    std::this_thread::sleep_for(std::chrono::milliseconds(500));  // they meet
  }

  void start(Node& node) const {
    client::ServerPlan plan = server_in(*node.folder);
    if (has_limits) std::erase(plan.flags, "--no-limits");
    plan.flags.insert(plan.flags.end(), {"--log", nats.urls()[0]});
    for (int i = 0;; ++i) try {
        node.server = std::make_unique<client::ServerProcess>(plan);
        node.address = node.server->wait_until_open();
        return;
      } catch (const client::Gone&) {
        if (i == 50) throw;
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
      }
  }

  // Somebody who comes in at this node.
  client::Visitor visitor(std::size_t node, const std::string& name) const {
    client::Visitor made(nodes[node].address);
    made.post("/api/guest", boost::json::serialize(boost::json::object{{"name", name}}));
    return made;
  }
  std::string make_table(client::Visitor& host) const {
    const boost::json::array seats{boost::json::object{{"kind", "me"}},
                                   boost::json::object{{"kind", "open"}},
                                   boost::json::object{{"kind", "bot"}, {"level", "random"}}};
    const boost::json::object plan{{"game", "abyss"}, {"seats", seats}, {"open_to_all", true}};
    return std::string(boost::json::parse(host.post("/api/tables", boost::json::serialize(plan)))
                           .at("table")
                           .as_string());
  }

  // What the operator gets to see at this node.
  std::string admin(std::size_t node, const std::string& words) const {
    const client::ServerPlan plan = server_in(*nodes[node].folder);
    const std::string command = plan.program + " admin --data " + plan.data + " " + words + " 2>&1";
    FILE* pipe = ::popen(command.c_str(), "r");
    std::string answer;
    std::array<char, 4096> bytes;
    while (const std::size_t n = ::fread(bytes.data(), 1, bytes.size(), pipe))
      answer.append(bytes.data(), n);
    ::pclose(pipe);
    return answer;
  }

  const bool has_limits = false;
  const log::test::NatsServers nats;
  std::vector<Node> nodes;
};

}  // namespace hadal::endure
