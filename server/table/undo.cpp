// SPDX-License-Identifier: Apache-2.0
#include "server/table/undo.h"

#include <algorithm>

namespace hadal::house {

void Undo::begin(Player p, std::size_t moves, const Clock::Mark& clock,
                 std::unique_ptr<Table> game) {
  lines_.push_back({p, moves, clock, std::move(game)});
}

void Undo::keep_only(Player p) {
  if (!lines_.empty() && lines_.back().seat != p) lines_.clear();
}

std::optional<LineBegan> Undo::go_back_to(std::size_t moves) {
  while (!lines_.empty() && lines_.back().moves > moves) lines_.pop_back();
  if (lines_.empty() || lines_.back().moves != moves) return std::nullopt;
  LineBegan line = std::move(lines_.back());
  lines_.pop_back();
  return line;
}

void Undo::forgive(std::int64_t ms) {
  for (LineBegan& one : lines_) one.clock.since += ms;
}

void Undo::find(const History& history) {
  if (std::all_of(lines_.begin(), lines_.end(), [](const LineBegan& one) { return !!one.game; }))
    return;
  std::vector<LineBegan> kept;
  const std::unique_ptr<Table> game = history.after(lines_.front().moves);
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    LineBegan& one = lines_[i];
    kept.push_back({one.seat, one.moves, one.clock, game->clone()});
    const std::size_t end = i + 1 < lines_.size() ? lines_[i + 1].moves : history.all().size();
    for (std::size_t m = one.moves; m < end; ++m)
      if (game->play_told(history.all()[m].text).front().news) kept.clear();
  }
  lines_ = std::move(kept);
}

const LineBegan* Undo::last(Player p) const {
  return lines_.empty() || lines_.back().seat != p ? nullptr : &lines_.back();
}

}  // namespace hadal::house
