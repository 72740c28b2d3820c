// SPDX-License-Identifier: Apache-2.0
// How a loss of chance in Abyss is called, and what each level loses: measured, see
// docs/analysis.md.
#pragma once

#include "search/judging.h"

namespace hadal::bots {

inline Scale abyss_scale(bool thorough) {
  Scale scale{0.02f, 0.05f, 0.10f, {}};
  if (thorough)
    scale.levels = {{"random", 0.0594f},
                    {"novice", 0.0240f},
                    {"sailor", 0.0200f},
                    {"captain", 0.0065f},
                    {"master", 0.0014f}};
  else
    scale.levels = {{"random", 0.0508f},
                    {"novice", 0.0244f},
                    {"sailor", 0.0170f},
                    {"captain", 0.0065f},
                    {"master", 0.0014f}};
  return scale;
}

}  // namespace hadal::bots
