// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace hadal::bots {

// How often this program has asked for memory so far.
std::uint64_t allocations();

}  // namespace hadal::bots
