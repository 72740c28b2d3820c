// SPDX-License-Identifier: Apache-2.0
// Before the game: which games there are, tables, seats, invitations.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/protocol/people.h"

namespace hadal::protocol {

enum class OptionKind : std::uint8_t { flag, choice };
HADAL_DESCRIBE_ENUM(OptionKind, flag, choice)

struct OptionInfo {
  std::string key;  // the catalogue has `<game>.option.<key>` where the game has words for it
  OptionKind kind = OptionKind::flag;
  std::vector<std::string> choices;  // flag: "off", "on"
  std::string preset;                // the choice when nothing is said
};
HADAL_DESCRIBE(OptionInfo, "One option of a game.", key, kind, choices, preset)

struct GameInfo {
  std::string game;
  int min_players = 2;
  int max_players = 4;
  int rules_version = 1;
  std::vector<OptionInfo> options;
  std::vector<std::string> levels;   // of its bots, from the weakest to the strongest
  std::vector<std::string> phrases;  // what `say` understands; catalogue `say.<phrase>`
};
HADAL_DESCRIBE(GameInfo, "What can be chosen when a table for this game is made.", game,
               min_players, max_players, rules_version, options, levels, phrases)

struct RatedTables {
  bool guests = false;
  bool bots = false;
  bool untimed = false;  // without a clock
};
HADAL_DESCRIBE(RatedTables,
               "What a table whose result counts may have besides accounts and a clock.", guests,
               bots, untimed)
inline constexpr RatedTables kRatedTables;

struct Games {
  std::vector<GameInfo> games;
  RatedTables rated;
};
HADAL_DESCRIBE(Games, "All games, and what is the same for all of them.", games, rated)

enum class TableState : std::uint8_t { waiting, running, over };
HADAL_DESCRIBE_ENUM(TableState, waiting, running, over)

enum class SeatKind : std::uint8_t { me, open, invited, bot, person };
HADAL_DESCRIBE_ENUM(SeatKind, me, open, invited, bot, person)

struct SeatPlan {
  SeatKind kind = SeatKind::open;                  // not `person`
  std::optional<std::string> level;                // of a bot
  std::optional<std::string> crew = std::nullopt;  // a bot's name; null: somebody of its level
};
HADAL_DESCRIBE(SeatPlan, "Who sits here: me, anybody who comes, somebody with the link, or a bot.",
               kind, level, crew)

struct SeatCard {
  std::string seat;
  SeatKind kind = SeatKind::open;    // `person`: taken by `person`; never `me`
  std::optional<Person> person;      // a person or a bot
  std::optional<Person> kept_for;    // a free seat that only this person may take
  std::optional<std::string> level;  // of a bot
};
HADAL_DESCRIBE(SeatCard, "A seat as the lobby shows it.", seat, kind, person, kept_for, level)

enum class ClockKind : std::uint8_t { none, live, days };
HADAL_DESCRIBE_ENUM(ClockKind, none, live, days)

struct ClockPlan {
  ClockKind kind = ClockKind::none;
  std::int64_t bank_ms = 0;       // live: time for the whole game …
  std::int64_t increment_ms = 0;  // … and for every turn on top
  int days = 0;                   // days: for every decision
};
HADAL_DESCRIBE(ClockPlan, "How long players may think.", kind, bank_ms, increment_ms, days)

struct TableCard {
  std::string table;
  std::string game;
  TableState state = TableState::waiting;
  std::vector<SeatCard> seats;
  bool open_to_all = true;  // anybody may watch, and sit down where a seat is open
  bool yours = false;       // you have a seat
  bool your_turn = false;
  std::int64_t updated = 0;
  std::int64_t moves = 0;
  ClockPlan clock;
  std::vector<std::string> winners;  // seats; when over
  bool unfit = false;                // it does not fit the rules of today and can only be read
  bool rated = false;                // its result counts: accounts only, no bots
  bool invites_you = false;          // a seat is kept for you; `join` accepts it, or `decline`
  std::vector<Person> declined;      // yours: who was invited and does not want to come
};
HADAL_DESCRIBE(TableCard, "A table as the lobby shows it.", table, game, state, seats, open_to_all,
               yours, your_turn, updated, moves, clock, winners, unfit, rated, invites_you,
               declined)

struct Lobby {
  std::vector<TableCard> open;  // public tables that wait for players or can be watched
  std::vector<TableCard> mine;
  std::vector<TableCard> finished;  // mine, newest first
  std::vector<TableCard> invitations;
  std::int64_t pages = 1;  // of the open tables
};
HADAL_DESCRIBE(Lobby, "The tables this player may know about.", open, mine, finished, invitations,
               pages)

struct MakeTable {
  std::string game;
  std::map<std::string, std::string> options;  // key -> choice, without `players`
  std::vector<SeatPlan> seats;                 // as many as there are players
  bool open_to_all = false;
  ClockPlan clock;
  // When a player who must decide has been away for this long, the others may ask for a bot. Null:
  // three minutes. Nobody may if players have days to decide.
  std::optional<std::int64_t> patience_ms;
  std::optional<std::int64_t> spectator_delay_ms;  // null: spectators see at once
  bool start_now = false;                          // when every seat is taken
  // The result counts: for accounts alone, without bots, with a clock, if the game is long enough.
  bool rated = false;
};
HADAL_DESCRIBE(MakeTable, "Make a table.", game, options, seats, open_to_all, clock, patience_ms,
               spectator_delay_ms, start_now, rated)

struct TableMade {
  std::string table;
  std::string invite;  // the link is /table/<table>?invite=<invite>
};
HADAL_DESCRIBE(TableMade, "A new table. Its id cannot be guessed; neither can the invitation.",
               table, invite)

struct BranchOf {
  std::string table;
  std::int64_t move = 0;  // how many of its moves came before
};
HADAL_DESCRIBE(BranchOf, "The finished game that a table branches off from.", table, move)

struct TableInfo {
  TableCard card;
  std::map<std::string, std::string> options;
  std::optional<std::string> seat;          // mine
  bool host = false;                        // I made the table
  std::optional<std::string> invite;        // for seated players, before the start
  std::optional<std::int64_t> patience_ms;  // see MakeTable; null: nobody may ask for a bot
  std::int64_t spectator_delay_ms = 0;
  std::optional<std::string> rematch;  // the table that follows this one
  std::optional<std::string> trouble;  // why the game can only be read, not played on
  std::optional<BranchOf> branch_of;   // where it began, if not at the beginning
};
HADAL_DESCRIBE(TableInfo, "A table with everything except the game itself.", card, options, seat,
               host, invite, patience_ms, spectator_delay_ms, rematch, trouble, branch_of)

struct Join {
  std::optional<std::string> seat;    // null: the first that is free for me
  std::optional<std::string> invite;  // for invited seats and private tables
};
HADAL_DESCRIBE(Join, "Take a seat.", seat, invite)

struct Kick {
  std::string seat;
};
HADAL_DESCRIBE(Kick, "The host frees a seat before the start.", seat)

struct PlanSeat {
  std::string seat;
  SeatPlan plan;
};
HADAL_DESCRIBE(PlanSeat, "The host changes who sits here, before the start.", seat, plan)

}  // namespace hadal::protocol
