// SPDX-License-Identifier: Apache-2.0
// What the log says about people who have gone, and what replaces it. Their games stay, under a
// number that no longer belongs to anybody.
#pragma once

#include <map>
#include <set>
#include <string>

#include "server/log/log.h"

namespace hadal::house {

// By stream. Names, hashes of passwords and tokens, webhooks, chat and reports go. Throws
// log::LogError.
std::map<std::string, log::Log::Texts> erasure_of(log::Log& log,
                                                  const std::set<std::string>& people);

}  // namespace hadal::house
