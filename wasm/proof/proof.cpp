// SPDX-License-Identifier: Apache-2.0
// Plays games from fixed seeds and prints a hash of each row of them. Built natively and for a
// page, it must print the same. With the argument `speed` it says how fast that was. With `bench
// GAME N` it plays only the games of `hadal bench`; with `games GAME LEVEL N` only those of a
// level, and says how often the bots have thought.
#include <algorithm>
#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "engine/random_games.h"
#include "games/all.h"
#include "games/types.h"

namespace hadal {
namespace {

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// As `hadal bench` has them.
template <Game G>
void print_signatures(std::uint64_t games, bool with_speed) {
  for (std::size_t players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
    const auto start = std::chrono::steady_clock::now();
    const RandomGames all =
        play_random_games<G>(G::options_from(Document{{"players", players}}), games);
    const double seconds = seconds_since(start);
    std::printf("%s with %d: signature %016" PRIx64, std::string(G::kName).c_str(),
                static_cast<int>(players), all.signature);
    if (with_speed) std::printf(", %.0f decisions/s", static_cast<double>(all.decisions) / seconds);
    std::printf("\n");
  }
}

// Games of one level, or at random where it is empty: their moves as text, in a hash, and how long
// the bots have thought.
class Course {
 public:
  Course(const GameKind& kind, std::string level) : kind_(kind), level_(std::move(level)) {}

  void play(std::size_t players, std::uint64_t seed) {
    const std::unique_ptr<Table> table = kind_.entry.start(Document{{"players", players}});
    const std::unique_ptr<Table> first = table->clone();
    std::vector<Sitting> seats(players);
    std::string why;
    for (Sitting& seat : seats)
      if (!level_.empty()) seat.bot = kind_.bots->make(level_, why);
    moves_.clear();
    Rng rng(seed);
    while (table->to_move() != Player::nobody) {
      std::string move;
      if (table->to_move() == Player::chance) {
        move = draw(*table, rng);
      } else {
        move = choose(*table, *first, seats[index(table->to_move())], rng);
        table->play(move);
      }
      hash_.add_all(move).add('\n');
      moves_.push_back(std::move(move));
    }
  }

  std::uint64_t hash() const { return hash_.value(); }
  int thoughts() const { return thoughts_; }
  double ms_a_move() const { return seconds_ * 1e3 / static_cast<double>(std::max(1, thoughts_)); }

 private:
  struct Sitting {
    std::unique_ptr<TableBot> bot;
    std::unique_ptr<Table> told;  // as it was when the bot was last asked …
    std::size_t heard = 0;        // … after so many moves
  };

  static std::string draw(Table& table, Rng& rng) {
    const auto pick = [&](const std::vector<std::uint32_t>& weights) {
      return pick_weighted(weights, rng.below(std::accumulate(weights.begin(), weights.end(), 0u)));
    };
    return table.draw(pick).text;
  }

  std::string choose(const Table& table, const Table& first, Sitting& seat, Rng& rng) {
    const std::vector<std::string> legal = table.legal();
    if (!seat.bot) return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    const auto start = std::chrono::steady_clock::now();
    if (kind_.bots_remember) {
      const auto news = moves_.begin() + static_cast<std::ptrdiff_t>(seat.heard);
      seat.bot->recall(seat.told ? *seat.told : first, {news, moves_.end()});
      seat.told = table.clone();
      seat.heard = moves_.size();
    }
    if (legal.size() == 1) return legal[0];
    std::string move = seat.bot->choose(table, rng);
    seconds_ += seconds_since(start);
    ++thoughts_;
    return move;
  }

  const GameKind& kind_;
  std::string level_;
  std::vector<std::string> moves_;
  Hash hash_;
  double seconds_ = 0;
  int thoughts_ = 0;
};

void print_games(const GameKind& kind, const std::string& level, std::uint64_t games,
                 bool with_speed) {
  Course course(kind, level);
  const std::size_t sizes = kind.entry.max_players - kind.entry.min_players + 1;
  for (std::uint64_t i = 0; i < games; ++i)
    course.play(kind.entry.min_players + static_cast<std::size_t>(i % sizes), i + 1);
  std::printf("%s, %" PRIu64 " games, %s: %016" PRIx64, std::string(kind.entry.name).c_str(), games,
              level.empty() ? "random" : level.c_str(), course.hash());
  if (with_speed && !level.empty())
    std::printf(", %.3f ms for each of %d moves", course.ms_a_move(), course.thoughts());
  std::printf("\n");
}

}  // namespace
}  // namespace hadal

int main(int argc, char** argv) {
  using namespace hadal;
  const std::string_view wish = argc > 1 ? argv[1] : "";
  if (wish == "games" && argc == 5) {
    const GameKind* kind = find_kind(argv[2]);
    if (kind == nullptr) return 2;
    print_games(*kind, argv[3], std::strtoull(argv[4], nullptr, 10), true);
    return 0;
  }
  if (wish == "bench" && argc == 4) {
    const std::uint64_t games = std::strtoull(argv[3], nullptr, 10);
#define HADAL_BENCH(game, Type) \
  if (argv[2] == game::Type::kName) print_signatures<game::Type>(games, false);
    HADAL_GAMES(HADAL_BENCH)
#undef HADAL_BENCH
    return 0;
  }
  const bool with_speed = wish == "speed";
#define HADAL_SIGNATURES(game, Type) print_signatures<game::Type>(2000, with_speed);
  HADAL_GAMES(HADAL_SIGNATURES)
#undef HADAL_SIGNATURES
  for (const GameKind& kind : game_kinds()) {
    print_games(kind, "", 450, with_speed);
    print_games(kind, "novice", 40, with_speed);
    print_games(kind, "sailor", 8, with_speed);
    print_games(kind, "captain", 2, with_speed);
  }
}
