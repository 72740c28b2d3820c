// SPDX-License-Identifier: Apache-2.0
#include "server/endure/tests/twins.h"

#include <algorithm>
#include <array>

namespace hadal::endure {
namespace {

World world_of(const GameKind& kind, std::size_t players) {
  World world;
  world.table = kind.entry.start(Document{{"players", players}});
  world.turns.emplace_back();
  return world;
}

World copy_of(const World& world) { return {world.table->clone(), world.turns}; }

}  // namespace

Twins::Twins(const GameKind& kind, std::size_t players, Player eye, std::uint64_t seed)
    : kind_(kind),
      players_(players),
      eye_(eye),
      rng_(seed),
      first_(world_of(kind, players)),
      second_(world_of(kind, players)) {
  while (first_.table->to_move() == Player::chance) {
    note(first_, pick(*first_.table, first_.table->legal()));
  }
  redeal();
}

// Chance by its weights, seats at random.
std::string Twins::pick(const Table& table, const std::vector<std::string>& moves) {
  if (table.to_move() != Player::chance)
    return moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
  const std::vector<std::string> legal = table.legal();
  const std::vector<std::uint32_t> weights = table.weights();
  std::vector<std::uint32_t> of_moves;
  std::uint32_t sum = 0;
  for (const std::string& move : moves) {
    const auto at = std::find(legal.begin(), legal.end(), move) - legal.begin();
    of_moves.push_back(sum += weights[static_cast<std::size_t>(at)]);
  }
  const std::uint32_t drawn = rng_.below(sum);
  const auto found = std::upper_bound(of_moves.begin(), of_moves.end(), drawn);
  return moves[static_cast<std::size_t>(found - of_moves.begin())];
}

// Where everything is seen of the move only the same one looks like it.
std::vector<std::string> Twins::looking_like(const Table& table, const std::string& move,
                                             const std::string& seen) const {
  std::vector<std::string> moves = table.legal();
  if (seen == move) {
    const bool is_legal = std::find(moves.begin(), moves.end(), move) != moves.end();
    return is_legal ? std::vector<std::string>{move} : std::vector<std::string>{};
  }
  std::erase_if(moves, [&](const std::string& m) { return table.seen_by(m, eye_) != seen; });
  return moves;
}

void Twins::note(World& world, const std::string& move) {
  const Player who = world.table->to_move();
  if (who == Player::chance)
    world.turns.back().dealt.push_back(move);
  else
    world.turns.push_back({who, move, {}, kind_.bots->reason("sailor", *world.table, move)});
  news_ = news_ || world.table->brings_news(move);
  world.table->play(move);
}

// A move of the first world, and one of the second that looks like it.
bool Twins::choose(Pair& pair) {
  std::vector<std::string> legal = first_.table->legal();
  while (!legal.empty()) {
    pair.first = pick(*first_.table, legal);
    const std::string seen = first_.table->seen_by(pair.first, eye_);
    const std::vector<std::string> alike = looking_like(*second_.table, pair.first, seen);
    if (!alike.empty()) {
      pair.second = pick(*second_.table, alike);
      return true;
    }
    std::erase_if(legal,
                  [&](const std::string& m) { return first_.table->seen_by(m, eye_) == seen; });
  }
  pair.first = pick(*first_.table, first_.table->legal());
  return false;
}

bool Twins::step() {
  news_ = false;
  bool alike = true;
  do {
    Pair pair;
    alike = alike && first_.table->to_move() == second_.table->to_move() && choose(pair);
    if (pair.first.empty()) pair.first = pick(*first_.table, first_.table->legal());
    note(first_, pair.first);
    if (alike) note(second_, pair.second);
  } while (first_.table->to_move() == Player::chance);
  return alike;
}

void Twins::redeal() {
  constexpr std::array<std::uint32_t, 7> kKeep{0, 128, 192, 224, 240, 248, 252};
  for (const std::uint32_t keep : kKeep)
    if (try_redeal(keep)) return;
  second_ = copy_of(first_);
}

bool Twins::differ() const { return first_.turns != second_.turns; }

// Repeats the first world's moves as they were seen. What was not seen is drawn again, unless it is
// kept; the more is kept, the more often it works.
bool Twins::try_redeal(std::uint32_t keep_of_256) {
  World again = world_of(kind_, players_);
  const std::unique_ptr<Table> truth = again.table->clone();
  const auto repeat = [&](const std::string& move) {
    const std::string seen = truth->seen_by(move, eye_);
    std::vector<std::string> alike = looking_like(*again.table, move, seen);
    if (alike.empty()) return false;
    const bool keeps = rng_.below(256) < keep_of_256;
    const bool can_keep = std::find(alike.begin(), alike.end(), move) != alike.end();
    note(again, keeps && can_keep ? move : pick(*again.table, alike));
    truth->play(move);
    return truth->to_move() == again.table->to_move();
  };
  for (const Turn& turn : first_.turns) {
    if (is_seat(turn.who) && !repeat(turn.move)) return false;
    for (const std::string& move : turn.dealt)
      if (!repeat(move)) return false;
    if (truth->view_key(eye_) != again.table->view_key(eye_)) return false;
  }
  second_ = std::move(again);
  return true;
}

}  // namespace hadal::endure
