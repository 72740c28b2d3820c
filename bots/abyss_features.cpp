// SPDX-License-Identifier: Apache-2.0
#include "bots/abyss_features.h"

#include <algorithm>

#include "games/abyss/cards/passives.h"
#include "games/abyss/rules/payment.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/score.h"

namespace hadal::bots {
namespace {

using abyss::Lord;
using abyss::Race;

constexpr int kLordsThatEnd = 7;
constexpr int kFar = 12;

constexpr std::array kLastingLords{
    Lord::tamer,       Lord::commander, Lord::recruiter, Lord::ship_master, Lord::slaver,
    Lord::landlord,    Lord::shaman,    Lord::alchemist, Lord::oracle,      Lord::master_of_magic,
    Lord::opportunist, Lord::diplomat,  Lord::treasurer};
static_assert(kAbyssFeatures == 23 + kLastingLords.size());

float share(int n, int of) { return static_cast<float>(n) / static_cast<float>(of); }
float flag(bool b) { return b ? 1.0f : 0.0f; }

// What the last affiliation would bring: the lowest ally of each race that beats those affiliated.
int last_affiliation(const abyss::Seat& seat) {
  int sum = 0;
  for (const Race r : seat.hand.races()) {
    const abyss::AllySet old = seat.affiliated.of(r);
    const int best = old.empty() ? 0 : value_of(old.back());
    sum += std::max(0, value_of(seat.hand.of(r).front()) - best);
  }
  return sum;
}

// The value of the richest race: what a lord of one race could be paid with.
int best_race(abyss::AllySet hand) {
  int best = 0;
  for (const Race r : hand.races()) best = std::max(best, hand.value(r));
  return best;
}

struct Reach {
  int best = 0;        // influence of the best lord that can be paid, a key counted as three
  int lords = 0;       // how many can be paid
  int nearest = kFar;  // otherwise: pearls and races missing to the nearest
  bool ambassador = false;
};

// What is missing to a lord: a race as two, and value or pearls one by one.
int missing(const abyss::Seat& seat, const abyss::Bill& bill, int means) {
  const int races = std::max(0, bill.races - seat.hand.races().size());
  const bool required = bill.required != Race::none && !seat.hand.has(bill.required);
  return 2 * races + (required ? 2 : 0) + std::max(0, bill.cost - means);
}

Reach reach(const abyss::State& s, Player p) {
  const abyss::Purse purse(s.at(p));
  const abyss::Terms terms = terms_for(s, p);
  const int means = s.at(p).hand.value() + s.at(p).pearls;
  Reach r;
  for (const Lord l : s.court) {
    if (l == Lord::none) continue;
    const abyss::LordCard& card = abyss::card_of(l);
    const abyss::Bill bill = terms.bill(l);
    if (purse.can_pay(bill)) {
      ++r.lords;
      r.nearest = 0;
      r.best = std::max(r.best, card.influence + 3 * card.keys);
      r.ambassador |= card.keys == 3;
    } else {
      r.nearest = std::min(r.nearest, missing(s.at(p), bill, means));
    }
  }
  return r;
}

int best_tile(const abyss::State& s, Player p) {
  int best = 0;
  for (const abyss::Location l : s.available) best = std::max(best, location_points(s, p, l));
  return best;
}

int turns_to_wait(const abyss::State& s, Player p) {
  const int n = s.players;
  return (static_cast<int>(index(p)) - static_cast<int>(index(s.active)) + n) % n;
}

}  // namespace

AbyssFeatures abyss_features(const abyss::State& s, Player p) {
  const abyss::Seat& seat = s.at(p);
  const Reach r = reach(s, p);
  const int keys = abyss::usable_keys(s, p);
  const int wait = turns_to_wait(s, p);
  const int lords = seat.lords.size();
  AbyssFeatures f{flag(wait == 0),
                  share(wait, 3),
                  share(points(s, p).total(), 30),
                  share(lords, 7),
                  share(seat.locations.size(), 3),
                  share(seat.hand.value(), 20),
                  share(seat.hand.size(), 10),
                  share(seat.hand.races().size(), 5),
                  share(best_race(seat.hand), 10),
                  share(last_affiliation(seat), 10),
                  share(std::min<int>(seat.pearls, 3), 3),
                  share(std::min<int>(seat.pearls, 20), 10),
                  flag(keys == 1),
                  flag(keys >= 2),
                  share(r.best, 10),
                  share(std::min(r.lords, 3), 3),
                  share(r.nearest, 10),
                  flag(has_hand_limit(s, p)),
                  flag(terms_for(s, p).surcharge > 0),
                  share(abyss::size(seat.tokens), 3),
                  flag(lords == kLordsThatEnd - 1 && r.lords > 0),
                  keys >= 2 ? share(best_tile(s, p), 10) : 0.0f,
                  flag(r.ambassador)};
  std::size_t i = kAbyssFeatures - kLastingLords.size();
  for (const Lord l : kLastingLords) f[i++] = flag(seat.active().has(l));
  return f;
}

std::array<float, kAbyssStages> abyss_stage(const abyss::State& s) {
  if (s.ender != Player::nobody) return {0, 0, 0, 1};
  int most = 0;
  for (std::size_t i = 0; i < s.players; ++i) most = std::max(most, s.seats[i].lords.size());
  const float middle = share(std::min(most, kLordsThatEnd - 1), 3);  // 0 to 2
  if (middle <= 1) return {1 - middle, middle, 0, 0};
  return {0, 2 - middle, middle - 1, 0};
}

}  // namespace hadal::bots
