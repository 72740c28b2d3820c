// SPDX-License-Identifier: Apache-2.0
// Every message and every address, in the order of docs/protocol.md.
#pragma once

#include <array>
#include <string_view>
#include <tuple>

#include "server/protocol/review.h"

namespace hadal::protocol {

inline constexpr int kProtocol = 1;

using ClientMessages = std::tuple<Watch, Unwatch, Play, Undo, Concede, Abandon, TakeBackSeat,
                                  LookAhead, AskPayments, SetOrders, Chat, Say, Ping>;

using ServerMessages = std::tuple<Welcome, Accepted, Refused, Waiting, Position, Looked, Payments,
                                  Chatted, Pong, Closing>;

// What requests over HTTP carry, and the parts of all messages, each after what it consists of.
using Bodies =
    std::tuple<Error, Person, Me, Guest, Credentials, Rename, DeleteAccount, Webhook, Notice,
               Nothing, Done, OptionInfo, GameInfo, Games, SeatPlan, SeatCard, ClockPlan, TableCard,
               Lobby, MakeTable, TableMade, TableInfo, Join, Kick, PlanSeat, Order, Reason, Told,
               Event, SeatState, SeatResult, GameOver, Payment, ChatLine, Belief, Replayed, Moves,
               GameStatistics, Statistics, Rated, Ratings>;

using Enums = std::tuple<OptionKind, TableState, SeatKind, ClockKind, Until, Ending>;

struct Endpoint {
  std::string_view method;
  std::string_view path;
  std::string_view takes;  // empty: nothing
  std::string_view gives;
  std::string_view about;
};

// clang-format off
inline constexpr std::array kEndpoints{
    Endpoint{"GET", "/api/me", "", "Me", "who I am"},
    Endpoint{"POST", "/api/guest", "Guest", "Me", "come in as a guest; sets the cookie"},
    Endpoint{"POST", "/api/register", "Credentials", "Me", "make an account; a guest becomes it and keeps his seats"},
    Endpoint{"POST", "/api/login", "Credentials", "Me", "sign in"},
    Endpoint{"POST", "/api/logout", "Nothing", "Me", "forget this browser"},
    Endpoint{"POST", "/api/logout_everywhere", "Nothing", "Me", "forget every browser of mine"},
    Endpoint{"POST", "/api/rename", "Rename", "Me", "change my name"},
    Endpoint{"POST", "/api/delete_account", "DeleteAccount", "Me", "delete my account"},
    Endpoint{"POST", "/api/webhook", "Webhook", "Me", "set my webhook"},
    Endpoint{"POST", "/api/webhook_test", "Nothing", "Done", "send it a test message now"},
    Endpoint{"GET", "/api/games", "", "Games", "games, options, levels of bots"},
    Endpoint{"GET", "/api/lobby", "", "Lobby", "open tables, mine, finished ones"},
    Endpoint{"POST", "/api/tables", "MakeTable", "TableMade", "make a table"},
    Endpoint{"GET", "/api/tables/{table}?invite=", "", "TableInfo", "one table"},
    Endpoint{"POST", "/api/tables/{table}/join", "Join", "TableInfo", "take a seat"},
    Endpoint{"POST", "/api/tables/{table}/leave", "Nothing", "Done", "leave before the start"},
    Endpoint{"POST", "/api/tables/{table}/kick", "Kick", "TableInfo", "host: free a seat"},
    Endpoint{"POST", "/api/tables/{table}/seat", "PlanSeat", "TableInfo", "host: who shall sit here"},
    Endpoint{"POST", "/api/tables/{table}/start", "Nothing", "TableInfo", "host: begin"},
    Endpoint{"POST", "/api/tables/{table}/rematch", "Nothing", "TableMade", "the same again; everybody gets the same new table"},
    Endpoint{"GET", "/api/tables/{table}/record?invite=", "", "text/plain", "the record of a finished game"},
    Endpoint{"GET", "/api/tables/{table}/replay?at=&seat=&invite=", "", "Replayed", "the game after so many moves"},
    Endpoint{"GET", "/api/tables/{table}/moves?seat=&invite=", "", "Moves", "all events"},
    Endpoint{"GET", "/api/statistics", "", "Statistics", "my games"},
    Endpoint{"GET", "/api/ratings?game=", "", "Ratings", "the strongest players"},
};
// clang-format on

}  // namespace hadal::protocol
