// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/inputs.h"

#include <algorithm>

#include "games/abyss/cards/passives.h"
#include "games/abyss/rules/payment.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/score.h"

namespace hadal::bots {
namespace {

using abyss::Lord;
using abyss::Race;

constexpr auto kPearlSteps = std::to_array<int>({0, 1, 2, 4, 7});
constexpr auto kAheadSteps = std::to_array<int>({-20, -10, -4, 0, 4, 10, 20});

class InputWriter {
 public:
  explicit InputWriter(AbyssInputs& out) : out_(out) {}
  void features(const AbyssFeatures& all) {
    for (std::size_t i = 0; i < all.size(); ++i) add(i, all[i]);
  }
  void number(InputGroup group, std::size_t which, int n, int of) {
    add(first_input(group) + which, static_cast<float>(n) / static_cast<float>(of));
  }
  void flag(InputGroup group, std::size_t which) { add(first_input(group) + which, 1.0f); }
  // The step that n falls on: 0 if it is not above the first.
  template <std::size_t kSteps>
  void step(InputGroup group, int n, const std::array<int, kSteps>& steps) {
    const auto at = std::lower_bound(steps.begin(), steps.end(), n) - steps.begin();
    flag(group, static_cast<std::size_t>(at));
  }

 private:
  void add(std::size_t at, float value) {
    if (value != 0) out_.push_back({static_cast<std::uint16_t>(at), value});
  }
  AbyssInputs& out_;
};

// What a seat can do with the court.
struct InReach {
  int best = 0;   // influence of the best lord that it can pay
  int lords = 0;  // how many it can pay
};

InReach write_court(InputWriter& w, const abyss::State& s, Player p) {
  constexpr int kNear = 10;
  const abyss::Purse purse(s.at(p));
  const abyss::Terms terms = terms_for(s, p);
  InReach reach;
  for (const Lord l : s.court) {
    if (l == Lord::none) continue;
    const abyss::Bill bill = terms.bill(l);
    if (purse.can_pay(bill)) {
      w.flag(InputGroup::payable, index(l));
      reach.best = std::max<int>(reach.best, abyss::card_of(l).influence);
      ++reach.lords;
    } else {
      const int missing = std::clamp(purse.missing(bill), 1, kNear);
      w.number(InputGroup::wanted, index(l), kNear - missing, kNear);
    }
  }
  return reach;
}

void write_possessions(InputWriter& w, const abyss::State& s, Player p) {
  const abyss::Seat& mine = s.at(p);
  for (const abyss::Card c : mine.hand) w.number(InputGroup::hand, index(c), mine.hand.count(c), 2);
  for (const Race r : mine.affiliated.races())
    w.number(InputGroup::affiliated, index(r), value_of(mine.affiliated.of(r).back()), 5);
  for (const Lord l : mine.free()) w.flag(InputGroup::lord, index(l));
  for (const abyss::Location l : mine.locations)
    w.number(InputGroup::location, index(l), location_points(s, p, l), 10);
  w.step(InputGroup::pearls, mine.pearls, kPearlSteps);
}

void write_offers(InputWriter& w, const abyss::State& s, Player p) {
  for (const abyss::Location l : s.available)
    w.number(InputGroup::available, index(l), location_points(s, p, l), 10);
  for (const Race r : s.council.races())
    w.number(InputGroup::council, index(r), s.council.value(r), 10);
  w.flag(InputGroup::threat, s.threat - 1u);
}

struct Others {
  int points = 0, lords = 0, hand = 0, pearls = 0, best = 0, reach = 0;
  bool can_end = false;
};

void write_others(InputWriter& w, const Others& o, int ahead) {
  w.flag(InputGroup::lords_of_others, static_cast<std::size_t>(std::min(o.lords, 7)));
  w.step(InputGroup::ahead, ahead, kAheadSteps);
  w.number(InputGroup::others, 0, o.hand, 20);
  w.number(InputGroup::others, 1, std::min(o.pearls, 20), 10);
  w.number(InputGroup::others, 2, o.best, 10);
  w.number(InputGroup::others, 3, std::min(o.reach, 3), 3);
  if (o.can_end) w.flag(InputGroup::others, 4);
}

// What somebody else has or could do, the most of it.
void take_most(Others& o, const abyss::State& s, std::size_t other, int points,
               const InReach& reach) {
  const abyss::Seat& seat = s.seats[other];
  o.points = std::max(o.points, points);
  o.lords = std::max(o.lords, seat.lords.size());
  o.hand = std::max(o.hand, seat.hand.value());
  o.pearls = std::max<int>(o.pearls, seat.pearls);
  o.best = std::max(o.best, reach.best);
  o.reach = std::max(o.reach, reach.lords);
  o.can_end |= seat.lords.size() == abyss::kLordsThatEnd - 1 && reach.lords > 0;
}

}  // namespace

void abyss_inputs(const abyss::State& s, AbyssInputsBySeat& out) {
  const AbyssFeaturesBySeat features = abyss_features(s);
  std::array<int, abyss::kSeats> points{};
  std::array<InReach, abyss::kSeats> reach{};
  for (std::size_t i = 0; i < s.players; ++i) {
    points[i] = abyss::points(s, seat(i)).total();
    out[i].clear();
    InputWriter w(out[i]);
    w.features(features[i]);
    write_possessions(w, s, seat(i));
    reach[i] = write_court(w, s, seat(i));
    write_offers(w, s, seat(i));
    w.flag(InputGroup::lords, static_cast<std::size_t>(std::min(s.seats[i].lords.size(), 7)));
  }
  for (std::size_t i = 0; i < s.players; ++i) {
    Others others;
    for (std::size_t j = 0; j < s.players; ++j)
      if (j != i) take_most(others, s, j, points[j], reach[j]);
    InputWriter w(out[i]);
    write_others(w, others, points[i] - others.points);
  }
}

}  // namespace hadal::bots
