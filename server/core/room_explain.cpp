// SPDX-License-Identifier: Apache-2.0
// What bots play, say of it, and believe. The first two everybody sees; the last is kept with the
// move and shown when the game is over.
#include <algorithm>

#include "server/core/room.h"

namespace hadal::core {

std::vector<TableEvent> Room::decide_bot_play(Player p, const BotAnswer& answer,
                                              std::int64_t now) const {
  if (to_move() != p || !at(p).is_played_by_bot())
    throw Refusal("not_your_turn", "it is not the bot's decision");
  Played event = decide(p, answer.move, now);
  event.by = "bot";
  std::vector<TableEvent> events{std::move(event)};
  Explained explained{name(p), std::nullopt, {}};
  if (answer.why) {
    explained.why = protocol::Reason{answer.why->key, std::nullopt, answer.why->n};
    if (is_seat(answer.why->about)) explained.why->about = name(answer.why->about);
  }
  if (is_news(p, answer.suspicions)) explained.suspicions = answer.suspicions;
  if (explained.why || !explained.suspicions.empty()) events.emplace_back(std::move(explained));
  return events;
}

// What a bot goes on believing is not written again.
bool Room::is_news(Player p, const std::vector<int>& suspicions) const {
  const auto last = std::find_if(suspected_.rbegin(), suspected_.rend(),
                                 [p](const Suspected& one) { return one.who == p; });
  if (last == suspected_.rend()) return !suspicions.empty();
  return !std::equal(suspicions.begin(), suspicions.end(), last->percent.begin());
}

// Of the seat's newest move; chance may have moved since.
void Room::apply_one(const Explained& e) {
  const std::optional<Player> p = seat_called(e.seat);
  if (!p || !trouble_.empty()) return;
  std::size_t i = history_.size();
  while (i > 0 && history_[i - 1].who != *p) --i;
  if (i == 0) return;
  if (e.why) history_[i - 1].why = std::make_unique<const protocol::Reason>(*e.why);
  if (e.suspicions.empty()) return;
  Suspected& now = suspected_.emplace_back();
  now.move = static_cast<std::int64_t>(i);
  now.who = *p;
  for (std::size_t seat = 0; seat < std::min(e.suspicions.size(), kMaxSeats); ++seat)
    now.percent[seat] = static_cast<std::uint8_t>(std::clamp(e.suspicions[seat], 0, 100));
}

// The newest of every bot up to this move.
std::vector<protocol::Belief> Room::beliefs(std::int64_t at) const {
  std::vector<protocol::Belief> newest;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const auto found = std::find_if(
        suspected_.rbegin(), suspected_.rend(),
        [&](const Suspected& one) { return one.who == hadal::seat(i) && one.move <= at; });
    if (found == suspected_.rend()) continue;
    const auto begin = found->percent.begin();
    newest.push_back({name(found->who), found->move, {begin, begin + std::ssize(seats_)}});
  }
  return newest;
}

}  // namespace hadal::core
