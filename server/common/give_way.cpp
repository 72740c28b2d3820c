// SPDX-License-Identifier: Apache-2.0
#include "server/common/give_way.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace hadal::house {

void give_way(int niceness) {
  const auto thread = static_cast<id_t>(::syscall(SYS_gettid));
  ::setpriority(PRIO_PROCESS, thread, niceness);
}

}  // namespace hadal::house
