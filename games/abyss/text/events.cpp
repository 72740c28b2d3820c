// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/events.h"

#include "games/abyss/text/names.h"

namespace hadal::abyss {
namespace {

// Every card by itself, in the canonical order.
void write_allies(AllySet allies, Sink& out) {
  out.list([&] {
    for (const Card c : allies)
      for (int i = 0; i < allies.count(c); ++i) out.add(name(c));
  });
}

}  // namespace

void write_event_argument(std::string_view kind, std::uint64_t value, Sink& out) {
  if (kind == "card") return out.add(name(static_cast<Card>(value)));
  if (kind == "card*") return write_allies(AllySet::from_bits(value), out);
  if (kind == "lord") return out.add(name(static_cast<Lord>(value)));
  if (kind == "lord*") return out.add(list_names(LordSet::from_word(value)));
  if (kind == "stack") return out.add(name(static_cast<Race>(value)));
  if (kind == "location") return out.add(name(static_cast<Location>(value)));
  if (kind == "location*")
    return out.add(list_names(LocationSet::from_word(static_cast<std::uint32_t>(value))));
  if (kind == "seat*")
    return out.add(list_names(Audience::from_word(static_cast<std::uint8_t>(value))));
  out.nothing();
}

}  // namespace hadal::abyss
