// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/text/asked.h"

#include "games/abyss/cards/passives.h"
#include "games/abyss/cards/powers.h"
#include "games/abyss/engine.h"
#include "games/abyss/rules/payment.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/text/names.h"

namespace hadal::abyss {
// What the numbers of a frame mean depends on the question.
Asked asked(const State& s) {
  const Frame& f = s.stack.back();
  const std::string_view key = name(f.rule);
  switch (f.rule) {
    case Rule::act:  // [ABY-END-3] [ABY-END-5]
      if (s.ender != Player::nobody && !s.extra_turn) return {.key = "act_last"};
      break;
    case Rule::offer: return {.key = key, .card = s.row.back(), .price = price(s)};
    case Rule::decide:
      if (s.row.size() == kRowSpaces)  // [ABY-EXP-2h]
        return {.key = is_ally(s.row.back()) ? "decide_full" : "decide_full_monster"};
      if (!is_ally(s.row.back())) return {.key = "decide_monster"};
      return {.key = key, .card = s.row.back()};
    case Rule::pay: {
      const auto lord = static_cast<Lord>(f.arg);
      const Bill bill = bill_for(s, f.who, lord);
      return {.key = key,
              .lord = lord,
              .cost = bill.cost,
              .races = bill.races,
              .required = bill.required};
    }
    case Rule::discard: return {.key = discard_question(s, f), .n = f.count};
    case Rule::martial_law: return {.key = key, .n = f.count};
    case Rule::corruptor: {  // [ABY-POW-5] the pearls that a power must bring before a bribe
      const int missing = kBribe - s.at(f.who).pearls;
      if (missing > 0) return {.key = "corruptor_short", .n = missing};
      break;
    }
    case Rule::assassin: return {.key = key, .player = seat(f.arg)};
    case Rule::pay_keys: return {.key = key, .location = static_cast<Location>(f.arg)};
    case Rule::end_turn: {
      const LordSet powers = powers::usable(s, f.who);
      if (!powers.empty()) return {.key = "end_turn_powers", .lords = powers};
      break;
    }
    default: break;
  }
  return {.key = key};
}

}  // namespace hadal::abyss
