// SPDX-License-Identifier: Apache-2.0
// Servers of NATS on this machine, for tests: one, or three that keep everything thrice.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace hadal::log::test {

// One that is free now.
inline int free_port() {
  const int file = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  if (::bind(file, reinterpret_cast<sockaddr*>(&address), size) != 0 ||
      ::getsockname(file, reinterpret_cast<sockaddr*>(&address), &size) != 0)
    throw std::runtime_error("no port is free");
  ::close(file);
  return ntohs(address.sin_port);
}

class NatsServers {
 public:
  // `more`: lines of their configuration.
  explicit NatsServers(std::size_t count, std::string more = {})
      : more_(std::move(more)),
        folder_(std::filesystem::temp_directory_path() /
                ("hadal-nats-" + std::to_string(::getpid()) + "-" + std::to_string(free_port()))) {
    std::filesystem::create_directories(folder_);
    for (std::size_t i = 0; i < count; ++i) nodes_.push_back({free_port(), free_port(), 0});
    for (std::size_t i = 0; i < count; ++i) start(i);
  }
  ~NatsServers() {
    for (std::size_t i = 0; i < nodes_.size(); ++i) stop(i, SIGKILL);
    std::filesystem::remove_all(folder_);
  }
  NatsServers(const NatsServers&) = delete;
  NatsServers& operator=(const NatsServers&) = delete;

  std::vector<std::string> urls() const {
    std::vector<std::string> all;
    for (const Node& node : nodes_) all.push_back("nats://127.0.0.1:" + std::to_string(node.port));
    return all;
  }

  void start(std::size_t i) {
    const std::string name = "n" + std::to_string(i);
    const std::string file = (folder_ / (name + ".conf")).string();
    std::ofstream(file) << configuration(i, name);
    const pid_t child = ::fork();
    if (child == 0) {
      ::prctl(PR_SET_PDEATHSIG, SIGKILL);
      const std::string log = (folder_ / (name + ".log")).string();
      ::execlp("nats-server", "nats-server", "-c", file.c_str(), "-l", log.c_str(), nullptr);
      ::_exit(127);
    }
    nodes_[i].process = child;
  }
  void stop(std::size_t i, int signal) {
    if (nodes_[i].process == 0) return;
    ::kill(nodes_[i].process, signal);
    ::waitpid(nodes_[i].process, nullptr, 0);
    nodes_[i].process = 0;
  }
  void signal(std::size_t i, int number) const { ::kill(nodes_[i].process, number); }
  // Returns when none of them does anything any more.
  void pause() const {
    for (const Node& node : nodes_) ::kill(node.process, SIGSTOP);
    for (const Node& node : nodes_) ::waitpid(node.process, nullptr, WUNTRACED);
  }
  void go_on() const {
    for (const Node& node : nodes_) ::kill(node.process, SIGCONT);
  }
  std::size_t size() const { return nodes_.size(); }
  const std::filesystem::path& folder() const { return folder_; }

 private:
  struct Node {
    int port = 0;
    int route = 0;
    pid_t process = 0;
  };

  std::string configuration(std::size_t i, const std::string& name) const {
    std::string text = "server_name: " + name +
                       "\nhost: 127.0.0.1\nport: " + std::to_string(nodes_[i].port) +
                       "\njetstream { store_dir: \"" + (folder_ / name).string() +
                       "\", max_mem: 64MB, max_file: 4GB }\n";
    text += more_;
    if (nodes_.size() == 1) return text;
    text += "cluster { name: test, host: 127.0.0.1, port: " + std::to_string(nodes_[i].route) +
            ", routes: [";
    for (const Node& node : nodes_) text += "nats://127.0.0.1:" + std::to_string(node.route) + ", ";
    return text + "] }\n";
  }

  std::string more_;
  std::filesystem::path folder_;
  std::vector<Node> nodes_;
};

}  // namespace hadal::log::test
