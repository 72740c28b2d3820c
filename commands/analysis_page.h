// SPDX-License-Identifier: Apache-2.0
// An analysis as a page of text.
#pragma once

#include <string>
#include <vector>

#include "server/protocol/analysis.h"
#include "words/catalogue.h"

namespace hadal::cli {

std::string analysis_page(const protocol::Analysis& analysis, const words::Catalogue& words);

// A line of the height of each of `values`, which are from 0 to 1, squeezed to so many columns.
std::string text_curve(const std::vector<double>& values, std::size_t columns);

}  // namespace hadal::cli
