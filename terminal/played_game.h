// SPDX-License-Identifier: Apache-2.0
// One game at this terminal: people, bots, chance, the log and undo. No input or output.
//
// It is a template over the game. What it must know beyond the contract is in PlayRules<G>:
//
//   Entry                          one thing of the log
//   is_forced(s)                   there is only one answer
//   reaction(s)                    how to decline, if the question offers reactions alone
//   is_about_a_roll(s)             that reaction would change a die
//   window(s)                      the number of the window it belongs to, if windows come again
//   is_changed(s)                  somebody has changed something in that window
//   is_private(s)                  what can be answered depends on secrets of who is asked
//   note(told, forced, log)        the events of a move; of a game that tells none,
//   note(before, m, after, forced, log)
//   explain(who, why, log)         where bots say why
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/record.h"
#include "fair/fair.h"
#include "search/roster.h"
#include "terminal/error.h"
#include "terminal/order.h"
#include "terminal/seats.h"

namespace hadal::cli {

template <typename G>
struct PlayRules;

// For games without reactions and without secrets in what can be answered.
struct PlayBasics {
  static bool is_about_a_roll(const auto& /*s*/) { return false; }
  static std::optional<int> window(const auto& /*s*/) { return std::nullopt; }
  static bool is_changed(const auto& /*s*/) { return false; }
  static bool is_private(const auto& /*s*/) { return false; }
};

// What cannot be played, and why.
enum class Refusal : std::uint8_t { none, illegal, too_late };

template <Game G>
class PlayedGame {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using MoveList = typename G::MoveList;
  using Rules = PlayRules<G>;
  using Entry = typename Rules::Entry;

  PlayedGame(const typename G::Options& options, std::vector<SeatPlan> seats,
             const fair::Seed& seed)
      : state_(G::setup(options)), seats_(std::move(seats)), seed_(seed), rng_(bot_seed(seed)) {
    for (const SeatPlan& plan : seats_) bots_.push_back(bot_for(plan));
  }

  // A game that continues where its record ends. Without `seats`, those of the record. Throws
  // RecordError or UserError.
  static PlayedGame resumed(const Record& record, std::vector<SeatPlan> seats);

  const State& state() const { return state_; }
  const std::vector<SeatPlan>& seats() const { return seats_; }
  const std::vector<Entry>& log() const { return log_; }
  Player mover() const { return G::to_move(state_); }
  bool is_over() const { return mover() == Player::nobody; }

  // Lets chance and bots play, and gives the answer where only one is possible, until a person has
  // to decide or the game is over.
  void run();

  // Plays the moves of the person to move, all or none, and runs on.
  Refusal play(const std::vector<Move>& moves);

  // Takes back the last input of the person to move, unless something hidden or random was revealed
  // or somebody else acted since then.
  bool undo();
  bool can_undo() const { return !undo_.empty() && G::to_move(undo_.back().state) == mover(); }

  // For the person to move. Other people at the keyboard cannot tell an order from a refusal.
  void order(StandingOrder order) {
    orders_[index(mover())] = order;
    windows_[index(mover())] = Rules::window(state_);
  }
  StandingOrder order_of(Player p) const {
    const StandingOrder order = orders_[index(p)];
    return order == StandingOrder::decline_window && !is_same_window(p) ? StandingOrder::ask
                                                                        : order;
  }
  // People are asked even if they have only one answer, wherever that is a secret. So when several
  // people share a keyboard, nobody learns from the curtain what is in a hand.
  void keep_secrets(bool on) { keeps_secrets_ = on; }
  bool keeps_secrets() const { return keeps_secrets_; }

  // Where the news for a person begins in the log.
  std::size_t news_begin() const { return news_of(mover()); }
  std::size_t news_of(Player p) const { return news_begin_[index(p)]; }

  // Includes the seed even while the game runs: without it the game could not continue fairly.
  Record record() const;

  // What the bot in that seat believed, to show when the game is over; nothing for a person.
  const std::vector<bots::Belief>& beliefs_of(Player p) const {
    static const std::vector<bots::Belief> none;
    return bots_[index(p)] ? bots_[index(p)]->belief_history() : none;
  }

  // A world in which `viewer` knows everything they may know.
  State world_for(Player viewer) const {
    Rng rng(0);  // which world does not matter: nothing is shown that differs between them
    return G::determinize(state_, viewer, rng);
  }

 private:
  struct Snapshot {
    State state;
    std::uint64_t draws;
    std::size_t moves;
    std::size_t log;
    std::size_t news_begin;
    Rng rng;
  };

  static std::unique_ptr<bots::Bot<G>> bot_for(const SeatPlan& plan) {
    std::string why;
    return plan.is_human() ? nullptr : roster<G>().seat(plan.kind, why);
  }
  static MoveList legal_in(const State& s) {
    MoveList legal;
    G::legal_moves(s, legal);
    return legal;
  }
  // Bots need chance of their own: what they draw must not depend on the cards to come.
  static std::uint64_t bot_seed(const fair::Seed& seed) {
    std::uint64_t value = 0;
    for (const char c : seed.commitment().substr(0, 16))
      value = value * 16 + static_cast<std::uint64_t>(c <= '9' ? c - '0' : c - 'a' + 10);
    return value;
  }

  void apply(Move m, bool forced);
  void remember_anew();
  void deal();
  bool is_declined_by_order(Player person) const;
  bool is_same_window(Player person) const {
    const std::optional<int> window = windows_[index(person)];
    return window && window == Rules::window(state_);
  }
  bool answer_for(Player person);

  State state_;
  std::vector<SeatPlan> seats_;
  std::vector<std::unique_ptr<bots::Bot<G>>> bots_;
  fair::Seed seed_;
  Rng rng_;  // of the bots
  std::uint64_t draws_ = 0;
  std::vector<RecordedMove> moves_;
  std::vector<Entry> log_;
  std::array<std::size_t, 8> news_begin_{};  // by Player
  std::array<StandingOrder, 8> orders_{};
  std::array<std::optional<int>, 8> windows_{};  // in which they were given
  bool keeps_secrets_ = false;
  std::vector<Snapshot> undo_;
};

template <Game G>
PlayedGame<G> PlayedGame<G>::resumed(const Record& record, std::vector<SeatPlan> seats) {
  if (record.game != G::kName)
    throw UserError("this is a record of '" + record.game + "', not of '" + std::string(G::kName) +
                    "'");
  const std::unique_ptr<Table> end = replay(record, {hadal::entry_of<G>()});
  const std::optional<fair::Seed> seed = fair::Seed::from_hex(record.seed);
  if (!seed) throw UserError("the record has no seed, so the game cannot go on");
  if (seats.empty())
    for (const std::string& text : record.seats) seats.push_back(parse_seat<G>(text));
  if (seats.size() != end->players())
    throw UserError("the record has " + std::to_string(end->players()) + " seats, not " +
                    std::to_string(seats.size()));
  PlayedGame game(G::options_from(record.options), std::move(seats), *seed);
  Player last = Player::nobody;
  for (const RecordedMove& m : record.moves) {
    if (m.who == Player::chance) ++game.draws_;
    if (is_seat(m.who) && m.who != last) game.news_begin_[index(m.who)] = game.log_.size();
    last = m.who;
    game.apply(*G::parse(m.text), false);
  }
  game.undo_.clear();
  return game;
}

// Undo never goes back past a revealed card or somebody else's decision.
template <Game G>
void PlayedGame<G>::apply(Move m, bool forced) {
  const State before = state_;
  const Player who = mover();
  moves_.push_back({who, G::text(m), 0});
  std::vector<Event> told;
  {
    const Listening listening(told);
    G::apply(state_, m);
  }
  bots::tell<G>(bots_, before, m, state_);
  if constexpr (TellsEvents<G>) {
    Rules::note(told, forced, log_);
  } else {
    Rules::note(before, m, state_, forced, log_);
  }
  const bool is_person = is_seat(who) && seats_[index(who)].is_human();
  if (!is_person || G::brings_news(before, m, state_) ||
      (!undo_.empty() && G::to_move(undo_.back().state) != who))
    undo_.clear();
}

// After moves were taken back: bots that watch must not remember what did not happen.
template <Game G>
void PlayedGame<G>::remember_anew() {
  if constexpr (bots::Watched<G>) {
    for (std::size_t i = 0; i < seats_.size(); ++i) bots_[i] = bot_for(seats_[i]);
    State s = G::setup(G::options_of(state_));
    for (const RecordedMove& recorded : moves_) {
      const State before = s;
      const Move m = *G::parse(recorded.text);
      G::apply(s, m);
      bots::tell<G>(bots_, before, m, s);
    }
  }
}

template <Game G>
void PlayedGame<G>::deal() {
  const MoveList legal = legal_in(state_);
  typename G::WeightList weights;
  G::weights(state_, legal, weights);
  apply(legal[seed_.pick(draws_++, {weights.begin(), weights.end()})], false);
}

template <Game G>
bool PlayedGame<G>::is_declined_by_order(Player person) const {
  switch (orders_[index(person)]) {
    case StandingOrder::ask: return false;
    case StandingOrder::decline_rolls: return Rules::is_about_a_roll(state_);
    case StandingOrder::decline_window: return is_same_window(person);
    case StandingOrder::decline_unchanged: return !Rules::is_changed(state_);
    default: return true;
  }
}

// Whether no person is needed: a standing order answers the question, or there is only one answer.
template <Game G>
bool PlayedGame<G>::answer_for(Player person) {
  const std::optional<Move> decline = Rules::reaction(state_);
  if (decline && is_declined_by_order(person)) {
    apply(*decline, false);
  } else if (Rules::is_forced(state_) && !(keeps_secrets_ && Rules::is_private(state_))) {
    apply(legal_in(state_)[0], true);
  } else {
    StandingOrder& order = orders_[index(person)];
    const bool passes =
        order == StandingOrder::decline_turn || order == StandingOrder::decline_window;
    if (!decline && passes) order = StandingOrder::ask;
    return false;
  }
  return true;
}

template <Game G>
void PlayedGame<G>::run() {
  for (;;) {
    const Player who = mover();
    if (who == Player::nobody) return;
    if (who == Player::chance) {
      deal();
    } else if (bots_[index(who)]) {
      bots::Bot<G>& bot = *bots_[index(who)];
      apply(bots::ask(bot, state_, rng_), false);
      if constexpr (requires { &Rules::explain; }) Rules::explain(who, bot.explanation(), log_);
    } else if (!answer_for(who)) {
      return;
    }
  }
}

template <Game G>
Refusal PlayedGame<G>::play(const std::vector<Move>& moves) {
  const Player who = mover();
  State after = state_;
  for (const Move m : moves) {
    if (G::to_move(after) != who) return Refusal::too_late;
    const MoveList legal = legal_in(after);
    if (std::find(legal.begin(), legal.end(), m) == legal.end()) return Refusal::illegal;
    G::apply(after, m);
  }
  undo_.push_back({state_, draws_, moves_.size(), log_.size(), news_begin_[index(who)], rng_});
  const std::size_t fresh = log_.size();
  for (const Move m : moves) apply(m, false);
  news_begin_[index(who)] = fresh;
  run();
  return Refusal::none;
}

template <Game G>
bool PlayedGame<G>::undo() {
  if (!can_undo()) return false;
  const Snapshot& back = undo_.back();
  state_ = back.state;
  draws_ = back.draws;
  rng_ = back.rng;
  moves_.resize(back.moves);
  log_.resize(back.log);
  news_begin_[index(mover())] = back.news_begin;
  undo_.pop_back();
  remember_anew();
  return true;
}

template <Game G>
Record PlayedGame<G>::record() const {
  Record record;
  record.game = G::kName;
  record.rules_version = G::kRulesVersion;
  record.options = G::options_document(G::options_of(state_));
  for (const SeatPlan& plan : seats_) record.seats.push_back(plan.text());
  record.commitment = seed_.commitment();
  record.moves = moves_;
  if (is_over()) record.result = result_of(TableOf<G>(state_));
  record.seed = seed_.hex();
  return record;
}

}  // namespace hadal::cli
