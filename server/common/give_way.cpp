// SPDX-License-Identifier: Apache-2.0
#include "server/common/give_way.h"

#include <sys/resource.h>

namespace hadal::house {

void give_way(int niceness) {
  ::setpriority(PRIO_PROCESS, 0, niceness);  // 0: whoever calls, which is one thread
}

}  // namespace hadal::house
