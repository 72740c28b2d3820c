// SPDX-License-Identifier: Apache-2.0
#include "server/table/seeds.h"

#include <atomic>

#include "server/common/secrets.h"

namespace hadal::house {
namespace {

std::optional<std::uint64_t> fixed;
std::atomic<std::uint64_t> games_begun{0};

std::uint64_t number_of(const std::string& text) {
  constexpr std::size_t kDigits = 16;  // of 64 bits
  return std::stoull(fair::Seed::from_text(text).hex().substr(0, kDigits), nullptr, 16);
}

}  // namespace

void fix_seeds(std::optional<std::uint64_t> number) {
  fixed = number;
  games_begun = 0;
}

bool are_seeds_fixed() { return fixed.has_value(); }

fair::Seed seed_of_new_game() {
  if (!fixed) return fair::Seed::random();
  return fair::Seed::from_text("seeds " + std::to_string(*fixed) + ", game " +
                               std::to_string(++games_begun));
}

std::uint64_t seed_of_thought(const std::string& game, std::int64_t position) {
  if (!fixed) return random_number();
  return number_of(game + ", position " + std::to_string(position));
}

fair::Seed seed_of_deal(const std::string& game, const std::string& day) {
  return fair::Seed::from_text("deal of the day, " + game + ", " + day);
}

std::uint64_t seed_of_thought_in_deal(const std::string& game, const std::string& day,
                                      std::int64_t move) {
  return number_of("deal of the day, " + game + ", " + day + ", move " + std::to_string(move));
}

}  // namespace hadal::house
