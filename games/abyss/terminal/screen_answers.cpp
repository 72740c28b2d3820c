// SPDX-License-Identifier: Apache-2.0
// The answers with their numbers.
#include "games/abyss/terminal/screen.h"
#include "games/abyss/text/notation.h"
#include "terminal/width.h"

namespace hadal::cli::detail {
namespace {

using abyss::Lord;
using abyss::Move;
using abyss::Verb;

constexpr std::size_t kListed = 3;  // so many of one kind are worth a list

// What tells a move from others of its kind; empty if they are never many.
std::string brief(Move m, const AbyssWords& words) {
  switch (m.verb) {
    case Verb::council:
    case Verb::clear: return words.race(static_cast<abyss::Race>(m.a));
    case Verb::recruit:
    case Verb::replace: return words.lord(static_cast<Lord>(m.a));
    case Verb::sell: return words.short_card(static_cast<abyss::Card>(m.a));
    case Verb::betray:
      return words.lord(static_cast<Lord>(m.a)) + " > " + words.lord(static_cast<Lord>(m.b));
    case Verb::swap:
      return words.location(static_cast<abyss::Location>(m.a)) + " > " +
             words.location(static_cast<abyss::Location>(m.b));
    default: return {};
  }
}

// words: cli.list.*
Lines list(const Scene& scene, const Look& look, std::size_t from, std::size_t end) {
  const Verb verb = scene.choices.items[from].move.verb;
  Lines parts{" " + scene.words.text("cli.list." + std::string(abyss::name(verb)))};
  for (std::size_t i = from; i < end; ++i)
    parts.push_back(look.paint(Tint::act, std::to_string(i + 1)) + " " +
                    brief(scene.choices.items[i].move, scene.words));
  return flowed(parts, "  ", look.columns, 4);
}

}  // namespace

Lines answers(const Scene& scene, const Look& look, bool in_lists) {
  const std::vector<Choices::Item>& items = scene.choices.items;
  Lines labels;
  for (const Choices::Item& item : items) labels.push_back(item.label);
  const Lines cells = numbered_cells(labels, look);
  if (!in_lists || scene.choices.pick != Choices::Pick::one) return in_columns(cells, look.columns);
  Lines lines;
  Lines others;  // below all lists: that takes the fewest lines
  for (std::size_t i = 0; i < items.size();) {
    std::size_t end = i + 1;
    while (end < items.size() && items[end].move.verb == items[i].move.verb) ++end;
    if (end - i >= kListed && !brief(items[i].move, scene.words).empty()) {
      append(lines, list(scene, look, i, end));
      i = end;
    } else {
      for (; i < end; ++i) others.push_back(cells[i]);
    }
  }
  append(lines, in_columns(others, look.columns));
  return lines;
}

}  // namespace hadal::cli::detail
