// SPDX-License-Identifier: Apache-2.0
// Every message, in the order of docs/protocol.md; the addresses are in routes.h.
#pragma once

#include <tuple>

#include "server/protocol/review.h"
#include "server/protocol/routes.h"
#include "server/protocol/training.h"

namespace hadal::protocol {

inline constexpr int kProtocol = 1;

using ClientMessages = std::tuple<Watch, Unwatch, Play, Undo, Concede, Abandon, TakeBackSeat,
                                  AskBot, LookAhead, AskAid, AskHint, SetOrders, SetJottings, Chat,
                                  AskChat, Say, SealPart, OpenPart, Ping>;

using ServerMessages = std::tuple<Welcome, Accepted, Refused, Waiting, Position, Looked, Aid, Hint,
                                  Chatted, Shuffling, Pong, Closing>;

// What requests over HTTP carry, and the parts of all messages, each after what it consists of.
using Bodies = std::tuple<
    Error, Person, Me, Guest, Credentials, Rename, DeleteAccount, ChangePassword, Password,
    RecoveryCodes, Recover, SignedIn, Sessions, EndSession, Mute, Report, Webhook, Notice, Nothing,
    Done, OptionInfo, GameInfo, RatedTables, Games, SeatPlan, SeatCard, ClockPlan, TableCard, Lobby,
    MakeTable, TableMade, BranchOf, TableInfo, Join, Kick, PlanSeat, Order, Jotting, Reason, Told,
    Event, Note, SeatState, SeatResult, GameOver, ChatLine, SealedPart, Belief, OpenSeat, Replayed,
    Said, Moves, ShareReview, ReviewLink, TryFrom, GiveGame, GameStatistics, Statistics, Rated,
    Ratings, AnalysisWish, JudgedMove, Gain, JudgedDecision, JudgedLuck, CurvePoint, Addition,
    AnalysisPiece, Giveaway, SeatAnalysis, LevelError, JudgeScale, Analysis, AnalysisState,
    PuzzleGame, PuzzleFound, Puzzle, PuzzleBook, Study, Studied, StudyLine, StudyMoves, StudyAid,
    DealOfTheDay, PlayDeal, ShowDeal, DealResult, TableOfTheDay>;

using Enums = std::tuple<OptionKind, TableState, SeatKind, ClockKind, Until, Trust, Ending,
                         NoteKind, Depth, Verdict>;

}  // namespace hadal::protocol
