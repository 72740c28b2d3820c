// SPDX-License-Identifier: Apache-2.0
// What the rules make of what a viewer already knows: bills, rewards, points, and what the question
// is about. It is part of the view document, so no client needs rules of its own.
#pragma once

#include "games/abyss/cards/passives.h"
#include "games/abyss/cards/powers.h"
#include "games/abyss/rules/payment.h"
#include "games/abyss/rules/reward.h"
#include "games/abyss/score.h"
#include "games/abyss/text/document_words.h"
#include "games/abyss/text/payments.h"

namespace hadal::abyss {

inline auto worth(const State& s, Player p, LocationSet tiles) {
  return some_by_name(tiles, [&s, p](Location tile) { return location_points(s, p, tile); });
}

// Of a seat: keys that count, what its locations give, and its points. The monster tokens are
// among them for their owner, and for everybody when the game is over.
template <typename Out>
void write_seat_aids(Out& out, const State& s, Player p, Player viewer) {
  const Points sum = points(s, p);
  const bool knows_tokens = p == viewer || s.stack.empty();
  out.map("influence", [&] {
    out.set("locations", sum.locations);
    out.set("lords", sum.lords);
    out.set("allies", sum.allies);
    out.set_if(knows_tokens, "monsters", sum.monsters);
    out.set("total", sum.total() - (knows_tokens ? 0 : sum.monsters));
  });
  out.set("usable_keys", usable_keys(s, p));
  out.set("location_points", worth(s, p, s.at(p).locations));
}

template <typename Out>
void write_bill(Out& out, const Bill& bill) {
  out.set("cost", bill.cost);
  out.set("races", bill.races);
  out.set_if(bill.required != Race::none, "required", bill.required);
}

// What each lord of the court would cost this seat now, whether it can pay, and what it lacks.
inline auto bills(const State& s, Player me) {
  return some_by_name(court_lords(s), [&s, me, purse = Purse(s.at(me))](Lord l) {
    return entries([&s, me, &purse, bill = bill_for(s, me, l)](auto& out) {
      write_bill(out, bill);
      const Lack lack = lack_of(bill, s.at(me).hand, purse);
      out.set("payable", lack.reason == Lack::Reason::none);
      out.map_if(lack.reason != Lack::Reason::none, "lacks", [&] {
        out.set_if(lack.reason == Lack::Reason::race, "race", bill.required);
        out.set_if(lack.reason == Lack::Reason::races, "races", lack.n);
        out.set_if(lack.reason == Lack::Reason::value, "value", lack.n);
      });
    });
  });
}

// What the question is about. What the numbers of a frame mean depends on the question.
template <typename Out>
void write_asked(Out& out, const State& s) {
  const Frame& f = s.stack.back();
  const bool pays = f.rule == Rule::pay;
  const Bill bill = pays ? bill_for(s, f.who, static_cast<Lord>(f.arg)) : Bill{0, 0, Race::none};
  // [ABY-POW-5] the pearls that a power must bring before a bribe
  const int missing = f.rule == Rule::corruptor ? kBribe - s.at(f.who).pearls : 0;
  const bool counts =
      f.rule == Rule::pay_keys || f.rule == Rule::discard || f.rule == Rule::martial_law;
  out.set_if(pays, "cost", bill.cost);
  out.set_if(pays, "races", bill.races);
  out.set_if(bill.required != Race::none, "required", bill.required);
  out.set_if(pays, "lord", static_cast<Lord>(f.arg));
  out.set_if(counts || missing > 0, "count", counts ? f.count : missing);
  out.set_if(f.rule == Rule::pay_keys, "location", static_cast<Location>(f.arg));
  out.set_if(f.rule == Rule::assassin, "player", seat(f.arg));
  const LordSet powers = powers::usable(s, f.who);
  out.set_if(f.rule == Rule::end_turn && !powers.empty(), "powers", list_names(powers));
  out.set_if(f.rule == Rule::act, "last",
             s.ender != Player::nobody && !s.extra_turn);  // [ABY-END-3] [ABY-END-5]
  out.set_if(f.rule == Rule::decide, "full", s.row.size() == kRowSpaces);  // [ABY-EXP-2h]
}

// `asked`: what the question is about. `reward`: of the next fight. For a seat also `bills`: what
// each lord of the court would cost it, and `worth`: what each open location would give it.
template <typename Out>
void write_aids(Out& out, const State& s, Player viewer) {
  const Player fighter = is_seat(viewer) ? viewer : s.active;
  const int space = reward_space(s, fighter);  // not always that of the threat
  const ThreatReward reward = threat_reward(space);
  out.map("reward", [&] {
    out.set("keys", reward.keys);
    out.set("choices", reward.choices);
    out.set("space", space);
  });
  out.map_if(!s.stack.empty(), "asked", [&] { write_asked(out, s); });
  if (!is_seat(viewer)) return;  // described of a seat's view
  out.set_if(is_seat(viewer), "bills", bills(s, viewer));
  out.set_if(is_seat(viewer), "worth", worth(s, viewer, s.available | s.drawn));
}

}  // namespace hadal::abyss
