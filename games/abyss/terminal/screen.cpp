// SPDX-License-Identifier: Apache-2.0
// The screen put together: opponents, board, own seat, news, answers.
#include "games/abyss/terminal/screen.h"

#include <algorithm>

#include "games/abyss/engine.h"
#include "terminal/width.h"

namespace hadal::cli {
namespace {

constexpr int kLeastNews = 2;  // lines, however small the terminal

}  // namespace
namespace detail {

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
  append(above, detail::board(scene, look));
  append(above, detail::own_seat(scene, look));
  const Lines selection = detail::selection(scene, look);
  const std::size_t always = above.size() + selection.size() + question(scene, look).size();
  const auto is_too_high = [&](const Lines& more) {
    return look.rows > 0 && static_cast<int>(always + more.size()) + kLeastNews + 1 > look.rows;
  };
  Lines below = detail::answers(scene, look, false);
  if (is_too_high(below)) below = detail::answers(scene, look, true);
  if (is_too_high(below) && !look.tight) {
    Look tight = look;
    tight.tight = true;
    return screen(scene, tight);
  }
  const int fixed = static_cast<int>(always + below.size());
  append(below, selection);
  const int room = look.rows == 0 ? 0 : std::max(kLeastNews, look.rows - fixed - 1);
  Lines news = running({joined(scene.news, " ")}, look, room);
  if (look.rows > 0) news.resize(static_cast<std::size_t>(room));  // the prompt stays at the bottom
  append(above, news);
  append(above, below);
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
