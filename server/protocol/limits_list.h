// SPDX-License-Identifier: Apache-2.0
// How often each may ask: HADAL_LIMIT(name, at once, then each second, what, counted by);
// HADAL_PACE is the same where not every request counts, but what comes of it. The server's limits
// are made of it, and so is their table in docs/protocol.md.
#ifndef HADAL_LIMIT
#define HADAL_LIMIT(name, burst, per_second, what, who)
#endif
#ifndef HADAL_PACE
#define HADAL_PACE(name, burst, per_second, what, who)
#endif
// clang-format off
HADAL_LIMIT(requests,            300,  60,   "requests over HTTP",                                "address")
HADAL_LIMIT(changes,             300,  1,    "requests that change something",                    "person")
HADAL_LIMIT(changes_by_address,  1200, 10,   "requests that change something",                    "address")
HADAL_LIMIT(sign_ins,            10,   0.2,  "registering, signing in, recovering an account",    "address")
HADAL_LIMIT(guests,              20,   0.2,  "coming in as a guest",                              "address")
HADAL_LIMIT(tables,              30,   0.2,  "tables made",                                       "person")
HADAL_LIMIT(tables_by_address,   120,  1,    "tables made",                                       "address")
HADAL_LIMIT(studies,             120,  10,   "positions of puzzles, and questions about them",    "address")
HADAL_LIMIT(webhooks,            5,    0.05, "webhooks set or tested",                            "person")
HADAL_LIMIT(exports,             3,    0.01, "exports of what the server has about me",           "person")
HADAL_LIMIT(connects,            60,   2,    "WebSockets opened",                                 "address")
HADAL_LIMIT(messages,            120,  20,   "messages over WebSockets",                          "person")
HADAL_LIMIT(messages_by_address, 1200, 200,  "messages over WebSockets; thirty people behind one address can play", "address")
HADAL_PACE(kTalk,                10,       0.5,   "lines of chat and phrases",                   "person")
HADAL_PACE(kReports,             5,        0.002, "reports to the operator",                     "person")
HADAL_PACE(kWrongHere,           5,        0.02,  "wrong passwords for one account",             "address and account")
HADAL_PACE(kWrongAnywhere,       100,      0.05,  "wrong passwords for one account",             "account")
HADAL_PACE(kBytesOfPerson,       2 << 20,  1 << 10, "bytes written to the log at tables",        "person")
HADAL_PACE(kEntriesOfPerson,     5000,     1,     "entries written to the log at tables",        "person")
HADAL_PACE(kBytesOfTable,        4 << 20,  2 << 10, "bytes written to the log at tables",        "table")
HADAL_PACE(kEntriesOfTable,      10'000,   2,     "entries written to the log at tables",        "table")
HADAL_PACE(kBytesOfAddress,      16 << 20, 8 << 10, "bytes written to the log at tables",        "address")
HADAL_PACE(kEntriesOfAddress,    40'000,   8,     "entries written to the log at tables",        "address")
// clang-format on
#undef HADAL_LIMIT
#undef HADAL_PACE
