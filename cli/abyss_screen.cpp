// SPDX-License-Identifier: Apache-2.0
// The screen put together: opponents, board, own seat, news, answers.
#include "cli/abyss_screen.h"

#include <algorithm>

#include "cli/text_width.h"
#include "games/abyss/engine.h"

namespace hadal::cli {
namespace {

constexpr int kLeastNews = 2;  // lines, however small the terminal

}  // namespace
namespace detail {

void append(Lines& to, const Lines& more) { to.insert(to.end(), more.begin(), more.end()); }

namespace {

// Numbered answers, side by side in columns of one width.
Lines in_columns(const Lines& cells, const std::vector<std::string>& bare, int columns) {
  int widest = 0;
  for (const std::string& cell : bare) widest = std::max(widest, width(cell));
  const int across = std::max(1, (columns + 2) / (widest + 2));
  const int rows = (static_cast<int>(cells.size()) + across - 1) / across;
  Lines lines;
  for (int row = 0; row < rows; ++row) {
    std::string line;
    for (std::size_t i = static_cast<std::size_t>(row); i < cells.size();
         i += static_cast<std::size_t>(rows)) {
      const bool last = i + static_cast<std::size_t>(rows) >= cells.size();
      line += last ? cells[i] : fill(cells[i], widest + 2);
    }
    lines.push_back(line);
  }
  return lines;
}

// The newest sentences that fit into `rows` lines, as running text.
Lines news(const Scene& scene, const Look& look, int rows) {
  if (scene.news.empty()) return {};
  Lines lines = wrapped(joined(scene.news, " "), look.columns - 2, 0);
  std::string indent = "  ";
  if (rows > 0 && static_cast<int>(lines.size()) > rows) {
    lines.erase(lines.begin(), lines.end() - rows);
    indent = "… ";
  }
  for (std::string& line : lines) {
    line = look.paint(Tint::dim, indent + line);
    indent = "  ";
  }
  return lines;
}

}  // namespace

Lines answers(const Scene& scene, const Look& look) {
  Lines cells;
  std::vector<std::string> bare;
  const int digits = scene.choices.items.size() > 9 ? 2 : 1;
  for (std::size_t i = 0; i < scene.choices.items.size(); ++i) {
    const std::string number = pad_left(std::to_string(i + 1), digits + 1);
    const std::string label = cut(scene.choices.items[i].label, look.columns - digits - 2);
    bare.push_back(number + " " + label);
    cells.push_back(look.paint(Tint::act, number) + " " + label);
  }
  return in_columns(cells, bare, look.columns);
}

Lines selection(const Scene& scene, const Look& look) {
  if (scene.choices.pick != Choices::Pick::payment) return {};
  const Assessment a = assess(scene.world, scene.selected);
  std::vector<std::string> stay;
  for (const abyss::Card c : a.affiliable) stay.push_back(scene.words.short_card(c));
  const abyss::Frame& f = scene.world.stack.back();
  const abyss::Race required =
      bill_for(scene.world, f.who, static_cast<abyss::Lord>(f.arg)).required;
  std::string text;
  if (!a.allies.empty())
    text = scene.words.format("cli.pay.selected", {{"allies", cards(a.allies, scene.words)},
                                                   {"races", a.races},
                                                   {"value", a.value},
                                                   {"pearls", a.pearls}}) +
           " ";
  if (required != abyss::Race::none && !a.allies.has(required))
    text += scene.words.format("cli.pay.required", {{"race", scene.words.race(required)}}) + " ";
  if (!stay.empty())
    text += scene.words.format("cli.pay.stays", {{"allies", joined(stay, "/")}}) + " ";
  text += scene.words.text(a.legal ? "cli.pay.complete" : "cli.pay.incomplete");
  return wrapped(text, look.columns, 2);
}

}  // namespace detail

Lines screen(const Scene& scene, const Look& look) {
  if (look.plain) return detail::plain_screen(scene, look);
  Lines above = detail::opponents(scene, look);
  detail::append(above, detail::board(scene, look));
  detail::append(above, detail::own_seat(scene, look));
  Lines below = detail::answers(scene, look);
  detail::append(below, detail::selection(scene, look));
  const int fixed = static_cast<int>(above.size() + below.size() + question(scene, look).size());
  if (look.rows > 0 && !look.tight && fixed + kLeastNews + 1 > look.rows) {
    Look tight = look;
    tight.tight = true;
    return screen(scene, tight);
  }
  const int room = look.rows == 0 ? 0 : std::max(kLeastNews, look.rows - fixed - 1);
  Lines news = detail::news(scene, look, room);
  if (look.rows > 0) news.resize(static_cast<std::size_t>(room));  // the prompt stays at the bottom
  detail::append(above, news);
  detail::append(above, below);
  return above;
}

Lines question(const Scene& scene, const Look& look) {
  const std::string line = scene.words.format(look.plain ? "cli.plain.question" : "cli.question",
                                              {{"player", scene.words.player(scene.viewer)},
                                               {"question", scene.words.question(scene.world)}});
  Lines lines = wrapped(line, look.columns, 2);
  for (std::string& part : lines) part = look.paint(Tint::act, part);
  return lines;
}

}  // namespace hadal::cli
