// SPDX-License-Identifier: Apache-2.0
// Skill cards and items: drawing, discarding, the chaos deck.
#include <algorithm>

#include "games/unfathomable/cards/characters.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {
namespace {

void clamp_bounds(Seat& seat) {
  const int size = seat.hand.size();
  for (std::uint8_t& n : seat.at_most) n = byte(std::min<int>(n, size));
}

}  // namespace

bool holds(const State& s, Player p, Skill skill) { return s.at(p).at_most[index(skill)] > 0; }

// [UNF-20-4] [UNF-19-4]
int set_size(const State& s, Player p, Skill skill) {
  const Seat& seat = s.at(p);
  return sheet(s, p).skill_set[index(skill)] +
         (improved_skill(seat.improvement) == skill && seat.improvement != Item::none ? 1 : 0);
}

void draw_skill(State& s, Player p, Skill skill, int n) {
  if (n > 0)
    push(s, {.rule = Rule::deal_skill,
             .who = Player::chance,
             .arg = byte(skill),
             .count = byte(n),
             .extra = byte(p)});
}

// [UNF-5-2] The whole skill set; in the Brig without an Improvement's card.
void draw_set(State& s, Player p) {
  for (std::size_t i = kHumanSkills; i-- > 0;) {
    const auto skill = static_cast<Skill>(i);
    draw_skill(s, p, skill, in_brig(s, p) ? sheet(s, p).skill_set[i] : set_size(s, p, skill));
  }
}

void to_discard_pile(State& s, Card c) {
  s.skill_discards.add(c);
  s.discard_tops[index(skill_of(c))] = c;
}

void take_from_hand(State& s, Player p, Card c) {
  Seat& seat = s.at(p);
  seat.hand.remove(c);
  --seat.at_most[index(skill_of(c))];
  clamp_bounds(seat);
}

void discard_from_hand(State& s, Player p, Card c) {
  take_from_hand(s, p, c);
  to_discard_pile(s, c);
  tell<Told::discarded>(p, set_of(c));
}

void play_from_hand(State& s, Player p, Card c) {
  take_from_hand(s, p, c);
  to_discard_pile(s, c);
  tell<Told::played>(p, c, Title{c});
}

void discard_hand(State& s, Player p) {
  Seat& seat = s.at(p);
  while (!seat.hand.empty()) discard_from_hand(s, p, *seat.hand.begin());
}

void ask_to_discard(State& s, Player p, int n) {
  n = std::min(n, s.at(p).hand.size());
  if (n > 0) push(s, {.rule = Rule::discard_cards, .who = p, .count = byte(n)});
}

// The discard pile of a skill is shuffled into its deck.
bool join_discards(State& s, Skill skill) {
  const SkillSet back = s.skill_discards.of(skill);
  s.skill_discards -= back;
  s.skill_decks += back;
  s.discard_tops[index(skill)] = Card::none;
  if (!back.empty()) tell<Told::reshuffled>(skill, back.size());
  return !back.empty();
}

// [UNF-10-4] [UNF-HR-11] With too few cards in the deck the discards are shuffled in first.
void add_treachery_to_chaos(State& s, int n) {
  if (s.skill_decks.size(Skill::treachery) < n) join_discards(s, Skill::treachery);
  draw_skill(s, static_cast<Player>(kToChaos), Skill::treachery, n);
  const int added = std::min(n, s.skill_decks.size(Skill::treachery));
  if (added > 0) tell<Told::treachery_added>(added);
}

namespace deal_skill {

// [UNF-4-6] An exhausted deck is replaced by its shuffled discard pile, when a card is needed.
bool ready(State& s, const Frame& f) {
  const auto skill = static_cast<Skill>(f.arg);
  return s.skill_decks.has(skill) || join_discards(s, skill);
}

void moves(const State& s, const Frame& f, MoveList& out) {
  for (const Card c : s.skill_decks.of(static_cast<Skill>(f.arg)))
    out.push_back({Verb::skill, byte(c)});
}

void weights(const State& s, const Frame&, const MoveList& list, WeightList& out) {
  for (const Move m : list)
    out.push_back(static_cast<std::uint32_t>(s.skill_decks.count(static_cast<Card>(m.a))));
}

[[gnu::noinline, gnu::cold]] static void tell_drawn(Player p, Card c) {
  tell_only<Told::drew>(kEverybody - Audience{p}, p, SkillMask{skill_of(c)});
  tell_only<Told::drew_cards>(Audience{p}, p, set_of(c));
}

void apply(State& s, Frame f, Move m) {
  const auto c = static_cast<Card>(m.a);
  s.skill_decks.remove(c);
  if (--f.count > 0) s.stack.push_back(f);
  if (f.extra == kToChaos) {
    s.chaos.add(c);
    ++s.chaos_at_most[f.arg];
  } else if (f.extra == kToPile) {
    (s.test.open ? s.test.shown : s.test.pile).add(c);
    if (!s.test.open) {
      ++s.test.pile_at_most[f.arg];
      ++s.test.treachery;
      tell<Told::treachery_joins>();
    } else {
      tell<Told::joins>(c);
    }
  } else if (f.extra == kToOpenPile) {
    add_to_open_pile(s, c);
  } else {
    if (anybody_listens()) [[unlikely]]
      tell_drawn(seat(f.extra), c);
    Seat& seat = s.seats[f.extra];
    seat.hand.add(c);
    ++seat.at_most[f.arg];
    ++s.counted;  // [UNF-7-3]
  }
}

}  // namespace deal_skill

namespace deal_chaos {

bool ready(State& s, const Frame&) { return !s.chaos.empty(); }

void moves(const State& s, const Frame&, MoveList& out) {
  for (const Card c : s.chaos) out.push_back({Verb::chaos, byte(c)});
}

void weights(const State& s, const Frame&, const MoveList& list, WeightList& out) {
  for (const Move m : list)
    out.push_back(static_cast<std::uint32_t>(s.chaos.count(static_cast<Card>(m.a))));
}

// [UNF-10-2] [UNF-10-5] As soon as the last card is taken, a new deck is built.
void apply(State& s, Frame f, Move m) {
  const auto c = static_cast<Card>(m.a);
  if (s.test.pile.size() == s.test.treachery) s.test.joint_at_most = s.chaos_at_most;
  s.chaos.remove(c);
  s.test.pile.add(c);
  for (std::size_t i = 0; i < kSkills; ++i)
    if (s.chaos_at_most[i] > 0) ++s.test.pile_at_most[i];
  if (--f.count > 0) s.stack.push_back(f);
  const int left = s.chaos.size();
  for (std::uint8_t& n : s.chaos_at_most) n = std::min(n, byte(left));
  if (left > 0) return;
  s.test.joint_at_most.fill(kAnyNumber);
  push(s, {.rule = Rule::building_chaos});
}

}  // namespace deal_chaos

namespace building_chaos {

// [UNF-10-1] [UNF-10-3] Two of each skill; a skill with fewer than two cards is left out.
void run(State& s, Frame&) {
  s.stack.pop_back();
  tell<Told::chaos_built>();
  for (std::size_t i = kHumanSkills; i-- > 0;) {
    const auto skill = static_cast<Skill>(i);
    if (s.skill_decks.size(skill) + s.skill_discards.size(skill) < 2) continue;
    if (s.skill_decks.size(skill) < 2) join_discards(s, skill);
    draw_skill(s, static_cast<Player>(kToChaos), skill, 2);
  }
}

}  // namespace building_chaos

namespace discard_cards {

// Equal cards are one choice; several are named in the canonical order.
void moves(const State& s, const Frame& f, MoveList& out) {
  const SkillSet hand = s.at(f.who).hand;
  for (const Card c : hand.from(static_cast<Card>(f.arg)))
    if (hand.from(c).size() >= f.count) out.push_back({Verb::discard, byte(c)});
}

void apply(State& s, Frame f, Move m) {
  discard_from_hand(s, f.who, static_cast<Card>(m.a));
  f.arg = m.a;
  if (--f.count > 0) push(s, f);
}

}  // namespace discard_cards

// --- items

void draw_item(State& s, Player p) {
  push(s, {.rule = Rule::deal_item, .who = Player::chance, .count = 1, .extra = byte(p)});
}

namespace {

// [UNF-19-5] One Improvement is active; with several the owner chooses again.
void settle_improvements(State& s, Player p) {
  Seat& seat = s.at(p);
  const ItemSet mine = seat.items & kImprovements;
  if (mine.size() <= 1) {
    seat.improvement = mine.empty() ? Item::none : *mine.begin();
    return;
  }
  if (!mine.has(seat.improvement)) seat.improvement = *mine.begin();
  push(s, {.rule = Rule::improvement, .who = p});
}

}  // namespace

void gain_item(State& s, Player p, Item item) {
  s.at(p).items.add(item);
  if (is_improvement(item)) settle_improvements(s, p);
}

// The item leaves this player: to another, or out of the game.  [UNF-4-8]
void remove_item(State& s, Player p, Item item) {
  s.at(p).items.remove(item);
  if (is_improvement(item)) settle_improvements(s, p);
}

namespace improvement {

void moves(const State& s, const Frame& f, MoveList& out) {
  for (const Item item : s.at(f.who).items& kImprovements)
    out.push_back({Verb::improve, byte(item)});
}

void apply(State& s, Frame f, Move m) {
  s.at(f.who).improvement = static_cast<Item>(m.a);
  tell<Told::improved>(f.who, static_cast<Item>(m.a));
}

}  // namespace improvement

}  // namespace hadal::unfathomable
