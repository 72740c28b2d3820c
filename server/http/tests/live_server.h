// SPDX-License-Identifier: Apache-2.0
// A server in a process of its own, with a folder of its own. Both go when the test ends.
#pragma once

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <stdexcept>
#include <string>

namespace hadal::http::test {

class LiveServer {
 public:
  // `serve` gets the data folder; it prints a line with the address, and serves.
  using Serve = std::function<void(const std::string& data)>;

  explicit LiveServer(Serve serve) : serve_(std::move(serve)) {
    std::string pattern = std::filesystem::temp_directory_path() / "hadal_live.XXXXXX";
    folder_ = ::mkdtemp(pattern.data());
    try {
      start();
    } catch (const std::exception&) {
      clean_up();
      throw;
    }
  }
  ~LiveServer() { clean_up(); }
  LiveServer(const LiveServer&) = delete;
  LiveServer& operator=(const LiveServer&) = delete;

  void tell(int signal) const { ::kill(pid_, signal); }
  // As an operator stops it; the status it ended with, or 128 and the signal.
  int stop() { return end(SIGTERM); }
  void start() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    std::fflush(nullptr);  // else the child says again, and first, what waits to be written
    pid_ = ::fork();
    if (pid_ == 0) become_server(ends[1]);
    ::close(ends[1]);
    const std::string said = line_from(ends[0]);
    ::close(ends[0]);
    const std::size_t colon = said.rfind(':');
    if (colon == std::string::npos)
      throw std::runtime_error("it did not open; status " + std::to_string(end(SIGKILL)) +
                               ", said \"" + said + "\": " + log_lines());
    port = static_cast<unsigned short>(std::stoul(said.substr(colon + 1)));
  }

  std::string data() const { return folder_ / "data"; }
  std::string path(const std::string& name) const { return folder_ / name; }
  std::string log_lines() const {
    std::ifstream in(folder_ / "log");
    return {std::istreambuf_iterator<char>(in), {}};
  }

  unsigned short port = 0;

 private:
  static std::string line_from(int pipe) {
    std::string line;
    for (;;) {
      char c = 0;
      const ssize_t got = ::read(pipe, &c, 1);
      if (got < 0 && errno == EINTR) continue;
      if (got != 1 || c == '\n') return line;
      line += c;
    }
  }
  void clean_up() {
    end(SIGKILL);
    std::filesystem::remove_all(folder_);
  }
  [[noreturn]] void become_server(int out) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    const int log = ::open((folder_ / "log").c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    ::dup2(out, STDOUT_FILENO);
    ::dup2(log, STDERR_FILENO);
    int status = 1;
    try {
      serve_(data());
      status = 0;
    } catch (const std::exception& e) {
      std::fprintf(stderr, "%s\n", e.what());
    }
    std::fflush(nullptr);
    ::_exit(status);
  }
  int end(int signal) {
    if (pid_ <= 0) return status_;
    ::kill(pid_, signal);
    int status = 0;
    while (::waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
    }
    pid_ = -1;
    status_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return status_;
  }

  Serve serve_;
  std::filesystem::path folder_;
  pid_t pid_ = -1;
  int status_ = -1;
};

}  // namespace hadal::http::test
