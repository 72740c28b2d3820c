// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "server/protocol/limits.h"
#include "server/protocol/sample.h"
#include "server/protocol/schema.h"

namespace hadal::protocol {
namespace {

using namespace describe;

constexpr std::string_view kIntroduction = R"(# Protocol

`hadal schema --markdown` makes this page from the descriptions in `server/protocol/*.h`; the comments there say
what each field means. `hadal schema --typescript` writes the same for the web client.

Everything around the game is JSON over HTTP; the game itself is JSON over one WebSocket per tab, at `/ws`. Fields
are `snake_case`. An absent optional is `null`, and a client may leave it out. It may also leave out lists, maps,
booleans and inner objects that have their default. Unknown fields are refused. Durations are in milliseconds, points
in time in milliseconds since 1970. Seats are `"A"` to `"F"`. Moves are written in [notation](notation.md).

The cookie `hadal_session` says who you are. A request that changes something must be a POST with
`Content-Type: application/json`, and its `Origin`, if it has one, must be the server's own. A table that does not
exist and a table that you may not see get the same answer: status 404, code `no_table`.

A client watches a table and gets `waiting` or `position`, now and after every change. It answers with `play`, which
gives the `number` of the position it answers. If the table has moved on in the meantime, the client gets `refused`
with code `stale`, and the current position. A line of several moves is played completely or not at all. Once a
request is `accepted`, it is on disk. A request that arrives twice with the same `request` text is carried out once
and answered twice, so a client that lost its connection can send unanswered requests again. Every other request of
the same player at the same table needs a different text, even from another tab or after the client was restarted: a
counter that starts at 1 again is not enough. `examples/bot.py` is a complete client.
)";

std::string table_row(const Endpoint& e) {
  const std::string takes = e.takes == "NoBody" ? "" : "`" + std::string(e.takes) + "`";
  const std::string gives = e.gives == "PlainText" ? "text/plain"
                            : e.gives == "AnyJson" ? "application/json"
                                                   : std::string(e.gives);
  return "| `" + std::string(e.method) + " " + std::string(e.path) + "` | " + takes + " | `" +
         gives + "` | " + std::string(e.about) + " |\n";
}

template <typename T>
void add_fields(std::string& out) {
  std::string fields;
  each_member<T>([&](auto member) {
    using Field = std::remove_cvref_t<decltype(std::declval<T&>().*member.pointer)>;
    fields +=
        (fields.empty() ? "`" : ", `") + std::string(member.name) + ": " + type_name<Field>() + "`";
  });
  if (!fields.empty()) out += fields + "\n\n";
}

template <typename Tuple>
void add_section(std::string& out, const char* title, bool is_message) {
  out += "\n## " + std::string(title) + "\n";
  each_type<Tuple>([&](auto t) {
    using T = typename decltype(t)::type;
    const T example = sample<T>();
    JsonSink shown;
    shown.map([&] {
      if (is_message) shown.set("type", snake_case(type_title<T>()));
      write_members(shown, example);
    });
    out += "\n### " + (is_message ? snake_case(type_title<T>()) : std::string(type_title<T>()));
    out += "\n\n" + std::string(type_about<T>()) + "\n\n";
    add_fields<T>(out);
    out += "```json\n" + std::string(shown.written()) + "\n```\n";
  });
}

void add_words(std::string& out) {
  out += "\n## Words\n\n";
  each_type<Enums>([&](auto t) {
    using E = typename decltype(t)::type;
    out += "- `" + std::string(type_title<E>()) + "`:";
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>(
        [&](auto e) { out += " `\"" + std::string(e.name) + "\"`"; });
    out += "\n";
  });
}

std::string about_limits() {
  const auto most = [](std::size_t n) { return std::to_string(n); };
  return R"(
## Limits

Each may do so many at once, and then so many a second. A request beyond that is refused with status 429 and code
`too_often`, and changes nothing. Whoever sends too many messages gets `closing` with reason `too_often`, and the
WebSocket is closed: wait, come back, watch the table again, and send what was not answered. `hadal serve
--no-limits` switches these limits off. Others always hold: a message has at most )" +
         most(kLargestMessage / 1024) + R"( KB; one person has at most
)" + most(kMostTables) +
         " tables that are not over, one tab watches at most " + most(kMostWatched) +
         " of them, one address has at most " + most(kMostSockets) + R"( WebSockets, and a
seat has at most )" +
         most(kMostOrders) + R"( standing orders.

| what | counted by | at once | then |
|---|---|---:|---|
)";
}

// 60 a second, one in 5 s.
std::string pace_of(double per_second) {
  const auto whole = [](double n) { return std::to_string(std::lround(n)); };
  return per_second >= 1 ? whole(per_second) + " a second"
                         : "one in " + whole(1 / per_second) + " s";
}

void add_limits(std::string& out) {
  out += about_limits();
  const auto add = [&](int burst, double per_second, const char* what, const char* who) {
    out += "| " + std::string(what) + " | " + who + " | " + std::to_string(burst) + " | " +
           pace_of(per_second) + " |\n";
  };
#define HADAL_LIMIT(name, burst, per_second, what, who) add(burst, per_second, what, who);
#include "server/protocol/limits_list.h"
}

}  // namespace

std::string markdown() {
  std::string out(kIntroduction);
  out += "\n## Addresses\n\n| address | takes | gives | what for |\n|---|---|---|---|\n";
  for (const Endpoint& endpoint : kEndpoints) out += table_row(endpoint);
  add_limits(out);
  add_section<ClientMessages>(out, "What a client sends", true);
  add_section<ServerMessages>(out, "What the server sends", true);
  add_section<Bodies>(out, "Bodies and parts", false);
  add_words(out);
  return out;
}

}  // namespace hadal::protocol
