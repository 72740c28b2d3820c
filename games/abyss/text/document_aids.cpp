// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/text/document_aids.h"

#include "games/abyss/cards/passives.h"
#include "games/abyss/rules/payment.h"
#include "games/abyss/rules/reward.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/score.h"
#include "games/abyss/text/names.h"

namespace hadal::abyss {
namespace {

void write_bill(Sink& out, const Bill& bill) {
  out.set("cost", bill.cost);
  out.set("races", bill.races);
  if (bill.required != Race::none) out.set("required", name(bill.required));
}

auto worth(const State& s, Player p, LocationSet tiles) {
  return [&s, p, tiles](Sink& out) {
    out.map([&] {
      for (const Location tile : tiles) out.set(name(tile), location_points(s, p, tile));
    });
  };
}

void write_asked(Sink& out, const State& s) {
  const Frame& f = s.stack.back();
  switch (f.rule) {
    case Rule::pay: {
      const auto lord = static_cast<Lord>(f.arg);
      write_bill(out, bill_for(s, f.who, lord));
      out.set("lord", name(lord));
      break;
    }
    case Rule::pay_keys:
      out.set("count", f.count);
      out.set("location", name(static_cast<Location>(f.arg)));
      break;
    case Rule::discard:
    case Rule::martial_law: out.set("count", f.count); break;
    case Rule::corruptor:  // [ABY-POW-5] the pearls that a power must bring first
      if (const int missing = kBribe - s.at(f.who).pearls; missing > 0) out.set("count", missing);
      break;
    case Rule::assassin: out.set("player", name(seat(f.arg))); break;
    default: break;
  }
}

}  // namespace

void write_seat_aids(Sink& out, const State& s, Player p, Player viewer) {
  const Points sum = points(s, p);
  out.map("influence", [&] {
    out.set("locations", sum.locations);
    out.set("lords", sum.lords);
    out.set("allies", sum.allies);
    if (p == viewer || s.stack.empty()) out.set("monsters", sum.monsters);
  });
  out.set("usable_keys", usable_keys(s, p));
  out.set("location_points", worth(s, p, s.at(p).locations));
}

void write_bills(Sink& out, const State& s, Player me) {
  const Purse purse(s.at(me));
  for (const Lord l : court_lords(s)) {
    const Bill bill = bill_for(s, me, l);
    out.map(name(l), [&] {
      write_bill(out, bill);
      out.set("payable", purse.can_pay(bill));
    });
  }
}

void write_aids(Sink& out, const State& s, Player viewer) {
  const Player fighter = is_seat(viewer) ? viewer : s.active;
  const ThreatReward reward = threat_reward(reward_space(s, fighter));
  out.map("reward", [&] {
    out.set("keys", reward.keys);
    out.set("choices", reward.choices);
  });
  if (!s.stack.empty()) {
    out.map("asked", [&] { write_asked(out, s); });
  }
  if (!is_seat(viewer)) return;
  out.map("bills", [&] { write_bills(out, s, viewer); });
  out.set("worth", worth(s, viewer, s.available | s.drawn));
}

}  // namespace hadal::abyss
