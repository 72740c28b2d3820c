// SPDX-License-Identifier: Apache-2.0
// Lines of several moves, as people write them.
#include <algorithm>

#include "engine/events.h"
#include "engine/text.h"
#include "games/unfathomable/engine.h"
#include "games/unfathomable/text/names.h"
#include "games/unfathomable/text/notation.h"

namespace hadal::unfathomable {
namespace {

// Several cards or skills after one verb, in the canonical order.
bool add_list(Verb verb, std::string_view list, std::vector<Move>& out) {
  std::vector<Move> moves;
  for (const std::string_view part : split(list, ',')) {
    const std::optional<Move> m = parse(std::string(name(verb)) + " " + std::string(part));
    if (!m) return false;
    moves.push_back(*m);
  }
  std::sort(moves.begin(), moves.end(), [](Move a, Move b) { return a.a < b.a; });
  out.insert(out.end(), moves.begin(), moves.end());
  return true;
}

bool add_part(std::string_view part, std::vector<Move>& out) {
  for (const Verb verb : {Verb::contribute, Verb::discard, Verb::draw, Verb::swap}) {
    const std::string word = std::string(name(verb)) + " ";
    if (!part.starts_with(word) || part.find(',') == std::string_view::npos) continue;
    return add_list(verb, part.substr(word.size()), out);
  }
  const std::optional<Move> m = parse(part);
  if (m) out.push_back(*m);
  return m.has_value();
}

// Plays what is legal, to see where the line leads.
class Path {
 public:
  explicit Path(const State& s) : at_(s) {}
  const State& at() const { return at_; }

  // Whether the move belongs in the line: not if it is a single answer that was given
  // automatically.
  bool follow(Move m) {
    MoveList list;
    legal_moves(at_, list);
    if (std::find(list.begin(), list.end(), m) != list.end()) {
      std::vector<Event> unheard;  // only looking ahead; listeners hear the move itself
      const Listening listening(unheard);
      given_ = apply_telling(at_, m);
      return true;
    }
    const auto given = std::find(given_.begin(), given_.end(), m);
    if (given == given_.end()) return true;
    given_.erase(given_.begin(), given + 1);
    return false;
  }

 private:
  State at_;
  std::vector<Move> given_;
};

bool is_contribution(std::string_view part) {
  return part.starts_with("contribute ") && part.find(',') != std::string_view::npos;
}

}  // namespace

// `contribute CARD, CARD` ends the contribution if more could follow. Writing an answer that was
// given automatically is not an error.
std::optional<std::vector<Move>> parse_line(const State& s, std::string_view line) {
  std::vector<Move> moves;
  Path path(s);
  const Player mover = to_move(s);
  for (const std::string_view part : split(line, ';')) {
    std::vector<Move> written;
    if (!add_part(part, written)) return std::nullopt;
    for (const Move m : written)
      if (path.follow(m)) moves.push_back(m);
    const auto& stack = path.at().stack;
    const bool asked_again = !stack.empty() && stack.back().rule == Rule::contribute &&
                             stack.back().who == mover && stack.back().count > 0;
    if (!is_contribution(part) || !asked_again) continue;
    moves.push_back({Verb::done});
    path.follow(moves.back());
  }
  return moves;
}

}  // namespace hadal::unfathomable
