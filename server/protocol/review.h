// SPDX-License-Identifier: Apache-2.0
// After the game: reviews, statistics and ratings.
#pragma once

#include "server/protocol/play.h"

namespace hadal::protocol {

struct Belief {
  std::string seat;             // of the bot
  std::int64_t move = 0;        // its decision, at or before the position
  std::vector<int> suspicions;  // by seat, in percent; its own: how far it felt suspected
};
HADAL_DESCRIBE(Belief, "How likely a bot thought each seat was a traitor when it decided.", seat,
               move, suspicions)

struct OpenSeat {
  std::string seat;
  std::string game;
  Json view;
};
HADAL_DESCRIBE(OpenSeat, "What a seat saw.", seat, game, view)

struct Replayed {
  std::int64_t move = 0;  // how many moves were played
  std::int64_t last = 0;  // how many there are
  std::string seat;       // whose eyes; "nobody": a spectator's; "everybody": nothing is hidden
  std::string game;
  Json view;
  std::string to_move;
  std::string question;
  std::optional<Event> event;    // the move that led here
  std::optional<GameOver> over;  // at the last move of a finished game
  std::vector<Belief> beliefs;   // of the bots up to here, when the game is over
  std::vector<OpenSeat> open;    // through everybody's eyes: what each seat saw
};
HADAL_DESCRIBE(Replayed,
               "A position of a game, from any seat when it is over, from your own while it runs.",
               move, last, seat, game, view, to_move, question, event, over, beliefs, open)

struct Said {
  std::int64_t move = 0;  // how many moves had been played
  std::string seat;
  std::string phrase;
  std::optional<std::string> about;
};
HADAL_DESCRIBE(Said, "A phrase that a player said: a claim, an accusation.", move, seat, phrase,
               about)

struct Moves {
  std::string seat;  // as in Replayed
  std::vector<Event> events;
  std::vector<Said> said;
  std::vector<Belief> beliefs;  // of the bots, whenever they changed, when the game is over
};
HADAL_DESCRIBE(Moves, "All events of a game as this seat saw them, and what was said.", seat,
               events, said, beliefs)

struct ShareReview {
  std::optional<std::string> seat;  // whose view; "nobody": a spectator's; null: any
};
HADAL_DESCRIBE(ShareReview, "A link with which anybody can look back at a finished game.", seat)

struct ReviewLink {
  std::string share;  // the link is /review/<table>?share=<share>
};
HADAL_DESCRIBE(ReviewLink, "A link that opens the review without a seat or an account.", share)

struct TryFrom {
  std::int64_t at = 0;  // after so many moves
  std::string seat;     // mine from then on
  std::string level;    // of the bots in all other seats
};
HADAL_DESCRIBE(TryFrom, "Play on from a position of a finished game, against bots.", at, seat,
               level)

struct GiveGame {
  std::map<std::string, std::string> options;  // as in MakeTable
  std::vector<SeatPlan> seats;                 // one is mine, the others are bots
  std::string record;
};
HADAL_DESCRIBE(GiveGame,
               "A finished game that I played against bots without this server. It is checked move "
               "by move, and never counts for ratings.",
               options, seats, record)

struct GameStatistics {
  std::string game;
  std::int64_t played = 0;
  std::int64_t won = 0;
  std::int64_t conceded = 0;
  double average_score = 0;  // of those that were played to their end
  int best_score = 0;
  double rating = 1500;
  double deviation = 350;
};
HADAL_DESCRIBE(GameStatistics, "My results in one of the games.", game, played, won, conceded,
               average_score, best_score, rating, deviation)

struct Statistics {
  std::vector<GameStatistics> games;
};
HADAL_DESCRIBE(Statistics, "My finished games.", games)

struct Rated {
  Person person;
  double rating = 1500;
  double deviation = 350;
  std::int64_t games = 0;
};
HADAL_DESCRIBE(
    Rated,
    "How strong somebody is, and how uncertain that is (Weng and Lin 2011, rated games only).",
    person, rating, deviation, games)

struct Ratings {
  std::string game;
  std::vector<Rated> players;  // first who is surely the strongest: rating less twice deviation
};
HADAL_DESCRIBE(Ratings, "The strongest players of a game.", game, players)

}  // namespace hadal::protocol
