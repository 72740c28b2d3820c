// SPDX-License-Identifier: Apache-2.0
#include "server/client/server_process.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fstream>
#include <sstream>

namespace hadal::client {
namespace {

constexpr int kCannotStart = 127;

[[noreturn]] void become(const ServerPlan& plan, int out) {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  const int err = ::open(plan.log_file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  ::dup2(out, STDOUT_FILENO);
  if (err >= 0) ::dup2(err, STDERR_FILENO);
  std::vector<std::string> words{plan.program, "serve", "--port", "0", "--data", plan.data};
  words.insert(words.end(), plan.flags.begin(), plan.flags.end());
  std::vector<char*> argv;
  argv.reserve(words.size() + 1);
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  plan.in_child();
  ::execv(plan.program.c_str(), argv.data());
  ::_exit(kCannotStart);
}

}  // namespace

ServerProcess::ServerProcess(const ServerPlan& plan) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw Gone(std::strerror(errno));
  pid_ = ::fork();
  if (pid_ == 0) become(plan, ends[1]);
  ::close(ends[1]);
  out_ = ends[0];
  if (pid_ < 0) throw Gone(std::strerror(errno));
}

ServerProcess::~ServerProcess() {
  kill();
  ::close(out_);
}

Address ServerProcess::wait_until_open() {
  constexpr std::string_view kSays = "Hadal is open: ";
  std::string said;
  char c = 0;
  while (::read(out_, &c, 1) == 1) {
    if (c != '\n') {
      said += c;
      continue;
    }
    if (said.starts_with(kSays)) return read_url(said.substr(kSays.size()));
    said.clear();
  }
  throw Gone("the server ended with status " + std::to_string(wait()));
}

bool ServerProcess::is_running() const {
  if (status_ >= 0) return false;
  siginfo_t info{};
  return ::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         info.si_pid == 0;
}

int ServerProcess::kill() { return end(SIGKILL); }
int ServerProcess::stop() { return end(SIGTERM); }

int ServerProcess::end(int signal) {
  if (status_ < 0) ::kill(pid_, signal);
  return wait();
}

int ServerProcess::wait() {
  if (status_ >= 0) return status_;
  int status = 0;
  while (::waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
  }
  status_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return status_;
}

std::size_t resident_bytes(pid_t pid) {
  std::ifstream in("/proc/" + std::to_string(pid) + "/status");
  std::string word;
  std::size_t kilobytes = 0;
  while (in >> word)
    if (word == "VmRSS:" && in >> kilobytes) return kilobytes * 1024;
  return 0;
}

double processor_seconds(pid_t pid) {
  std::ifstream in("/proc/" + std::to_string(pid) + "/stat");
  std::string text;
  std::getline(in, text);
  // The name, in parentheses, may have blanks; user and system time are fields 14 and 15.
  std::istringstream fields(text.substr(std::min(text.size(), text.rfind(')') + 1)));
  std::string skipped;
  for (int field = 3; field < 14; ++field) fields >> skipped;
  double user = 0;
  double system = 0;
  fields >> user >> system;
  return (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

}  // namespace hadal::client
