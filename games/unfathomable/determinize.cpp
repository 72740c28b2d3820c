// SPDX-License-Identifier: Apache-2.0
// Deals again what a player cannot know.
#include <algorithm>

#include "games/unfathomable/engine.h"
#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/view.h"

namespace hadal::unfathomable {
namespace {

// --- skill cards

// Where a card that the viewer cannot see may be: the hands of others, the chaos deck, the
// face-down pile, the six decks, and for a forgetful viewer the discard piles. A hand and the cards
// added from it share their bounds, and so do the chaos deck and the chaos cards in the pile: each
// pair is one place, and is split after the deal.
constexpr std::size_t kChaos = 6, kPile = 7, kTreachery = 8, kDecks = 9, kDiscards = 15;
constexpr std::size_t kPlaces = 21;

using Counts = std::array<std::uint8_t, kSkills>;

struct Slot {
  std::uint8_t place;
  Card card;
};

bool adds_facedown(const State& s, const Seat& seat) { return !s.test.open && !seat.added.empty(); }

// Chaos cards are face down in the pile, and the deck they came from has not been replaced since.
bool is_joined(const State& s) {
  return !s.test.revealed && s.test.pile.size() > s.test.treachery &&
         s.test.joint_at_most[0] != kAnyNumber;
}

// Deals a pool of cards to places of known size, none of which may hold more of a skill than
// everybody knows. The result depends only on the pool, the sizes, the bounds and the generator,
// never on where the cards really were.
class Redeal {
 public:
  explicit Redeal(const State& s) {
    for (std::size_t i = 0; i < kSeats; ++i)
      most_[i] = adds_facedown(s, s.seats[i]) ? s.seats[i].added_at_most : s.seats[i].at_most;
    most_[kChaos] = is_joined(s) ? s.test.joint_at_most : s.chaos_at_most;
    most_[kPile] = s.test.pile_at_most;
    std::uint8_t& treachery = most_[kPile][index(Skill::treachery)];
    treachery = byte(treachery - s.test.treachery);  // those have a place of their own
    most_[kTreachery][index(Skill::treachery)] = kAnyNumber;
    for (std::size_t i = 0; i < kSkills; ++i)
      most_[kDecks + i][i] = most_[kDiscards + i][i] = kAnyNumber;
  }

  void add(std::size_t place, SkillSet set) {
    size_[place] = byte(size_[place] + set.size());
    pool_ += set;
  }

  // A first deal that keeps the bounds, then many random exchanges that keep them too.
  void deal(Rng& rng) {
    for (std::size_t k = 0; k < kSkills; ++k) left_[k] = byte(pool_.size(static_cast<Skill>(k)));
    for (std::size_t place = kPlaces; place-- > 0;)
      for (int n = 0; n < size_[place]; ++n) give_one(place, 0);
    lay_out();
    const auto n = static_cast<std::uint32_t>(slots_.size());
    for (std::uint32_t i = 0; n > 1 && i < 6 * n; ++i)
      exchange(slots_[rng.below(n)], slots_[rng.below(n)]);
  }

  SkillSet at(std::size_t place) const {
    SkillSet set;
    for (const Slot& slot : slots_)
      if (slot.place == place) set.add(slot.card);
    return set;
  }

 private:
  // One more card for the place: of a skill that is left, or by letting another place switch to
  // one. `tried` are the skills that led nowhere.
  bool give_one(std::size_t place, unsigned tried) {
    for (std::size_t k = 0; k < kSkills; ++k)
      if (has_[place][k] < most_[place][k] && left_[k] > 0) {
        --left_[k];
        ++has_[place][k];
        return true;
      }
    for (std::size_t k = 0; k < kSkills; ++k) {
      if (((tried >> k) & 1u) != 0 || has_[place][k] >= most_[place][k]) continue;
      tried |= 1u << k;
      for (std::size_t other = 0; other < kDecks; ++other) {
        if (other == place || has_[other][k] == 0) continue;
        --has_[other][k];
        if (give_one(other, tried)) {
          ++has_[place][k];
          return true;
        }
        ++has_[other][k];
      }
    }
    return false;
  }

  void lay_out() {
    for (std::size_t place = 0; place < kPlaces; ++place)
      for (std::size_t k = 0; k < kSkills; ++k)
        for (int n = 0; n < has_[place][k]; ++n) {
          const Card c = *pool_.of(static_cast<Skill>(k)).begin();
          pool_.remove(c);
          slots_.push_back({byte(static_cast<int>(place)), c});
        }
  }

  void exchange(Slot& a, Slot& b) {
    const std::size_t ka = index(skill_of(a.card));
    const std::size_t kb = index(skill_of(b.card));
    if (ka != kb) {
      if (a.place == b.place || has_[a.place][kb] >= most_[a.place][kb] ||
          has_[b.place][ka] >= most_[b.place][ka])
        return;
      --has_[a.place][ka];
      ++has_[a.place][kb];
      --has_[b.place][kb];
      ++has_[b.place][ka];
    }
    std::swap(a.card, b.card);
  }

  SkillSet pool_;
  Counts left_{};
  std::array<std::uint8_t, kPlaces> size_{};
  std::array<Counts, kPlaces> has_{};
  std::array<Counts, kPlaces> most_{};
  Buffer<Slot, 128> slots_;
};

// The discards below the tops.
SkillSet under_tops(const State& s) {
  SkillSet rest = s.skill_discards;
  for (const Card c : s.discard_tops)
    if (c != Card::none && rest.has(c)) rest.remove(c);
  return rest;
}

SkillSet first_of(SkillSet set, int n) {
  SkillSet first;
  for (int i = 0; i < n; ++i) first.add(set.at(i));
  return first;
}

// n cards of the set, taken out of it.
SkillSet draw_from(SkillSet& set, int n, Rng& rng) {
  SkillSet drawn;
  for (; n > 0; --n) {
    const Card c = set.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(set.size()))));
    set.remove(c);
    drawn.add(c);
  }
  return drawn;
}

void redeal_seat(const State& s, Seat& seat, SkillSet cards, Rng& rng) {
  if (adds_facedown(s, seat)) seat.added = draw_from(cards, seat.added.size(), rng);
  seat.hand = cards;
}

// The chaos deck and the facedown pile.
void add_chaos(const State& s, Redeal& deal) {
  deal.add(kChaos, s.chaos);
  if (s.test.revealed) return;
  const SkillSet treachery = first_of(s.test.pile.of(Skill::treachery), s.test.treachery);
  deal.add(kTreachery, treachery);
  deal.add(is_joined(s) ? kChaos : kPile, s.test.pile - treachery);
}

void redeal_chaos(State& s, const Redeal& deal, Rng& rng) {
  const bool joined = is_joined(s);
  const int from_chaos = s.test.pile.size() - s.test.treachery;
  s.chaos = deal.at(kChaos);
  if (s.test.revealed) return;
  s.test.pile = deal.at(kTreachery);
  s.test.pile += joined ? draw_from(s.chaos, from_chaos, rng) : deal.at(kPile);
}

// The hand of `kept` stays as it is.
void redeal_skills(State& s, Player viewer, Player kept, Rng& rng, Memory memory) {
  Redeal deal(s);
  const bool forgets = memory == Memory::none;
  const auto is_hidden = [&](std::size_t i) { return seat(i) != viewer && seat(i) != kept; };
  for (std::size_t i = 0; i < s.players; ++i) {
    if (!is_hidden(i)) continue;
    deal.add(i, s.seats[i].hand);
    if (!s.test.open) deal.add(i, s.seats[i].added);
  }
  add_chaos(s, deal);
  const SkillSet buried = under_tops(s);
  for (std::size_t i = 0; i < kSkills; ++i) {
    deal.add(kDecks + i, s.skill_decks.of(static_cast<Skill>(i)));
    if (forgets) deal.add(kDiscards + i, buried.of(static_cast<Skill>(i)));
  }
  deal.deal(rng);
  for (std::size_t i = 0; i < s.players; ++i)
    if (is_hidden(i)) redeal_seat(s, s.seats[i], deal.at(i), rng);
  redeal_chaos(s, deal, rng);
  s.skill_decks = {};
  if (forgets) s.skill_discards -= buried;
  for (std::size_t i = 0; i < kSkills; ++i) {
    s.skill_decks += deal.at(kDecks + i);
    if (forgets) s.skill_discards += deal.at(kDiscards + i);
  }
}

// A player who is naming cards in the canonical order must hold them: only such worlds are dealt,
// or the hand is kept.
void redeal_payable(State& s, Player viewer, Rng& rng, Memory memory) {
  const State before = s;
  const Player payer = to_move(s);
  const Rule asked = s.stack.empty() ? Rule::nothing : s.stack.back().rule;
  const bool pays = asked == Rule::pay_card || asked == Rule::pay_repair ||
                    asked == Rule::pay_passage || asked == Rule::discard_cards;
  if (!pays || payer == viewer) return redeal_skills(s, viewer, Player::nobody, rng, memory);
  for (int i = 0; i < 100; ++i) {
    s = before;
    redeal_skills(s, viewer, Player::nobody, rng, memory);
    MoveList list;
    legal_moves(s, list);
    if (!list.empty()) return;
  }
  s = before;
  redeal_skills(s, viewer, payer, rng, memory);
}

// --- decks of single cards

// Cards to be dealt again, in the order of their names, wherever they were.
template <typename E>
class Pool {
 public:
  void add(E e) { set_.add(e); }
  void lay_out() {
    for (const E e : set_) cards_.push_back(e);
  }
  E draw(Rng& rng) {
    const std::size_t at = rng.below(static_cast<std::uint32_t>(cards_.size()));
    const E e = cards_[at];
    cards_[at] = cards_[cards_.size() - 1];
    cards_.shrink(cards_.size() - 1);
    return e;
  }
  template <typename Fits>
  E draw_fitting(Rng& rng, Fits fits) {
    for (;;) {
      const E e = draw(rng);
      if (fits(e)) return e;
      cards_.push_back(e);
    }
  }

 private:
  WideSet<E> set_;
  Buffer<E, 80> cards_;
};

template <typename Set, typename E>
void refill(Set& set, Pool<E>& pool, Rng& rng) {
  const int n = set.size();
  set = {};
  for (int i = 0; i < n; ++i) set.add(pool.draw(rng));
}

// The rest, the places the viewer does not know, and what others look at or lost are mixed.
template <typename E, typename Set, std::size_t N, typename Fits>
// NOLINTNEXTLINE(readability-function-size): a pile, who looks, and what may lie there
void redeal(State& s, Deck<E, Set, N>& deck, Set& lost, bool looked, Player viewer, Rng& rng,
            Fits fits) {
  Pool<E> pool;
  const auto hidden = [viewer](const auto& placed) {
    return !is_seat(viewer) || !placed.known.has(viewer);
  };
  for (const E e : deck.rest) pool.add(e);
  for (const E e : lost) pool.add(e);
  for (const Placed<E>& p : deck.top)
    if (hidden(p)) pool.add(p.card);
  for (const Placed<E>& p : deck.bottom)
    if (hidden(p)) pool.add(p.card);
  if (looked)
    for (const auto& p : s.looked)
      if (hidden(p)) pool.add(static_cast<E>(p.card));
  pool.lay_out();
  if (looked)
    for (auto& p : s.looked)
      if (hidden(p)) p.card = byte(pool.draw_fitting(rng, fits));
  for (Placed<E>& p : deck.top)
    if (hidden(p)) p.card = pool.draw(rng);
  for (Placed<E>& p : deck.bottom)
    if (hidden(p)) p.card = pool.draw(rng);
  refill(lost, pool, rng);
  refill(deck.rest, pool, rng);
}

void redeal_decks(State& s, Player viewer, Rng& rng) {
  const auto looked = [&](Pile pile) { return s.looker != viewer && s.looked_pile == pile; };
  const auto any = [](auto) { return true; };
  const auto usable = [&s](Mythos m) { return is_usable_green(s, m); };
  MythosSet no_mythos;
  WaypointSet no_waypoints;
  redeal(s, s.mythos, no_mythos, looked(Pile::mythos), viewer, rng, usable);
  redeal(s, s.waypoints, no_waypoints, looked(Pile::waypoint), viewer, rng, any);
  redeal(s, s.spells, s.spells_lost, looked(Pile::spell), viewer, rng, any);
  redeal(s, s.items, s.items_lost, looked(Pile::item), viewer, rng, any);
}

// --- loyalty

void redeal_loyalty(State& s, Player viewer, Rng& rng) {
  if (s.ending != Ending::none) return;
  const auto hidden = [viewer](const LoyaltyCard& c) {
    return !c.face_up && (!is_seat(viewer) || !c.known.has(viewer));
  };
  std::array<std::uint32_t, kLoyalties> pool{s.loyalty_deck[0], s.loyalty_deck[1],
                                             s.loyalty_deck[2]};
  for (const LoyaltyCard& c : s.loyalty)
    if (hidden(c)) ++pool[index(c.loyalty)];
  for (LoyaltyCard& c : s.loyalty) {
    if (!hidden(c)) continue;
    const std::size_t kind = pick_weighted(pool, rng.below(total(pool)));
    --pool[kind];
    c.loyalty = static_cast<Loyalty>(kind);
  }
  for (std::size_t i = 0; i < kLoyalties; ++i) s.loyalty_deck[i] = byte(static_cast<int>(pool[i]));
}

}  // namespace

State determinize(State s, Player viewer, Rng& rng, Memory memory) {
  redeal_payable(s, viewer, rng, memory);
  redeal_decks(s, viewer, rng);
  redeal_loyalty(s, viewer, rng);
  return s;
}

}  // namespace hadal::unfathomable
