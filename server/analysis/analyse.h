// SPDX-License-Identifier: Apache-2.0
// The analysis of a whole game on several threads.
#pragma once

#include <functional>

#include "server/analysis/combine.h"

namespace hadal::analysis {

// `progress` is told the share that is done, by one thread at a time. Throws Stopped, CannotJudge,
// RecordError.
protocol::Analysis analyse(const Record& record, const protocol::AnalysisWish& wish,
                           unsigned threads, const Stop& stop = {},
                           const std::function<void(double)>& progress = {});

}  // namespace hadal::analysis
