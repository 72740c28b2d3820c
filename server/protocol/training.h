// SPDX-License-Identifier: Apache-2.0
// Getting better: hints, puzzles, and the deal of the day.
#pragma once

#include "server/protocol/analysis.h"
#include "server/protocol/lobby.h"

namespace hadal::protocol {

struct AskHint {
  std::string request;
  std::string table;
  std::int64_t number = 0;
};
HADAL_DESCRIBE(AskHint,
               "What would you do, and why? Only where I alone play against bots, and nothing is "
               "rated.",
               request, table, number)

struct Hint {
  std::string request;
  std::int64_t number = 0;        // of the position that it is for
  std::string move;               // the best
  std::optional<Reason> reason;   // nothing: there is nothing short to say about it
  std::vector<Gain> gains;        // what it brings more than the next best
  std::vector<JudgedMove> moves;  // all that are legal, best first
};
HADAL_DESCRIBE(Hint, "The answer to `ask_hint`, from what the seat can know.", request, number,
               move, reason, gains, moves)

struct PuzzleGame {
  std::map<std::string, std::string> options;  // as in MakeTable
  int players = 2;
  std::string moves;  // as in a record, each with a line break after it
};
HADAL_DESCRIBE(PuzzleGame, "A game that puzzles are taken from.", options, players, moves)

struct PuzzleFound {
  std::string level;
  double share = 0;
};
HADAL_DESCRIBE(PuzzleFound, "How often a level of bots finds the answer.", level, share)

struct Puzzle {
  std::string id;
  std::int64_t source = 0;  // which of the book's games
  std::int64_t move = 0;    // the position after so many moves
  std::string seat;         // whose decision it is
  std::string question;
  std::string answer;            // the one best move
  std::optional<Reason> reason;  // for it
  std::vector<Gain> gains;       // what it brings more than the second best
  double gap = 0;                // what the second best loses
  std::int64_t rating = 1500;    // the fewer find it, the higher
  std::vector<PuzzleFound> found;
  std::vector<JudgedMove> moves;  // the best few, best first; the others are worse
};
HADAL_DESCRIBE(Puzzle, "A position with one clearly best move.", id, source, move, seat, question,
               answer, reason, gains, gap, rating, found, moves)

struct PuzzleBook {
  std::string game;
  int rules_version = 1;
  std::string made_by;  // the command
  std::vector<PuzzleGame> games;
  std::vector<Puzzle> puzzles;  // the easiest first
};
HADAL_DESCRIBE(PuzzleBook, "The puzzles of a game: the file games/GAME/puzzles/book.json.", game,
               rules_version, made_by, games, puzzles)

struct Study {
  std::string game;
  std::map<std::string, std::string> options;  // as in MakeTable
  int players = 2;
  std::string moves;  // as in PuzzleGame
};
HADAL_DESCRIBE(Study, "A position of a game that nobody plays here, by the moves that lead to it.",
               game, options, players, moves)

struct Studied {
  std::string game;
  Json view;
  std::string to_move;
  std::string question;
  bool reaction = false;
  std::vector<std::string> legal;
  std::vector<Event> events;
};
HADAL_DESCRIBE(Studied, "The position as seen by the seat that has to decide.", game, view, to_move,
               question, reaction, legal, events)

struct StudyLine {
  Study study;
  std::string line;
};
HADAL_DESCRIBE(StudyLine, "Moves from a position that is studied.", study, line)

struct StudyMoves {
  std::vector<std::string> moves;
};
HADAL_DESCRIBE(StudyMoves, "A line of moves, one by one, if all of them are legal.", moves)

struct StudyAid {
  Study study;
  std::string what;                          // as in AskAid
  std::map<std::string, std::string> about;  // as in AskAid
};
HADAL_DESCRIBE(StudyAid, "As `ask_aid`, in a position that is studied.", study, what, about)

struct DealOfTheDay {
  std::string game;
  std::string day;  // as in 2026-11-17, UTC
  std::map<std::string, std::string> options;
  std::vector<SeatPlan> seats;       // one of them is `me`
  std::optional<std::string> table;  // mine, if I have begun
  std::int64_t ends = 0;             // when the next day begins
  bool points = true;                // false: only winning counts
};
HADAL_DESCRIBE(DealOfTheDay, "One deal for everybody, against the same bots.", game, day, options,
               seats, table, ends, points)

struct PlayDeal {
  std::string game;
};
HADAL_DESCRIBE(PlayDeal, "Sit down at the deal of the day; once a day for each game.", game)

struct ShowDeal {
  std::string table;
};
HADAL_DESCRIBE(ShowDeal, "Enter my finished deal of the day in the list of the day.", table)

struct DealResult {
  Person person;
  int score = 0;
  bool won = false;
  double luck = 0;   // as in SeatAnalysis
  double error = 0;  // as in SeatAnalysis
  std::optional<std::string> level;
};
HADAL_DESCRIBE(DealResult, "How somebody did with the deal of the day.", person, score, won, luck,
               error, level)

struct TableOfTheDay {
  std::string game;
  std::string day;
  std::vector<DealResult> results;  // the best first
};
HADAL_DESCRIBE(TableOfTheDay, "The results of those who wanted to be listed.", game, day, results)

}  // namespace hadal::protocol
