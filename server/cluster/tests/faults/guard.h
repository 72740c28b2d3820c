// SPDX-License-Identifier: Apache-2.0
// A run makes things that outlive a process: network namespaces, a switch, a folder. All of them
// are called "hd" and the number of the process that runs, so it can be seen whose they are, and
// they are removed however the run ends.
#pragma once

#include <sys/types.h>

#include <functional>
#include <string>

namespace hadal::cluster {

std::string name_of_run(pid_t process);
// Namespaces and switches; nothing happens if there are none.
void remove_network_of(const std::string& run);

// Runs this in a child and returns its status. Whether it ends, crashes, or we are told to end
// (SIGINT, SIGTERM, SIGHUP), nothing of it is left. What an earlier run left because somebody
// killed it with SIGKILL is removed at the beginning. `keep`: where its folder goes, with what the
// servers wrote; empty: it is removed.
int run_guarded(const std::function<int()>& trial, const std::string& keep);

}  // namespace hadal::cluster
