// SPDX-License-Identifier: Apache-2.0
// Three machines, each with a server of NATS and one of Hadal. Where network namespaces can be
// made, each machine is one, on a switch of its own that can be unplugged; otherwise they are
// processes on the loopback, and a machine that is cut off is one that is paused.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/client/server_process.h"
#include "server/log/tests/folder.h"

namespace hadal::cluster {

enum class Kind : std::uint8_t { hadal, nats };

class Machines {
 public:
  explicit Machines(std::size_t count);
  ~Machines();
  Machines(const Machines&) = delete;
  Machines& operator=(const Machines&) = delete;

  std::size_t size() const { return machines_.size(); }
  bool have_namespaces() const { return have_namespaces_; }
  std::string log_url() const;
  // Where Hadal can be reached; nothing: it does not run.
  std::vector<client::Address> open() const;
  // The machine whose NATS leads the stream; size(): nobody does now.
  std::size_t leader() const;

  void start(Kind kind, std::size_t i);
  void signal(Kind kind, std::size_t i, int number);  // SIGKILL and SIGTERM wait for its end
  void cut_off(std::size_t i);
  void mend(std::size_t i);
  const test::Folder& folder() const { return folder_; }

 private:
  struct Machine {
    std::string host;
    std::string space;  // its network namespace; empty: none
    std::string plug;   // its end at the switch
    int port = 0;       // of NATS
    int route = 0;
    pid_t nats = 0;
    std::unique_ptr<client::ServerProcess> hadal;
    client::Address address;
  };

  bool make_network();
  bool plug_in(std::size_t i);
  void start_nats(std::size_t i);
  void start_hadal(std::size_t i);
  std::string configuration(std::size_t i) const;

  test::Folder folder_;
  std::string name_;  // of the switch, and the beginning of all others
  bool have_namespaces_ = false;
  std::vector<std::unique_ptr<Machine>> machines_;
};

}  // namespace hadal::cluster
