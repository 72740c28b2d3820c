// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace hadal::cli {

extern const std::string_view kCommit;  // from which this program was built; empty outside of git

}  // namespace hadal::cli
