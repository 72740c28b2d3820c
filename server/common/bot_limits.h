// SPDX-License-Identifier: Apache-2.0
// What a bot with settings of its own (`captain/iterations=1000`) may take for a decision, so that
// one table does not starve the others.
#pragma once

#include <cstdint>

namespace hadal::house {

struct BotLimits {
  std::uint32_t trials = 10'000;  // iterations or worlds …
  std::int64_t ms = 2000;         // … or time
};

}  // namespace hadal::house
