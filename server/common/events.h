// SPDX-License-Identifier: Apache-2.0
// What the log keeps. An event is a fact: it is checked before it is written, and only repeated
// when it is read. Fields may be added (with a default that fits old entries), never renamed.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

#include "server/protocol/json.h"
#include "server/protocol/play.h"

namespace hadal::house {

// --- stream "people" ---

struct PersonCame {
  std::string person;
  std::string name;
};
HADAL_DESCRIBE(PersonCame, "A guest.", person, name)

struct PersonRegistered {
  std::string person;
  std::string name;
  std::string password;  // its argon2id hash
};
HADAL_DESCRIBE(PersonRegistered, "A new person, or a guest, has an account now.", person, name,
               password)

struct PersonRenamed {
  std::string person;
  std::string name;
};
HADAL_DESCRIBE(PersonRenamed, "Another name.", person, name)

struct PersonDeleted {
  std::string person;
};
HADAL_DESCRIBE(PersonDeleted, "Gone; the name is free again.", person)

struct PasswordChanged {
  std::string person;
  std::string password;  // its argon2id hash
};
HADAL_DESCRIBE(PasswordChanged, "Another password.", person, password)

struct RecoveryCodesMade {
  std::string person;
  std::vector<std::string> codes;  // their hashes
};
HADAL_DESCRIBE(RecoveryCodesMade,
               "Codes that open the account without its password; they replace the old ones.",
               person, codes)

struct RecoveryCodeUsed {
  std::string person;
  std::string code;  // its hash
};
HADAL_DESCRIBE(RecoveryCodeUsed, "This code has been used.", person, code)

struct SessionBegun {
  std::string person;
  std::string token;                   // its hash
  std::optional<std::string> browser;  // what it calls itself
};
HADAL_DESCRIBE(SessionBegun, "A browser is signed in.", person, token, browser)

struct SessionUsed {
  std::string token;  // its hash
};
HADAL_DESCRIBE(SessionUsed, "The session is still in use; written once a day.", token)

struct SessionEnded {
  std::string token;
};
HADAL_DESCRIBE(SessionEnded, "The session has ended.", token)

struct SessionsEnded {
  std::string person;
};
HADAL_DESCRIBE(SessionsEnded, "All sessions of this person have ended.", person)

struct WebhookSet {
  std::string person;
  std::optional<std::string> url;
};
HADAL_DESCRIBE(WebhookSet, "Where to send \"your turn\" messages.", person, url)

struct Muted {
  std::string person;
  std::string whom;
  bool muted = true;
};
HADAL_DESCRIBE(Muted, "Whose chat a person does not want to read, or wants to read again.", person,
               whom, muted)

struct Erased {};
HADAL_DESCRIBE(Erased, "Something about a person who has gone was here.")

using PeopleEvents =
    std::tuple<PersonCame, PersonRegistered, PersonRenamed, PersonDeleted, SessionBegun,
               SessionUsed, SessionEnded, SessionsEnded, WebhookSet, Muted, PasswordChanged,
               RecoveryCodesMade, RecoveryCodeUsed, Erased>;

// --- a stream for every table ---

struct SeatMade {
  protocol::SeatKind kind = protocol::SeatKind::open;
  std::optional<std::string> level;
  std::optional<std::string> person;
  std::optional<std::string> kept_for;             // only this person may take it
  std::optional<std::string> crew = std::nullopt;  // the bot whom the host chose by name
};
HADAL_DESCRIBE(SeatMade, "A seat as it was planned.", kind, level, person, kept_for, crew)

struct TableOpened {
  std::string game;
  std::map<std::string, std::string> options;
  std::string host;
  std::string invite;
  std::vector<SeatMade> seats;
  bool open_to_all = false;
  protocol::ClockPlan clock;
  std::optional<std::int64_t> patience_ms;
  std::int64_t spectator_delay_ms = 0;
  bool rated = false;
  std::optional<protocol::BranchOf> branch_of = std::nullopt;
  std::optional<std::string> deal = std::nullopt;  // of which day it is the deal
};
HADAL_DESCRIBE(TableOpened, "A table.", game, options, host, invite, seats, open_to_all, clock,
               patience_ms, spectator_delay_ms, rated, branch_of, deal)

struct SeatChanged {
  std::string seat;
  SeatMade now;
};
HADAL_DESCRIBE(SeatChanged, "Somebody sits down, leaves, or the host changes the plan.", seat, now)

struct Kicked {
  std::string seat;
  std::string person;
  std::string invite;  // the new one: the old one is no longer valid
};
HADAL_DESCRIBE(Kicked, "The host removed somebody for good.", seat, person, invite)

struct Declined {
  std::string seat;
  std::string person;
};
HADAL_DESCRIBE(Declined, "Somebody for whom this seat was kept does not want it; it is free.", seat,
               person)

struct Started {
  int rules_version = 1;
  std::string seed;  // secret while the game runs
  std::vector<std::string> dealt;
};
HADAL_DESCRIBE(Started, "The game begins with these chance moves.", rules_version, seed, dealt)

enum class PlayedBy : std::uint8_t { person, bot, order };
HADAL_DESCRIBE_ENUM(PlayedBy, person, bot, order)

struct Played {
  std::string seat;
  std::string request;
  PlayedBy by = PlayedBy::person;
  std::vector<std::string> moves;  // of the seat …
  std::vector<std::string> dealt;  // … and of chance, after them
  std::int64_t spent_ms = 0;       // of the seat's clock
  // Whose turn ended with it, so that their clock gets the increment; empty: nobody's. Entries
  // without it are from a time when every request got one.
  std::optional<std::string> turn_of;
};
HADAL_DESCRIBE(Played, "A seat has decided.", seat, request, by, moves, dealt, spent_ms, turn_of)

// Written together with a bot's move if there is anything to say or to remember.
struct Explained {
  std::string seat;
  std::optional<protocol::Reason> why;  // for everybody
  std::vector<int> suspicions;          // in percent, by seat; secret while the game runs
};
HADAL_DESCRIBE(Explained, "Why a bot played its last move, and whom it suspected.", seat, why,
               suspicions)

struct Undone {
  std::string seat;
  std::string request;
  std::int64_t moves = 0;  // how many are left
};
HADAL_DESCRIBE(Undone, "A seat took back its last line.", seat, request, moves)

// Why a bot plays for a person: they are away, ran out of time, gave up, or their account is gone.
enum class StandInFor : std::uint8_t { away, time, conceded, deleted };
HADAL_DESCRIBE_ENUM(StandInFor, away, time, conceded, deleted)

struct BotTook {
  std::string seat;
  StandInFor why = StandInFor::away;
};
HADAL_DESCRIBE(BotTook, "A bot plays for this seat.", seat, why)

struct BotAsked {
  std::string seat;
  std::string by;  // another seat
};
HADAL_DESCRIBE(BotAsked, "Somebody wants a bot to play for this seat, whose person is away.", seat,
               by)

struct SeatReturned {
  std::string seat;
};
HADAL_DESCRIBE(SeatReturned, "The person is back.", seat)

struct Agreed {
  std::string seat;
};
HADAL_DESCRIBE(Agreed, "This seat agrees to end the game without a result.", seat)

struct Ended {
  protocol::Ending ending = protocol::Ending::played;
};
HADAL_DESCRIBE(Ended, "The game ended without being played to its end.", ending)

struct Closed {};
HADAL_DESCRIBE(Closed, "The table was given up before it started.")

struct Spoken {
  std::string person;  // a person, or the kind of the bot in `seat`
  std::optional<std::string> request;
  std::optional<std::string> text;
  std::optional<std::string> phrase;
  std::optional<std::string> about;
  std::optional<std::string> seat = std::nullopt;
};
HADAL_DESCRIBE(Spoken, "Chat.", person, request, text, phrase, about, seat)

struct OrdersSet {
  std::string seat;
  std::int64_t turn = 0;  // when they were given
  std::vector<protocol::Order> orders;
  std::optional<std::int64_t> window;  // in which they were given
};
HADAL_DESCRIBE(OrdersSet, "Standing orders.", seat, turn, orders, window)

struct Jotted {
  std::string person;
  std::string seat;  // of that person
  std::vector<protocol::Jotting> jottings;
};
HADAL_DESCRIBE(Jotted, "Private notes about the others.", person, seat, jottings)

struct ReviewShared {
  std::string share;                // anybody who has it may look back at the game …
  std::optional<std::string> seat;  // … as this seat saw it; "nobody": a spectator; null: any seat
};
HADAL_DESCRIBE(ReviewShared, "A link to the review was given.", share, seat)

struct RematchMade {
  std::string table;
};
HADAL_DESCRIBE(RematchMade, "The table that follows.", table)

using TableEvents =
    std::tuple<TableOpened, SeatChanged, Kicked, Declined, Started, Played, Explained, Undone,
               BotTook, BotAsked, SeatReturned, Agreed, Ended, Closed, Spoken, OrdersSet, Jotted,
               ReviewShared, RematchMade, Erased>;

// --- stream "results": every table that is over, in the order of their ends ---

struct SeatOutcome {
  std::string person;  // or "bot:<game>:<level>"
  int score = 0;
  bool won = false;
  bool gave_up = false;  // conceded or ran out of time; a bot finished the game
  bool away = false;     // a bot finished it for somebody who had not given up
  std::optional<std::string> crew = std::nullopt;  // the bot whom the host chose by name
};
HADAL_DESCRIBE(SeatOutcome, "How it ended for one seat.", person, score, won, gave_up, away, crew)

// As protocol::Ending, or the table was given up before it started.
enum class Finish : std::uint8_t { played, conceded, time, abandoned, closed };
HADAL_DESCRIBE_ENUM(Finish, played, conceded, time, abandoned, closed)

struct TableFinished {
  std::string table;
  std::string game;
  Finish ending = Finish::played;
  bool open_to_all = false;
  std::int64_t moves = 0;
  std::vector<SeatOutcome> seats;
  bool rated = false;
};
HADAL_DESCRIBE(TableFinished, "A table is over.", table, game, ending, open_to_all, moves, seats,
               rated)

// --- stream "reports": what people want the operator to look at ---

struct Reported {
  std::string by;
  std::string table;
  std::int64_t line = 0;  // of the chat
  std::string person;     // who said it …
  std::string text;       // … and what
  std::string reason;
};
HADAL_DESCRIBE(Reported, "Somebody reports what was said.", by, table, line, person, text, reason)

// --- stream "house": what the operator does ---

struct Banned {
  std::string who;         // a person, or "address:" and an address as limits count it
  std::int64_t until = 0;  // 0: it is lifted
  std::string why;
};
HADAL_DESCRIBE(Banned, "May not come in until then.", who, until, why)

struct Silenced {
  std::string person;
  std::int64_t until = 0;  // 0: it is lifted
  std::string why;
};
HADAL_DESCRIBE(Silenced, "May not talk until then.", person, until, why)

struct AdminUsed {
  std::string command;  // without names, and without what it answered
};
HADAL_DESCRIBE(AdminUsed, "The operator has used a command.", command)

using HouseEvents = std::tuple<Banned, Silenced, AdminUsed>;

// --- stream "checks": after an upgrade, how the games fit ---

struct GamesChecked {
  std::string version;  // of the program and of the rules of every game
  std::int64_t games = 0;
  std::vector<std::string> unfit;  // tables
};
HADAL_DESCRIBE(GamesChecked, "This version has replayed every finished game.", version, games,
               unfit)

using PeopleEvent = protocol::VariantOf<PeopleEvents>::Type;
using TableEvent = protocol::VariantOf<TableEvents>::Type;
using HouseEvent = protocol::VariantOf<HouseEvents>::Type;

std::string write_event(const PeopleEvent& event);
std::string write_event(const TableEvent& event);
std::string write_event(const TableFinished& event);
std::string write_event(const GamesChecked& event);
std::string write_event(const Reported& event);
std::string write_event(const HouseEvent& event);
// These throw protocol::BadMessage.
PeopleEvent read_people_event(const std::string& text);
TableEvent read_table_event(const std::string& text);
TableFinished read_result(const std::string& text);
GamesChecked read_check(const std::string& text);
Reported read_report(const std::string& text);
HouseEvent read_house_event(const std::string& text);

}  // namespace hadal::house
