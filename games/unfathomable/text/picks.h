// SPDX-License-Identifier: Apache-2.0
// Questions that are answered with several cards, or several decks, in one line: what may be in it.
// It is worked out by playing the small moves that the rules allow, so legality stays in one place.
#pragma once

#include <optional>

#include "games/unfathomable/state.h"

namespace hadal::unfathomable {

struct Picks {
  Verb verb = Verb::contribute;
  FixedVector<Card, kCardKinds> cards;         // that may be named, each kind once …
  std::array<std::uint8_t, kSkills> limits{};  // … or how often each deck
  std::uint8_t most = 0;                       // how many in all
  bool exactly = false;                        // neither more nor fewer
  bool of_decks() const { return verb == Verb::draw || verb == Verb::swap; }
  SkillMask decks() const;  // those that may be named
};

// For the current question; nothing: it is not such a question.
std::optional<Picks> picks_of(const State& s);

// What cards of a hand count together.
int worth_of(const Test& t, SkillSet cards);
// What cards of a hand can add to it at most, if so many may be added.
int reach_of(const Test& t, SkillSet hand, int most);

// The cards of an open pile: those that help first, so that the total rises, then falls.
using TurnedOver = std::vector<Card>;
TurnedOver turned_over(const Test& t);

}  // namespace hadal::unfathomable
