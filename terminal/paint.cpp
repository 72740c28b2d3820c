// SPDX-License-Identifier: Apache-2.0
#include "terminal/paint.h"

namespace hadal::cli {
namespace {

// The palette of the project in the nearest of the 256 colours of a terminal. The one warm colour
// (act) always means "you can act here", and is used for nothing else.
std::string_view code(Tint tint) {
  switch (tint) {
    case Tint::text: return "";
    case Tint::dim: return "38;5;245";
    case Tint::strong: return "1";
    case Tint::act: return "1;38;5;222";
    case Tint::gold: return "38;5;179";
    case Tint::danger: return "38;5;203";
    case Tint::sea: return "38;5;67";
    case Tint::blue: return "38;5;69";
    case Tint::green: return "38;5;72";
    case Tint::red: return "38;5;167";
    case Tint::yellow: return "38;5;178";
    case Tint::violet: return "38;5;140";
  }
  return "";
}

}  // namespace

std::string Paint::operator()(Tint tint, std::string_view text) const {
  if (!colour_ || tint == Tint::text || text.empty()) return std::string(text);
  return "\x1b[" + std::string(code(tint)) + "m" + std::string(text) + "\x1b[0m";
}

}  // namespace hadal::cli
