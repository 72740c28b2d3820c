// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/events.h"

#include <algorithm>
#include <optional>

#include "games/unfathomable/bot/policy.h"
#include "games/unfathomable/bot/reading.h"
#include "games/unfathomable/cards/mythos.h"
#include "games/unfathomable/cards/waypoints.h"

namespace hadal::bots::voyage {
namespace {

ShipEvent table(const State& s, ShipEvent::Kind kind, Player who) {
  ShipEvent e;
  e.kind = kind;
  e.who = who;
  e.turn = s.turn;
  e.players = s.players;
  e.far = distance(s) >= kArrivalDistance;
  for (std::size_t i = 0; i < s.players; ++i) {
    e.revealed[i] = s.seats[i].revealed;
    e.in_brig[i] = s.seats[i].space == Space::brig;
  }
  // The face-down cards and the deck together are what the box holds for this table.
  for (std::size_t i = 0; i < kLoyalties; ++i) e.all_cards[i] = s.loyalty_deck[i];
  for (const LoyaltyCard& card : s.loyalty) {
    ++e.all_cards[index(card.loyalty)];
    e.slots.push_back({card.holder, card.face_up ? byte(card.loyalty) : kHidden});
  }
  return e;
}

// As everybody sees it: nobody's hand is looked into.
float open_worth(const State& s, const Prices& prices, Move m) {
  const Frame& f = s.stack.back();
  const Reading reading(prices, f.who);
  if (f.rule == Rule::choose_track) return reading.track(static_cast<Track>(m.a));
  if (f.rule == Rule::choose_option) {
    const WaypointRow& row = kWaypointRows[f.arg];
    return reading.program(m.verb == Verb::top ? row.text : row.other);
  }
  const auto card = static_cast<Mythos>(f.arg);
  switch (m.verb) {
    case Verb::top: return reading.branch(card, Branch::pass);
    case Verb::check: return Check(prices, card, Player::nobody).prospect();
    case Verb::bottom:
    case Verb::decline: return reading.branch(card, Branch::other);
    default: return prices.dial(static_cast<Resource>(m.a), -1);
  }
}

ShipEvent decision(const State& before, Move m) {
  ShipEvent e = table(before, ShipEvent::Kind::decision, before.stack.back().who);
  const Prices prices(before, kWeights);
  // Only answers that everybody could take are compared.
  const Frame& f = before.stack.back();
  MoveList answers;
  if (f.rule == Rule::choose_track) {
    answers.push_back({Verb::track, byte(Track::travel)});
    answers.push_back({Verb::track, byte(Track::ritual)});
  } else if (f.rule == Rule::choose_option || kMythosRows[f.arg].kind == Crisis::choice) {
    answers.push_back({Verb::top});
    answers.push_back({Verb::bottom});
  } else {
    answers.push_back({Verb::check});
    answers.push_back({Verb::decline});
  }
  float best = -1000.0f;
  for (const Move answer : answers) best = std::max(best, open_worth(before, prices, answer));
  e.cost = std::max(0.0f, best - open_worth(before, prices, m));
  return e;
}

bool turned_over(const State& before, const State& after) {
  return !before.test.revealed && after.test.revealed;
}

ShipEvent pile(const State& before, Move m) {
  const Frame& f = before.stack.back();
  ShipEvent e = table(before, ShipEvent::Kind::pile, before.current);
  PileSeen& p = e.pile;
  p.helps = before.test.helps;
  p.open = before.test.open;
  p.chaos = byte(before.test.pile.size() + before.test.shown.size());
  p.chaos_bounds = before.test.pile_at_most;
  p.pile = before.test.pile + before.test.shown;
  for (std::size_t i = 0; i < before.players; ++i) {
    const Seat& seat = before.seats[i];
    p.added[i] = byte(seat.added.size());
    p.bounds[i] = seat.added.empty() ? seat.at_most : seat.added_at_most;
    if (p.open) p.shown[i] = seat.added;
    p.pile += seat.added;
    for (std::size_t k = 0; k < kHumanSkills; ++k)
      p.able[i] = p.able[i] || (p.helps.has(static_cast<Skill>(k)) && p.bounds[i][k] > 1);
  }
  const bool adds = m.verb == Verb::contribute || m.verb == Verb::skill || m.verb == Verb::chaos;
  if (adds) p.pile.add(static_cast<Card>(m.a));
  if (m.verb == Verb::contribute) {
    ++p.added[index(f.who)];
    if (p.open) p.shown[index(f.who)].add(static_cast<Card>(m.a));
  } else if (adds) {
    ++p.chaos;
  }
  const Prices prices(before, kWeights);
  p.stakes = Check(prices, Player::nobody).stakes();
  return e;
}

// Compared with what could be done with empty hands: that much everybody sees. Nothing of an action
// that needs cards.
std::optional<ShipEvent> action(const State& before, Move m) {
  const Player who = before.stack.back().who;
  State open = before;
  open.at(who).hand = {};
  const Suspicion nobody{};
  const Temper temper;
  const Mind mind(open, who, nobody, temper);
  MoveList legal;
  unfathomable::legal_moves(open, legal);
  std::array<float, 160> worth;  // NOLINT(cppcoreguidelines-pro-type-member-init): all are set
  action_worths(mind, legal, worth.data());
  float best = kNever;
  float mine = kNever;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    best = std::max(best, worth[i]);
    if (legal[i] == m) mine = worth[i];
  }
  if (mine <= kNever / 2) return std::nullopt;
  ShipEvent e = table(before, ShipEvent::Kind::action, who);
  e.cost = std::max(0.0f, best - mine);
  return e;
}

bool spoils(const State& before, Move m) {
  const Rule rule = before.stack.back().rule;
  if (rule == Rule::after_total) return m.verb == Verb::lower;
  return rule == Rule::chapel && m.verb == Verb::retreat && before.ritual > 0 &&
         Prices(before, kWeights).ritual(-1) < -0.3f;
}

}  // namespace

void ShipWitness::see(const State& before, Move m, const State& after, const Tell& tell) {
  if (before.stack.empty() || before.players == 0) return;
  const Frame& f = before.stack.back();
  if (f.rule == Rule::decide || f.rule == Rule::choose_track || f.rule == Rule::choose_option)
    tell(decision(before, m));
  if (turned_over(before, after)) tell(pile(before, m));
  if (spoils(before, m)) tell(table(before, ShipEvent::Kind::spoiling, f.who));
  if (f.rule == Rule::act && !before.at(f.who).revealed)
    if (const auto event = action(before, m)) tell(*event);
  if (!(before.loyalty == after.loyalty))
    tell(table(after, ShipEvent::Kind::cards, unfathomable::to_move(before)));
}

}  // namespace hadal::bots::voyage
