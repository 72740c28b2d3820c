// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace hadal::house {

// The calling thread works only when nobody else wants the processor: Linux counts niceness by
// thread.
void give_way(int niceness);

}  // namespace hadal::house
