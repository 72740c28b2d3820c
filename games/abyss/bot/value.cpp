// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/value.h"

#include <algorithm>

#include "games/abyss/cards/locations.h"
#include "games/abyss/cards/lords.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/score.h"

namespace hadal::bots {
namespace {

using abyss::Card;
using abyss::kLordsThatEnd;
using abyss::Location;
using abyss::Lord;
using abyss::Race;
using abyss::value_of;

constexpr int kPerValue = 9;   // an ally's point of value buys nine tenths of influence
constexpr int kPearl = 10;     // a pearl buys the same and fits everywhere
constexpr int kLocation = 95;  // an average location, well chosen

int most_lords(const abyss::State& s) {
  int most = 0;
  for (std::size_t i = 0; i < s.players; ++i) most = std::max(most, s.seats[i].lords.size());
  return most;
}

// What the power of a lord is worth at the beginning of the game; it fades as fewer turns are left.
int lasting_power(Lord l) {
  switch (l) {
    case Lord::tamer: return 8;
    case Lord::commander: return 20;
    case Lord::recruiter:
    case Lord::ship_master: return 30;
    case Lord::slaver: return 35;
    case Lord::landlord: return 45;
    case Lord::shaman: return 8;
    case Lord::alchemist: return 30;
    case Lord::oracle: return 8;
    case Lord::master_of_magic: return 20;
    case Lord::opportunist: return 12;
    case Lord::diplomat: return 35;
    case Lord::treasurer: return 55;
    default: return 0;
  }
}

// What a lord does on entering, whenever that is.
int entering_power(const abyss::State& s, Player me, Lord l) {
  const int opponents = s.players - 1;
  switch (l) {
    case Lord::jailer: return 8 * opponents;
    case Lord::seeker: return 10 * opponents;
    case Lord::hunter: return 0;  // counted by who has tokens
    case Lord::assassin: return 25;
    case Lord::shopkeeper: return kPearl;
    case Lord::peddler: return 2 * kPearl;
    case Lord::trader: return 3 * kPearl;
    case Lord::landlord: return kPearl;
    case Lord::apprentice: return s.council.empty() ? 0 : 25;
    case Lord::invoker: return 40;
    case Lord::corruptor: return s.at(me).pearls >= 10 ? 40 : 0;
    case Lord::traitor: return s.at(me).free().empty() ? 0 : 25;
    case Lord::schemer: return s.at(me).free().empty() ? 0 : 10;
    case Lord::sage: return kLocation + 10;
    case Lord::hermit: return kLocation - 10;
    case Lord::elder: return kLocation + 20;
    default: return 0;
  }
}

constexpr std::array<abyss::LordSet, abyss::kGuilds> guild_sets() {
  std::array<abyss::LordSet, abyss::kGuilds> sets{};
  for (const abyss::LordCard& card : abyss::kLordCards) sets[index(card.guild)].add(card.id);
  return sets;
}

abyss::LordSet lords_of_guild(abyss::Guild guild) {
  static constexpr std::array<abyss::LordSet, abyss::kGuilds> kSets = guild_sets();
  return kSets[index(guild)];
}

int strongest(abyss::LordSet lords) {
  int best = 0;
  for (const Lord l : lords) best = std::max<int>(best, abyss::card_of(l).influence);
  return best;
}

int weakest(abyss::LordSet lords, int least) {
  for (const Lord l : lords) least = std::min<int>(least, abyss::card_of(l).influence);
  return least;
}

abyss::RaceSet races_wanted(const abyss::State& s) {
  abyss::RaceSet wanted;
  for (const Lord l : s.court)
    if (l != Lord::none && abyss::card_of(l).required != Race::none)
      wanted.add(abyss::card_of(l).required);
  return wanted;
}

}  // namespace

AbyssValue::AbyssValue(const abyss::State& world, Player me)
    : s_(world),
      me_(me),
      last_turn_(world.ender != Player::nobody),
      tenths_left_(last_turn_ ? 0 : 10 - 10 * most_lords(world) / kLordsThatEnd),
      pearl_(last_turn_ ? 1 : kPearl),
      wanted_(races_wanted(world)) {}

int AbyssValue::power(Lord l) const {
  if (abyss::card_of(l).keys == 0 || abyss::card_of(l).keys == 3) return 0;
  return lasting_power(l) * tenths_left_ / 10;
}

int AbyssValue::key() const {
  if (last_turn_) return abyss::usable_keys(s_, me_) == 2 ? kLocation : 0;
  return kLocation / 3 + (abyss::usable_keys(s_, me_) == 2 ? 10 : 0);
}

int AbyssValue::gain(const abyss::LocationCard& tile, const abyss::LordCard& lord) const {
  const abyss::LordSet mine = s_.at(me_).lords;
  switch (tile.counts) {
    case abyss::Counts::lords_of_guild: return index(lord.guild) == tile.of ? tile.per : 0;
    case abyss::Counts::guilds: return (mine & lords_of_guild(lord.guild)).empty() ? tile.per : 0;
    case abyss::Counts::strongest_lord: return std::max(0, lord.influence - strongest(mine));
    case abyss::Counts::weakest_lord:
      return tile.per * std::min(0, lord.influence - weakest(mine, lord.influence));
    case abyss::Counts::lords: return tile.per;
    case abyss::Counts::lords_with_key: return lord.keys > 0 ? tile.per : 0;
    case abyss::Counts::lords_without_key: return lord.keys == 0 ? tile.per : 0;
    default: return 0;
  }
}

int AbyssValue::gain(const abyss::LocationCard& tile, Card ally) const {
  const abyss::AllySet mine = s_.at(me_).affiliated.of(race_of(ally));
  switch (tile.counts) {
    case abyss::Counts::allies_of_race: return index(race_of(ally)) == tile.of ? tile.per : 0;
    case abyss::Counts::allies: return tile.per;
    case abyss::Counts::weakest_ally_of_each_race:
      if (mine.empty()) return value_of(ally);
      return std::min(0, value_of(ally) - value_of(mine.front()));
    default: return 0;
  }
}

int AbyssValue::lord(Lord l) const {
  const abyss::LordCard& card = abyss::card_of(l);
  int worth = 10 * card.influence + power(l);
  if (card.keys == 1) worth += key();
  if (!last_turn_ || card.keys == 3) worth += entering_power(s_, me_, l);
  for (const Location tile : s_.at(me_).locations) worth += 10 * gain(card_of(tile), card);
  return worth;
}

int AbyssValue::ally(Card c) const {
  if (last_turn_) return std::max(0, affiliation(c)) + value_of(c) / 4;
  const int wish = wanted_.has(race_of(c)) ? 3 : 0;
  return kPerValue * value_of(c) + wish;
}

int AbyssValue::allies(abyss::AllySet set) const {
  int sum = 0;
  for (const Card c : set) sum += set.count(c) * ally(c);
  return sum;
}

int AbyssValue::affiliation(Card c) const {
  const abyss::AllySet mine = s_.at(me_).affiliated.of(race_of(c));
  const int best = mine.empty() ? 0 : value_of(mine.back());
  int worth = 10 * std::max(0, value_of(c) - best);
  for (const Location tile : s_.at(me_).locations) worth += 10 * gain(card_of(tile), c);
  return worth;
}

int AbyssValue::location(Location l) const {
  const abyss::LocationCard& card = abyss::card_of(l);
  int later = 0;  // influence it will probably still gain or lose
  switch (card.counts) {
    case abyss::Counts::lords_of_guild:
    case abyss::Counts::allies_of_race: later = 2; break;
    case abyss::Counts::guilds:
    case abyss::Counts::lords_with_key:
    case abyss::Counts::lords_without_key: later = 4; break;
    case abyss::Counts::weakest_ally_of_each_race: later = 3; break;
    case abyss::Counts::lords: later = -4; break;
    case abyss::Counts::allies: later = -7; break;
    default: break;
  }
  if (l == Location::black_smokers && !s_.location_deck.empty()) {
    int best = 0;
    for (const Location other : s_.location_deck)
      if (other != l) best = std::max(best, location(other));
    return best;
  }
  return 10 * location_points(s_, me_, l) + later * tenths_left_;
}

int AbyssValue::best_of_drawn(int tiles) const {
  std::array<int, abyss::kLocations> values{};
  std::size_t n = 0;
  for (const Location l : s_.location_deck) values[n++] = location(l);
  std::sort(values.begin(), values.begin() + n);
  // The i-th smallest of n is the best of those drawn with weight C(i, tiles - 1) / C(n, tiles).
  int sum = 0;
  int weights = 0;
  for (int i = 0; i < static_cast<int>(n); ++i) {
    int weight = 1;
    for (int k = 0; k < tiles - 1; ++k) weight *= i - k;
    weight = std::max(weight, 0);
    sum += weight * values[static_cast<std::size_t>(i)];
    weights += weight;
  }
  return weights > 0 ? sum / weights : 0;
}

PaymentTaste AbyssValue::taste() const {
  PaymentTaste taste;
  for (const Card c : s_.at(me_).hand + s_.paid) {
    taste.ally[index(c)] = ally(c);
    taste.affiliate[index(c)] = affiliation(c);
  }
  taste.pearl = pearl_;
  return taste;
}

void AbyssValue::add_taste(Hash& hash) const {
  hash.add(s_.at(me_).affiliated.bits()).add(s_.at(me_).locations.word());
  hash.add(wanted_.word()).add(last_turn_);
}

}  // namespace hadal::bots
