// SPDX-License-Identifier: Apache-2.0
// From pieces to the analysis of a whole game: sums of luck and error, the level they point to, and
// where somebody gave themselves away.
#pragma once

#include <vector>

#include "server/analysis/analyst.h"

namespace hadal::analysis {

// The pieces cover the record without a gap, in any order. Throws CannotJudge if they do not.
protocol::Analysis combine(const Record& record, const protocol::AnalysisWish& wish,
                           std::vector<protocol::AnalysisPiece> pieces);

// The level whose errors come nearest; nothing if there is too little to go by.
std::optional<std::string> level_of(double error_each, std::int64_t decisions,
                                    const bots::Scale& scale);

}  // namespace hadal::analysis
