// SPDX-License-Identifier: Apache-2.0
// What the log must be able to find, for files whose index is missing.
#pragma once

#include "server/log/schema.h"

namespace hadal::house {

log::Index index_of(const std::string& stream, const std::string& text);

// Without these nobody could come in; they are kept in two places.
inline const log::Twice kKeptTwice{"people"};

}  // namespace hadal::house
