// SPDX-License-Identifier: Apache-2.0
// Colour, where there is any. Nothing is told by colour alone.
#pragma once

#include <string>
#include <string_view>

#include "games/abyss/types.h"

namespace hadal::cli {

enum class Tint {
  text,
  dim,
  strong,
  act,
  gold,
  danger,
  sea,
  squid,
  shellfish,
  crab,
  seahorse,
  jellyfish
};

constexpr Tint tint_of(abyss::Race race) {
  switch (race) {
    case abyss::Race::squid: return Tint::squid;
    case abyss::Race::shellfish: return Tint::shellfish;
    case abyss::Race::crab: return Tint::crab;
    case abyss::Race::seahorse: return Tint::seahorse;
    case abyss::Race::jellyfish: return Tint::jellyfish;
    default: return Tint::text;
  }
}

class Paint {
 public:
  explicit Paint(bool colour) : colour_(colour) {}
  std::string operator()(Tint tint, std::string_view text) const;

 private:
  bool colour_;
};

}  // namespace hadal::cli
