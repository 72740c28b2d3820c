// SPDX-License-Identifier: Apache-2.0
// Positions as documents: what scenario files give and expect, and what clients are sent.
#pragma once

#include "engine/json_sink.h"
#include "engine/shape.h"
#include "games/unfathomable/state.h"

namespace hadal::unfathomable {

struct View;

// The whole position, secrets included: for tests and for the review of finished games.
Document document(const State& s);

// What `viewer` may know.
void write_view(const State& s, Player viewer, Sink& out);
void write_view(const State& s, Player viewer, JsonSink& out);
Document view_document(const State& s, Player viewer);
Document view_document(const View& v);  // without what follows from it by the rules
Shape view_shape();                     // what write_view writes

// A position put together from what a scenario gives: the keys `players`, `options` and `given`.
// Throws DocumentError for an impossible one.
State from_document(const Document& scenario);

// The same the other way: what a scenario would give to begin here. Null where no `given` leads,
// in the middle of an action or of the mythos.
Document given(const State& s);

// Whether both continue in the same way: what a finished test, roll or effect has left behind does
// not matter.
bool same_position(const State& a, const State& b);

Options options_from(const Document& d);
Document options_document(const Options& options);

}  // namespace hadal::unfathomable
