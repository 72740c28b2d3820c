// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "engine/document.h"

namespace hadal::cli {

// All documents of a YAML text. Throws DocumentError, with the line, for text that is not YAML, or
// is nested too deep, or uses what scenarios do not need (anchors, tags).
std::vector<Document> read_yaml(const std::string& text);

}  // namespace hadal::cli
