// SPDX-License-Identifier: Apache-2.0
// `hadal serve` as a separate process, which can be killed at any time. It ends when we do.
#pragma once

#include <sys/types.h>

#include <functional>
#include <string>
#include <vector>

#include "server/client/client.h"

namespace hadal::client {

struct ServerPlan {
  std::string program;                     // of hadal
  std::string data;                        // folder
  std::string log_file;                    // for its log lines, appended
  std::vector<std::string> flags;          // beyond --data and --port
  std::function<void()> in_child = [] {};  // before the program starts: limits, signals
};

class ServerProcess {
 public:
  explicit ServerProcess(const ServerPlan& plan);
  ~ServerProcess();  // kills it
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  // Waits until it is open. Throws Gone if it ended instead.
  Address wait_until_open();
  bool is_running() const;
  pid_t pid() const { return pid_; }
  // Both wait for the end; the status is that of the program, or 128 + the signal.
  int kill();  // as a power failure does, nearly
  int stop();  // as an operator does
  int wait();

 private:
  int end(int signal);
  pid_t pid_ = -1;
  int out_ = -1;
  int status_ = -1;
};

// Memory that the process holds now (VmRSS), in bytes; 0: it is gone.
std::size_t resident_bytes(pid_t pid);
// Processor time that it has used so far, in seconds; 0: it is gone.
double processor_seconds(pid_t pid);

}  // namespace hadal::client
