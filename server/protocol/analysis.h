// SPDX-License-Identifier: Apache-2.0
// A finished game, judged: what everybody's chances were, what each decision cost, and what was
// luck. Chances are from 0 to 1; a shared win counts in part.
#pragma once

#include "server/protocol/play.h"

namespace hadal::protocol {

enum class Depth { captain, master };
HADAL_DESCRIBE_ENUM(Depth, captain, master)

enum class Verdict { forced, best, good, inaccuracy, mistake, blunder };
HADAL_DESCRIBE_ENUM(Verdict, forced, best, good, inaccuracy, mistake, blunder)

struct AnalysisWish {
  Depth depth = Depth::captain;
  bool open = false;                // judged with everything known, not from the mover's knowledge
  std::optional<std::string> seat;  // only its decisions, and the curve from its knowledge
  std::int64_t seed = 1;            // another seed, other samples; the same seed, the same analysis
};
HADAL_DESCRIBE(AnalysisWish, "How a game should be analysed.", depth, open, seat, seed)

struct JudgedMove {
  std::string move;
  double chance = 0;           // to win, for the mover
  double uncertainty = 0;      // of the chance: one standard error
  std::optional<double> lead;  // expected at the end over the best of the others, in points
  std::int64_t tries = 0;      // how often it was tried
  bool risky = false;          // it would give a hidden traitor away, so it is not called better
};
HADAL_DESCRIBE(JudgedMove, "What a legal move leads to.", move, chance, uncertainty, lead, tries,
               risky)

struct Gain {
  std::string key;    // of the catalogues: what is counted
  double amount = 0;  // on average; less than nothing: the move costs it
};
HADAL_DESCRIBE(Gain, "What a move brings that another does not.", key, amount)

struct JudgedDecision {
  std::int64_t move = 0;  // how many moves had been played before
  std::int64_t turn = 0;
  std::string seat;
  std::string question;
  std::string played;
  Verdict verdict = Verdict::forced;
  double error = 0;        // chance of the best move less chance of the one played; never negative
  double uncertainty = 0;  // of the error: one standard error
  std::optional<double> lead;         // points lost in the same way; it may be negative
  std::optional<std::string> better;  // the best move, if another was played
  std::optional<Reason> reason;       // for the better move, or for the one played if it is best
  // What the best move brings more than the one played, or than the next best if it was played.
  std::vector<Gain> gains;  // what is good for the player …
  std::vector<Gain> costs;  // … and what is bad
  // The two were tried in the same worlds: in which share of them the best did better, in which
  // worse.
  double better_in = 0;
  double worse_in = 0;
  std::vector<JudgedMove> moves;  // all that were legal, best first
};
HADAL_DESCRIBE(JudgedDecision, "A decision, judged. `forced`: there was only one answer.", move,
               turn, seat, question, played, verdict, error, uncertainty, lead, better, reason,
               gains, costs, better_in, worse_in, moves)

struct JudgedLuck {
  std::int64_t move = 0;  // the draw is the move after so many
  std::int64_t turn = 0;
  std::optional<std::string> whose;  // turn it was
  std::string drawn;
  std::int64_t outcomes = 0;    // how many there could have been
  std::vector<double> effects;  // by seat: its chance now, less the average over all outcomes
};
HADAL_DESCRIBE(JudgedLuck, "A draw, and what it did to everybody's chances.", move, turn, whose,
               drawn, outcomes, effects)

struct CurvePoint {
  std::int64_t move = 0;  // how many moves were played
  std::int64_t turn = 0;
  std::vector<double> chances;     // by seat
  std::vector<double> leads;       // by seat, expected at the end; empty where there are no points
  std::optional<double> goal;      // that the common goal is reached, where there is one
  std::vector<std::string> sides;  // by seat, the true ones; empty where there are none
  std::vector<double> suspicions;  // by seat: what everybody must think from what lies open
};
HADAL_DESCRIBE(CurvePoint, "How everybody stood.", move, turn, chances, leads, goal, sides,
               suspicions)

struct Addition {
  std::int64_t move = 0;  // as in JudgedDecision
  std::int64_t turn = 0;
  std::string seat;
  std::string side;
  std::string played;
  double effect = 0;  // on the common goal, with everything known: the move less not taking part
};
HADAL_DESCRIBE(Addition, "What a contribution to a common effort did.", move, turn, seat, side,
               played, effect)

struct AnalysisPiece {
  std::int64_t from = 0;  // moves from this one …
  std::int64_t to = 0;    // … to before this one
  std::vector<CurvePoint> curve;
  std::vector<JudgedDecision> decisions;
  std::vector<JudgedLuck> luck;
  std::vector<Addition> additions;
};
HADAL_DESCRIBE(AnalysisPiece,
               "A part of a game, judged. Pieces that cover the whole game make an Analysis.", from,
               to, curve, decisions, luck, additions)

struct Giveaway {
  std::int64_t move = 0;  // how many moves were played when everybody had seen it
  std::int64_t turn = 0;
  std::string seat;
  std::string side;   // the true one
  double before = 0;  // what everybody had to think of the seat
  double after = 0;
};
HADAL_DESCRIBE(Giveaway, "A move after which a seat looked much more, or less, like a traitor.",
               move, turn, seat, side, before, after)

struct SeatAnalysis {
  std::string seat;
  std::string name;
  std::string side;            // at the end; empty where there are none
  double first = 0;            // chance before the first decision
  double result = 0;           // 1: won; a shared win counts in part
  double luck = 0;             // sum of what draws did to its chance
  double luck_mine = 0;        // of it, by draws in its own turns
  double error = 0;            // sum of what its decisions lost
  double error_each = 0;       // for each decision in which one could go wrong
  std::int64_t decisions = 0;  // of that kind: some answer would have been an inaccuracy or worse
  std::int64_t best = 0;
  std::int64_t good = 0;
  std::int64_t inaccuracies = 0;
  std::int64_t mistakes = 0;
  std::int64_t blunders = 0;
  std::optional<std::string> level;  // of the bots, whose errors come nearest; null: too few
                                     // decisions to tell
};
HADAL_DESCRIBE(SeatAnalysis, "How a player did, and how well they played.", seat, name, side, first,
               result, luck, luck_mine, error, error_each, decisions, best, good, inaccuracies,
               mistakes, blunders, level)

struct LevelError {
  std::string level;
  double error_each = 0;
};
HADAL_DESCRIBE(LevelError, "The mean error of a level of bots, as measured.", level, error_each)

struct JudgeScale {
  double inaccuracy = 0;  // an error of at least so much
  double mistake = 0;
  double blunder = 0;
  std::vector<LevelError> levels;
};
HADAL_DESCRIBE(JudgeScale,
               "How large an error must be to be called an inaccuracy, a mistake or a blunder.",
               inaccuracy, mistake, blunder, levels)

struct Analysis {
  std::string game;
  AnalysisWish wish;
  std::int64_t moves = 0;
  JudgeScale scale;
  std::vector<SeatAnalysis> seats;
  std::vector<CurvePoint> curve;
  std::vector<JudgedDecision> decisions;
  std::vector<JudgedLuck> luck;
  std::vector<Giveaway> giveaways;  // the greatest first
  std::vector<Addition> additions;  // in the order of play
};
HADAL_DESCRIBE(Analysis, "A whole game, judged.", game, wish, moves, scale, seats, curve, decisions,
               luck, giveaways, additions)

struct AnalysisState {
  std::optional<Analysis> analysis;  // when it is done
  double progress = 0;               // from 0 to 1
  std::int64_t before = 0;           // how many others wait in front
};
HADAL_DESCRIBE(AnalysisState,
               "How far the analysis of a game has come; ask again until it is done.", analysis,
               progress, before)

}  // namespace hadal::protocol
