// SPDX-License-Identifier: Apache-2.0
// How a loss of chance in Unfathomable is called, and what each level loses: measured, see
// docs/analysis.md.
#pragma once

#include "search/judging.h"

namespace hadal::bots {

// A master loses so much in one of 100 decisions; a mistake is two and a half times, a blunder five
// times as much. The levels lie too close together to say which one somebody plays like.
inline Scale ship_scale(bool) { return {0.055f, 0.14f, 0.28f, {}}; }

}  // namespace hadal::bots
