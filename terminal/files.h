// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace hadal::cli {

// A whole file; throws UserError, naming the file and the reason.
std::string read_file(const std::string& path);

}  // namespace hadal::cli
