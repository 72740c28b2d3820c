// SPDX-License-Identifier: Apache-2.0
// The lines of a server as JSON: each is an object of strings, made of the pairs it would print.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace spdlog {
class formatter;
}

namespace hadal::cli {

// `event=closed reason="too slow"` is {"event":"closed","reason":"too slow"}, after time and level.
std::string json_line(std::string_view time, std::string_view level, std::string_view pairs);

std::unique_ptr<spdlog::formatter> json_lines();

}  // namespace hadal::cli
