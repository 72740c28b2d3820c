// SPDX-License-Identifier: Apache-2.0
// The threat track: what a fight brings.  A fight is always won.  [ABY-THR-3]
#include "games/abyss/rules/reward.h"
#include "games/abyss/cards/passives.h"
#include "games/abyss/cards/powers.h"
#include "games/abyss/events.h"
#include "games/abyss/rules/rules.h"

namespace hadal::abyss {
namespace reward {

void moves(const State& s, const Frame& f, MoveList& out) {
  const int space = reward_space(s, f.who);
  // [ABY-THR-5] No more tokens than are left.
  const int most = std::min<int>(threat_reward(space).choices, size(tokens_in_supply(s)));
  for (int tokens = 0; tokens <= most; ++tokens)
    out.push_back(
        {Verb::reward, static_cast<std::uint8_t>(space), static_cast<std::uint8_t>(tokens)});
  powers::moves(s, f.who, out);
}

void apply(State& s, Frame f, Move m) {
  if (powers::use(s, f, m)) return;
  const ThreatReward what = threat_reward(m.a);
  const int keys = std::min<int>(what.keys, keys_in_supply(s));  // [ABY-OUT-6]
  s.at(f.who).keys = static_cast<std::uint8_t>(s.at(f.who).keys + keys);
  gain_pearls(s.at(f.who), what.choices - m.b);
  s.threat = 1;  // [ABY-THR-3]
  tell<Told::reward>(f.who, keys, what.choices - m.b, m.b);
  if (m.b > 0)
    s.stack.push_back({.rule = Rule::deal_token,
                       .who = Player::chance,
                       .arg = static_cast<std::uint8_t>(f.who),
                       .count = m.b});
}

}  // namespace reward

namespace deal_token {

void moves(const State& s, const Frame&, MoveList& out) {
  const Tokens supply = tokens_in_supply(s);
  for (std::size_t kind = 0; kind < kTokenKinds; ++kind)
    if (supply[kind] > 0) out.push_back({Verb::token, static_cast<std::uint8_t>(kind)});
}

void weights(const State& s, const Frame&, const MoveList& list, WeightList& out) {
  const Tokens supply = tokens_in_supply(s);
  for (const Move m : list) out.push_back(supply[m.a]);
}

// [ABY-THR-2] Drawn at random and kept face down; the owner may look.
void apply(State& s, Frame f, Move m) {
  ++s.seats[f.arg].tokens[m.a];
  tell_secretly<Told::token>({seat(f.arg)}, seat(f.arg), token_value(m.a));
  if (--f.count > 0) s.stack.push_back(f);
}

}  // namespace deal_token
}  // namespace hadal::abyss
