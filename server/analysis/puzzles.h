// SPDX-License-Identifier: Apache-2.0
// Puzzles: positions of bot games with one clearly best move. A quick look at every decision finds
// candidates; a thorough one with several seeds must agree on the move and on the gap to the second
// best; then every level is asked several times, and how often it finds the move rates the puzzle.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/record.h"
#include "games/all.h"
#include "server/analysis/analyst.h"
#include "server/protocol/training.h"

namespace hadal::analysis {

struct PuzzleWish {
  std::string game;
  std::size_t puzzles = 100;
  std::uint64_t seed = 1;  // of the first game
  std::size_t most_of_a_game = 3;
  double gap = 0.06;              // what the second best must lose
  int seeds = 3;                  // that must agree
  int times = 6;                  // each level is asked
  std::vector<std::string> bots;  // who plays the games, by seat; empty: all sizes, in turn
};

// Positions after so many moves where the quick judge sees a gap, in the order of play.
std::vector<std::size_t> candidates(const Record& record, double gap);

// The puzzle of a position, if it is one; `source` is left at 0.
std::optional<protocol::Puzzle> puzzle_at(const Record& record, std::size_t move,
                                          const PuzzleWish& wish);

// Told how many puzzles there are so far.
using PuzzleProgress = std::function<void(std::size_t)>;

// Those of a book that are still puzzles, with what today's bots say of them. Throws CannotJudge if
// the book cannot be played.
protocol::PuzzleBook judge_again(const protocol::PuzzleBook& book, const PuzzleWish& wish,
                                 const PuzzleProgress& progress = {});

// As many as wished for, together with those that there are already.
protocol::PuzzleBook make_puzzles(const PuzzleWish& wish, const PuzzleProgress& progress = {},
                                  protocol::PuzzleBook book = {});

// From how often the levels, the weakest first, find a move.
std::int64_t rating_of(const std::vector<protocol::PuzzleFound>& found);

// The record of a puzzle up to its position. Throws CannotJudge if there is none.
Record record_of(const protocol::PuzzleBook& book, const protocol::Puzzle& puzzle);

}  // namespace hadal::analysis
