// SPDX-License-Identifier: Apache-2.0
// The parts of a scenario's `given` and the words in which they are read. Every function throws
// DocumentError for what cannot be.
#pragma once

#include "games/abyss/text/document.h"
#include "games/abyss/text/names.h"

namespace hadal::abyss::document_reader {

using hadal::name;

template <typename T>
T known(const Document& d, std::optional<T> (*parse_one)(std::string_view), const char* what) {
  const std::string text = d.text();
  if (const std::optional<T> value = parse_one(text)) return *value;
  throw DocumentError(d, "'" + text + "' is not " + what);
}

inline Lord lord_of(const Document& d) { return known<Lord>(d, parse_lord, "a lord"); }
inline Location tile_of(const Document& d) {
  return known<Location>(d, parse_location, "a location");
}
inline Player seat_of(const Document& d, std::size_t players) {
  const Player p = known<Player>(d, parse_player, "a seat");
  if (index(p) >= players) throw DocumentError(d, "seat " + name(p) + " does not play");
  return p;
}

// Where in the turn the position begins.
void start(const Document& d, State& s);

}  // namespace hadal::abyss::document_reader
