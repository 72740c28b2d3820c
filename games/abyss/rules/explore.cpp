// SPDX-License-Identifier: Apache-2.0
// Exploring the depths: reveal, offer, take or go on.
#include "games/abyss/cards/passives.h"
#include "games/abyss/cards/powers.h"
#include "games/abyss/events.h"
#include "games/abyss/rules/rules.h"

namespace hadal::abyss {
namespace {

bool deck_is_empty(const State& s) { return s.deck.empty() && s.deck_monsters == 0; }

// [ABY-EXP-2b] Only an opponent who has not bought this turn and can pay the whole price is asked.
bool can_buy(const State& s, Player p, int pearls) {
  return s.at(p).pearls >= pearls && !s.bought.has(p);
}

// [ABY-EXP-2a] The next opponent after p, clockwise; then the turn's player decides.
void ask_after(State& s, Player p) {
  const int pearls = price(s);
  for (Player next = after(s, p); next != s.active; next = after(s, next))
    if (can_buy(s, next, pearls)) return s.stack.push_back({.rule = Rule::offer, .who = next});
  s.stack.push_back({.rule = Rule::decide, .who = s.active});
}

// [ABY-EXP-3b] [ABY-THR-4] A monster passed over moves the threat token, up to the last space.
void raise_threat(State& s) {
  if (s.threat == kThreatSpaces) return;
  ++s.threat;
  tell<Told::threat>(s.threat);
}

// [ABY-EXP-5a] [ABY-EXP-5b] The row goes to the council and the discard.
void end_exploration(State& s) {
  AllySet sent;
  for (const Card c : s.row) {
    if (is_ally(c)) {
      sent.add(c);
    } else {
      ++s.discard_monsters;
    }
  }
  s.row.clear();
  s.council += sent;
  if (!sent.empty()) tell<Told::sent_to_council>(sent);
  earn_for_races(s, s.active, sent.races().size());
}

}  // namespace

bool can_reveal(const State& s) {
  return !deck_is_empty(s) || !s.discard.empty() || s.discard_monsters > 0;
}

// [ABY-EXP-1] [ABY-OUT-1] If the deck is empty, the discard becomes the new deck before a card is
// revealed.
void reveal_next(State& s) {
  if (!can_reveal(s)) {  // [ABY-OUT-2] after a sale, nothing is left
    tell<Told::nothing_left>(s.active);
    return end_exploration(s);
  }
  if (deck_is_empty(s)) {
    s.deck = s.discard;
    s.deck_monsters = s.discard_monsters;
    s.discard = {};
    s.discard_monsters = 0;
    tell<Told::reshuffled>(s.deck.size() + s.deck_monsters);
  }
  s.stack.push_back({.rule = Rule::deal_card, .who = Player::chance});
}

namespace deal_card {

void moves(const State& s, const Frame&, MoveList& out) {
  for (const Card c : s.deck) out.push_back({Verb::reveal, static_cast<std::uint8_t>(c)});
  if (s.deck_monsters > 0) out.push_back({Verb::reveal, static_cast<std::uint8_t>(Card::monster)});
}

void weights(const State& s, const Frame&, const MoveList& list, WeightList& out) {
  for (const Move m : list) {
    const auto c = static_cast<Card>(m.a);
    out.push_back(is_ally(c) ? static_cast<std::uint32_t>(s.deck.count(c)) : s.deck_monsters);
  }
}

void apply(State& s, Frame, Move m) {
  const auto c = static_cast<Card>(m.a);
  tell<Told::revealed>(c);
  s.row.push_back(c);
  if (is_ally(c)) {
    s.deck.remove(c);
    ask_after(s, s.active);
  } else {
    --s.deck_monsters;  // [ABY-EXP-3a] a monster is not offered
    s.stack.push_back({.rule = Rule::decide, .who = s.active});
  }
}

}  // namespace deal_card

namespace offer {

void moves(const State&, const Frame&, MoveList& out) {
  out.push_back({Verb::buy});
  out.push_back({Verb::pass});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::pass) {
    tell<Told::declined>(f.who, s.row.back());
    return ask_after(s, f.who);
  }
  const int pearls = price(s);
  pay_pearls(s.at(f.who), pearls);
  gain_pearls(s.at(s.active), pearls);  // [ABY-EXP-2c] the price goes to the turn's player
  s.bought.add(f.who);                  // [ABY-EXP-2e]
  AllySet card;
  card.add(s.row.pop_back());
  take_openly(s.at(f.who), card);
  tell<Told::bought>(f.who, s.active, card.front(), pearls);
  s.stack.push_back({.rule = Rule::next_card});  // [ABY-EXP-2f] no stopping after a sale
  // [ABY-POW-5] The next card comes from the discard, and the player may still add to it.
  if (deck_is_empty(s) && powers::can_add_to_discard(s, s.active))
    s.stack.push_back({.rule = Rule::moment, .who = s.active});
}

}  // namespace offer

namespace decide {

// [ABY-EXP-2g] [ABY-EXP-2h] [ABY-EXP-3b] [ABY-EXP-3c] [ABY-EXP-4] Only the newest card can be
// taken or fought; on the last space, or with no card left to reveal, it must be.
void moves(const State& s, const Frame& f, MoveList& out) {
  out.push_back({is_ally(s.row.back()) ? Verb::take : Verb::fight});
  if (!s.row.full() && can_reveal(s)) out.push_back({Verb::go_on});
  powers::moves(s, f.who, out);
}

void apply(State& s, Frame f, Move m) {
  if (powers::use(s, f, m)) return;
  if (m.verb == Verb::go_on) {
    tell<Told::went_on>(f.who);
    if (!is_ally(s.row.back())) raise_threat(s);
    return reveal_next(s);
  }
  const bool is_last_space = s.row.full();
  const Card newest = s.row.pop_back();
  if (m.verb == Verb::take) {
    tell<Told::took>(f.who, newest);
    AllySet card;
    card.add(newest);
    take_openly(s.at(f.who), card);
  } else {
    tell<Told::fought>(f.who, s.threat);
    ++s.discard_monsters;
    s.stack.push_back({.rule = Rule::reward, .who = f.who});
  }
  if (is_last_space) {  // [ABY-EXP-2h] [ABY-EXP-3c]
    gain_pearls(s.at(f.who), 1);
    tell<Told::pearls_row>(f.who, 1);
  }
  end_exploration(s);
}

}  // namespace decide
}  // namespace hadal::abyss
