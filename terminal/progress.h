// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <unistd.h>

#include <cmath>
#include <iostream>

namespace hadal::cli {

// "42 %" on the error stream, always in the same place, for whoever watches; a file needs none.
inline void show_progress(double share) {
  if (isatty(STDERR_FILENO) == 0) return;
  std::cerr << "\r" << std::lround(100 * share) << " % " << std::flush;
}

}  // namespace hadal::cli
