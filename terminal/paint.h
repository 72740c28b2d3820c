// SPDX-License-Identifier: Apache-2.0
// Colour, where there is any. Nothing is told by colour alone.
#pragma once

#include <string>
#include <string_view>

namespace hadal::cli {

enum class Tint { text, dim, strong, act, gold, danger, sea, blue, green, red, yellow, violet };

class Paint {
 public:
  explicit Paint(bool colour) : colour_(colour) {}
  std::string operator()(Tint tint, std::string_view text) const;

 private:
  bool colour_;
};

}  // namespace hadal::cli
