// SPDX-License-Identifier: Apache-2.0
// What would be written if somebody did something at a table. Nothing is changed by it. All of
// these throw Refusal.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/bot_job.h"
#include "server/core/game_table.h"
#include "server/core/refusal.h"

namespace hadal::core {

// Before the start.
SeatChanged decide_join(const GameTable& table, const std::string& person,
                        std::optional<Player> seat, bool invited);
SeatChanged decide_leave(const GameTable& table, const std::string& person);
SeatChanged decide_plan(const GameTable& table, Player seat, const protocol::SeatPlan& plan,
                        const std::string& host);
Started decide_start(const GameTable& table);

// A decision of a seat: it names the position that it answers.
struct Turn {
  Player seat = Player::nobody;
  std::int64_t number = 0;
  std::int64_t now = 0;
};
void expect_turn(const GameTable& table, Player p, std::int64_t number);
Played decide_play(GameTable& table, const Turn& turn, std::string_view line);
std::vector<TableEvent> decide_bot_play(GameTable& table, Player p, const BotAnswer& answer,
                                        std::int64_t now);
std::optional<Played> decide_order(GameTable& table, std::int64_t now);  // nothing: no order fits
Undone decide_undo(GameTable& table, const Turn& turn);
bool can_undo(GameTable& table, Player p);

std::vector<TableEvent> decide_concede(const GameTable& table, Player p);
std::vector<TableEvent> decide_abandon(const GameTable& table, Player p);

// Players talk; so does the host, until the game begins and he is a spectator without a seat.
bool may_talk(const GameTable& table, const std::optional<std::string>& person);
// When the time of the person to move is over; nothing: never.
std::optional<std::int64_t> flag_falls(const GameTable& table);
// How it ended, for the results.
TableFinished result_of(const GameTable& table);

}  // namespace hadal::core
