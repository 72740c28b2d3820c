// SPDX-License-Identifier: Apache-2.0
// How much of something there may be: HADAL_SIZE(name, number, unit, what). The server's limits are
// made of it, and so is their table in docs/protocol.md.
// clang-format off
HADAL_SIZE(kLargestMessage,   16 * 1024,       "bytes",      "a message over a WebSocket")
HADAL_SIZE(kLargestBody,      64 * 1024,       "bytes",      "the body of a request over HTTP")
HADAL_SIZE(kLargestHeader,    16 * 1024,       "bytes",      "the header of a request over HTTP")
HADAL_SIZE(kMostQueued,       2 * 1024 * 1024, "bytes",      "what waits for a client that does not read; then it is dropped")
HADAL_SIZE(kLongestRequest,   64,              "bytes",      "`request`")
HADAL_SIZE(kLongestLine,      4000,            "bytes",      "`line` of `play` and `look_ahead`")
HADAL_SIZE(kLongestLevel,     100,             "bytes",      "the level of a bot with its settings")
HADAL_SIZE(kMostTables,       100,             "tables",     "of one person that are not over")
HADAL_SIZE(kMostWatched,      20,              "tables",     "that one tab watches")
HADAL_SIZE(kMostListed,       200,             "tables",     "in one list of the lobby")
HADAL_SIZE(kMostSockets,      200,             "WebSockets", "of one address")
HADAL_SIZE(kMostOrders,       32,              "orders",     "of one seat")
HADAL_SIZE(kLongestOrderPart, 200,             "bytes",      "each of `question`, `match` and `answer` of an order")
HADAL_SIZE(kLongestJotting,   1000,            "bytes",      "a private note about a seat")
HADAL_SIZE(kLongestChat,      500,             "bytes",      "a line of chat")
HADAL_SIZE(kMostChat,         1000,            "lines",      "that one person says at one table")
HADAL_SIZE(kLongestReason,    500,             "bytes",      "the reason of a report")
HADAL_SIZE(kLongestName,      24,              "characters", "a name; at least one that can be seen")
HADAL_SIZE(kLongestPassword,  256,             "bytes",      "a password; at least 8")
HADAL_SIZE(kLongestWebhook,   500,             "bytes",      "the address of a webhook")
HADAL_SIZE(kMostMuted,        500,             "people",     "whose chat one person does not read")
// clang-format on
#undef HADAL_SIZE
