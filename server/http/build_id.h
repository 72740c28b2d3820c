// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace hadal::http {

// The version of the program, and the id that the linker gave to exactly this build.
std::string build_id();

}  // namespace hadal::http
