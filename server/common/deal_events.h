// SPDX-License-Identifier: Apache-2.0
// What the log keeps of the deals of the day: the stream "deals".
#pragma once

#include "server/common/events.h"

namespace hadal::house {

struct DealBegun {
  std::string game;
  std::string day;  // as in 2026-11-17, UTC
  std::string person;
  std::string table;
};
HADAL_DESCRIBE(DealBegun, "Somebody sits down at the deal of the day.", game, day, person, table)

struct DealShown {
  std::string game;
  std::string day;
  std::string person;
  std::string table;
  int score = 0;
  bool won = false;
  double luck = 0;
  double error = 0;
  std::optional<std::string> level = std::nullopt;
};
HADAL_DESCRIBE(DealShown, "And wants everybody to see what they made of it.", game, day, person,
               table, score, won, luck, error, level)

using DealEvents = std::tuple<DealBegun, DealShown, Erased>;
using DealEvent = protocol::VariantOf<DealEvents>::Type;

std::string write_event(const DealEvent& event);
DealEvent read_deal_event(const std::string& text);  // throws protocol::BadMessage

}  // namespace hadal::house
