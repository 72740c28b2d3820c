// SPDX-License-Identifier: Apache-2.0
// One's own cards: which to draw, which to give up, which to swap.
#include <algorithm>

#include "games/unfathomable/bot/places.h"
#include "games/unfathomable/cards/characters.h"
#include "games/unfathomable/cards/damage.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::bots::voyage {
namespace {

using SkillCounts = std::array<int, kSkills>;

// What another card of this skill would be worth, given how many there are.
float wish(const Mind& mind, Skill skill, int have) {
  constexpr std::array<float, kHumanSkills> kUse{0.24f, 0.27f, 0.25f, 0.34f, 0.26f};
  if (skill == Skill::treachery) return mind.self().revealed ? 0.5f : 0;
  return kUse[index(skill)] / (1.0f + 0.35f * real(have));
}

SkillCounts counts(SkillSet hand) {
  SkillCounts n{};
  for (std::size_t i = 0; i < kSkills; ++i) n[i] = hand.size(static_cast<Skill>(i));
  return n;
}

// The skills to draw `n` cards of, best first for the hand, then put in the order of naming.
FixedVector<std::uint8_t, 8> plan_draws(const Mind& mind, int n, const SkillCounts& most) {
  SkillCounts have = counts(mind.self().hand);
  SkillCounts taken{};
  for (int i = 0; i < n; ++i) {
    int best = -1;
    for (int k = 0; k < static_cast<int>(kHumanSkills); ++k) {
      const auto at = static_cast<std::size_t>(k);
      if (taken[at] >= most[at]) continue;
      if (best < 0 ||
          wish(mind, static_cast<Skill>(k), have[at]) >
              wish(mind, static_cast<Skill>(best), have[static_cast<std::size_t>(best)]))
        best = k;
    }
    if (best < 0) break;
    ++taken[static_cast<std::size_t>(best)];
    ++have[static_cast<std::size_t>(best)];
  }
  FixedVector<std::uint8_t, 8> plan;
  for (std::size_t k = 0; k < kHumanSkills; ++k)
    for (int i = 0; i < taken[k] && !plan.full(); ++i) plan.push_back(static_cast<std::uint8_t>(k));
  return plan;
}

// The draws are named in order; the question shows how many were already named.
void prefer(const MoveList& legal, std::uint8_t skill, float* out) {
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (legal[i].verb == Verb::draw) {
      const int gap = legal[i].a >= skill ? legal[i].a - skill : skill - legal[i].a;
      out[i] = -real(gap);
    } else {
      out[i] = -8;
    }
  }
}

void draws_from_set(const Mind& mind, const MoveList& legal, float* out) {
  if (mind.self().revealed) return prefer(legal, byte(Skill::treachery), out);
  SkillCounts most{};
  for (std::size_t i = 0; i < kHumanSkills; ++i)
    most[i] = set_size(mind.s, mind.me, static_cast<Skill>(i));
  // At the start three of the set are drawn; otherwise one.
  const int whole = mind.s.turn == 0 ? 3 : 1;
  const auto plan = plan_draws(mind, whole, most);
  const int at = std::clamp(whole - mind.f.count, 0, static_cast<int>(plan.size()) - 1);
  prefer(legal, plan.empty() ? std::uint8_t{0} : plan[static_cast<std::size_t>(at)], out);
}

void draws_from_any(const Mind& mind, const MoveList& legal, float* out) {
  const bool galley = mind.f.extra == 0;
  const int drawn = mind.f.step;
  const int whole = galley ? galley_cards(mind) : drawn + mind.f.count;
  const auto plan = plan_draws(mind, whole, {9, 9, 9, 9, 9, 0});
  if (drawn >= whole || plan.empty()) {
    for (std::size_t i = 0; i < legal.size(); ++i) out[i] = legal[i].verb == Verb::done ? 1.0f : 0;
    return;
  }
  const auto at = static_cast<std::size_t>(std::min<int>(drawn, static_cast<int>(plan.size()) - 1));
  prefer(legal, plan[at], out);
}

// Of the cheapest cards that must go, the one that is named first.
void give_up_cheapest(const Mind& mind, const MoveList& legal, float* out) {
  FixedVector<Card, 32> cards;
  const SkillSet hand = mind.self().hand.from(static_cast<Card>(mind.f.arg));
  for (const Card c : hand)
    for (int i = 0; i < hand.count(c) && !cards.full(); ++i) cards.push_back(c);
  std::stable_sort(cards.begin(), cards.end(),
                   [&](Card a, Card b) { return keep_for(mind, a) < keep_for(mind, b); });
  Card first = Card::none;
  for (std::size_t i = 0; i < cards.size() && i < mind.f.count; ++i)
    first = std::min(first, cards[i]);
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const auto c = static_cast<Card>(legal[i].a);
    out[i] = c == first ? 1.0f : -keep_for(mind, c);
  }
}

// Cards worth enough, for as little as possible: the sum should not be far above the cost.
void pay_exactly(const Mind& mind, const MoveList& legal, float* out) {
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const auto c = static_cast<Card>(legal[i].a);
    const int v = value_of(c);
    const int waste = std::max(0, v - mind.f.count);
    out[i] = -keep_for(mind, c) / real(std::min<int>(v, mind.f.count)) - 0.1f * real(waste);
  }
}

// A high card saves fuel, sanity or souls; losing a low one does not matter.
void pay_for_roll(const Mind& mind, const MoveList& legal, float* out) {
  const bool boiler = static_cast<Skill>(mind.f.arg) == Skill::strength;
  const float harm =
      mind.prices.dial(boiler ? Resource::fuel : Resource::sanity, -1) * (mind.helps ? 1.0f : 0.3f);
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const auto c = static_cast<Card>(legal[i].a);
    out[i] = at_most(6 - value_of(c)) * harm - keep_for(mind, c);
  }
}

void persist(const Mind& mind, const MoveList& legal, float* out) {
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const bool stop = legal[i].verb == Verb::done;
    const bool poor = !stop && keep_for(mind, static_cast<Card>(legal[i].a)) < 0.24f;
    out[i] = stop ? 0 : poor ? 1.0f - 0.01f * real(static_cast<int>(i)) : -1.0f;
  }
}

void exchange(const MoveList& legal, float* out) {
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (legal[i].verb == Verb::done) {
      out[i] = 0;
      continue;
    }
    const auto c = static_cast<Card>(legal[i].a);
    const bool useful = skill_of(c) == Skill::will && value_of(c) >= 3;
    out[i] = useful || skill_of(c) == Skill::treachery ? -1.0f
                                                       : 1.0f - 0.01f * real(static_cast<int>(i));
  }
}

void pick(const MoveList& legal, float* out) {
  // keilani arjun svetlana jeanne jamie william beatrice ishmael edmund samira
  constexpr std::array<float, kCharacters> kLiking{0.6f, 0.8f, 0.7f, 1.0f, 0.7f,
                                                   0.7f, 0.8f, 0.6f, 0.6f, 0.5f};
  for (std::size_t i = 0; i < legal.size(); ++i) out[i] = kLiking[legal[i].a];
}

void improve(const Mind& mind, const MoveList& legal, float* out) {
  const SkillCounts have = counts(mind.self().hand);
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const Skill skill = improved_skill(static_cast<Item>(legal[i].a));
    out[i] = wish(mind, skill, have[index(skill)]);
  }
}

void draw_one_deck(const Mind& mind, const MoveList& legal, float* out) {
  const SkillCounts have = counts(mind.self().hand);
  for (std::size_t i = 0; i < legal.size(); ++i)
    out[i] = wish(mind, static_cast<Skill>(legal[i].a), have[legal[i].a]);
}

void finish_first(const MoveList& legal, float* out) {
  for (std::size_t i = 0; i < legal.size(); ++i)
    out[i] = legal[i].verb == Verb::done || legal[i].verb == Verb::pass ? 1.0f : 0;
}

void swap_all(const MoveList& legal, float* out) {
  for (std::size_t i = 0; i < legal.size(); ++i)
    out[i] = legal[i].verb == Verb::swap ? 1.0f - 0.01f * real(legal[i].a) : 0;
}

}  // namespace

float keep_for(const Mind& mind, Card c) {
  const float worth = keep(mind.prices, mind.me, c);
  if (mind.side == Side::human) return worth;
  return skill_of(c) == Skill::treachery ? worth + 0.3f : worth;
}

void card_worths(const Mind& mind, const MoveList& legal, float* out) {
  switch (mind.f.rule) {
    case Rule::draw_from_set: return draws_from_set(mind, legal, out);
    case Rule::draw_from_any: return draws_from_any(mind, legal, out);
    case Rule::one_deck: return draw_one_deck(mind, legal, out);
    case Rule::swap_for_treachery: return swap_all(legal, out);
    case Rule::exchange_for_treachery: return exchange(legal, out);
    case Rule::improvement: return improve(mind, legal, out);
    case Rule::discard_cards: return give_up_cheapest(mind, legal, out);
    case Rule::pay_card: return pay_for_roll(mind, legal, out);
    case Rule::pay_repair:
    case Rule::pay_passage: return pay_exactly(mind, legal, out);
    case Rule::persistence: return persist(mind, legal, out);
    case Rule::pick_character: return pick(legal, out);
    default: return finish_first(legal, out);
  }
}

}  // namespace hadal::bots::voyage
