// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/features.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "games/abyss/cards/passives.h"
#include "games/abyss/rules/payment.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/score.h"

namespace hadal::bots {
namespace {

using abyss::kLordsThatEnd;
using abyss::Lord;
using abyss::Race;

constexpr int kFar = 12;
constexpr int kKeyWorth = 3;  // points, for comparing lords

constexpr std::array kLastingLords{
    Lord::tamer,       Lord::commander, Lord::recruiter, Lord::ship_master, Lord::slaver,
    Lord::landlord,    Lord::shaman,    Lord::alchemist, Lord::oracle,      Lord::master_of_magic,
    Lord::opportunist, Lord::diplomat,  Lord::treasurer};

// Writes one feature after the other.
class Writer {
 public:
  void number(int n, int of) { out_[at_++] = static_cast<float>(n) / static_cast<float>(of); }
  void flag(bool b) { out_[at_++] = b ? 1.0f : 0.0f; }
  const AbyssFeatures& result() const {
    assert(at_ == out_.size());
    return out_;
  }

 private:
  AbyssFeatures out_{};
  std::size_t at_ = 0;
};

int most_lords(const abyss::State& s, Player except) {
  int most = 0;
  for (std::size_t i = 0; i < s.players; ++i)
    if (seat(i) != except) most = std::max(most, s.seats[i].lords.size());
  return most;
}

using PointsBySeat = std::array<int, abyss::kSeats>;

int turns_to_wait(const abyss::State& s, Player p) {
  const int n = s.players;
  return (static_cast<int>(index(p)) - static_cast<int>(index(s.active)) + n) % n;
}

// The stage of the game advances with the lords of the player who has most.
void write_table(Writer& w, const abyss::State& s, Player p) {
  const int most = std::min(most_lords(s, Player::nobody), kLordsThatEnd - 1);
  const bool last = s.ender != Player::nobody;
  const int half = (kLordsThatEnd - 1) / 2;
  w.number(last ? 0 : std::max(0, half - most), half);
  w.number(last ? 0 : half - std::abs(most - half), half);
  w.number(last ? 0 : std::max(0, most - half), half);
  w.flag(last);
  w.flag(s.players == 3);
  w.flag(s.players == 4);
  w.number(turns_to_wait(s, p), 3);
  w.number(most_lords(s, p), kLordsThatEnd);
  w.number(s.threat - 1, 5);
}

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

int best_of_others(const abyss::State& s, Player p, const PointsBySeat& points) {
  int best = 0;
  for (std::size_t i = 0; i < s.players; ++i)
    if (seat(i) != p) best = std::max(best, points[i]);
  return best;
}

void write_points(Writer& w, const abyss::State& s, Player p, const PointsBySeat& points) {
  const abyss::Seat& seat = s.at(p);
  const int mine = points[index(p)];
  w.number(mine, 30);
  w.number(mine - best_of_others(s, p, points), 20);
  w.number(seat.lords.size(), kLordsThatEnd);
  w.number(seat.locations.size(), 3);
  w.number(seat.affiliated.size(), 10);
  w.number(seat.affiliated.races().size(), 5);
  w.number(last_affiliation(seat), 10);
  w.number(abyss::size(seat.tokens), 3);
}

// The values of the races of a hand, the richest first.
std::array<int, abyss::kRaces> by_race(abyss::AllySet allies) {
  std::array<int, abyss::kRaces> values{};
  for (std::size_t r = 0; r < abyss::kRaces; ++r) values[r] = allies.value(static_cast<Race>(r));
  std::sort(values.begin(), values.end(), std::greater<>());
  return values;
}

int high_allies(abyss::AllySet hand) {
  int n = 0;
  for (const abyss::Card c : hand)
    if (value_of(c) >= 4) n += hand.count(c);
  return n;
}

void write_means(Writer& w, const abyss::State& s, Player p, int keys) {
  const abyss::Seat& seat = s.at(p);
  const std::array<int, abyss::kRaces> races = by_race(seat.hand);
  w.number(seat.hand.value(), 20);
  w.number(seat.hand.size(), 10);
  w.number(seat.hand.races().size(), 5);
  w.number(races[0], 10);
  w.number(races[1], 10);
  w.number(races[2], 10);
  w.number(high_allies(seat.hand), 4);
  w.number(std::min<int>(seat.pearls, 3), 3);
  w.number(std::min<int>(seat.pearls, 20), 10);
  w.flag(keys == 1);
  w.flag(keys >= 2);
  w.number(seat.keys, 2);
  w.flag(has_hand_limit(s, p));
  w.flag(terms_for(s, p).surcharge > 0);
}

struct Reach {
  int best = 0;        // influence of the best lord that can be paid, with its key
  int second = 0;      // of the next best
  int lords = 0;       // how many can be paid
  int deal = -kFar;    // the best, less its cost
  int nearest = kFar;  // otherwise: pearls and races missing to the nearest
  int wanted = 0;      // the most the hand has of a race that a lord of the court asks for
  bool ambassador = false;
  bool key = false;  // a lord with a key can be paid
};

// What is missing for a lord: a race counts as two, each point of value or pearl as one.
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
    if (card.required != Race::none)
      r.wanted = std::max(r.wanted, s.at(p).hand.value(card.required));
    if (!purse.can_pay(bill)) {
      r.nearest = std::min(r.nearest, missing(s.at(p), bill, means));
      continue;
    }
    const int worth = card.influence + kKeyWorth * card.keys;
    ++r.lords;
    r.nearest = 0;
    r.second = std::max(r.second, std::min(r.best, worth));
    r.best = std::max(r.best, worth);
    r.deal = std::max(r.deal, worth - bill.cost);
    r.ambassador |= card.keys == 3;
    r.key |= card.keys == 1;
  }
  return r;
}

int best_tile(const abyss::State& s, Player p) {
  int best = 0;
  for (const abyss::Location l : s.available) best = std::max(best, location_points(s, p, l));
  return best;
}

// The player whose turn it is takes the best of what is there; later players get what is left.
void write_next(Writer& w, const abyss::State& s, Player p, int keys) {
  const auto wait = static_cast<std::size_t>(turns_to_wait(s, p));
  const std::array<int, abyss::kRaces> stacks = by_race(s.council);
  const Reach r = reach(s, p);
  const int tile = best_tile(s, p);
  w.number(wait == 0 ? stacks[0] : 0, 10);
  w.number(wait == 0 ? 0 : stacks[wait], 10);
  w.number(wait == 0 ? r.best : 0, 10);
  w.number(wait == 0 ? 0 : r.second, 10);
  w.number(std::min(r.lords, 3), 3);
  w.number(r.lords > 0 ? r.deal : 0, 5);
  w.number(r.nearest, 10);
  w.number(r.wanted, 10);
  w.flag(s.at(p).lords.size() == kLordsThatEnd - 1 && r.lords > 0);
  w.number(tile, 10);
  w.number(keys >= 2 ? tile : 0, 10);
  w.flag(r.ambassador);
  w.flag(keys >= 2 && r.key);
}

}  // namespace

AbyssFeaturesBySeat abyss_features(const abyss::State& s) {
  PointsBySeat points{};
  for (std::size_t i = 0; i < s.players; ++i) points[i] = abyss::points(s, seat(i)).total();
  AbyssFeaturesBySeat features;  // NOLINT(cppcoreguidelines-pro-type-member-init): by seat
  for (std::size_t i = 0; i < s.players; ++i) {
    const Player p = seat(i);
    const int keys = abyss::usable_keys(s, p);
    Writer w;
    write_table(w, s, p);
    write_points(w, s, p, points);
    write_means(w, s, p, keys);
    write_next(w, s, p, keys);
    for (const Lord l : kLastingLords) w.flag(s.at(p).active().has(l));
    features[i] = w.result();
  }
  return features;
}

}  // namespace hadal::bots
