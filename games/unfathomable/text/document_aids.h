// SPDX-License-Identifier: Apache-2.0
// What follows by the rules from what a viewer knows anyway. It is part of the view document, so
// that no client needs rules of its own.
#pragma once

#include "engine/sink.h"
#include "games/unfathomable/state.h"
#include "games/unfathomable/view.h"

namespace hadal::unfathomable {

// `asked`: what the question is about. `testing`, `rolling`: whether a test or a roll goes on, be
// it below other questions. `crisis_card`: what the mythos card prints besides its texts.
void write_aids(Sink& out, const State& s, const View& v);

}  // namespace hadal::unfathomable
