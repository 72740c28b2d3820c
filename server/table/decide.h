// SPDX-License-Identifier: Apache-2.0
// What would be written if somebody did something at a table. These functions change nothing. All
// of them throw Refusal.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fair/origin.h"
#include "server/common/refusal.h"
#include "server/table/bot_job.h"
#include "server/table/game_table.h"

namespace hadal::house {

// Before the start.
SeatChanged decide_join(const GameTable& table, const std::string& person,
                        std::optional<Player> seat, bool invited);
SeatChanged decide_leave(const GameTable& table, const std::string& person);
bool has_declined(const GameTable& table, const std::string& person);
std::vector<TableEvent> decide_decline(const GameTable& table, const std::string& person);
Kicked decide_kick(const GameTable& table, Player seat, const std::string& invite);
SeatChanged decide_plan(const GameTable& table, Player seat, const protocol::SeatPlan& plan,
                        const std::string& host);
Started decide_start(const GameTable& table, const fair::Origin& origin);

// A decision of a seat: it names the position that it answers.
struct Turn {
  Player seat = Player::nobody;
  std::int64_t number = 0;
  Moment now;
};
void expect_turn(const GameTable& table, Player p, std::int64_t number);
Played decide_play(GameTable& table, const Turn& turn, std::string_view line);
std::vector<TableEvent> decide_bot_play(GameTable& table, Player p, const BotAnswer& answer,
                                        const Moment& now);
// The current question, except for the newest thing its owner saw.
Asked asked_at(const GameTable& table);
// The standing order that applies to the current question, whether or not its answer is legal.
std::optional<protocol::Order> order_here(GameTable& table);
std::optional<Played> decide_order(GameTable& table, const Moment& now);  // nothing: no order fits
Undone decide_undo(GameTable& table, const Turn& turn);
// The question as standing orders look at it. `newest`: what their owner last saw happen.
Asked asked_at(const GameTable& table, std::string_view newest);
bool can_undo(GameTable& table, Player p);

std::vector<TableEvent> decide_concede(const GameTable& table, Player p);
// The time of the person to move is over.
std::vector<TableEvent> decide_time_over(const GameTable& table);
// `here`: the players who must agree that a bot plays for `seat`, including the one who asks.
std::vector<TableEvent> decide_ask_bot(const GameTable& table, Player asks, Player seat,
                                       const std::vector<Player>& here);
std::vector<TableEvent> decide_abandon(const GameTable& table, Player p);

// Players may talk, and so may the host, until the game begins and a host without a seat is only a
// spectator.
bool may_talk(const GameTable& table, const std::optional<std::string>& person);
// How long the others must wait for a person who is away before they may ask for a bot; nothing:
// they may not. Players who play alone, or have days to decide, find their game as they left it.
std::optional<std::int64_t> patience_ms(const GameTable& table);
// What is left to the person to move; nothing: there is no end.
std::optional<std::int64_t> time_left_ms(const GameTable& table, const Moment& now);
// How it ended, for the results.
TableFinished result_of(const GameTable& table);

}  // namespace hadal::house
