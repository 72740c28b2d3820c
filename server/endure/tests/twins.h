// SPDX-License-Identifier: Apache-2.0
// Two games that one pair of eyes cannot tell apart: the same moves as that seat sees them, other
// cards where it cannot look. They are played side by side until something hidden comes to light.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "games/all.h"

namespace hadal::endure {

// A decision and the chance moves after it; the first turn has only chance moves.
struct Turn {
  Player who = Player::nobody;
  std::string move;
  std::vector<std::string> dealt;
  std::optional<Reason> said;  // by the seat, as if a bot had played the move
  bool operator==(const Turn&) const = default;
};

struct World {
  std::unique_ptr<Table> table;
  std::vector<Turn> turns;
};

class Twins {
 public:
  Twins(const GameKind& kind, std::size_t players, Player eye, std::uint64_t seed);

  const World& first() const { return first_; }
  const World& second() const { return second_; }
  bool is_over() const { return first_.table->to_move() == Player::nobody; }

  // A turn in both worlds. False: what one of them must do cannot look the same in the other; then
  // only the first has moved.
  bool step();
  // Whether the last turn showed somebody something that was hidden.
  bool brought_news() const { return news_; }
  // The second world again becomes one that looks like the first, with hidden parts dealt anew.
  void redeal();
  // Whether anything happened in one world that did not happen in the other.
  bool differ() const;

 private:
  struct Pair {
    std::string first;
    std::string second;
  };
  bool choose(Pair& pair);
  void note(World& world, const std::string& move);
  bool try_redeal(std::uint32_t keep_of_256);
  std::string pick(const Table& table, const std::vector<std::string>& moves);
  std::vector<std::string> looking_like(const Table& table, const std::string& move,
                                        const std::string& seen) const;

  const GameKind& kind_;
  std::size_t players_;
  Player eye_;
  Rng rng_;
  World first_;
  World second_;
  bool news_ = false;
};

}  // namespace hadal::endure
