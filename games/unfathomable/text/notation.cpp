// SPDX-License-Identifier: Apache-2.0
// Single moves as text, both ways.
#include "games/unfathomable/text/notation.h"

#include "engine/text.h"
#include "games/unfathomable/text/names.h"

namespace hadal::unfathomable {
namespace {

// What stands behind a verb.
enum class Argument : std::uint8_t {
  none,
  seat,
  skill,
  card,
  item,
  item_seat,
  space,
  character,
  loyalty,
  ability,
  target,
  resource,
  number,
  change,
  track,
  pile,
  pile_card,
  monarch,
  result,
  mythos,
  waypoint,
  spell,
  damage,
  face
};

struct VerbRow {
  Verb verb;
  Argument argument;
  std::string_view words;  // the arguments of its sentence (engine/move_words.h)
};

constexpr std::array<VerbRow, kVerbs> kVerbRows{{
    {Verb::pass, Argument::none, ""},
    {Verb::done, Argument::none, ""},
    {Verb::yes, Argument::none, ""},
    {Verb::no, Argument::none, ""},
    {Verb::pick, Argument::character, "character:character"},
    {Verb::draw, Argument::skill, "skill:skill"},
    {Verb::swap, Argument::skill, "skill:skill"},
    {Verb::improve, Argument::item, "item:item"},
    {Verb::move, Argument::space, "to:to"},
    {Verb::attack, Argument::target, "target:deep_one+"},
    {Verb::rescue, Argument::none, ""},
    {Verb::defeat, Argument::none, ""},
    {Verb::repair, Argument::none, ""},
    {Verb::trade, Argument::none, ""},
    {Verb::give, Argument::item_seat, "item:item player:seat"},
    {Verb::reveal, Argument::loyalty, "loyalty:loyalty"},
    {Verb::use, Argument::ability, "ability:ability"},
    {Verb::play, Argument::card, "card:card+ title:title+"},
    {Verb::raise, Argument::card, "card:card+"},
    {Verb::lower, Argument::card, "card:card+"},
    {Verb::discard, Argument::card, "card:card+"},
    {Verb::contribute, Argument::card, "card:card+"},
    {Verb::top, Argument::none, ""},
    {Verb::bottom, Argument::none, ""},
    {Verb::check, Argument::none, ""},
    {Verb::decline, Argument::none, ""},
    {Verb::lead, Argument::resource, "resource:resource"},
    {Verb::target, Argument::target, "target:deep_one+"},
    {Verb::space, Argument::space, "space:space"},
    {Verb::resource, Argument::resource, "resource:resource"},
    {Verb::number, Argument::number, "n:number"},
    {Verb::track, Argument::track, "track:track"},
    {Verb::deck, Argument::pile, "pile:pile"},
    {Verb::name, Argument::skill, "skill:skill"},
    {Verb::monarch, Argument::monarch, "monarch:monarch"},
    {Verb::outcome, Argument::result, ""},
    {Verb::modify, Argument::change, "n:change"},
    {Verb::set, Argument::number, "n:number"},
    {Verb::activate, Argument::space, "in:in"},
    {Verb::advance, Argument::number, "n:number"},
    {Verb::retreat, Argument::number, "n:number"},
    {Verb::choose, Argument::pile_card, "card:pile_card+"},
    {Verb::bury, Argument::pile_card, "card:pile_card+"},
    {Verb::leave, Argument::none, ""},
    // chance
    {Verb::first, Argument::seat, ""},
    {Verb::character, Argument::character, ""},
    {Verb::skill, Argument::card, ""},
    {Verb::chaos, Argument::card, ""},
    {Verb::mythos, Argument::mythos, ""},
    {Verb::waypoint, Argument::waypoint, ""},
    {Verb::spell, Argument::spell, ""},
    {Verb::item, Argument::item, ""},
    {Verb::damage, Argument::damage, ""},
    {Verb::passenger, Argument::face, ""},
    {Verb::loyalty, Argument::loyalty, ""},
    {Verb::roll, Argument::number, ""},
}};

constexpr bool rows_follow_verbs() {
  for (std::size_t i = 0; i < kVerbs; ++i)
    if (index(kVerbRows[i].verb) != i) return false;
  return true;
}
static_assert(rows_follow_verbs(), "kVerbRows is indexed by Verb");

// Where a verb has a sentence of its own.
constexpr std::array kCases{
    MoveRow{"draw", event_row("draw_all", "skill:skill"), "one_deck"},
    MoveRow{"attack", event_row("attack_player", "player:seat"), "", "seat"},
    MoveRow{"target", event_row("target_player", "player:seat"), "", "seat"},
    MoveRow{"outcome", event_row("outcome_pass", ""), "", "pass"},
    MoveRow{"outcome", event_row("outcome_partial", ""), "", "partial"},
    MoveRow{"outcome", event_row("outcome_fail", ""), "", "fail"},
    MoveRow{"discard", event_row("discard_reroll", "card:card+"), "after_roll"},
    MoveRow{"discard", event_row("discard_almanac", "card:card+"), "before_roll"},
    MoveRow{"activate", event_row("activate_move", "in:in"), "move_deep_ones"},
    MoveRow{"space", event_row("space_supply", ""), "choose_space", "deep"},
};

constexpr int kChangeZero = 100;  // `modify` counts from here

// Each adds its words to a text: most moves are then one piece of memory.
template <typename E>
void add_name(std::string& out, std::uint8_t a) {
  if (a == kHidden)
    out += '?';
  else
    out += name(static_cast<E>(a));
}

void add_card(std::string& out, std::uint8_t a) {
  if (a == kHidden) {
    out += '?';
    return;
  }
  const bool is_value_hidden = a >= kHiddenValue;
  const auto c = static_cast<Card>(a);
  out += name(is_value_hidden ? static_cast<Skill>(a - kHiddenValue) : skill_of(c));
  out += ' ';
  out += is_value_hidden ? '?' : static_cast<char>('0' + value_of(c));
}

void add_seat(std::string& out, std::uint8_t a) { out += hadal::name(seat(a)); }

void add_target(std::string& out, std::uint8_t a) {
  if (a < kDeepOneIn) return add_seat(out, a);
  out += "deep_one";
  if (a == kDeepOneHere) return;
  out += ' ';
  add_name<Space>(out, byte(a - kDeepOneIn));
}

void add_pile_card(std::string& out, Move m) {
  const auto pile = static_cast<Pile>(m.a);
  out += name(pile);
  out += ' ';
  switch (pile) {
    case Pile::mythos: return add_name<Mythos>(out, m.b);
    case Pile::waypoint: return add_name<Waypoint>(out, m.b);
    case Pile::spell: return add_name<Spell>(out, m.b);
    case Pile::item: return add_name<Item>(out, m.b);
  }
}

void add_argument(std::string& out, Argument kind, Move m) {
  switch (kind) {
    case Argument::none: return;
    case Argument::seat: return add_seat(out, m.a);
    case Argument::skill: return add_name<Skill>(out, m.a);
    case Argument::card: return add_card(out, m.a);
    case Argument::item: return add_name<Item>(out, m.a);
    case Argument::item_seat:
      add_name<Item>(out, m.a);
      out += ' ';
      return add_seat(out, m.b);
    case Argument::space: return add_name<Space>(out, m.a);
    case Argument::character: return add_name<Character>(out, m.a);
    case Argument::loyalty: return add_name<Loyalty>(out, m.a);
    case Argument::ability: return add_name<Ability>(out, m.a);
    case Argument::target: return add_target(out, m.a);
    case Argument::resource: return add_name<Resource>(out, m.a);
    case Argument::number: out += std::to_string(m.a); return;
    case Argument::change: out += std::to_string(m.a - kChangeZero); return;
    case Argument::track: return add_name<Track>(out, m.a);
    case Argument::pile: return add_name<Pile>(out, m.a);
    case Argument::pile_card: return add_pile_card(out, m);
    case Argument::monarch: return add_name<Monarch>(out, m.a);
    case Argument::result: return add_name<Result>(out, m.a);
    case Argument::mythos: return add_name<Mythos>(out, m.a);
    case Argument::waypoint: return add_name<Waypoint>(out, m.a);
    case Argument::spell: return add_name<Spell>(out, m.a);
    case Argument::damage: return add_name<Damage>(out, m.a);
    case Argument::face: return add_name<Passenger>(out, m.a);
  }
}

std::optional<int> number(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) text.remove_prefix(1);
  if (text.empty() || text.size() > 2) return std::nullopt;
  int n = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    n = n * 10 + (c - '0');
  }
  return negative ? -n : n;
}

using Byte = std::optional<std::uint8_t>;

template <typename E>
Byte read(std::string_view text) {
  if (text == "?") return kHidden;
  const std::optional<E> e = parse_name<E>(text);
  return e ? Byte(byte(*e)) : std::nullopt;
}

Byte read_seat(std::string_view text) {
  const std::optional<Player> p = parse_player(text);
  return p && is_seat(*p) ? Byte(byte(*p)) : std::nullopt;
}

Byte read_card(std::string_view text) {
  if (text == "?") return kHidden;
  if (text.ends_with(" ?")) {
    const std::optional<Skill> skill = parse_name<Skill>(text.substr(0, text.size() - 2));
    return skill ? Byte(byte(static_cast<int>(kHiddenValue + index(*skill)))) : std::nullopt;
  }
  const std::optional<Card> c = parse_card(text);
  return c ? Byte(byte(*c)) : std::nullopt;
}

Byte read_target(std::string_view text) {
  if (text == "deep_one") return kDeepOneHere;
  constexpr std::string_view kPrefix = "deep_one ";
  if (!text.starts_with(kPrefix)) return read_seat(text);
  const std::optional<Space> x = parse_name<Space>(trimmed(text.substr(kPrefix.size())));
  return x ? Byte(byte(static_cast<int>(kDeepOneIn + index(*x)))) : std::nullopt;
}

Byte read_pile_card(Pile pile, std::string_view text) {
  switch (pile) {
    case Pile::mythos: return read<Mythos>(text);
    case Pile::waypoint: return read<Waypoint>(text);
    case Pile::spell: return read<Spell>(text);
    case Pile::item: return read<Item>(text);
  }
  return std::nullopt;
}

Byte read_number(std::string_view text, int shift) {
  const std::optional<int> n = number(text);
  return n && *n + shift >= 0 ? Byte(byte(*n + shift)) : std::nullopt;
}

Byte read_argument(Argument kind, std::string_view rest) {
  switch (kind) {
    case Argument::seat: return read_seat(rest);
    case Argument::skill: return read<Skill>(rest);
    case Argument::card: return read_card(rest);
    case Argument::item: return read<Item>(rest);
    case Argument::space: return read<Space>(rest);
    case Argument::character: return read<Character>(rest);
    case Argument::loyalty: return read<Loyalty>(rest);
    case Argument::ability: return read<Ability>(rest);
    case Argument::target: return read_target(rest);
    case Argument::resource: return read<Resource>(rest);
    case Argument::number: return read_number(rest, 0);
    case Argument::change: return read_number(rest, kChangeZero);
    case Argument::track: return read<Track>(rest);
    case Argument::pile: return read<Pile>(rest);
    case Argument::monarch: return read<Monarch>(rest);
    case Argument::result: return read<Result>(rest);
    case Argument::mythos: return read<Mythos>(rest);
    case Argument::waypoint: return read<Waypoint>(rest);
    case Argument::spell: return read<Spell>(rest);
    case Argument::damage: return read<Damage>(rest);
    case Argument::face: return read<Passenger>(rest);
    default: return std::nullopt;
  }
}

std::optional<Move> parse_two(const VerbRow& row, std::string_view rest) {
  const std::vector<std::string_view> words = split(rest, ' ');
  if (words.size() != 2) return std::nullopt;
  Byte a;
  Byte b;
  if (row.argument == Argument::item_seat) {
    a = read<Item>(words[0]);
    b = read_seat(words[1]);
  } else if (const std::optional<Pile> pile = parse_name<Pile>(words[0])) {
    a = byte(*pile);
    b = read_pile_card(*pile, words[1]);
  }
  if (!a || !b) return std::nullopt;
  return Move{row.verb, *a, *b};
}

}  // namespace

std::string text(Move m) {
  const VerbRow& row = kVerbRows[index(m.verb)];
  std::string out(name(m.verb));
  if (row.argument == Argument::none) return out;
  out += ' ';
  add_argument(out, row.argument, m);
  return out;
}

std::span<const MoveRow> move_rows() {
  static const std::vector<MoveRow> rows = [] {
    std::vector<MoveRow> all(kCases.begin(), kCases.end());
    for (const VerbRow& row : kVerbRows)
      if (row.verb < Verb::first && row.verb != Verb::outcome)  // the rest is chance
        all.push_back(move_row(name(row.verb), row.words));
    return all;
  }();
  return rows;
}

Card named_card(Move m) {
  const bool names_one = kVerbRows[index(m.verb)].argument == Argument::card && m.a < kCardKinds;
  return names_one ? static_cast<Card>(m.a) : Card::none;
}

std::optional<Move> parse(std::string_view text) {
  const std::size_t space = text.find(' ');
  const std::string_view rest =
      space == std::string_view::npos ? "" : trimmed(text.substr(space + 1));
  const std::optional<Verb> verb = parse_name<Verb>(text.substr(0, space));
  if (!verb) return std::nullopt;
  const VerbRow& row = kVerbRows[index(*verb)];
  if (row.argument == Argument::none)
    return rest.empty() ? std::optional(Move{*verb}) : std::nullopt;
  if (row.argument == Argument::item_seat || row.argument == Argument::pile_card)
    return parse_two(row, rest);
  const Byte a = read_argument(row.argument, rest);
  return a ? std::optional(Move{*verb, *a}) : std::nullopt;
}

}  // namespace hadal::unfathomable
