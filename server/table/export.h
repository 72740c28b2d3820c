// SPDX-License-Identifier: Apache-2.0
// Everything the log has about one person, for that person: what they told us, where they sat, what
// they played and said. Nothing about others, and no secrets of a running game except their own.
#pragma once

#include <string>

#include "server/log/log.h"

namespace hadal::house {

// As JSON. Throws log::LogError.
std::string export_person(log::Log& log, const std::string& person);

}  // namespace hadal::house
