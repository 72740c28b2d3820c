// SPDX-License-Identifier: Apache-2.0
// At the table, over the WebSocket /ws. Every message has a `type`: the name of its struct in
// snake_case. `request` is any text a client chooses; the answer carries it back, and a request of
// the same seat with the same text is carried out once, however often it comes.
//
// `view` is what the seat may know, as the view document of the game that `game` names; each game
// describes its own, and clients have types for them (hadal schema --view GAME).
// `legal`, `line` and the texts of events are notation, see docs/notation*.md.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/document.h"
#include "server/protocol/lobby.h"
#include "server/protocol/written.h"

namespace hadal::protocol {

// --- what a client sends ---

struct Watch {
  std::string request;
  std::string table;
  std::optional<std::string> invite;       // for a private table where I have no seat
  std::optional<std::int64_t> have_moves;  // events that this tab has already; null: none
};
HADAL_DESCRIBE(Watch, "Send me this table now and whenever it changes.", request, table, invite,
               have_moves)

struct Unwatch {
  std::string request;
  std::string table;
};
HADAL_DESCRIBE(Unwatch, "Stop sending me this table.", request, table)

struct Play {
  std::string request;
  std::string table;
  std::int64_t number = 0;  // of the position that is answered
  std::string line;         // moves joined by `; `
};
HADAL_DESCRIBE(Play, "Play one or several moves, all of them or none.", request, table, number,
               line)

struct Undo {
  std::string request;
  std::string table;
  std::int64_t number = 0;
};
HADAL_DESCRIBE(Undo, "Take back my last line.", request, table, number)

struct Concede {
  std::string request;
  std::string table;
};
HADAL_DESCRIBE(Concede,
               "I give up; a bot plays on for me, or the game ends if only one player is left.",
               request, table)

struct Abandon {
  std::string request;
  std::string table;
};
HADAL_DESCRIBE(Abandon,
               "I agree to end the game without a result; it ends when everybody has agreed.",
               request, table)

struct TakeBackSeat {
  std::string request;
  std::string table;
};
HADAL_DESCRIBE(TakeBackSeat, "I am back; the bot should stop playing for me.", request, table)

struct AskBot {
  std::string request;
  std::string table;
  std::string seat;
};
HADAL_DESCRIBE(AskBot,
               "The person in this seat is away, and `bot_after_ms` has passed: let a bot decide "
               "until they are back. It does so once everybody else who is here has asked.",
               request, table, seat)

struct LookAhead {
  std::string request;
  std::string table;
  std::int64_t number = 0;
  std::string line;
};
HADAL_DESCRIBE(LookAhead,
               "Show me my own position after these small moves, up to the first chance move or "
               "other player; nothing is played.",
               request, table, number, line)

struct AskAid {
  std::string request;
  std::string table;
  std::int64_t number = 0;
  std::string what;                          // as the game names it
  std::map<std::string, std::string> about;  // of what, where that must be said
};
HADAL_DESCRIBE(
    AskAid,
    "Help me decide: the game works out in which ways I can pay, what I can target, or why "
    "something is not possible. The notation of the game says what can be asked.",
    request, table, number, what, about)

enum class Until : std::uint8_t { window, turn, round, game };
HADAL_DESCRIBE_ENUM(Until, window, turn, round, game)

struct Order {
  std::string question;  // as in Position; "*": any reaction
  std::string match;     // only when the newest event that I see contains this; "": always
  std::string answer;    // a legal move; if it is not legal then, I am asked
  // The end of this window, which may come again; of this turn; of the round, when it is my turn;
  // of the game.
  Until until = Until::game;
  bool unless_changed = false;  // where somebody changed something in the window, I am asked
};
HADAL_DESCRIBE(Order, "A standing order: how to answer a question for me.", question, match, answer,
               until, unless_changed)

struct SetOrders {
  std::string request;
  std::string table;
  std::vector<Order> orders;  // instead of those I had; the first that fits counts
};
HADAL_DESCRIBE(SetOrders, "My standing orders at this table. Nobody else sees them.", request,
               table, orders)

enum class Trust : std::uint8_t { none, trusted, unsure, suspected };
HADAL_DESCRIBE_ENUM(Trust, none, trusted, unsure, suspected)

struct Jotting {
  std::string seat;           // whom it is about
  Trust trust = Trust::none;  // none: I have not made up my mind
  std::string text;
};
HADAL_DESCRIBE(Jotting, "What I noted for myself about a seat.", seat, trust, text)

struct SetJottings {
  std::string request;
  std::string table;
  std::vector<Jotting> jottings;  // instead of those I had; one for a seat
};
HADAL_DESCRIBE(SetJottings, "My private notes at this table. Nobody else ever sees them.", request,
               table, jottings)

struct Chat {
  std::string request;
  std::string table;
  std::string text;
};
HADAL_DESCRIBE(Chat, "Say something at the table.", request, table, text)

struct AskChat {
  std::string request;
  std::string table;
  std::int64_t before = 0;  // a line that you have
};
HADAL_DESCRIBE(AskChat, "Send me what was said before this line.", request, table, before)

struct Say {
  std::string request;
  std::string table;
  std::string phrase;                // one of GameInfo.phrases
  std::optional<std::string> about;  // a seat; a suspicion needs one
};
HADAL_DESCRIBE(Say,
               "Say a phrase that everybody reads in their own language, and that bots understand.",
               request, table, phrase, about)

struct SealPart {
  std::string request;
  std::string table;
  std::string commitment;  // BLAKE2b-256 of 32 random bytes, in hexadecimal
};
HADAL_DESCRIBE(SealPart, "My part in the seed of the game, sealed; before the start.", request,
               table, commitment)

struct OpenPart {
  std::string request;
  std::string table;
  std::string part;  // the 32 bytes, in hexadecimal
};
HADAL_DESCRIBE(OpenPart, "My part in the seed, opened: the answer to `shuffling`.", request, table,
               part)

struct Ping {
  std::string request;
};
HADAL_DESCRIBE(Ping, "Are you there?", request)

// --- what the server sends ---

struct Welcome {
  std::string server;  // version
  int protocol = 1;
};
HADAL_DESCRIBE(Welcome, "The first message of every connection.", server, protocol)

struct Accepted {
  std::string request;
  std::int64_t number = 0;  // of the table, after the request
};
HADAL_DESCRIBE(Accepted,
               "The request was carried out and is safe on disk. A request that changed the "
               "position is answered by `position.answers` instead.",
               request, number)

struct Refused {
  std::string request;  // "": not even that could be read
  std::string code;
  std::string message;
};
HADAL_DESCRIBE(
    Refused,
    "The request was not carried out; nothing has changed. With code `stale` the current "
    "position follows.",
    request, code, message)

struct Reason {
  std::string key;                   // of the catalogues; its arguments are player, about and n
  std::optional<std::string> about;  // a seat
  std::optional<int> n;
};
HADAL_DESCRIBE(Reason,
               "Why a bot played a move, in one line. It follows from the move and from what "
               "everybody sees.",
               key, about, n)

struct Told {
  std::string key;  // the sentence: GAME.log.KEY in the catalogues
  Json args;        // what fills it: seats, numbers, cards and other things of the game
};
HADAL_DESCRIBE(Told, "One thing that a move did, as the receiver may know it.", key, args)

struct Event {
  std::int64_t move = 0;  // the first move of a game is 1
  std::string mover;      // a seat, or "chance"
  std::string text;       // as the receiver sees it
  std::int64_t at = 0;
  std::string remark;         // what everybody sees besides: whom a card is dealt to, what is paid
  std::vector<Told> told;     // what it did, one after the other
  std::optional<Reason> why;  // of a bot that has something to say
};
HADAL_DESCRIBE(Event, "A move of the game.", move, mover, text, at, remark, told, why)

struct SeatState {
  std::string seat;
  std::optional<Person> person;      // null: the account is gone
  std::optional<std::string> level;  // of the bot that sits here, or plays for the person
  bool away = false;                 // the person has no open connection
  bool bot_plays = false;            // a bot plays for the person
  bool conceded = false;
  bool abandons = false;                // agrees to end the game
  std::optional<std::int64_t> bank_ms;  // left, at the time of this message; null: no clock
  bool running = false;                 // this clock runs
  // This player must decide and is away: how long until the others may `ask_bot`, at the time of
  // this message; 0: now. Null: nobody may.
  std::optional<std::int64_t> bot_after_ms;
  std::vector<std::string> bot_asked_by;  // seats that have asked
};
HADAL_DESCRIBE(SeatState, "A seat during the game.", seat, person, level, away, bot_plays, conceded,
               abandons, bank_ms, running, bot_after_ms, bot_asked_by)

enum class NoteKind : std::uint8_t {
  bot_asked,
  bot_took,
  returned,
  time_over,
  conceded,
  account_gone,
  proposed_end,
  taken_back
};
HADAL_DESCRIBE_ENUM(NoteKind, bot_asked, bot_took, returned, time_over, conceded, account_gone,
                    proposed_end, taken_back)

struct Note {
  std::int64_t moves = 0;  // after so many
  std::int64_t at = 0;
  NoteKind kind = NoteKind::returned;
  std::string seat;               // whom it is about
  std::optional<std::string> by;  // bot_asked: who asked
};
HADAL_DESCRIBE(Note, "Something that happened at the table besides the moves, for its log.", moves,
               at, kind, seat, by)

struct SeatResult {
  std::string seat;
  int score = 0;
  bool won = false;
  Document breakdown;  // where the points come from, by name; null where a game has no such thing
};
HADAL_DESCRIBE(SeatResult, "How the game ended for a seat.", seat, score, won, breakdown)

enum class Ending : std::uint8_t { played, conceded, time, abandoned };
HADAL_DESCRIBE_ENUM(Ending, played, conceded, time, abandoned)

struct GameOver {
  Ending ending = Ending::played;
  std::vector<SeatResult> seats;  // none if the game was abandoned
  std::string seed;  // what it was made of: anybody can check every draw, see fairness.md
};
HADAL_DESCRIBE(GameOver, "The result, and the seed that was committed to.", ending, seats, seed)

// What all players see alike, or all spectators; of the events that is often so.
struct SharedPosition {
  std::string table;
  std::int64_t number = 0;  // what `play` must name; grows with every change, undo included
  std::int64_t moves = 0;   // how many were played
  std::string game;
  std::string to_move;            // a seat, or "nobody" when the game is over
  std::string question;           // what is asked
  bool reaction = false;          // a window that standing orders are for
  std::int64_t events_after = 0;  // forget events with a higher number, then add these
  std::vector<Event> events;
  std::vector<Note> notes;  // the newest, oldest first
  std::vector<SeatState> seats;
  TableState state = TableState::running;
  bool rated = false;  // the result counts
  // How long a player who must decide may be away, see MakeTable. Null: as long as they like.
  std::optional<std::int64_t> patience_ms;
  std::optional<GameOver> over;
  std::string commitment;              // to the seed
  std::optional<std::string> rematch;  // the table that follows this one
  std::int64_t at = 0;                 // the server's clock
};
HADAL_DESCRIBE(SharedPosition, "What all players see alike, or all spectators.", table, number,
               moves, game, to_move, question, reaction, events_after, events, notes, seats, state,
               rated, patience_ms, over, commitment, rematch, at)

struct Position : SharedPosition {
  std::vector<std::string> answers;  // my requests that led here; they will not be forgotten
  std::optional<std::string> seat;   // mine; null: I am a spectator
  Json view;
  std::vector<std::string> legal;  // if it is my decision
  bool undo = false;               // I may take my last line back
  std::vector<Order> orders;       // my own
  bool ordered = false;            // the server is about to answer by one of them
  std::vector<Jotting> jottings;   // my own
};
HADAL_DESCRIBE_MORE(Position, (SharedPosition),
                    "The game as I may see it: after `watch` and after every change.", answers,
                    seat, view, legal, undo, orders, ordered, jottings)

struct Waiting {
  TableInfo table;
};
HADAL_DESCRIBE(Waiting, "A watched table before the start: after `watch` and after every change.",
               table)

struct SealedPart {
  std::string seat;
  std::string commitment;
};
HADAL_DESCRIBE(SealedPart, "Somebody's part in the seed, sealed.", seat, commitment)

struct Shuffling {
  std::string table;
  std::string commitment;         // to the secret of the server
  std::vector<SealedPart> parts;  // of those who shall open theirs now
};
HADAL_DESCRIBE(Shuffling,
               "The game is about to begin: open your part of the seed within three seconds.",
               table, commitment, parts)

struct Looked {
  std::string request;
  std::string game;
  Json view;
  std::vector<std::string> legal;
  std::string to_move;  // "chance": something random comes next, and the view is as before it
  std::string question;
};
HADAL_DESCRIBE(Looked, "The answer to `look_ahead`.", request, game, view, legal, to_move, question)

struct Aid {
  std::string request;
  std::string what;
  Document answer;
};
HADAL_DESCRIBE(Aid, "The answer to `ask_aid`; the game decides what it contains.", request, what,
               answer)

struct ChatLine {
  std::int64_t line = 0;  // the first of a table is 1
  std::optional<std::string> seat;
  std::string name;
  std::optional<std::string> text;    // either this …
  std::optional<std::string> phrase;  // … or this
  std::optional<std::string> about;
  std::int64_t at = 0;
};
HADAL_DESCRIBE(ChatLine, "What somebody said.", line, seat, name, text, phrase, about, at)

struct Chatted {
  std::string table;
  bool whole = false;    // these are the newest lines, instead of those you had
  bool older = false;    // these come before those you had
  bool earlier = false;  // whole, older: there are still earlier ones, see `ask_chat`
  std::vector<ChatLine> lines;
};
HADAL_DESCRIBE(
    Chatted,
    "What players said: the newest lines after `watch`, then what is new. Spectators read "
    "it as late as they see the moves. Lines of people whom you muted are left out.",
    table, whole, older, earlier, lines)

struct Pong {
  std::string request;
  std::int64_t at = 0;
};
HADAL_DESCRIBE(Pong, "I am here.", request, at)

struct Closing {
  std::string reason;
};
HADAL_DESCRIBE(
    Closing,
    "The connection will be closed. After a `restart`, or if you spoke `too_often`, come "
    "back in a moment; you may also be `signed_out`, `kicked` or `banned`.",
    reason)

}  // namespace hadal::protocol
