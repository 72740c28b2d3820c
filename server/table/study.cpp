// SPDX-License-Identifier: Apache-2.0
#include "server/table/study.h"

#include "server/common/refusal.h"
#include "server/table/table_view.h"

namespace hadal::house {
namespace {

TableOpened plan_of(const protocol::Study& wish, const GameKind& kind) {
  const auto fewest = static_cast<int>(kind.entry.min_players);
  const auto most = static_cast<int>(kind.entry.max_players);
  if (wish.players < fewest || wish.players > most)
    throw Refusal(Code::bad_options, wish.game + " is played by " + std::to_string(fewest) +
                                         " to " + std::to_string(most));
  TableOpened plan;
  plan.game = wish.game;
  plan.options = wish.options;
  plan.seats.resize(static_cast<std::size_t>(wish.players));
  return plan;
}

// The game up to a decision of a seat.
History played(const protocol::Study& wish) {
  const GameKind* kind = find_kind(wish.game);
  if (kind == nullptr) throw Refusal(Code::no_game, "there is no game '" + wish.game + "'");
  History history;
  try {
    history.begin(*kind, plan_of(wish, *kind));
  } catch (const DocumentError& e) {
    throw Refusal(Code::bad_options, e.what());
  }
  for (std::size_t at = 0; at < wish.moves.size();) {
    const std::size_t end = std::min(wish.moves.find('\n', at), wish.moves.size());
    try {
      history.play(history.game()->to_move(), wish.moves.substr(at, end - at), 0, false);
    } catch (const IllegalMove& e) {
      throw Refusal(Code::illegal, "move " + std::to_string(history.moves() + 1) + ": " + e.what());
    }
    at = end + 1;
  }
  if (!is_seat(history.game()->to_move()))
    throw Refusal(Code::not_running, "nobody has to decide in this position");
  return history;
}

}  // namespace

protocol::Studied study(const protocol::Study& wish) {
  History history = played(wish);
  const Table& game = *history.game();
  const Player p = game.to_move();
  protocol::Studied made;
  made.game = wish.game;
  made.view = view_of(game, p);
  made.to_move = name(p);
  made.question = game.question();
  made.reaction = game.is_reaction();
  made.legal = game.legal();
  made.events = history.events(p, 0, history.moves());
  return made;
}

protocol::StudyMoves study_line(const protocol::StudyLine& wish) {
  const History history = played(wish.study);
  try {
    return {history.game()->clone()->play_line(wish.line)};
  } catch (const IllegalMove& e) {
    throw Refusal(Code::illegal, e.what());
  }
}

protocol::Looked study_look(const protocol::StudyLine& wish) {
  const History history = played(wish.study);
  return look_ahead(*history.game(), history.moves(), wish.line);
}

protocol::Aid study_aid(const protocol::StudyAid& wish) {
  const History history = played(wish.study);
  return aid(*history.game(), wish.what, wish.about);
}

}  // namespace hadal::house
