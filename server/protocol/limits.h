// SPDX-License-Identifier: Apache-2.0
// How much of something there may be at once; docs/protocol.md names these numbers, too.
#pragma once

#include <cstddef>

namespace hadal::protocol {

inline constexpr std::size_t kLargestMessage = 16 * 1024;  // bytes, over a WebSocket
inline constexpr std::size_t kMostTables = 100;            // of one person, not over
inline constexpr std::size_t kMostWatched = 20;            // tables of one tab
inline constexpr std::size_t kMostSockets = 200;           // of one address
inline constexpr std::size_t kMostOrders = 32;             // of one seat

}  // namespace hadal::protocol
