// SPDX-License-Identifier: Apache-2.0
// The document of a view is complete: views that differ have documents that differ.
//
// Two views of one player are taken from a random game, and wherever they differ one byte of the
// one is put into the other. If that makes another view, it must make another document. So no field
// of a view can be forgotten, not even one that was added yesterday.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <string>
#include <type_traits>

#include "engine/document.h"

namespace hadal {

// The first byte that the document does not tell, or -1. `skip(at)` leaves bytes out.
template <typename View, typename Describe, typename Skip>
int untold_byte(const View& v, const View& other, Describe describe, Skip skip) {
  static_assert(std::is_trivially_copyable_v<View>);
  using Bytes = std::array<std::byte, sizeof(View)>;
  Bytes bytes;
  Bytes others;
  std::memcpy(bytes.data(), &v, sizeof(View));
  std::memcpy(others.data(), &other, sizeof(View));
  const auto told = describe(v);
  for (std::size_t at = 0; at < sizeof(View); ++at) {
    if (bytes[at] == others[at] || skip(at)) continue;
    Bytes changed = bytes;
    changed[at] = others[at];
    View mixed = v;
    std::memcpy(static_cast<void*>(&mixed), changed.data(), sizeof(View));
    if (!(mixed == v) && describe(mixed) == told) return static_cast<int>(at);
  }
  return -1;
}

}  // namespace hadal
