// SPDX-License-Identifier: Apache-2.0
#include "commands/league/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>

#include "terminal/error.h"

extern char** environ;  // NOLINT: POSIX has no header for it

namespace hadal::cli {
namespace {

constexpr std::size_t kLongestAnswer = 1 << 20;  // bytes; nobody says that much
constexpr std::chrono::milliseconds kFarewell(1000);

}  // namespace

LineProcess::LineProcess(const std::vector<std::string>& words, const std::string& errors) {
  int in[2];
  int out[2];
  if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0)
    throw UserError("a pipe to " + words.front() + " cannot be opened");
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, in[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, out[1], STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, errors.c_str(),
                                   O_WRONLY | O_CREAT | O_APPEND, 0666);
  std::vector<char*> argv;
  for (const std::string& word : words) argv.push_back(const_cast<char*>(word.c_str()));
  argv.push_back(nullptr);
  const int failed = posix_spawnp(&pid_, argv[0], &files, nullptr, argv.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  ::close(in[0]);
  ::close(out[1]);
  to_ = in[1];
  from_ = out[0];
  fcntl(to_, F_SETFL, O_NONBLOCK);
  if (failed == 0) return;
  ::close(to_);
  ::close(from_);
  throw UserError(words.front() + ": cannot be started: " + std::strerror(failed));
}

LineProcess::~LineProcess() {
  ::close(to_);
  ::close(from_);
  const Clock::time_point until = Clock::now() + kFarewell;
  while (waitpid(pid_, nullptr, WNOHANG) == 0) {
    if (Clock::now() >= until) {
      ::kill(pid_, SIGKILL);
      waitpid(pid_, nullptr, 0);
      return;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
}

bool LineProcess::wait_for(int file, short what, Clock::time_point until) const {
  using std::chrono::milliseconds;
  for (;;) {
    const auto left = std::chrono::duration_cast<milliseconds>(until - Clock::now());
    if (left <= milliseconds(0)) return false;
    pollfd wanted{file, what, 0};
    const int n =
        ::poll(&wanted, 1, static_cast<int>(std::min<std::int64_t>(left.count(), 60'000)));
    if (n > 0) return true;
    if (n < 0 && errno != EINTR) return false;
  }
}

bool LineProcess::write_line(const std::string& line, Clock::time_point until) {
  const std::string text = line + "\n";
  for (std::size_t sent = 0; sent < text.size();) {
    const ssize_t n = ::write(to_, text.data() + sent, text.size() - sent);
    if (n > 0) {
      sent += static_cast<std::size_t>(n);
      continue;
    }
    if (errno == EAGAIN || errno == EINTR) {
      if (!wait_for(to_, POLLOUT, until)) return false;
      continue;
    }
    ended_ = true;
    return false;
  }
  return true;
}

std::optional<std::string> LineProcess::read_line(Clock::time_point until) {
  for (;;) {
    if (const std::size_t end = rest_.find('\n'); end != std::string::npos) {
      std::string line = rest_.substr(0, end);
      rest_.erase(0, end + 1);
      return line;
    }
    if (rest_.size() > kLongestAnswer || !wait_for(from_, POLLIN, until)) return std::nullopt;
    char buffer[4096];
    const ssize_t n = ::read(from_, buffer, sizeof buffer);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) {
      ended_ = true;
      return std::nullopt;
    }
    rest_.append(buffer, static_cast<std::size_t>(n));
  }
}

}  // namespace hadal::cli
