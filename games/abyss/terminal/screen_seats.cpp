// SPDX-License-Identifier: Apache-2.0
// Everybody's public state, and the viewer's own hand.
#include "games/abyss/cards/lords.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/score.h"
#include "games/abyss/terminal/screen.h"
#include "terminal/width.h"

namespace hadal::cli::detail {
namespace {

using abyss::Card;
using abyss::Location;
using abyss::Lord;
using abyss::Race;
using abyss::State;

constexpr std::string_view kBetween = " · ";
constexpr int kShortestName = 6;
constexpr int kLongestName = 17;
constexpr int kAnyName = 80;

Lines location_points_of(const State& s, Player p, const AbyssWords& words, int longest) {
  Lines parts;
  for (const Location l : s.at(p).locations)
    parts.push_back(unbroken(head(words.location(l), longest) + " " +
                             std::to_string(location_points(s, p, l))));
  return parts;
}

std::string hand_size(const State& s, Player p, const AbyssWords& words) {
  std::string text = std::to_string(s.at(p).hand.size());
  if (s.options.has(abyss::Option::memory_aid) && !s.at(p).known.empty())
    text += " (" + cards(s.at(p).known, words) + ")";
  return text;
}

int tokens_worth(const abyss::Tokens& tokens) {
  int sum = 0;
  for (std::size_t kind = 0; kind < abyss::kTokenKinds; ++kind)
    sum += tokens[kind] * abyss::token_value(kind);
  return sum;
}

// The countable things of a seat.
std::string counts(const State& s, Player p, Player viewer, const AbyssWords& words) {
  const auto part = [&](std::string_view key, const std::string& value) {
    return words.text(key) + " " + value;
  };
  Lines parts;
  parts.push_back(part("abyss.zone.pearls", std::to_string(s.at(p).pearls)));
  parts.push_back(part("abyss.zone.keys", std::to_string(abyss::usable_keys(s, p))));
  if (p != viewer) parts.push_back(part("cli.short.hand", hand_size(s, p, words)));
  const int tokens = abyss::size(s.at(p).tokens);
  std::string monsters = std::to_string(tokens);
  if (p == viewer && tokens > 0)
    monsters += " (=" + std::to_string(tokens_worth(s.at(p).tokens)) + ")";
  parts.push_back(part("cli.short.tokens", monsters));
  parts.push_back(part("cli.short.affiliated", cards(s.at(p).affiliated, words)));
  return joined(parts, "  ");
}

// Lords and locations in one line, with names as long as it can hold.
std::string in_one_line(const State& s, Player p, const AbyssWords& words, int columns) {
  for (int longest = kLongestName; longest >= kShortestName; --longest) {
    Lines all = lord_marks(s, p, words, longest);
    append(all, location_points_of(s, p, words, longest));
    const std::string line = joined(all, longest == kShortestName ? " " : kBetween);
    if (width(line) <= columns || longest == kShortestName) return cut(line, columns);
  }
  return {};
}

// Lords, then locations, in one paragraph; where space is scarce, in one line.
Lines possessions(const State& s, Player p, const AbyssWords& words, const Look& look) {
  Lines parts;
  const auto add = [&](std::string_view label, const Lines& things) {
    if (!things.empty()) parts.push_back(words.text(label) + " " + joined(things, kBetween));
  };
  if (look.tight) {
    const std::string line = in_one_line(s, p, words, look.columns - 2);
    return line.empty() ? Lines{} : Lines{"  " + line};
  }
  add("cli.short.lords", lord_marks(s, p, words, kAnyName));
  add("cli.short.locations", location_points_of(s, p, words, kAnyName));
  if (parts.empty()) return {};
  const std::string text = joined(parts, "   ");
  Lines lines = wrapped(text, look.columns - 2, 2);
  for (std::string& line : lines) line = "  " + line;
  return lines;
}

std::string seat_head(const Scene& scene, Player p) {
  const std::string turn = scene.world.active == p ? "> " : "  ";
  return turn + scene.words.player(p) + "  ";
}

std::string status(const Scene& scene) {
  const State& s = scene.world;
  std::string text = scene.words.format("cli.status", {{"n", s.turn}});
  if (s.ender != Player::nobody) text += kBetween.data() + scene.words.text("cli.status.last");
  return text;
}

}  // namespace

std::string cards(abyss::AllySet allies, const AbyssWords& words, const Paint& paint) {
  if (allies.empty()) return "-";
  std::string text;
  Race last = Race::none;
  for (const Card c : allies)
    for (int i = 0; i < allies.count(c); ++i) {
      if (!text.empty()) text += race_of(c) == last ? " " : "  ";
      text += paint(tint_of(race_of(c)), words.short_card(c));
      last = race_of(c);
    }
  return text;
}

std::string cards(abyss::AllySet allies, const AbyssWords& words) {
  Lines parts;
  for (const Card c : allies)
    for (int i = 0; i < allies.count(c); ++i) parts.push_back(words.short_card(c));
  return parts.empty() ? "-" : joined(parts, " ");
}

bool has_lasting_power(Lord l) {
  switch (abyss::card_of(l).guild) {
    case abyss::Guild::farmer:
    case abyss::Guild::ambassador: return false;
    default: return abyss::card_of(l).keys == 1;  // [ABY-POW-1] these and no others last
  }
}

Lines lord_marks(const State& s, Player p, const AbyssWords& words, int longest) {
  const abyss::Seat& seat = s.at(p);
  Lines parts;
  for (const Lord l : seat.lords) {
    std::string text = head(words.lord(l), longest);
    if (seat.active().has(l)) {
      if (abyss::kKeyLords.has(l)) text += "+";
      if (has_lasting_power(l)) text += "*";
    } else {
      text = seat.covered.has(l) ? "(" + text + ")" : "x " + text;
    }
    parts.push_back(unbroken(text));
  }
  return parts;
}

Lines opponents(const Scene& scene, const Look& look) {
  const State& s = scene.world;
  Lines lines;
  for (Player p = after(s, scene.viewer); p != scene.viewer; p = after(s, p)) {
    const std::string text = seat_head(scene, p) + counts(s, p, scene.viewer, scene.words);
    Lines wrapped_text = wrapped(text, look.columns, 4);
    wrapped_text.front() = look.paint(Tint::strong, wrapped_text.front());
    append(lines, wrapped_text);
    append(lines, possessions(s, p, scene.words, look));
  }
  return lines;
}

Lines own_seat(const Scene& scene, const Look& look) {
  const State& s = scene.world;
  const Player me = scene.viewer;
  const std::string text =
      seat_head(scene, me) + counts(s, me, me, scene.words) + "  " +
      unbroken(scene.words.format("cli.points", {{"n", points(s, me).total()}})) + "  " +
      unbroken(status(scene));
  Lines lines = wrapped(text, look.columns, 4);
  lines.front() = look.paint(Tint::strong, lines.front());
  const abyss::AllySet hand = s.at(me).hand;
  const std::string label = "  " + scene.words.format("cli.hand", {{"n", hand.size()}}) + " ";
  append(lines, wrapped(label + cards(hand, scene.words, look.paint), look.columns, 6));
  Look roomy = look;
  roomy.tight = false;
  append(lines, possessions(s, me, scene.words, roomy));
  return lines;
}

}  // namespace hadal::cli::detail
