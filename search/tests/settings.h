// SPDX-License-Identifier: Apache-2.0
// How the small games of the tests are searched.
#pragma once

#include "search/search.h"

namespace hadal::bots::tiny {

inline SearchSettings searching(std::uint32_t iterations) {
  SearchSettings settings;
  settings.iterations = iterations;
  settings.exploration = 0.7f;
  settings.bias = 0;
  return settings;
}

}  // namespace hadal::bots::tiny
