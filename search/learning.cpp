// SPDX-License-Identifier: Apache-2.0
#include "search/learning.h"

#include <cstdio>

namespace hadal::bots {

std::string header_of_weights(const std::string& command, const std::string& include) {
  return "// SPDX-License-Identifier: Apache-2.0\n"
         "// Fitted by self-play; do not edit, but make anew with\n"
         "//   " +
         command + "\n#pragma once\n\n#include \"" + include + "\"\n\n";
}

std::string constant_of_weights(const std::string& declaration, const float* weights,
                                std::size_t n) {
  std::string text = "// clang-format off\ninline constexpr " + declaration + "{";
  for (std::size_t i = 0; i < n; ++i) {
    std::array<char, 32> number{};
    std::snprintf(number.data(), number.size(), "%.3ff,", static_cast<double>(weights[i]));
    text += i % 11 == 0 ? "\n    " : " ";
    text += number.data();
  }
  return text + "\n};\n// clang-format on\n";
}

}  // namespace hadal::bots
