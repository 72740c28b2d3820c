// SPDX-License-Identifier: Apache-2.0
// The screen put together: dials, plan, seats, the affair, secrets, news, answers.
#include "games/unfathomable/terminal/screen.h"

#include <algorithm>

#include "terminal/width.h"

namespace hadal::cli {
namespace ship {
namespace {

using unfathomable::Rule;
using unfathomable::Verb;

constexpr int kPlanColumns = 80;
constexpr int kPanelColumns = 110;  // from here on a panel fits beside the plan
constexpr std::size_t kListed = 3;  // so many of one kind are worth a list

// words: cli.ship.list.*
std::string list_head(Verb verb, const UnfathomableWords& words) {
  return words.text("cli.ship.list." + std::string(unfathomable::name(verb)));
}

bool are_alike(const ShipChoices::Item& a, const ShipChoices::Item& b) {
  return !a.brief.empty() && a.move.verb == b.move.verb;
}

Lines above_news(const ShipScene& scene, const Look& look, Room room) {
  Lines lines;
  if (look.columns >= kPanelColumns) {
    const Lines left = plan(scene, look, room);
    const Lines right = panel(scene, look);
    for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i)
      lines.push_back(fill(i < left.size() ? left[i] : "", kPlanColumns) +
                      (i < right.size() ? right[i] : ""));
  } else {
    append(lines, dials(scene, look));
    append(lines, plan(scene, look, room));
  }
  append(lines, seats(scene, look, room));
  append(lines, affair(scene, look, room));
  append(lines, secrets(scene, look));
  return lines;
}

}  // namespace

bool has_frame(const unfathomable::State& world, Rule rule) {
  return std::any_of(world.stack.begin(), world.stack.end(),
                     [rule](const unfathomable::Frame& f) { return f.rule == rule; });
}

// Many moves of one kind form one paragraph, and a long move has its own; the others are side by
// side. All are in the order of their numbers.
Lines answers(const ShipScene& scene, const Look& look) {
  const std::vector<ShipChoices::Item>& items = scene.choices.items;
  Lines lines;
  Lines cells;
  const auto end_cells = [&] {
    append(lines, in_columns(cells, look.columns));
    cells.clear();
  };
  const int digits = items.size() > 9 ? 2 : 1;
  for (std::size_t i = 0; i < items.size();) {
    std::size_t end = i + 1;
    while (end < items.size() && are_alike(items[i], items[end])) ++end;
    const bool is_list = end - i >= kListed && !items[i].brief.empty();
    Lines parts;
    if (is_list) parts.push_back(" " + list_head(items[i].move.verb, scene.words));
    for (; i < end; ++i) {
      const std::string number = std::to_string(i + 1);
      if (is_list) {
        parts.push_back(look.paint(Tint::act, number) + " " + items[i].brief);
        continue;
      }
      const std::string cell = look.paint(Tint::act, pad_left(number, digits + 1)) + " ";
      if (width(items[i].label) <= look.columns - digits - 2) {
        cells.push_back(cell + items[i].label);
      } else {
        end_cells();
        append(lines, wrapped(cell + items[i].label, look.columns, digits + 2));
      }
    }
    if (!is_list) continue;
    end_cells();
    append(lines, flowed(parts, "  ", look.columns, 4));
  }
  end_cells();
  return lines;
}

}  // namespace ship

Lines screen(const ShipScene& scene, const Look& look) {
  using ship::Room;
  if (look.plain) return ship::plain_screen(scene, look);
  const Lines below = ship::answers(scene, look);
  const int rest = static_cast<int>(below.size() + question(scene, look).size()) + 1;
  Lines above;
  for (const Room room : {Room::wide, Room::close, Room::least}) {
    above = ship::above_news(scene, look, room);
    if (look.rows == 0 || static_cast<int>(above.size()) + rest + 3 <= look.rows) break;
  }
  const int fixed = static_cast<int>(above.size()) + rest;
  const int room = look.rows == 0 ? 0 : std::max(1, look.rows - fixed);
  Lines news = running(look.rows == 0 ? Lines{joined(scene.news, " ")} : scene.turns, look, room);
  if (look.rows > 0) news.resize(static_cast<std::size_t>(room));  // the prompt stays at the bottom
  append(above, news);
  append(above, below);
  return above;
}

Lines question(const ShipScene& scene, const Look& look) {
  std::string line = scene.words.format(look.plain ? "cli.plain.question" : "cli.question",
                                        {{"player", scene.words.player(scene.viewer)},
                                         {"question", scene.words.question(scene.world)}});
  if (scene.choices.several && scene.choices.exactly != 1)
    line += " " +
            scene.words.text(scene.choices.repeats ? "cli.ship.several_draws" : "cli.ship.several");
  Lines lines = wrapped(line, look.columns, 2);
  for (std::string& part : lines) part = look.paint(Tint::act, part);
  return lines;
}

}  // namespace hadal::cli
