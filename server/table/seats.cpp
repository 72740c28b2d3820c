// SPDX-License-Identifier: Apache-2.0
#include "server/table/seats.h"

#include <algorithm>

#include "server/common/refusal.h"

namespace hadal::house {

Seats::Seats(const std::vector<SeatMade>& made) {
  for (const SeatMade& one : made) seats_.emplace_back().made = one;
}

Seat& Seats::named(std::string_view name) {
  const std::optional<Player> p = called(name);
  if (!p) throw protocol::BadMessage("there is no seat '" + std::string(name) + "'");
  return at(*p);
}

std::optional<Player> Seats::called(std::string_view name) const {
  const std::optional<Player> p = parse_player(name);
  if (!p || !is_seat(*p) || index(*p) >= seats_.size()) return std::nullopt;
  return p;
}

std::optional<Player> Seats::of(std::string_view person) const {
  for (std::size_t i = 0; i < seats_.size(); ++i)
    if (seats_[i].made.person == person) return seat(i);
  return std::nullopt;
}

Player Seats::eye_of(const std::optional<std::string>& person) const {
  return person ? of(*person).value_or(Player::nobody) : Player::nobody;
}

bool Seats::keeps_one_for(const std::optional<std::string>& person) const {
  return person && std::any_of(begin(), end(), [&](const Seat& one) {
           return !one.is_taken() && one.made.kept_for == person;
         });
}

bool Seats::are_taken() const {
  return std::all_of(begin(), end(), [](const Seat& one) { return one.is_taken(); });
}

SeatChanged Seats::join(const Wish& wish) const {
  if (of(wish.person)) throw Refusal(Code::already_seated, "you have a seat at this table");
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (wish.seat && *wish.seat != seat(i)) continue;
    const bool needs_invitation = seats_[i].made.kind == protocol::SeatKind::invited;
    const std::optional<std::string>& kept_for = seats_[i].made.kept_for;
    const bool may =
        kept_for ? *kept_for == wish.person : wish.invited || (wish.welcome && !needs_invitation);
    if (seats_[i].is_taken() || !may) continue;
    SeatMade now = seats_[i].made;
    now.person = wish.person;
    return {name(seat(i)), now};
  }
  throw Refusal(Code::seat_taken, wish.seat ? "this seat is taken" : "there is no free seat");
}

SeatChanged Seats::leave(const std::string& person) const {
  const std::optional<Player> p = of(person);
  if (!p) throw Refusal(Code::no_seat, "you have no seat at this table");
  SeatMade now = at(*p).made;
  now.person.reset();
  return {name(*p), now};
}

SeatChanged Seats::plan(Player p, const protocol::SeatPlan& plan, const std::string& host) const {
  SeatMade now;
  now.kind = plan.kind;
  if (plan.kind == protocol::SeatKind::bot) {
    now.level = plan.level;
    now.crew = plan.crew;
    for (std::size_t i = 0; i < seats_.size(); ++i)
      if (now.crew && seat(i) != p && seats_[i].made.crew == now.crew)
        throw Refusal(Code::bad_seats, "'" + *now.crew + "' can sit in one seat only");
  }
  if (plan.kind == protocol::SeatKind::me) {
    if (const std::optional<Player> mine = of(host); mine && *mine != p)
      throw Refusal(Code::already_seated, "you have a seat at this table");
    if (at(p).has_person() && at(p).made.person != host)
      throw Refusal(Code::seat_taken, "this seat is taken");
    now.kind = protocol::SeatKind::open;
    now.person = host;
  }
  return {name(p), now};
}

}  // namespace hadal::house
