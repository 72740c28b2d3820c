// SPDX-License-Identifier: Apache-2.0
// Judges a finished game move by move. What it says about a move depends on the record, the wish
// and the number of the move, and on nothing else: so pieces can be made anywhere, in any order,
// and put together (combine.h).
//
// Luck is unbiased by construction: a draw's effect is the value of the position it led to, minus
// the weighted mean over all that could have come, and the value is the same function of the
// position for each of them (the same dice where it plays on). However bad that function is, the
// effect is 0 on average. docs/decisions/0014-analysis.md says more.
#pragma once

#include <functional>
#include <memory>
#include <stdexcept>
#include <vector>

#include "engine/record.h"
#include "games/all.h"
#include "server/protocol/analysis.h"

namespace hadal::analysis {

// Why a game cannot be judged, in a sentence for the user.
class CannotJudge : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Asked between two moves; true: that is enough, what was found is thrown away.
using Stop = std::function<bool()>;
struct Stopped {};

class Analyst {
 public:
  // Throws CannotJudge, or RecordError if the record is none.
  Analyst(const Record& record, const protocol::AnalysisWish& wish);

  std::size_t moves() const { return record_.moves.size(); }
  // The moves from `from` to before `to`. The first piece also has the start of the game. Throws
  // Stopped.
  protocol::AnalysisPiece piece(std::size_t from, std::size_t to, const Stop& stop = {});

 private:
  void go_to(std::size_t move);
  void step();
  void judge_decision(protocol::AnalysisPiece& piece);
  void compare(protocol::JudgedDecision& made, const bots::Judged<std::string>& one) const;
  void judge_draw(protocol::AnalysisPiece& piece);
  void judge_addition(protocol::AnalysisPiece& piece);
  protocol::CurvePoint point();
  bots::Standing appraise(const Table& table, std::uint64_t purpose);
  bool is_wanted(Player p) const { return !only_ || *only_ == p; }
  std::vector<double> by_seat(const std::array<float, kMaxSeats>& values) const;
  Rng dice(std::uint64_t purpose) const;
  TableBot& bot_of(Player p);  // nobody: the one that only watches

  const Record& record_;
  protocol::AnalysisWish wish_;
  const GameKind* kind_ = nullptr;
  std::optional<Player> only_;
  bool thorough_ = false;
  std::unique_ptr<Table> start_;
  std::unique_ptr<Table> table_;  // after `at_` moves
  std::size_t at_ = 0;
  // One for each seat and one that only watches, each with how far it has been told.
  struct Informed {
    std::unique_ptr<TableBot> bot;
    std::unique_ptr<Table> told;
    std::size_t moves = 0;
  };
  std::array<Informed, kMaxSeats + 1> bots_;
};

// By what was certainly lost: the error minus its uncertainty.
protocol::Verdict verdict_of(double surely_lost, const bots::Scale& scale);
// The few differences that matter most, the greatest first.
std::vector<protocol::Gain> gains_of(const GameKind& kind, const bots::Things& more);
protocol::JudgedMove judged_move(const bots::Judged<std::string>& one);
std::optional<protocol::Reason> reason_of(const GameKind& kind, const Table& table,
                                          const std::string& move);
double rounded(double value);
double to_tenths(double value);

}  // namespace hadal::analysis
