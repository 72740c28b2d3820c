// SPDX-License-Identifier: Apache-2.0
// How much of something there may be at once; docs/protocol.md names these numbers, too.
#pragma once

#include <cstddef>

namespace hadal::protocol {

#define HADAL_SIZE(name, number, unit, what) inline constexpr std::size_t name = number;
#include "server/protocol/sizes_list.h"

struct Pace {
  double burst;       // at once
  double per_second;  // then
};
#define HADAL_PACE(name, burst, per_second, what, who) \
  inline constexpr Pace name{burst, per_second};
#include "server/protocol/limits_list.h"

}  // namespace hadal::protocol
