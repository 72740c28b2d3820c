// SPDX-License-Identifier: Apache-2.0
// What people see of a table. From the position, this code takes only views, and moves as the
// viewer sees them. Player::nobody stands for a spectator.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/people/people.h"
#include "server/protocol/review.h"
#include "server/table/game_table.h"

namespace hadal::house {

// Who looks, and when.
struct Looker {
  const People& people;
  const std::optional<std::string>& me;
  Moment now;
};

protocol::TableCard card_of(const GameTable& table, const Looker& looker);
protocol::TableInfo info_of(const GameTable& table, const Looker& looker);

// What the bot in a seat is called.
std::string bot_name(const GameTable& table, Player p, const People& people);

// How many moves spectators may know.
std::int64_t shown_to_spectators(const GameTable& table, std::int64_t now);
// How many lines of chat somebody may read: those who may talk there read all of them, others as
// late as they see moves.
std::size_t lines_shown_to(const GameTable& table, const Looker& looker);
// Whether they know all that has happened.
bool is_wholly_shown(const GameTable& table, std::int64_t now);
// How many moves the viewer may know, and how many the viewer already has.
struct Shown {
  Player viewer = Player::nobody;
  std::int64_t moves = 0;
  std::int64_t from = 0;
};
// Of the position that the viewer sees. To those who see late it tells no more than the moves do.
std::int64_t number_for(const GameTable& table, const Shown& shown);
protocol::Position position_of(GameTable& table, const Looker& looker, const Shown& shown);
// The same in three steps: what all players see alike, or all spectators; then what is the viewer's
// own, instead of what was another's; then the view. A position of players is not turned to a
// spectator. True: the viewer sees other events, so what is shared is not the same.
protocol::Position shared_position(GameTable& table, const Looker& looker, const Shown& shown);
bool turn_to(protocol::Position& position, GameTable& table, const Shown& shown);
void write_view(GameTable& table, const Shown& shown, JsonSink& out);
// Whose view a review shows; `all`: nothing is hidden, once the game is over.
struct Eyes {
  Player viewer = Player::nobody;
  bool all = false;

  std::string name() const { return all ? "everybody" : hadal::name(viewer); }
  std::vector<protocol::Event> events(History& history, std::int64_t from,
                                      std::int64_t upto) const {
    return all ? history.open_events(from, upto) : history.events(viewer, from, upto);
  }
};
// A finished or running game after `at` of the `last` moves that may be known.
struct LookBack {
  Eyes eyes;
  std::int64_t at = 0;
  std::int64_t last = 0;
};
// `game`: as it stood then.
protocol::Replayed replay_of(GameTable& table, const Table& game, const LookBack& back);
protocol::Json view_of(const Table& game, Player viewer);
// Small moves of whoever has to decide, on a copy. `number`: for the dice. Throws Refusal.
protocol::Looked look_ahead(const Table& game, std::int64_t number, std::string_view line);
// The same at a table; the position must be the one with that number.
protocol::Looked look_ahead(const GameTable& table, Player p, std::int64_t number,
                            std::string_view line);
// What the game answers to whoever has to decide. Throws Refusal.
protocol::Aid aid(const Table& game, const std::string& what,
                  const std::map<std::string, std::string>& about);
protocol::GameOver game_over_of(const GameTable& table);
std::string record_of(const GameTable& table, const People& people);

}  // namespace hadal::house
