// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/endgame.h"

#include "games/abyss/bot/evaluation.h"

namespace hadal::bots {
namespace {

using abyss::State;
using abyss::Tokens;

constexpr std::size_t kMostWorlds = 64;
constexpr std::size_t kMostPositions = 20000;  // of all moves together

double ways(int of, int n) {
  double product = 1;
  for (int i = 0; i < n; ++i) product *= static_cast<double>(of - i) / (i + 1);
  return product;
}

// Deals tokens to the seats from `i` on, in every possible way.
class Deals {
 public:
  Deals(Player me, std::size_t most) : me_(me), most_(most) {}

  void deal(State& s, std::size_t i, const Tokens& pool, double weight) {
    if (found.size() > most_) return;
    if (i == s.players) {
      found.push_back({s, weight});
      return;
    }
    if (seat(i) == me_) return deal(s, i + 1, pool, weight);
    const bool knows_one = s.stolen.from == me_ && s.stolen.by == seat(i);
    const int unknown = abyss::size(s.seats[i].tokens) - (knows_one ? 1 : 0);
    const Tokens before = s.seats[i].tokens;
    for (int twos = 0; twos <= std::min<int>(unknown, pool[0]); ++twos)
      for (int threes = 0; threes <= std::min<int>(unknown - twos, pool[1]); ++threes) {
        const std::array<int, abyss::kTokenKinds> n{twos, threes, unknown - twos - threes};
        if (n[2] > pool[2]) continue;
        Tokens rest = pool;
        double chance = weight;
        for (std::size_t kind = 0; kind < abyss::kTokenKinds; ++kind) {
          s.seats[i].tokens[kind] = static_cast<std::uint8_t>(n[kind]);
          rest[kind] = static_cast<std::uint8_t>(rest[kind] - n[kind]);
          chance *= ways(pool[kind], n[kind]);
        }
        if (knows_one) ++s.seats[i].tokens[s.stolen.kind];
        deal(s, i + 1, rest, chance);
      }
    s.seats[i].tokens = before;
  }

  AbyssWorlds found;

 private:
  Player me_;
  std::size_t most_;
};

}  // namespace

AbyssWorlds abyss_worlds(const State& s, Player me, std::size_t most) {
  Tokens pool = abyss::kAllTokens;
  for (std::size_t kind = 0; kind < abyss::kTokenKinds; ++kind)
    pool[kind] = static_cast<std::uint8_t>(pool[kind] - s.at(me).tokens[kind]);
  for (std::size_t i = 0; i < s.players; ++i)
    if (seat(i) != me && !(s.seats[i].known == s.seats[i].hand)) return {};
  // Which token changed hands between others matters to nobody any more.
  const bool theirs = s.stolen.by != Player::nobody && s.stolen.by != me && s.stolen.from != me;
  if (theirs) return {};
  if (s.stolen.from == me) --pool[s.stolen.kind];
  Deals deals(me, most);
  State world = s;
  deals.deal(world, 0, pool, 1);
  if (deals.found.size() > most) return {};
  double sum = 0;
  for (const auto& one : deals.found) sum += one.weight;
  for (auto& one : deals.found) one.weight /= sum;
  return std::move(deals.found);
}

std::optional<abyss::Move> proven_move(const State& world, Player me,
                                       const abyss::MoveList& legal) {
  if (world.ender == Player::nobody || legal.size() < 2) return std::nullopt;
  const AbyssWorlds worlds = abyss_worlds(world, me, kMostWorlds);
  if (worlds.empty()) return std::nullopt;
  Exact<abyss::Abyss, decltype(&abyss_result)> exact(&abyss_result, kMostPositions / legal.size());
  return exact.best(worlds, me, legal);
}

abyss::Move Finisher::choose(const State& world, Player me, const abyss::MoveList& legal,
                             Rng& rng) {
  const std::optional<abyss::Move> proven = proven_move(world, me, legal);
  searched_ = !proven;
  return proven ? *proven : bot_->choose(world, me, legal, rng);
}

}  // namespace hadal::bots
