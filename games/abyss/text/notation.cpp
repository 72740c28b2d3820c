// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/text/notation.h"

#include <algorithm>
#include <array>

#include "engine/text.h"
#include "games/abyss/rules/reward.h"
#include "games/abyss/text/names.h"

namespace hadal::abyss {
namespace {

// What stands behind a verb.
enum class Argument : std::uint8_t {
  none,
  race,
  ally,
  card,
  lord,
  two_lords,
  location,
  two_locations,
  seat,
  number,
  key,
  token,
  reward
};

struct VerbRow {
  Verb verb;
  std::string_view name;
  Argument argument;
  std::string_view words;  // the arguments of its sentence (engine/move_words.h)
};

constexpr std::array<VerbRow, kVerbs> kVerbRows{{
    {Verb::plot, "plot", Argument::none, ""},
    {Verb::explore, "explore", Argument::none, ""},
    {Verb::council, "council", Argument::race, "stack:stack"},
    {Verb::recruit, "recruit", Argument::lord, "lord:lord"},
    {Verb::skip, "skip", Argument::none, ""},
    {Verb::buy, "buy", Argument::none, ""},
    {Verb::pass, "pass", Argument::none, ""},
    {Verb::take, "take", Argument::none, ""},
    {Verb::fight, "fight", Argument::none, ""},
    {Verb::go_on, "continue", Argument::none, ""},
    {Verb::reward, "reward", Argument::reward, "keys:count+ pearls:count+ monsters:count+"},
    {Verb::pay, "pay", Argument::ally, "ally:card+"},
    {Verb::done, "done", Argument::none, ""},
    {Verb::affiliate, "affiliate", Argument::ally, "ally:card+"},
    {Verb::sell, "sell", Argument::ally, "ally:card+"},
    {Verb::clear, "clear", Argument::race, "stack:stack"},
    {Verb::replace, "replace", Argument::lord, "lord:lord"},
    {Verb::end, "end", Argument::none, ""},
    {Verb::discard, "discard", Argument::ally, "ally:card+"},
    {Verb::ransom, "ransom", Argument::none, ""},
    {Verb::hunt, "hunt", Argument::seat, "player:seat"},
    {Verb::disable, "disable", Argument::lord, "lord:lord"},
    {Verb::betray, "betray", Argument::two_lords, "own:lord court:lord"},
    {Verb::scheme, "scheme", Argument::lord, "own:lord"},
    {Verb::bribe, "bribe", Argument::lord, "lord:lord"},
    {Verb::swap, "swap", Argument::two_locations, "mine:location available:location"},
    {Verb::claim, "claim", Argument::location, "location:location"},
    {Verb::draw, "draw", Argument::number, "n:number"},
    {Verb::key, "key", Argument::key, "lord:lord"},
    {Verb::exchange, "exchange", Argument::location, "location:location"},
    {Verb::keep, "keep", Argument::none, ""},
    {Verb::first, "first", Argument::seat, ""},
    {Verb::reveal, "reveal", Argument::card, ""},
    {Verb::lord, "lord", Argument::lord, ""},
    {Verb::location, "location", Argument::location, ""},
    {Verb::token, "token", Argument::token, ""},
}};

constexpr bool rows_follow_verbs() {
  for (std::size_t i = 0; i < kVerbs; ++i)
    if (static_cast<std::size_t>(kVerbRows[i].verb) != i) return false;
  return true;
}
static_assert(rows_follow_verbs(), "kVerbRows is indexed by Verb");

constexpr auto kMoveRows = [] {
  constexpr auto kDecisions = static_cast<std::size_t>(Verb::first);  // the rest is chance
  std::array<MoveRow, kDecisions + 1> rows{};
  rows[0] = {"key", event_row("key_token", ""), "", "token"};
  for (std::size_t i = 0; i < kDecisions; ++i)
    rows[i + 1] = move_row(kVerbRows[i].name, kVerbRows[i].words);
  return rows;
}();

const VerbRow& row_of(Verb v) { return kVerbRows[static_cast<std::size_t>(v)]; }

std::string counted(int n, std::string_view what) {
  if (n == 0) return "";
  return " " + std::to_string(n) + " " + std::string(what) + (n == 1 ? "" : "s");
}

std::string reward_text(Move m) {
  const ThreatReward what = threat_reward(m.a);
  return counted(what.keys, "key") + counted(what.choices - m.b, "pearl") + counted(m.b, "monster");
}

void add_argument(std::string& text, Argument kind, Move m) {
  const auto add = [&text](std::string_view word) { (text += ' ') += word; };
  const auto lord = [](std::uint8_t a) { return name(static_cast<Lord>(a)); };
  const auto place = [](std::uint8_t a) { return name(static_cast<Location>(a)); };
  switch (kind) {
    case Argument::none: return;
    case Argument::race: return add(name(static_cast<Race>(m.a)));
    case Argument::ally:
    case Argument::card: return add(name(static_cast<Card>(m.a)));
    case Argument::lord: return add(lord(m.a));
    case Argument::two_lords: return add(lord(m.a)), add(lord(m.b));
    case Argument::location: return add(place(m.a));
    case Argument::two_locations: return add(place(m.a)), add(place(m.b));
    case Argument::seat: return add(name(seat(m.a)));
    case Argument::number: return add(std::to_string(m.a));
    case Argument::key: return add(m.a == kKeyTokenArg ? "token" : lord(m.a));
    case Argument::token: return add(m.a == kHiddenToken ? "?" : std::to_string(token_value(m.a)));
    case Argument::reward: text += reward_text(m);
  }
}

std::optional<int> digit(std::string_view text, int low, int high) {
  if (text.size() != 1 || text[0] < '0' + low || text[0] > '0' + high) return std::nullopt;
  return text[0] - '0';
}

// Rewards are recognised by writing every possible one.
std::optional<Move> parse_reward(std::string_view rest) {
  for (int space = 1; space <= kThreatSpaces; ++space)
    for (int tokens = 0; tokens <= threat_reward(space).choices; ++tokens) {
      const Move m{Verb::reward, static_cast<std::uint8_t>(space),
                   static_cast<std::uint8_t>(tokens)};
      if (trimmed(reward_text(m)) == rest) return m;
    }
  return std::nullopt;
}

template <typename T>
std::optional<Move> with(Verb verb, std::optional<T> value) {
  if (!value) return std::nullopt;
  return Move{verb, static_cast<std::uint8_t>(*value)};
}

template <typename T>
std::optional<Move> with_two(Verb verb, std::string_view rest,
                             std::optional<T> (*parse_one)(std::string_view)) {
  const std::vector<std::string_view> words = split(rest, ' ');
  if (words.size() != 2) return std::nullopt;
  const std::optional<T> a = parse_one(words[0]);
  const std::optional<T> b = parse_one(words[1]);
  if (!a || !b) return std::nullopt;
  return Move{verb, static_cast<std::uint8_t>(*a), static_cast<std::uint8_t>(*b)};
}

std::optional<Move> parse_seat_argument(Verb verb, std::string_view rest) {
  const std::optional<Player> p = parse_player(rest);
  if (!p || index(*p) >= kSeats) return std::nullopt;
  return Move{verb, static_cast<std::uint8_t>(*p)};
}

std::optional<Move> parse_token(std::string_view rest) {
  if (rest == "?") return Move{Verb::token, kHiddenToken};
  const std::optional<int> value = digit(rest, 2, 4);
  if (!value) return std::nullopt;
  return Move{Verb::token, static_cast<std::uint8_t>(*value - 2)};
}

std::optional<Move> parse_argument(const VerbRow& row, std::string_view rest) {
  switch (row.argument) {
    case Argument::none: return rest.empty() ? std::optional(Move{row.verb}) : std::nullopt;
    case Argument::race: return with(row.verb, parse_race(rest));
    case Argument::ally: {
      const std::optional<Card> card = parse_card(rest);
      return card && is_ally(*card) ? with(row.verb, card) : std::nullopt;
    }
    case Argument::card: return with(row.verb, parse_card(rest));
    case Argument::lord: return with(row.verb, parse_lord(rest));
    case Argument::two_lords: return with_two<Lord>(row.verb, rest, parse_lord);
    case Argument::location: return with(row.verb, parse_location(rest));
    case Argument::two_locations: return with_two<Location>(row.verb, rest, parse_location);
    case Argument::seat: return parse_seat_argument(row.verb, rest);
    case Argument::number: return with(row.verb, digit(rest, 1, 4));
    case Argument::key:
      if (rest == "token") return Move{row.verb, kKeyTokenArg};
      return with(row.verb, parse_lord(rest));
    case Argument::token: return parse_token(rest);
    case Argument::reward: return parse_reward(rest);
  }
  return std::nullopt;
}

// The allies of a list, as moves in the canonical order.
bool add_allies(Verb verb, std::string_view list, std::vector<Move>& out) {
  std::vector<Move> allies;
  for (const std::string_view part : split(list, ',')) {
    const std::optional<Card> card = parse_card(part);
    if (!card || !is_ally(*card)) return false;
    allies.push_back({verb, static_cast<std::uint8_t>(*card)});
  }
  std::sort(allies.begin(), allies.end(), [](Move a, Move b) { return a.a < b.a; });
  out.insert(out.end(), allies.begin(), allies.end());
  return true;
}

bool add_recruitment(std::string_view part, std::size_t with_at, std::vector<Move>& out) {
  constexpr std::string_view kWith = " with ";
  const std::optional<Move> recruit = parse(trimmed(part.substr(0, with_at)));
  if (!recruit || recruit->verb != Verb::recruit) return false;
  out.push_back(*recruit);
  if (!add_allies(Verb::pay, part.substr(with_at + kWith.size()), out)) return false;
  out.push_back({Verb::done});
  return true;
}

bool add_part(std::string_view part, std::vector<Move>& out) {
  if (const std::size_t at = part.find(" with "); at != std::string_view::npos)
    return add_recruitment(part, at, out);
  if (part.find(',') != std::string_view::npos)
    for (const Verb verb : {Verb::discard, Verb::pay})
      if (const std::string word = std::string(name(verb)) + " "; part.starts_with(word))
        return add_allies(verb, part.substr(word.size()), out);
  const std::optional<Move> m = parse(part);
  if (m) out.push_back(*m);
  return m.has_value();
}

}  // namespace

std::string_view name(Verb v) { return row_of(v).name; }
std::span<const MoveRow> move_rows() { return kMoveRows; }

std::string text(Move m) {
  const VerbRow& row = row_of(m.verb);
  std::string text(row.name);
  add_argument(text, row.argument, m);
  return text;
}

std::optional<Move> parse(std::string_view text) {
  const std::size_t space = text.find(' ');
  const std::string_view word = text.substr(0, space);
  const std::string_view rest =
      space == std::string_view::npos ? "" : trimmed(text.substr(space + 1));
  for (const VerbRow& row : kVerbRows)
    if (row.name == word) return parse_argument(row, rest);
  return std::nullopt;
}

std::optional<std::vector<Move>> parse_line(const State&, std::string_view line) {
  std::vector<Move> moves;
  for (const std::string_view part : split(line, ';'))
    if (!add_part(part, moves)) return std::nullopt;
  return moves;
}

}  // namespace hadal::abyss
