// SPDX-License-Identifier: Apache-2.0
// Everything a viewer can ask about a table, with a seat there or only looking on.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace hadal::endure {

// Says one message, with this `request` in it, and returns all that comes in answer.
using Ask =
    std::function<std::vector<std::string>(const std::string& message, const std::string& request)>;

// All answers, in order.
std::vector<std::string> interview(const std::string& table, const Ask& ask);

// The first place where two answers differ, with its surroundings; empty: nowhere.
std::string difference(const std::vector<std::string>& a, const std::vector<std::string>& b);
std::string difference(const std::string& a, const std::string& b);

}  // namespace hadal::endure
