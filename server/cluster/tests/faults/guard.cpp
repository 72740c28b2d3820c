// SPDX-License-Identifier: Apache-2.0
#include "server/cluster/tests/faults/guard.h"

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cctype>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <regex>
#include <set>
#include <stdexcept>
#include <vector>

namespace hadal::cluster {
namespace fs = std::filesystem;
namespace {

const fs::path kSpaces = "/var/run/netns";
const fs::path kLinks = "/sys/class/net";

std::vector<std::string> names_in(const fs::path& folder) {
  std::vector<std::string> names;
  std::error_code none;  // the folder may not be there
  for (const auto& one : fs::directory_iterator(folder, none))
    names.push_back(one.path().filename().string());
  return names;
}

void run_ip(const std::string& words) {
  if (std::system(("ip " + words + " >/dev/null 2>&1").c_str()) != 0) return;  // it was gone
}

// Of this run: its name, or its name and the letter and number of a part.
bool belongs(const std::string& name, const std::string& run) {
  if (!name.starts_with(run)) return false;
  return name.size() == run.size() ||
         std::isdigit(static_cast<unsigned char>(name[run.size()])) == 0;
}

fs::path folder_of(const std::string& run) { return fs::temp_directory_path() / run; }

void remove_all_of(const std::string& run) {
  remove_network_of(run);
  std::error_code none;
  fs::remove_all(folder_of(run), none);
}

void remove_what_dead_runs_left() {
  const std::regex pattern("hd([0-9]+)([mpi][0-9]+)?");
  std::set<std::string> runs;
  for (const fs::path& folder : {kSpaces, kLinks, fs::temp_directory_path()})
    for (const std::string& name : names_in(folder)) {
      std::smatch parts;
      if (!std::regex_match(name, parts, pattern)) continue;
      if (!fs::exists("/proc/" + parts[1].str())) runs.insert("hd" + parts[1].str());
    }
  for (const std::string& run : runs) remove_all_of(run);
}

// Its servers end with it, see machines.cpp; the group is for the commands that it runs.
[[noreturn]] void become_trial(const std::function<int()>& trial, const sigset_t& before) {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  ::setpgid(0, 0);
  ::sigprocmask(SIG_SETMASK, &before, nullptr);
  const fs::path folder = folder_of(name_of_run(::getpid()));
  fs::create_directories(folder);
  ::setenv("TMPDIR", folder.c_str(), 1);
  const int status = trial();
  std::fflush(nullptr);
  ::_exit(status);
}

}  // namespace

std::string name_of_run(pid_t process) { return "hd" + std::to_string(process); }

void remove_network_of(const std::string& run) {
  for (const std::string& name : names_in(kSpaces))
    if (belongs(name, run)) run_ip("netns del " + name);
  for (const std::string& name : names_in(kLinks))
    if (belongs(name, run)) run_ip("link del " + name);
}

int run_guarded(const std::function<int()>& trial, const std::string& keep) {
  remove_what_dead_runs_left();
  sigset_t heard;
  sigset_t before;
  ::sigemptyset(&heard);
  for (const int number : {SIGCHLD, SIGINT, SIGTERM, SIGHUP}) ::sigaddset(&heard, number);
  ::sigprocmask(SIG_BLOCK, &heard, &before);
  const pid_t child = ::fork();
  if (child < 0) throw std::runtime_error("no process can be started");
  if (child == 0) become_trial(trial, before);
  int status = 0;
  while (::waitpid(child, &status, WNOHANG) == 0) {
    int number = 0;
    ::sigwait(&heard, &number);
    if (number != SIGCHLD) ::kill(child, SIGKILL);
  }
  ::kill(-child, SIGKILL);
  if (!keep.empty()) {
    std::error_code failed;
    fs::rename(folder_of(name_of_run(child)), keep, failed);
    if (failed) std::fprintf(stderr, "%s: %s\n", keep.c_str(), failed.message().c_str());
  }
  remove_all_of(name_of_run(child));
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace hadal::cluster
