// SPDX-License-Identifier: Apache-2.0
// Positions that nobody plays: puzzles. Each is told by the moves that lead to it, and nothing is
// kept, so that a server and a page give the same answers and neither has to remember anything.
#pragma once

#include "server/protocol/training.h"

namespace hadal::house {

// All of them see it as the seat does that has to decide. They throw Refusal.
protocol::Studied study(const protocol::Study& wish);
protocol::StudyMoves study_line(const protocol::StudyLine& wish);
protocol::Looked study_look(const protocol::StudyLine& wish);
protocol::Aid study_aid(const protocol::StudyAid& wish);

}  // namespace hadal::house
