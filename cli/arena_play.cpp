// SPDX-License-Identifier: Apache-2.0
#include "cli/arena_play.h"

#include <algorithm>
#include <atomic>
#include <ctime>
#include <exception>
#include <mutex>
#include <thread>

#include "bots/levels.h"
#include "cli/error.h"
#include "engine/hash.h"

namespace hadal::cli {
namespace {

using abyss::Abyss;

// Processor time of the whole program would count the other games; a bot with threads of its own is
// therefore timed by the clock on the wall.
std::uint64_t microseconds(clockid_t clock) {
  timespec t{};
  clock_gettime(clock, &t);
  return static_cast<std::uint64_t>(t.tv_sec) * 1'000'000u +
         static_cast<std::uint64_t>(t.tv_nsec) / 1000u;
}

clockid_t clock_for(const std::string& bot) {
  return bot.find("threads=") != std::string::npos ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID;
}

std::uint64_t seed_of(const char* purpose, std::uint64_t seed, std::uint64_t n) {
  Hash h;
  for (const char* c = purpose; *c != '\0'; ++c) h.add(*c);
  return h.add(seed).add(n).value();
}

std::unique_ptr<bots::AbyssBot> bot_called(const std::string& name) {
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
      bots_.push_back(bot_called(pairing.bots[result_.seats[i].bot]));
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
  std::atomic<unsigned> next{0};
  std::mutex guard;
  std::exception_ptr failure;
  const auto work = [&] {
    for (unsigned n = next++; n < pairing.games; n = next++) {
      if (results[n].played) continue;
      try {
        GameResult result = play_arena_game(pairing, n);
        const std::lock_guard<std::mutex> lock(guard);
        results[n] = std::move(result);
        done(n);
      } catch (...) {
        const std::lock_guard<std::mutex> lock(guard);
        failure = std::current_exception();
        next = pairing.games;
      }
    }
  };
  std::vector<std::thread> others;
  for (unsigned i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& t : others) t.join();
  if (failure) std::rethrow_exception(failure);
}

}  // namespace hadal::cli
