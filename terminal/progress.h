// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>
#include <iostream>

namespace hadal::cli {

// "42 %" on the error stream, always in the same place.
inline void show_progress(double share) {
  std::cerr << "\r" << std::lround(100 * share) << " % " << std::flush;
}

}  // namespace hadal::cli
