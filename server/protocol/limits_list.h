// SPDX-License-Identifier: Apache-2.0
// How often each may ask: HADAL_LIMIT(name, at once, then each second, what, counted by). The
// server's limits are made of it, and so is their table in docs/protocol.md.
// clang-format off
HADAL_LIMIT(requests,            300,  60,   "requests over HTTP",                                "address")
HADAL_LIMIT(changes,             300,  1,    "requests that change something",                    "person")
HADAL_LIMIT(changes_by_address,  1200, 10,   "requests that change something",                    "address")
HADAL_LIMIT(sign_ins,            10,   0.2,  "registering, signing in, recovering an account",    "address")
HADAL_LIMIT(guests,              20,   0.2,  "coming in as a guest",                              "address")
HADAL_LIMIT(tables,              30,   0.2,  "tables made",                                       "person")
HADAL_LIMIT(tables_by_address,   120,  1,    "tables made",                                       "address")
HADAL_LIMIT(webhooks,            5,    0.05, "webhooks set or tested",                            "person")
HADAL_LIMIT(exports,             3,    0.01, "exports of what the server has about me",           "person")
HADAL_LIMIT(connects,            60,   2,    "WebSockets opened",                                 "address")
HADAL_LIMIT(messages,            120,  20,   "messages over WebSockets",                          "person")
HADAL_LIMIT(messages_by_address, 1200, 200,  "messages over WebSockets; thirty people behind one address can play", "address")
// clang-format on
#undef HADAL_LIMIT
