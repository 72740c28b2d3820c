// SPDX-License-Identifier: Apache-2.0
#include "cli/play_game.h"

#include <algorithm>

#include "cli/commands.h"
#include "cli/error.h"

namespace hadal::cli {
namespace {

using abyss::Abyss;
using abyss::Move;
using abyss::MoveList;
using abyss::Rule;
using abyss::State;
using abyss::Verb;

MoveList legal_in(const State& s) {
  MoveList legal;
  legal_moves(s, legal);
  return legal;
}

bool is_legal(const State& s, Move m) {
  const MoveList legal = legal_in(s);
  return std::find(legal.begin(), legal.end(), m) != legal.end();
}

// Bots need chance of their own: what they draw must not depend on the cards to come.
std::uint64_t bot_seed(const fair::Seed& seed) {
  std::uint64_t value = 0;
  for (const char c : seed.commitment().substr(0, 16))
    value = value * 16 + static_cast<std::uint64_t>(c <= '9' ? c - '0' : c - 'a' + 10);
  return value;
}

}  // namespace

PlayedGame::PlayedGame(const abyss::Options& options, std::vector<SeatPlan> seats,
                       const fair::Seed& seed)
    : state_(Abyss::setup(options)), seats_(std::move(seats)), seed_(seed), rng_(bot_seed(seed)) {
  for (const SeatPlan& plan : seats_) bots_.push_back(bot_for(plan));
}

PlayedGame PlayedGame::resumed(const Record& record, std::vector<SeatPlan> seats) {
  if (record.game != Abyss::kName)
    throw UserError("this is a record of '" + record.game + "', not of Abyss");
  const std::unique_ptr<Table> end = replay(record, games());
  const std::optional<fair::Seed> seed = fair::Seed::from_hex(record.seed);
  if (!seed) throw UserError("the record has no seed, so the game cannot go on");
  if (seats.empty())
    for (const std::string& text : record.seats) seats.push_back(parse_seat(text));
  if (seats.size() != end->players())
    throw UserError("the record has " + std::to_string(end->players()) + " seats, not " +
                    std::to_string(seats.size()));
  PlayedGame game(Abyss::options_from(record.options), std::move(seats), *seed);
  for (const RecordedMove& m : record.moves) {
    if (m.who == Player::chance) ++game.draws_;
    game.apply(*abyss::parse(m.text), false);
  }
  game.undo_.clear();
  return game;
}

State PlayedGame::world_for(Player viewer) const {
  Rng rng(0);  // which world does not matter: nothing is shown that differs between them
  return Abyss::determinize(state_, viewer, rng);
}

// Undo never goes behind a card that came to light or a decision of somebody else.
bool PlayedGame::brings_news(Move m) const {
  const Player mover = to_move(state_);
  if (!is_seat(mover) || !seats_[index(mover)].is_human()) return true;
  if (m.verb == Verb::council) return true;  // the stack lay face down
  return !undo_.empty() && to_move(undo_.back().state) != mover;
}

// A recruitment is told in one sentence, when it has been paid.
void PlayedGame::note(Move m, bool forced) {
  if (m.verb == Verb::recruit || m.verb == Verb::pay) return;
  if (state_.turn == 0 && m.verb != Verb::first) return;  // the first court lies on the table
  LogEntry entry = entry_of(state_, m);
  entry.forced = forced;
  log_.push_back(entry);
}

void PlayedGame::apply(Move m, bool forced) {
  const bool had_ender = state_.ender != Player::nobody;
  const bool news = brings_news(m);
  note(m, forced);
  moves_.push_back({to_move(state_), abyss::text(m), 0});
  abyss::apply(state_, m);
  if (news) undo_.clear();
  if (!had_ender && state_.ender != Player::nobody) {
    LogEntry last;
    last.kind = LogEntry::Kind::last_round;
    last.who = state_.ender;
    log_.push_back(last);
  }
}

// A payment is forced when there is no other way to make it, not when its first ally is.
bool PlayedGame::is_forced() const {
  State s = state_;
  MoveList legal = legal_in(s);
  while (legal.size() == 1 && s.stack.back().rule == Rule::pay) {
    abyss::apply(s, legal[0]);
    if (s.stack.empty() || s.stack.back().rule != Rule::pay) return true;
    legal = legal_in(s);
  }
  return legal.size() == 1;
}

void PlayedGame::run() {
  for (;;) {
    const Player mover = to_move(state_);
    if (mover == Player::nobody) return;
    if (mover == Player::chance) {
      const MoveList legal = legal_in(state_);
      abyss::WeightList weights;
      abyss::weights(state_, legal, weights);
      apply(legal[seed_.pick(draws_++, {weights.begin(), weights.end()})], false);
    } else if (bots_[index(mover)]) {
      apply(bots::ask(*bots_[index(mover)], state_, rng_), false);
    } else if (is_forced()) {
      apply(legal_in(state_)[0], true);
    } else {
      return;
    }
  }
}

PlayedGame::Refusal PlayedGame::play(const std::vector<Move>& moves) {
  const Player mover = to_move(state_);
  State after = state_;
  for (const Move m : moves) {
    if (to_move(after) != mover) return Refusal::too_late;
    if (!is_legal(after, m)) return Refusal::illegal;
    abyss::apply(after, m);
  }
  undo_.push_back({state_, draws_, moves_.size(), log_.size(), news_begin_[index(mover)], rng_});
  const std::size_t fresh = log_.size();
  for (const Move m : moves) apply(m, false);
  news_begin_[index(mover)] = fresh;
  run();
  return Refusal::none;
}

bool PlayedGame::undo() {
  if (undo_.empty() || to_move(undo_.back().state) != to_move(state_)) return false;
  const Snapshot& back = undo_.back();
  state_ = back.state;
  draws_ = back.draws;
  rng_ = back.rng;
  moves_.resize(back.moves);
  log_.resize(back.log);
  news_begin_[index(to_move(state_))] = back.news_begin;
  undo_.pop_back();
  return true;
}

Record PlayedGame::record() const {
  Record record;
  record.game = Abyss::kName;
  record.rules_version = Abyss::kRulesVersion;
  record.options = Abyss::options_document(Abyss::options_of(state_));
  for (const SeatPlan& plan : seats_) record.seats.push_back(plan.text());
  record.commitment = seed_.commitment();
  record.moves = moves_;
  if (is_over()) record.result = result_of(TableOf<Abyss>(state_));
  record.seed = seed_.hex();
  return record;
}

}  // namespace hadal::cli
