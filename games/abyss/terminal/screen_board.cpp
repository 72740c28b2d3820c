// SPDX-License-Identifier: Apache-2.0
// The board: court on the left; exploration, council, threat and locations on the right.
#include <algorithm>

#include "games/abyss/cards/lords.h"
#include "games/abyss/rules/reward.h"
#include "games/abyss/score.h"
#include "games/abyss/terminal/screen.h"
#include "terminal/width.h"

namespace hadal::cli::detail {
namespace {

using abyss::Location;
using abyss::Lord;
using abyss::Race;

constexpr int kShortName = 17;  // of a lord, where the terminal has 80 columns
constexpr int kLongName = 21;
constexpr int kAfford = 15;
constexpr int kTightName = 10;  // of a location
constexpr int kTightTiles = 2;  // more of them than this would make a low board higher

int name_width(const Look& look) { return look.columns >= 100 ? kLongName : kShortName; }
// number, name, guild, cost, influence and key, what it costs me
int court_width(const Look& look) {
  return 3 + name_width(look) + 1 + 3 + 1 + 5 + 1 + 3 + 1 + kAfford;
}

// "10/3C": cost, races, the race that must be among them; all five: "10/5*".
std::string printed_cost(const abyss::LordCard& card, const AbyssWords& words) {
  return std::to_string(card.cost) + "/" + std::to_string(card.races) +
         (card.required == Race::none ? "*" : words.letter(card.required));
}

std::string court_line(const Scene& scene, const Look& look, Lord l) {
  if (l == Lord::none) return "   " + look.paint(Tint::dim, pad("-", court_width(look) - 3));
  const abyss::LordCard& card = abyss::card_of(l);
  const Tint tint = tint_of(card.required);
  const int number = scene.choices.number_of(l);
  const Affordability a = affordability(scene.world, scene.viewer, l);
  std::string line = look.paint(Tint::act, pad_left(number > 0 ? std::to_string(number) : "", 2));
  line += " " + look.paint(tint, pad(scene.words.lord(l), name_width(look)));
  line += " " + look.paint(Tint::dim, pad(scene.words.guild(card.guild), 3));
  line += " " + look.paint(tint, pad(printed_cost(card, scene.words), 5));
  line += " " + look.paint(Tint::gold, pad_left(std::to_string(card.influence), 2) +
                                           (card.keys > 0 ? "+" : " "));
  line += " " + look.paint(a.can ? Tint::strong : Tint::dim,
                           pad(affordability_text(a, scene.words), kAfford));
  return line;
}

Lines court(const Scene& scene, const Look& look) {
  const AbyssWords& words = scene.words;
  const std::string title = words.text("abyss.zone.court") + " (" +
                            words.format("cli.deck", {{"n", scene.world.lord_deck.size()}}) + ")";
  std::string head = pad(title, 3 + name_width(look) + 4) + " ";
  head += pad(words.text("cli.court.cost"), 5) + " " + pad(words.text("cli.court.influence"), 3);
  head += " " + pad(words.text("cli.court.now"), kAfford);
  Lines lines{look.paint(Tint::dim, head)};
  for (const Lord l : scene.world.court) lines.push_back(court_line(scene, look, l));
  return lines;
}

std::string labelled(const Scene& scene, std::string_view key, const std::string& text,
                     const Look& look) {
  return look.paint(Tint::dim, scene.words.text(key)) + " " + text;
}

// The newest card in brackets: the only one that can still be had.
std::string row(const Scene& scene, const Look& look) {
  const auto& cards = scene.world.row;
  if (cards.empty()) return "-";
  std::string text;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const Tint tint = is_ally(cards[i]) ? tint_of(race_of(cards[i])) : Tint::strong;
    const std::string card = look.paint(tint, scene.words.short_card(cards[i]));
    text += (i > 0 ? " " : "") + (i + 1 == cards.size() ? "[" + card + "]" : card);
  }
  return text;
}

std::string council(const Scene& scene, const Look& look) {
  std::string text;
  for (std::size_t r = 0; r < abyss::kRaces; ++r) {
    const auto race = static_cast<Race>(r);
    const int size = scene.world.council.size(race);
    text += (r > 0 ? " " : "") + look.paint(size > 0 ? tint_of(race) : Tint::dim,
                                            scene.words.letter(race) + ":" + std::to_string(size));
  }
  return text;
}

// With the memory aid: what lies in the stacks.
Lines council_cards(const Scene& scene, const Look& look, int columns) {
  const abyss::AllySet all = scene.world.council;
  if (!scene.world.options.has(abyss::Option::memory_aid) || all.empty()) return {};
  Lines lines = wrapped(cards(all, scene.words), columns - 2, 0);
  for (std::string& line : lines) line = "  " + look.paint(Tint::dim, line);
  return lines;
}

// As running text, where the terminal is low.
Lines tight_locations(const Scene& scene, abyss::LocationSet tiles, int columns) {
  Lines parts;
  for (const Location l : tiles)
    parts.push_back(unbroken(cut(scene.words.location(l), kTightName) + " " +
                             std::to_string(location_points(scene.world, scene.viewer, l))));
  Lines lines = wrapped(joined(parts, ", "), columns - 2, 0);
  for (std::string& line : lines) line = "  " + line;
  return lines;
}

Lines locations(const Scene& scene, const Look& look, int columns) {
  const abyss::LocationSet tiles = scene.world.available | scene.world.drawn;
  if (look.tight && tiles.size() > kTightTiles) return tight_locations(scene, tiles, columns);
  Lines lines;
  for (const Location l : tiles) {
    const std::string points = std::to_string(location_points(scene.world, scene.viewer, l));
    const std::string mark = scene.world.drawn.has(l) ? "> " : "  ";
    lines.push_back(mark + pad(scene.words.location(l), columns - 6) + " " +
                    look.paint(Tint::gold, pad_left(points, 3)));
  }
  return lines;
}

Lines right_side(const Scene& scene, const Look& look, int columns) {
  const abyss::State& s = scene.world;
  const AbyssWords& words = scene.words;
  Lines lines;
  lines.push_back(labelled(scene, "cli.short.row", row(scene, look), look));
  const std::string deck = words.format(
      "cli.row.more", {{"price", abyss::price(s)}, {"n", s.deck.size() + s.deck_monsters}});
  if (!look.tight) lines.push_back(look.paint(Tint::dim, "  " + cut(deck, columns - 2)));
  lines.push_back(labelled(scene, "abyss.zone.council", council(scene, look), look));
  append(lines, council_cards(scene, look, columns));
  const std::string threat =
      words.format("cli.threat", {{"space", s.threat}}) + " " + reward_text(s, scene.viewer, words);
  append(lines, wrapped(threat, columns, 2));
  const std::string title = words.text("abyss.zone.locations") + " (" +
                            words.format("cli.deck", {{"n", s.location_deck.size()}}) + ")";
  lines.push_back(look.paint(Tint::dim, cut(title, columns)));
  append(lines, locations(scene, look, columns));
  return lines;
}

std::string rule_line(int left, int columns, const char* cross) {
  std::string line;
  for (int i = 0; i < columns; ++i) line += i == left + 1 ? cross : "─";
  return line;
}

}  // namespace

std::string reward_text(const abyss::State& s, Player me, const AbyssWords& words) {
  const abyss::ThreatReward r = abyss::threat_reward(reward_space(s, me));
  std::vector<std::string> parts;
  if (r.keys > 0) parts.push_back(words.format("abyss.term.key", {{"n", r.keys}}));
  if (r.choices > 0) parts.push_back(words.format("cli.threat.choice", {{"n", r.choices}}));
  return joined(parts, " + ");
}

std::string affordability_text(const Affordability& a, const AbyssWords& words) {
  const std::string cost = std::to_string(a.bill.cost) + " ";
  if (a.can && a.pearls == 0) return cost + words.text("cli.afford.yes");
  if (a.can) return cost + words.format("cli.afford.pearls", {{"n", a.pearls}});
  if (a.required_missing)
    return cost + words.format("cli.afford.race", {{"race", words.letter(a.bill.required)}});
  if (a.races_short > 0) return cost + words.format("cli.afford.races", {{"n", a.races_short}});
  return cost + words.format("cli.afford.short", {{"n", a.value_short}});
}

Lines board(const Scene& scene, const Look& look) {
  const int left = court_width(look);
  const int right = look.columns - left - 3;
  const Lines court_lines = court(scene, look);
  const Lines side = right_side(scene, look, right);
  Lines lines{look.paint(Tint::dim, rule_line(left, look.columns, "┬"))};
  for (std::size_t i = 0; i < std::max(court_lines.size(), side.size()); ++i) {
    std::string line = fill(i < court_lines.size() ? court_lines[i] : "", left);
    line += " " + look.paint(Tint::dim, "│");
    if (i < side.size()) line += " " + side[i];
    lines.push_back(line);
  }
  lines.push_back(look.paint(Tint::dim, rule_line(left, look.columns, "┴")));
  return lines;
}

}  // namespace hadal::cli::detail
