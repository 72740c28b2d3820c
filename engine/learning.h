// SPDX-License-Identifier: Apache-2.0
// A game whose moves have numbers and whose views are rows of bytes: see actions.h and features.h.
// A game has a type Learning for it, in its folder learn/.
#pragma once

#include <cassert>
#include <optional>
#include <string>

#include "engine/game.h"
#include "engine/text.h"

namespace hadal {

template <typename G>
concept Learnable = Game<G> && requires {
  typename G::Learning;
  G::Learning::actions();
};

// The first of two steps, if it was answered and the second is asked for.
template <Game G>
using Half = std::optional<typename G::Move>;

template <Learnable G>
bool continues(const Half<G>& half, typename G::Move m) {
  return m.verb == half->verb && m.a == half->a && G::Learning::actions().has_second_step(m);
}

// The number for answering m now, at the beginning of a move or in the middle. kNoAction: m does
// not continue from there, or the table lacks it.
template <Learnable G>
int number_now(typename G::Move m, const Half<G>& half) {
  if (!half) return G::Learning::actions().number(m);
  return continues<G>(half, m) ? G::Learning::actions().second_number(m) : -1;
}

// Whether an earlier move of the list has the same first step as number i.
template <Learnable G>
bool was_offered(const typename G::MoveList& legal, std::size_t i) {
  for (std::size_t k = 0; k < i; ++k)
    if (legal[k].verb == legal[i].verb && legal[k].a == legal[i].a) return true;
  return false;
}

// Calls f(number, i) for every number that may be answered now, each once; legal[i] has it.
template <Learnable G, typename F>
[[gnu::always_inline]] inline void each_number(const typename G::MoveList& legal,
                                               const Half<G>& half, const F& f) {
  const auto& actions = G::Learning::actions();
  if (half) {
    for (std::size_t i = 0; i < legal.size(); ++i)
      if (continues<G>(half, legal[i])) f(actions.second_number(legal[i]), i);
    return;
  }
  for (std::size_t i = 0, n = legal.size(); i < n; ++i) {
    const typename G::Move m = legal[i];
    const auto [number, is_first] = actions.step_of_legal(m);
    assert(number == actions.number(m));
    if (!is_first || !was_offered<G>(legal, i)) f(number, i);
  }
}

// "council crab"; of two steps "betray jailer _" and "betray _ tamer". Empty: no such number.
template <Learnable G>
std::string action_text(int number) {
  using Kind = typename std::remove_cvref_t<decltype(G::Learning::actions())>::Kind;
  const auto meaning = G::Learning::actions().meaning(number);
  if (meaning.kind == Kind::none) return {};
  const std::string whole = G::text(meaning.move);
  if (meaning.kind == Kind::whole) return whole;
  const auto words = split(whole, ' ');
  const std::string verb(words.front());
  if (meaning.kind == Kind::first) return verb + " " + std::string(words[1]) + " _";
  return verb + " _ " + std::string(words.back());
}

}  // namespace hadal
