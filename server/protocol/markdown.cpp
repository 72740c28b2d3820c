// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "server/protocol/limits.h"
#include "server/protocol/sample.h"
#include "server/protocol/schema.h"
#include "server/protocol/words.h"

namespace hadal::protocol {
namespace {

using namespace describe;

constexpr std::string_view kIntroduction = R"(# Protocol

`hadal schema --markdown --view GAME …` makes this page from the descriptions in `server/protocol/*.h` and in the
folders of the games. `hadal schema --typescript` writes the types for the web client.

Everything around the game is JSON over HTTP; the game itself is JSON over one WebSocket per tab, at `/ws`. Fields
are `snake_case`. An optional field without a value is `null`, and a client may leave it out. It may also leave out
lists, maps, booleans and inner objects that have their default value. Unknown fields are refused. Durations are in
milliseconds, points in time in milliseconds since 1970. Seats are `"A"` to `"F"`. Moves are written in
[notation](notation.md).

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

std::string cell(std::string text) {  // of a table
  for (std::size_t at = 0; (at = text.find('|', at)) != std::string::npos; at += 2)
    text.insert(at, "\\");
  return text;
}

template <typename T>
void add_fields(std::string& out) {
  std::string rows;
  each_member<T>([&](auto member) {
    using Field = std::remove_cvref_t<decltype(std::declval<T&>().*member.pointer)>;
    rows += "| `" + std::string(member.name) + "` | `" + cell(type_name<Field>()) + "` | " +
            cell(std::string(words_of<T>(member.name))) + " |\n";
  });
  if (!rows.empty()) out += "| field | type | what it is |\n|---|---|---|\n" + rows + "\n";
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

constexpr std::string_view kAboutLimits = R"(
## Limits

The table says how many of each are allowed at once, and how fast the allowance grows back. A request beyond that
is refused with status 429 and code `too_often`, and a message with `refused` and code `too_much`; nothing changes.
A client that sends too many messages gets `closing` with reason `too_often`, and its WebSocket is closed. It should
wait, connect again, watch its tables again, and send what was not answered. `hadal serve --no-limits` switches
these limits off.

| what | counted by | at once | then |
|---|---|---:|---|
)";

constexpr std::string_view kAboutSizes = R"(
The following limits always apply. Whatever exceeds them is refused with a sentence, and nothing changes.

| at most | | of what |
|---:|---|---|
)";

constexpr std::string_view kAboutBots = R"(
A bot can have settings after its level, each after a slash: `captain/iterations=1000`,
`master/ms=500/memory=human`. Which settings there are depends on the game ([bots.md](bots.md)). At a table of a
server, a bot may not think longer about a decision than the operator allows (`hadal serve --bot-iterations`,
`--bot-ms`), and `threads` works only in the arena. Anything else is refused with code `no_level` and a sentence.
)";

// 60 a second, one in 5 s.
std::string pace_of(double per_second) {
  const auto whole = [](double n) { return std::to_string(std::lround(n)); };
  return per_second >= 1 ? whole(per_second) + " a second"
                         : "one in " + whole(1 / per_second) + " s";
}

void add_limits(std::string& out) {
  out += kAboutLimits;
  const auto add = [&](int burst, double per_second, const char* what, const char* who) {
    out += "| " + std::string(what) + " | " + who + " | " + std::to_string(burst) + " | " +
           pace_of(per_second) + " |\n";
  };
#define HADAL_LIMIT(name, burst, per_second, what, who) add(burst, per_second, what, who);
#define HADAL_PACE(name, burst, per_second, what, who) add(burst, per_second, what, who);
#include "server/protocol/limits_list.h"
  out += kAboutSizes;
#define HADAL_SIZE(name, number, unit, what) \
  out += "| " + std::to_string(number) + " | " unit " | " what " |\n";
#include "server/protocol/sizes_list.h"
  out += kAboutBots;
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
