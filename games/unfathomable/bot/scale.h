// SPDX-License-Identifier: Apache-2.0
// How a loss of chance in Unfathomable is called, and what each level loses: measured, see
// docs/analysis.md.
#pragma once

#include "search/judging.h"

namespace hadal::bots {

// The levels lie too close together to say which one somebody plays like.
inline Scale ship_scale(bool) { return {0.02f, 0.05f, 0.10f, {}}; }

}  // namespace hadal::bots
