// SPDX-License-Identifier: Apache-2.0
// Who acts. Every game has the same seats, so tables, records and bots can all use them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hadal {

inline constexpr std::size_t kMaxSeats = 6;

// `chance` deals the cards. `nobody` acts when the game is over, and stands for a spectator's view.
enum class Player : std::uint8_t { p0, p1, p2, p3, p4, p5, chance, nobody };

constexpr std::size_t index(Player p) { return static_cast<std::size_t>(p); }
constexpr bool is_seat(Player p) { return index(p) < kMaxSeats; }
constexpr Player seat(std::size_t i) { return static_cast<Player>(i); }

// Seats are written A to F.
inline std::string name(Player p) {
  if (p == Player::chance) return "chance";
  if (p == Player::nobody) return "nobody";
  return std::string(1, static_cast<char>('A' + index(p)));
}

inline std::optional<Player> parse_player(std::string_view text) {
  if (text == "chance") return Player::chance;
  if (text == "nobody") return Player::nobody;
  if (text.size() == 1 && text[0] >= 'A' && text[0] < static_cast<char>('A' + kMaxSeats))
    return seat(static_cast<std::size_t>(text[0] - 'A'));
  return std::nullopt;
}

}  // namespace hadal
