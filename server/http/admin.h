// SPDX-License-Identifier: Apache-2.0
// The operator's door: a socket in the data folder, which only its owner can open. A request is one
// line of words, the answer is JSON, then the connection ends.
#pragma once

#include <boost/asio/io_context.hpp>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/api/elsewhere.h"
#include "server/lobby/house.h"

namespace hadal::http {

std::string admin_socket(const std::string& data);

// What can be said, one line for each, for `hadal admin --help`.
const std::vector<std::string>& admin_commands();

class Admin {
 public:
  // `elsewhere` is null if there are no other nodes.
  Admin(house::House& house, house::Now now, const Elsewhere* elsewhere)
      : house_(house), now_(std::move(now)), elsewhere_(elsewhere) {}

  // Carries out a command; `done` gets one JSON text. Every command is noted in the log first, and
  // one that cannot be noted is not carried out.
  using Done = std::function<void(const std::string& json)>;
  void run(std::vector<std::string> words, const Done& done);

  // A command that was given and noted at another node, and concerns this one: `tables`, or `close`
  // and a table.
  void carry_out_here(const std::string& words, const Done& done);

 private:
  void all_tables(const Done& done) const;
  void close(const std::string& table, const Done& done);
  void carry_out(const std::vector<std::string>& words, const Done& done);
  std::string people(const std::string& part) const;
  std::string tables() const;
  std::string standing() const;
  std::string expect_person(const std::string& called) const;

  house::House& house_;
  house::Now now_;
  const Elsewhere* elsewhere_;
};

// Listens as long as it lives.
class AdminDoor {
 public:
  // Throws std::runtime_error: the socket cannot be made.
  AdminDoor(boost::asio::io_context& io, const std::string& data, Admin& admin);
  ~AdminDoor();
  AdminDoor(const AdminDoor&) = delete;
  AdminDoor& operator=(const AdminDoor&) = delete;

 private:
  struct Listener;
  std::shared_ptr<Listener> listener_;
};

}  // namespace hadal::http
