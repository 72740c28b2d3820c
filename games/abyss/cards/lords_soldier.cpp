// SPDX-License-Identifier: Apache-2.0
// Soldiers: trouble for every opponent without an active Shaman.
#include "games/abyss/cards/passives.h"
#include "games/abyss/events.h"
#include "games/abyss/rules/rules.h"

namespace hadal::abyss {

// At the end of one's own turn it is the Commander, otherwise the one that has just come. Who has
// both leaves it open where both would leave six.
std::string_view discard_question(const State& s, const Frame& f) {
  const LordSet lords = s.at(s.active).lords;
  const bool leaves_six = s.at(f.who).hand.size() - f.count == kCommandersLimit;
  if (f.who == s.active) return "discard_commander";
  if (!lords.has(Lord::commander) || !leaves_six) return "discard_jailer";
  return lords.has(Lord::jailer) ? "discard" : "discard_commander";
}

namespace on_entering {

// Opponents are visited counter-clockwise, because what is pushed last is asked first.

// [ABY-L-JAILER] Every opponent with an ally in hand discards one of their choice.
void jailer(State& s, Player me) {
  for (Player p = before(s, me); p != me; p = before(s, p))
    if (!is_shielded(s, p) && !s.at(p).hand.empty()) ask_to_discard(s, p, 1);
}

// [ABY-L-SEEKER] Every opponent pays two pearls to the treasury, or as many as they have.
void seeker(State& s, Player me) {
  for (Player p = after(s, me); p != me; p = after(s, p)) {
    const int lost = is_shielded(s, p) ? 0 : std::min<int>(2, s.at(p).pearls);
    pay_pearls(s.at(p), lost);
    if (lost > 0) tell<Told::pearls_lost>(p, lost, Lord::seeker);
  }
}

// [ABY-L-COMMANDER] On entering, every opponent discards down to six; passives.h has the rest.
void commander(State& s, Player me) {
  for (Player p = before(s, me); p != me; p = before(s, p))
    if (!is_shielded(s, p)) ask_to_discard(s, p, s.at(p).hand.size() - kCommandersLimit);
}

// [ABY-L-HUNTER] A random monster token of one opponent who has any.
void hunter(State& s, Player me) {
  MoveList prey;
  const Frame question{.rule = Rule::hunter, .who = me};
  hunter::moves(s, question, prey);
  if (!prey.empty()) s.stack.push_back(question);
}

// [ABY-L-ASSASSIN] One free lord of each opponent who has one, chosen by the Assassin's owner.
void assassin(State& s, Player me) {
  for (Player p = before(s, me); p != me; p = before(s, p))
    if (!is_shielded(s, p) && !s.at(p).free().empty())
      s.stack.push_back(
          {.rule = Rule::assassin, .who = me, .arg = static_cast<std::uint8_t>(index(p))});
}

}  // namespace on_entering

namespace hunter {

void moves(const State& s, const Frame& f, MoveList& out) {
  for (std::size_t i = 0; i < s.players; ++i)
    if (seat(i) != f.who && !is_shielded(s, seat(i)) && size(s.seats[i].tokens) > 0)
      out.push_back({Verb::hunt, static_cast<std::uint8_t>(i)});
}

void apply(State& s, Frame f, Move m) {
  tell<Told::hunted>(f.who, seat(m.a));
  s.stack.push_back({.rule = Rule::steal_token,
                     .who = Player::chance,
                     .step = static_cast<std::uint8_t>(f.who),
                     .arg = m.a});
}

}  // namespace hunter

namespace steal_token {

void moves(const State& s, const Frame& f, MoveList& out) {
  for (std::size_t kind = 0; kind < kTokenKinds; ++kind)
    if (s.seats[f.arg].tokens[kind] > 0)
      out.push_back({Verb::token, static_cast<std::uint8_t>(kind)});
}

void weights(const State& s, const Frame& f, const MoveList& list, WeightList& out) {
  for (const Move m : list) out.push_back(s.seats[f.arg].tokens[m.a]);
}

// Both the old and the new owner know the value; nobody else does.
void apply(State& s, Frame f, Move m) {
  const Player by = static_cast<Player>(f.step);
  --s.seats[f.arg].tokens[m.a];
  ++s.at(by).tokens[m.a];
  s.stolen = {.from = seat(f.arg), .by = by, .kind = m.a};
  tell_secretly<Told::token>({seat(f.arg), by}, by, token_value(m.a));
}

}  // namespace steal_token

namespace assassin {

void moves(const State& s, const Frame& f, MoveList& out) {
  for (const Lord l : s.seats[f.arg].free())
    out.push_back({Verb::disable, static_cast<std::uint8_t>(l)});
}

void apply(State& s, Frame f, Move m) {
  s.seats[f.arg].disabled.add(static_cast<Lord>(m.a));
  tell<Told::disabled>(f.who, static_cast<Lord>(m.a), seat(f.arg));
}

}  // namespace assassin
}  // namespace hadal::abyss
