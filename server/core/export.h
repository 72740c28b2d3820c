// SPDX-License-Identifier: Apache-2.0
// All that the log has of one person, for himself: what he told us, where he sat, what he played
// and said. Nothing of others, and no secret of a game that runs but his own.
#pragma once

#include <string>

#include "server/log/log.h"

namespace hadal::core {

// As JSON. Throws log::LogError.
std::string export_person(log::Log& log, const std::string& person);

}  // namespace hadal::core
