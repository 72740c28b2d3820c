// SPDX-License-Identifier: Apache-2.0
// What the rules make of what a viewer already knows: bills, rewards, points, and what is
// asked. It is part of the view document, so no client needs rules of its own.
#pragma once

#include "games/abyss/cards/passives.h"
#include "games/abyss/rules/payment.h"
#include "games/abyss/rules/reward.h"
#include "games/abyss/score.h"
#include "games/abyss/text/asked.h"
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

template <typename Out>
void write_question(Out& out, const Asked& asked) {
  write_asked(out, asked);
  out.set_if(asked.required != Race::none, "required", asked.required);
}

// `asked`: what is asked. `reward`: of the next fight. For a seat also `bills`: what
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
  out.map_if(!s.stack.empty(), "asked", [&] { write_question(out, asked(s)); });
  if (!is_seat(viewer)) return;  // described of a seat's view
  out.set_if(is_seat(viewer), "bills", bills(s, viewer));
  out.set_if(is_seat(viewer), "worth", worth(s, viewer, s.available | s.drawn));
}

}  // namespace hadal::abyss
