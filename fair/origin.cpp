// SPDX-License-Identifier: Apache-2.0
#include "fair/origin.h"

#include <sstream>

namespace hadal::fair {
namespace {

// Text that no seed has in it keeps the two hashes apart.
constexpr std::string_view kForCommitment = "hadal commitment";
constexpr std::string_view kForSeed = "hadal seed";

}  // namespace

std::optional<Origin> Origin::read(std::string_view text) {
  std::istringstream words{std::string(text)};
  std::string word;
  words >> word;
  const std::optional<Seed> server = Seed::from_hex(word);
  if (!server) return std::nullopt;
  Origin origin(*server);
  while (words >> word) {
    std::string hex;
    words >> hex;
    const std::optional<Player> seat = parse_player(word);
    const std::optional<Seed> part = Seed::from_hex(hex);
    if (!seat || !is_seat(*seat) || !part || origin.parts_.contains(*seat)) return std::nullopt;
    origin.add(*seat, *part);
  }
  return origin;
}

std::string Origin::text() const {
  std::string text = server_.hex();
  for (const auto& [seat, part] : parts_) text += " " + name(seat) + " " + part.hex();
  return text;
}

Seed Origin::seed() const {
  if (parts_.empty()) return server_;
  return Seed::from_text(std::string(kForSeed) + " " + text());
}

std::string Origin::commitment() const {
  if (parts_.empty()) return server_.commitment();
  std::string all = std::string(kForCommitment) + " " + server_.commitment();
  for (const auto& [seat, part] : parts_) all += " " + name(seat) + " " + part.commitment();
  return Seed::from_text(all).hex();
}

}  // namespace hadal::fair
