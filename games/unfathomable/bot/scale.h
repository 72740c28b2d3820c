// SPDX-License-Identifier: Apache-2.0
// How a loss of chance in Unfathomable is called, and what each level loses: measured, see
// docs/analysis.md.
#pragma once

#include "search/judging.h"

namespace hadal::bots {

inline Scale ship_scale(bool) {
  return {0.02f,
          0.05f,
          0.10f,
          {{"random", 0.05f},
           {"novice", 0.02f},
           {"sailor", 0.008f},
           {"captain", 0.005f},
           {"master", 0.003f}}};
}

}  // namespace hadal::bots
