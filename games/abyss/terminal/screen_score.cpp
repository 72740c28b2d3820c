// SPDX-License-Identifier: Apache-2.0
// Points as a table, while the game runs and when it is over.
#include <algorithm>

#include "games/abyss/score.h"
#include "games/abyss/terminal/screen.h"
#include "terminal/width.h"

namespace hadal::cli {
namespace {

using abyss::Points;
using abyss::State;

struct Row {
  std::string name;
  std::vector<std::string> cells;
};

const std::vector<std::string_view> kColumns{"abyss.score.locations", "abyss.score.lords",
                                             "abyss.score.allies",    "abyss.score.monsters",
                                             "abyss.score.total",     "abyss.score.pearls"};

// Seats down, parts across; in plain mode a sentence for each seat.
Lines table(const std::vector<Row>& rows, const AbyssWords& words, const Look& look) {
  Lines lines;
  if (look.plain) {
    for (const Row& row : rows) {
      Lines parts;
      for (std::size_t i = 0; i < row.cells.size(); ++i)
        parts.push_back(words.text(kColumns[i]) + " " + row.cells[i]);
      append(lines, wrapped(words.format("cli.list",
                                         {{"label", row.name}, {"items", joined(parts, ", ")}}),
                            look.columns, 2));
    }
    return lines;
  }
  int name_width = 4;
  for (const Row& row : rows) name_width = std::max(name_width, width(row.name));
  for (std::size_t i = 0; i < kColumns.size(); ++i) {
    const std::string label = words.text(kColumns[i]);
    std::string line = "  " + pad(label, 24);
    for (const Row& row : rows) line += "  " + pad_left(row.cells[i], std::min(name_width, 11));
    const bool sum = kColumns[i] == "abyss.score.total";
    lines.push_back(sum ? look.paint(Tint::gold, line) : line);
  }
  std::string head = "  " + pad("", 24);
  for (const Row& row : rows) head += "  " + pad_left(row.name, std::min(name_width, 11));
  lines.insert(lines.begin(), look.paint(Tint::strong, head));
  return lines;
}

Row row_of(const State& s, Player p, const Points& points, const AbyssWords& words) {
  const auto number = [](int n) { return std::to_string(n); };
  return {words.player(p),
          {number(points.locations), number(points.lords), number(points.allies),
           number(points.monsters), number(points.total()), number(s.at(p).pearls)}};
}

std::string result_sentence(const State& s, const AbyssWords& words) {
  const Outcome outcome = abyss::outcome(s);
  Lines winners;
  int best = 0;
  for (std::size_t i = 0; i < s.players; ++i)
    if (outcome.won[i]) {
      winners.push_back(words.called(seat(i)));
      best = outcome.score[i];
    }
  if (winners.size() == 1)
    return words.format("abyss.score.winner", {{"player", winners.front()}, {"n", best}});
  return words.format("abyss.score.shared", {{"players", joined(winners, ", ")}});
}

}  // namespace

// The value of an opponent's monster tokens is not known: at least 2 each.
Lines score_table(const Scene& scene, const Look& look) {
  const State& s = scene.world;
  std::vector<Row> rows;
  for (std::size_t i = 0; i < s.players; ++i) {
    const Player p = seat(i);
    Points sum = points(s, p);
    const int tokens = abyss::size(s.at(p).tokens);
    const bool hidden = p != scene.viewer && tokens > 0;
    if (hidden) sum.monsters = 2 * tokens;
    Row row = row_of(s, p, sum, scene.words);
    if (hidden) {
      row.cells[3] = "≥" + row.cells[3];
      row.cells[4] = "≥" + row.cells[4];
    }
    rows.push_back(row);
  }
  Lines lines = table(rows, scene.words, look);
  append(lines, wrapped(scene.words.text("cli.score.note"), look.columns, 0));
  return lines;
}

Lines final_table(const State& s, const AbyssWords& words, const Look& look) {
  std::vector<Row> rows;
  for (std::size_t i = 0; i < s.players; ++i)
    rows.push_back(row_of(s, seat(i), points(s, seat(i)), words));
  Lines lines{words.text("abyss.log.over")};
  append(lines, table(rows, words, look));
  for (const std::string& line : wrapped(result_sentence(s, words), look.columns, 0))
    lines.push_back(look.paint(Tint::act, line));
  return lines;
}

}  // namespace hadal::cli
