// SPDX-License-Identifier: Apache-2.0
// Every address of the server, once: docs/protocol.md lists this table, and server/api has a
// function for each row, with these types, which it calls by this table. The parts of a path in
// braces and the names after the question mark are what the function may ask the request for.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "server/protocol/analysis.h"
#include "server/protocol/review.h"
#include "server/protocol/training.h"

namespace hadal::protocol {

struct NoBody {};  // of a GET

// Something that is not JSON.
struct PlainText {
  std::string text;
};

// JSON that is not one of our messages.
struct AnyJson {
  std::string text;
};

// clang-format off
//      function, method, path, takes, gives, what for
#define HADAL_ROUTES(ROUTE) \
  ROUTE(who_am_i, GET, "/api/me", NoBody, Me, "who I am") \
  ROUTE(come_as_guest, POST, "/api/guest", Guest, Me, "come in as a guest; sets the cookie") \
  ROUTE(register_account, POST, "/api/register", Credentials, Me, "make an account; a guest keeps their seats") \
  ROUTE(sign_in, POST, "/api/login", Credentials, Me, "sign in") \
  ROUTE(sign_out, POST, "/api/logout", Nothing, Me, "sign out in this browser") \
  ROUTE(sign_out_everywhere, POST, "/api/logout_everywhere", Nothing, Me, "sign out in all my browsers") \
  ROUTE(rename, POST, "/api/rename", Rename, Me, "change my name") \
  ROUTE(delete_account, POST, "/api/delete_account", DeleteAccount, Me, "delete my account") \
  ROUTE(change_password, POST, "/api/password", ChangePassword, Me, "change my password; signs out every other browser") \
  ROUTE(make_recovery_codes, POST, "/api/recovery_codes", Password, RecoveryCodes, "codes in case I lose my password") \
  ROUTE(recover, POST, "/api/recover", Recover, Me, "sign in with such a code, and set a new password") \
  ROUTE(list_sessions, GET, "/api/sessions", NoBody, Sessions, "where I am signed in") \
  ROUTE(end_session, POST, "/api/sessions/end", EndSession, Sessions, "sign out one of these browsers") \
  ROUTE(mute, POST, "/api/mute", Mute, Me, "stop or start reading somebody's chat") \
  ROUTE(set_webhook, POST, "/api/webhook", Webhook, Me, "set my webhook") \
  ROUTE(test_webhook, POST, "/api/webhook_test", Nothing, Done, "send it a test message now") \
  ROUTE(export_me, GET, "/api/export", NoBody, AnyJson, "everything the server has about me, as a file") \
  ROUTE(list_games, GET, "/api/games", NoBody, Games, "games, options, levels of bots") \
  ROUTE(list_tables, GET, "/api/lobby?page=", NoBody, Lobby, "open tables, mine, finished ones") \
  ROUTE(make_table, POST, "/api/tables", MakeTable, TableMade, "make a table") \
  ROUTE(show_table, GET, "/api/tables/{table}?invite=&share=", NoBody, TableInfo, "one table") \
  ROUTE(join_table, POST, "/api/tables/{table}/join", Join, TableInfo, "take a seat") \
  ROUTE(decline_invitation, POST, "/api/tables/{table}/decline", Nothing, Done, "decline the seat that is kept for me; the host is told") \
  ROUTE(leave_table, POST, "/api/tables/{table}/leave", Nothing, Done, "leave before the start") \
  ROUTE(kick, POST, "/api/tables/{table}/kick", Kick, TableInfo, "host: free a seat") \
  ROUTE(plan_seat, POST, "/api/tables/{table}/seat", PlanSeat, TableInfo, "host: choose who sits here") \
  ROUTE(start_game, POST, "/api/tables/{table}/start", Nothing, TableInfo, "host: begin") \
  ROUTE(rematch, POST, "/api/tables/{table}/rematch", Nothing, TableMade, "invite the others to a rematch, or accept one; everybody gets the same new table") \
  ROUTE(report, POST, "/api/tables/{table}/report", Report, Done, "report a line of chat to the operator") \
  ROUTE(share_review, POST, "/api/tables/{table}/share", ShareReview, ReviewLink, "a link to the review of a finished game, as the seat I choose saw it") \
  ROUTE(get_record, GET, "/api/tables/{table}/record?invite=&share=", NoBody, PlainText, "the record of a finished game") \
  ROUTE(get_replay, GET, "/api/tables/{table}/replay?at=&seat=&invite=&share=", NoBody, Replayed, "the game after a number of moves") \
  ROUTE(get_moves, GET, "/api/tables/{table}/moves?seat=&invite=&share=", NoBody, Moves, "all events") \
  ROUTE(try_from, POST, "/api/tables/{table}/try?invite=&share=", TryFrom, TableMade, "a table of my own that goes on from a position of a finished game") \
  ROUTE(give_game, POST, "/api/games", GiveGame, TableMade, "keep a game that I played without the server; giving it twice changes nothing") \
  ROUTE(get_analysis, GET, "/api/tables/{table}/analysis?depth=&open=&seat=&seed=&invite=&share=", NoBody, AnalysisState, "the analysis of a finished game; the first request starts it, so ask again until it is done") \
  ROUTE(study, POST, "/api/study", Study, Studied, "a position given by its moves, as for a puzzle; the server keeps nothing") \
  ROUTE(study_line, POST, "/api/study/line", StudyLine, StudyMoves, "a line of moves from such a position, one by one") \
  ROUTE(study_look, POST, "/api/study/look", StudyLine, Looked, "like `look_ahead`, in such a position") \
  ROUTE(study_aid, POST, "/api/study/aid", StudyAid, Aid, "like `ask_aid`, in such a position") \
  ROUTE(get_deal, GET, "/api/deal?game=", NoBody, DealOfTheDay, "the deal of the day") \
  ROUTE(play_deal, POST, "/api/deal", PlayDeal, TableMade, "sit down at it; a second request gives the same table") \
  ROUTE(show_deal, POST, "/api/deal/show", ShowDeal, Done, "enter my finished deal in the list of its day") \
  ROUTE(get_table_of_the_day, GET, "/api/deal/table?game=&day=", NoBody, TableOfTheDay, "the results of those who wanted to be listed") \
  ROUTE(get_statistics, GET, "/api/statistics", NoBody, Statistics, "my games") \
  ROUTE(get_ratings, GET, "/api/ratings?game=", NoBody, Ratings, "the strongest players")
// clang-format on

struct Endpoint {
  std::string_view method;
  std::string_view path;
  std::string_view takes;
  std::string_view gives;
  std::string_view about;
};

inline constexpr std::array kEndpoints{
#define HADAL_ENDPOINT(function, method, path, takes, gives, about) \
  Endpoint{#method, path, #takes, #gives, about},
    HADAL_ROUTES(HADAL_ENDPOINT)
#undef HADAL_ENDPOINT
};

}  // namespace hadal::protocol
