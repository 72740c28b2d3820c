// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/text/names.h"

#include <algorithm>

namespace hadal::abyss {
namespace {

template <typename E, std::size_t N>
std::optional<E> find_name(const std::array<std::string_view, N>& names, std::string_view text) {
  const auto it = std::find(names.begin(), names.end(), text);
  if (it == names.end()) return std::nullopt;
  return static_cast<E>(it - names.begin());
}

}  // namespace

const std::string& name(Card c) {
  static const std::array<std::string, kAllyKinds + 1> names = [] {
    std::array<std::string, kAllyKinds + 1> all;
    for (std::size_t i = 0; i < kAllyKinds; ++i) {
      const auto ally = static_cast<Card>(i);
      all[i] = std::string(name(race_of(ally))) + " " + std::to_string(value_of(ally));
    }
    all[static_cast<std::size_t>(Card::monster)] = "monster";
    return all;
  }();
  return names[static_cast<std::size_t>(c)];
}

std::optional<Race> parse_race(std::string_view text) { return find_name<Race>(kRaceNames, text); }
std::optional<Lord> parse_lord(std::string_view text) { return find_name<Lord>(kLordNames, text); }
std::optional<Location> parse_location(std::string_view text) {
  return find_name<Location>(kLocationNames, text);
}
std::optional<Option> parse_option(std::string_view text) {
  return find_name<Option>(kOptionNames, text);
}

std::optional<Card> parse_card(std::string_view text) {
  if (text == "monster") return Card::monster;
  const std::size_t space = text.find(' ');
  if (space == std::string_view::npos || text.size() != space + 2) return std::nullopt;
  const std::optional<Race> race = parse_race(text.substr(0, space));
  const char value = text.back();
  if (!race || value < '1' || value > '5') return std::nullopt;
  return ally(*race, value - '0');
}

}  // namespace hadal::abyss
