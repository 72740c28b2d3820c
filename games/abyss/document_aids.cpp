// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/document_aids.h"

#include "games/abyss/cards/passives.h"
#include "games/abyss/names.h"
#include "games/abyss/rules/payment.h"
#include "games/abyss/rules/reward.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/score.h"

namespace hadal::abyss {
namespace {

Document bill_document(const Bill& bill) {
  Document d{{"cost", bill.cost}, {"races", bill.races}};
  if (bill.required != Race::none) d.set("required", std::string(name(bill.required)));
  return d;
}

// What each lord of the court costs this seat now, and whether its hand and pearls can pay it.
Document bills(const State& s, Player me) {
  Document all = Document::Map{};
  const Purse purse(s.at(me));
  for (const Lord l : court_lords(s)) {
    const Bill bill = bill_for(s, me, l);
    Document one = bill_document(bill);
    one.set("payable", purse.can_pay(bill));
    all.set(std::string(name(l)), std::move(one));
  }
  return all;
}

Document worth(const State& s, Player p, LocationSet tiles) {
  Document all = Document::Map{};
  for (const Location tile : tiles) all.set(std::string(name(tile)), location_points(s, p, tile));
  return all;
}

Document asked(const State& s) {
  const Frame& f = s.stack.back();
  switch (f.rule) {
    case Rule::pay: {
      const auto lord = static_cast<Lord>(f.arg);
      Document d = bill_document(bill_for(s, f.who, lord));
      d.set("lord", std::string(name(lord)));
      return d;
    }
    case Rule::pay_keys:
      return {{"count", f.count}, {"location", std::string(name(static_cast<Location>(f.arg)))}};
    case Rule::discard:
    case Rule::martial_law: return {{"count", f.count}};
    case Rule::assassin: return {{"player", name(seat(f.arg))}};
    default: return Document::Map{};
  }
}

void write_seat_aids(Document& seat, const State& s, Player p, Player viewer) {
  const Points sum = points(s, p);
  Document influence{{"locations", sum.locations}, {"lords", sum.lords}, {"allies", sum.allies}};
  if (p == viewer || s.stack.empty()) influence.set("monsters", sum.monsters);
  seat.set("influence", std::move(influence));
  seat.set("usable_keys", usable_keys(s, p));
  seat.set("location_points", worth(s, p, s.at(p).locations));
}

}  // namespace

void write_aids(Document& d, const State& s, Player viewer) {
  Document& seats = *d.find("seats");
  for (std::size_t i = 0; i < s.players; ++i)
    write_seat_aids(*seats.find(name(seat(i))), s, seat(i), viewer);
  const Player fighter = is_seat(viewer) ? viewer : s.active;
  const ThreatReward reward = threat_reward(reward_space(s, fighter));
  d.set("reward", Document{{"keys", reward.keys}, {"choices", reward.choices}});
  if (!s.stack.empty()) d.set("asked", asked(s));
  if (!is_seat(viewer)) return;
  d.set("bills", bills(s, viewer));
  d.set("worth", worth(s, viewer, s.available | s.drawn));
}

}  // namespace hadal::abyss
