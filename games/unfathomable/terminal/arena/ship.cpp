// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/terminal/arena/ship.h"

#include <algorithm>

#include "arena/run.h"
#include "games/unfathomable/bot/levels.h"
#include "games/unfathomable/bot/prudence.h"
#include "games/unfathomable/cards/purposes.h"
#include "games/unfathomable/learn/learn.h"
#include "games/unfathomable/phrases.h"
#include "games/unfathomable/text/names.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

using unfathomable::Ending;
using unfathomable::Loyalty;
using unfathomable::LoyaltyCard;
using unfathomable::Move;
using unfathomable::Rule;
using unfathomable::Space;
using unfathomable::State;
using unfathomable::Unfathomable;
using unfathomable::Verb;

ShipRole role_of(const State& s, Player p) {
  ShipRole role = ShipRole::human;
  for (const LoyaltyCard& card : s.loyalty) {
    if (card.holder != p) continue;
    if (card.loyalty == Loyalty::hybrid) return ShipRole::hybrid;
    if (card.loyalty == Loyalty::cultist) role = ShipRole::cultist;
  }
  return role;
}

// A deal is played once for each rotation; if all bots are the same, that would be the same game.
std::uint64_t deal_of(const Pairing& pairing, unsigned n) {
  const bool alike = std::all_of(pairing.bots.begin(), pairing.bots.end(),
                                 [&](const std::string& b) { return b == pairing.bots[0]; });
  return alike && !pairing.rotated ? n : n / pairing.bots.size();
}

class ShipGame {
 public:
  ShipGame(const Pairing& pairing, unsigned n)
      : chance_(seed_of("chance", pairing.seed, deal_of(pairing, n))),
        thoughts_(seed_of("thoughts", pairing.seed, n)) {
    result_.seats.resize(pairing.bots.size());
    for (std::size_t i = 0; i < pairing.bots.size(); ++i) {
      result_.seats[i].bot = bot_on_seat(pairing, n, i);
      bots_.push_back(bot_called<Unfathomable>(pairing.bots[result_.seats[i].bot]));
    }
  }

  ShipResult play() {
    State s = Unfathomable::setup({.players = static_cast<std::uint8_t>(bots_.size())});
    while (Unfathomable::to_move(s) != Player::nobody) {
      const State before = s;
      const Move m = next_move(s);
      Unfathomable::apply(s, m);
      bots::tell<Unfathomable>(bots_, before, m, s);
      watch(before, m, s);
    }
    const Outcome outcome = Unfathomable::outcome(s);
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      result_.seats[i].role = role_of(s, seat(i));
      result_.seats[i].won = outcome.won[i];
    }
    result_.turns = s.turn;
    result_.ending = unfathomable::name(s.ending);
    for (std::size_t i = 0; i < s.dials.size(); ++i)
      if (s.dials[i] == 0)
        result_.ending = unfathomable::name(static_cast<unfathomable::Resource>(i));
    result_.played = true;
    return std::move(result_);
  }

 private:
  Move next_move(const State& s) {
    const Player mover = Unfathomable::to_move(s);
    if (mover == Player::chance) return Unfathomable::draw_chance(s, chance_);
    unfathomable::MoveList legal;
    Unfathomable::legal_moves(s, legal);
    if (legal.size() == 1) return legal[0];
    const Move m = ask(s, mover);
    note_habits(s, m, legal);
    note_words(s, mover);
    return m;
  }

  Move ask(const State& s, Player mover) {
    SeatClock clock(result_.seats[index(mover)].thinking);
    return bots::ask<Unfathomable>(*bots_[index(mover)], s, thoughts_);
  }

  void note_habits(const State& s, Move m, const unfathomable::MoveList& legal) {
    const Player mover = Unfathomable::to_move(s);
    ShipSeat& seat = result_.seats[index(mover)];
    const bool waived = s.stack.back().rule == Rule::act && m.verb == Verb::pass;
    if (waived && role_of(s, mover) == ShipRole::human) ++seat.waived;
    const bots::voyage::Suspicion nobody{};
    const bots::voyage::Temper temper;
    const bots::voyage::Mind mind(s, mover, nobody, temper);
    if (absurdity(mind, m, legal) != bots::voyage::Absurdity::none) ++seat.absurd;
  }

  void note_words(const State& s, Player speaker) {
    const std::optional<Said> said = bots::pass_on<Unfathomable>(bots_, speaker);
    if (!said) return;
    ShipSeat& seat = result_.seats[index(speaker)];
    ++seat.said;
    if (said->phrase != unfathomable::phrase::kSuspect || role_of(s, speaker) != ShipRole::human)
      return;
    ++seat.accused;
    seat.rightly += role_of(s, said->about) == ShipRole::human ? 0 : 1;
  }

  struct SeatClock {
    explicit SeatClock(Durations& to) : durations(to) {}
    ~SeatClock() { durations.add(microseconds(CLOCK_THREAD_CPUTIME_ID) - start); }
    SeatClock(const SeatClock&) = delete;
    SeatClock& operator=(const SeatClock&) = delete;
    Durations& durations;
    std::uint64_t start = microseconds(CLOCK_THREAD_CPUTIME_ID);
  };

  void watch(const State& before, Move m, const State& after) {
    note_arrest(before, m, after);
    for (std::size_t i = 0; before.turn == 0 && after.turn > 0 && i < bots_.size(); ++i)
      result_.seats[i].dealt = role_of(after, seat(i));
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      const bool hidden = !after.seats[i].revealed;
      if (hidden && after.seats[i].space == Space::brig && before.seats[i].space != Space::brig)
        ++result_.seats[i].brigged;
      if (!hidden && !before.seats[i].revealed) result_.seats[i].revealed = after.turn;
    }
    if (!before.test.revealed && after.test.revealed && after.ending == Ending::none)
      ask_beliefs(after);
  }

  // Who sends whom to the Brig by an action of their own; crises are not counted here.
  void note_arrest(const State& before, Move m, const State& after) {
    if (before.stack.empty()) return;
    const unfathomable::Frame& f = before.stack.back();
    const bool names = f.rule == Rule::choose_seat && m.verb == Verb::target;
    const auto purpose = static_cast<unfathomable::SeatFor>(f.arg);
    if (names && purpose == unfathomable::SeatFor::captains_cabin)
      ++result_.seats[index(f.who)].trials;
    Player accuser =
        names && purpose == unfathomable::SeatFor::arrest_order ? f.who : Player::nobody;
    if (before.test.kind == unfathomable::TestKind::captains_cabin)
      for (const unfathomable::Frame& frame : before.stack)
        if (frame.rule == Rule::space_test) accuser = frame.who;
    if (!is_seat(accuser)) return;
    for (std::size_t i = 0; i < bots_.size(); ++i)
      if (is_free(before, i) && after.seats[i].space == Space::brig) book(before, accuser, i);
  }

  static bool is_free(const State& s, std::size_t i) {
    return !s.seats[i].revealed && s.seats[i].space != Space::brig;
  }

  void book(const State& s, Player accuser, std::size_t arrested) {
    ShipSeat& seat = result_.seats[index(accuser)];
    const auto guilty = [&s](std::size_t i) {
      return role_of(s, hadal::seat(i)) != ShipRole::human;
    };
    if (guilty(index(accuser))) {
      seat.framed += guilty(arrested) ? 0 : 1;
      return;
    }
    double free = 0;
    double traitors = 0;
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      if (i == index(accuser) || !is_free(s, i)) continue;
      free += 1;
      traitors += guilty(i) ? 1 : 0;
    }
    ++seat.arrests;
    seat.caught += guilty(arrested) ? 1 : 0;
    seat.chance += traitors / free;
  }

  // After every test: what each human believes about every seat whose side is not open.
  void ask_beliefs(const State& s) {
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      const auto& history = bots_[i]->belief_history();
      if (history.empty() || role_of(s, seat(i)) != ShipRole::human) continue;
      for (std::size_t j = 0; j < bots_.size(); ++j) {
        if (i == j || s.seats[j].revealed) continue;
        const double truth = role_of(s, seat(j)) == ShipRole::human ? 0 : 1;
        const double guilt = history.back().guilt[j] - truth;
        const double prior = history.back().prior[j] - truth;
        result_.seats[i].guesses += 1;
        result_.seats[i].brier += guilt * guilt;
        result_.seats[i].prior += prior * prior;
      }
    }
  }

  Rng chance_;
  Rng thoughts_;
  std::vector<std::unique_ptr<bots::ShipBot>> bots_;
  ShipResult result_;
};

}  // namespace

ShipResult play_ship_game(const Pairing& pairing, unsigned n) {
  return ShipGame(pairing, n).play();
}

void play_ship_arena(const Pairing& pairing, unsigned threads, std::vector<ShipResult>& results,
                     const std::function<void(unsigned n)>& done) {
  results.resize(pairing.games);
  play_on_threads(
      threads, results, [&](unsigned n) { return play_ship_game(pairing, n); }, done);
}

}  // namespace hadal::cli
