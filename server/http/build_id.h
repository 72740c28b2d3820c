// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace hadal::http {

// The version of the program, and the mark that the linker gave to this very build of it.
std::string build_id();

}  // namespace hadal::http
