// SPDX-License-Identifier: Apache-2.0
#include "commands/arena/play.h"

#include <algorithm>

#include "commands/arena/run.h"
#include "games/abyss/bot/levels.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

using abyss::Abyss;

std::unique_ptr<bots::AbyssBot> abyss_bot_called(const std::string& name) {
  std::string why;
  auto bot = bots::make_abyss_bot(name, why);
  if (!bot) throw UserError(why);
  return bot;
}

class ArenaGame {
 public:
  ArenaGame(const Pairing& pairing, unsigned n)
      : pairing_(pairing),
        chance_(seed_of("chance", pairing.seed, n / pairing.bots.size())),
        thoughts_(seed_of("thoughts", pairing.seed, n)) {
    result_.seats.resize(pairing.bots.size());
    for (std::size_t i = 0; i < pairing.bots.size(); ++i) {
      result_.seats[i].bot = bot_on_seat(pairing, n, i);
      bots_.push_back(abyss_bot_called(pairing.bots[result_.seats[i].bot]));
    }
  }

  GameResult play() {
    abyss::State s =
        Abyss::setup({.players = static_cast<std::uint8_t>(bots_.size()), .chosen = {}});
    while (Abyss::to_move(s) != Player::nobody) Abyss::apply(s, next_move(s));
    const Outcome outcome = Abyss::outcome(s);
    const auto winners = std::count(outcome.won.begin(), outcome.won.end(), true);
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      result_.seats[i].score = outcome.score[i];
      result_.seats[i].won = outcome.won[i] ? 1.0 / static_cast<double>(winners) : 0;
    }
    result_.played = true;
    return std::move(result_);
  }

 private:
  abyss::Move next_move(const abyss::State& s) {
    const Player mover = Abyss::to_move(s);
    if (mover == Player::chance) return Abyss::draw_chance(s, chance_);
    abyss::MoveList legal;
    Abyss::legal_moves(s, legal);
    if (legal.size() == 1) return legal[0];
    SeatResult& seat = result_.seats[index(mover)];
    const clockid_t clock = clock_for(pairing_.bots[seat.bot]);
    const std::uint64_t start = microseconds(clock);
    const abyss::Move m = bots::ask<Abyss>(*bots_[index(mover)], s, thoughts_);
    seat.thinking.add(microseconds(clock) - start);
    return m;
  }

  const Pairing& pairing_;
  Rng chance_;
  Rng thoughts_;
  std::vector<std::unique_ptr<bots::AbyssBot>> bots_;
  GameResult result_;
};

}  // namespace

std::size_t bot_on_seat(const Pairing& pairing, unsigned n, std::size_t seat) {
  return (seat + n) % pairing.bots.size();
}

GameResult play_arena_game(const Pairing& pairing, unsigned n) {
  return ArenaGame(pairing, n).play();
}

void play_arena(const Pairing& pairing, unsigned threads, std::vector<GameResult>& results,
                const std::function<void(unsigned n)>& done) {
  results.resize(pairing.games);
  play_on_threads(
      threads, results, [&](unsigned n) { return play_arena_game(pairing, n); }, done);
}

}  // namespace hadal::cli
