// SPDX-License-Identifier: Apache-2.0
// How a fuzzer says that something is wrong: the reason on stderr, then an abort, so that it keeps
// the input.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace hadal::fuzz {

inline void require(bool holds, const std::string& otherwise) {
  if (holds) return;
  std::fprintf(stderr, "REQUIRED: %s\n", otherwise.c_str());
  std::abort();
}

inline void require_none(const std::string& broken) { require(broken.empty(), broken); }

}  // namespace hadal::fuzz
