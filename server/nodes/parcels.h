// SPDX-License-Identifier: Apache-2.0
// What nodes send each other over core NATS: a short description, and a text that is passed on as
// it is. Any of them may be lost; whoever needs an answer asks again.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "server/common/purse.h"
#include "server/protocol/json.h"

namespace hadal::nodes {

// --- to everybody ---

struct Beat {
  std::string name;  // of the node, for good
  std::int64_t born = 0;
  bool leaving = false;
  std::map<std::string, std::int64_t> entries;  // of the streams that everybody follows
  std::int64_t interruptions = 0;               // of its connection: words may have been lost
};
HADAL_DESCRIBE(Beat, "This node lives.", name, born, leaving, entries, interruptions)

struct Wrote {
  std::string stream;
  std::int64_t last = 0;
};
HADAL_DESCRIBE(Wrote, "The stream has so many entries.", stream, last)

struct Spent {
  std::string name;  // of the node
  std::vector<house::Spending> all;
};
HADAL_DESCRIBE(Spent, "What people have used up there, of what all nodes count together.", name,
               all)

// --- about a tab at one node and a table at another: a visit, numbered by the node of the tab ---

struct Says {
  std::string home;  // the address of that node
  std::int64_t visit = 0;
  std::string table;
  std::optional<std::string> person;
  std::string address;      // of the client
  std::int64_t people = 0;  // entries about people that the node of the tab knows
  bool begins = false;      // the first of this visit
};
HADAL_DESCRIBE(Says, "A message of the tab.", home, visit, table, person, address, people, begins)

struct Left {
  std::string home;
  std::int64_t visit = 0;
};
HADAL_DESCRIBE(Left, "The visit is over.", home, visit)

struct Shows {
  std::int64_t visit = 0;
};
HADAL_DESCRIBE(Shows, "A message for the tab.", visit)

struct Closes {
  std::int64_t visit = 0;
  std::string reason;
};
HADAL_DESCRIBE(Closes, "The tab is to be closed.", visit, reason)

struct NotMine {
  std::int64_t visit = 0;
};
HADAL_DESCRIBE(NotMine, "The table belongs to somebody else; nothing was done.", visit)

// --- requests over HTTP; the text is their body ---

struct Asks {
  std::string home;
  std::int64_t number = 0;
  std::string table;  // empty: about none
  std::string method;
  std::string path;
  std::map<std::string, std::string> query;
  std::string address;  // of the client
  std::string browser;
  std::optional<std::string> person;
  std::int64_t people = 0;
  std::string words;  // of the operator; then it is no request of a client
};
HADAL_DESCRIBE(Asks, "A request.", home, number, table, method, path, query, address, browser,
               person, people, words)

struct Answers {
  std::int64_t number = 0;
  std::int64_t status = 0;  // 0: the table belongs to somebody else; nothing was done
  std::string content;      // its type
  std::map<std::string, std::string> headers;
};
HADAL_DESCRIBE(Answers, "The answer to it.", number, status, content, headers)

using Parcels = std::tuple<Beat, Wrote, Spent, Says, Left, Shows, Closes, NotMine, Asks, Answers>;
using Parcel = protocol::VariantOf<Parcels>::Type;

std::string write_parcel(const Parcel& parcel, std::string_view text = {});
// And its text. Throws protocol::BadMessage.
std::pair<Parcel, std::string_view> read_parcel(std::string_view written);

}  // namespace hadal::nodes
