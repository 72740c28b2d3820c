// SPDX-License-Identifier: Apache-2.0
// This server as one of several: requests about tables of other nodes go there, and theirs come
// here.
#pragma once

#include <boost/asio/io_context.hpp>
#include <memory>

#include "server/api/api.h"
#include "server/api/elsewhere.h"
#include "server/http/admin.h"
#include "server/http/open_log.h"
#include "server/nodes/node.h"

namespace hadal::http {

class AmongNodes {
 public:
  AmongNodes(boost::asio::io_context& io, const OpenedLog& log);

  const Elsewhere& elsewhere() const { return elsewhere_; }
  nodes::Node& node() { return node_; }
  // Throws log::LogError.
  void join(house::House& house, Api& api, Admin& admin);

 private:
  void ask_owner(const Request& request, const std::string& table, Elsewhere::Answered done);

  boost::asio::io_context& io_;
  nodes::Node node_;
  house::House* house_ = nullptr;
  Elsewhere elsewhere_;
};

}  // namespace hadal::http
