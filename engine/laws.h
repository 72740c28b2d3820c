// SPDX-License-Identifier: Apache-2.0
// The laws that hold on every reachable position of every game, as one check. Tests and
// `hadal simulate --check` run it on millions of positions.
//
//   1. What a player sees is the same in every world that the player cannot tell apart.
//   2. So are the player's legal moves.
//   3. Who must act depends on public facts alone.
//   4. The game is over, or somebody has a legal move; and it ends within a bound.
//   5. What a player is told about a move is the same in all such worlds, before and after.
//
// It also checks that the position is consistent, text round-trips, and a copy plays on by itself.
#pragma once

#include <string>

#include "engine/events.h"
#include "engine/game.h"

namespace hadal::laws {

template <Game G>
std::string same_moves(const typename G::MoveList& a, const typename G::MoveList& b) {
  if (a.size() != b.size()) return "the number of legal moves differs";
  for (std::size_t i = 0; i < a.size(); ++i)
    if (!(a[i] == b[i])) return "'" + G::text(a[i]) + "' became '" + G::text(b[i]) + "'";
  return {};
}

// What p is told of m.
template <TellsEvents G>
std::vector<Event> told(typename G::State& s, typename G::Move m, Player p) {
  std::vector<Event> all;
  {
    const Listening listening(all);
    G::apply(s, m);
  }
  std::vector<Event> seen;
  for (const Event& e : all)
    if (const auto one = seen_by(e, G::event_rows()[e.key], p)) seen.push_back(*one);
  return seen;
}

// The first event that is not the same: "dealt, not drew".
template <TellsEvents G>
std::string difference_of(const std::vector<Event>& a, const std::vector<Event>& b) {
  std::size_t i = 0;
  while (i < a.size() && i < b.size() && a[i] == b[i]) ++i;
  const auto key = [&](const std::vector<Event>& events) {
    return i < events.size() ? key_of(events[i], G::event_rows()[events[i].key]) : "nothing";
  };
  return key(a) + ", not " + key(b);
}

// Law 5: m, or what p takes for m, is played in both worlds. A move that reveals what differs
// between them may be told differently, and at the end everything is revealed. A move may also
// reveal what the bare view forgets: cards in the middle of a discard pile.
template <TellsEvents G>
std::string broken_telling_of(const typename G::State& s, const typename G::State& world, Player p,
                              typename G::Move m) {
  const typename G::Move seen = G::seen_by(s, m, p);
  typename G::MoveList there;
  G::legal_moves(world, there);
  for (const typename G::Move other : there) {
    if (!(G::seen_by(world, other, p) == seen)) continue;
    typename G::State after = s;
    typename G::State after_other = world;
    const std::vector<Event> told_here = told<G>(after, m, p);
    const std::vector<Event> told_there = told<G>(after_other, other, p);
    if (told_here == told_there || G::to_move(after) == Player::nobody) return {};
    if (!(G::view(after, p) == G::view(after_other, p))) return {};
    if (G::brings_news(s, m, after) && G::view_key(after, p) != G::view_key(after_other, p))
      return {};
    return "law 5: " + name(p) + " is told different things about '" + G::text(seen) +
           "': " + difference_of<G>(told_here, told_there);
  }
  return {};
}

// Laws 1 to 3 for one viewer and one world drawn for that viewer.
template <Game G>
std::string broken_in_world(const typename G::State& s, const typename G::State& world, Player p,
                            const typename G::MoveList& legal) {
  const std::string who = name(p);
  if (std::string wrong = G::inconsistency(world); !wrong.empty())
    return "a world drawn for " + who + " is impossible: " + wrong;
  if (!(G::view(world, p) == G::view(s, p))) return "law 1: " + who + " sees a difference";
  if (G::to_move(world) != G::to_move(s)) return "law 3: a secret decides who must act, for " + who;
  if (G::to_move(s) != p) return {};
  typename G::MoveList moves;
  G::legal_moves(world, moves);
  const std::string difference = same_moves<G>(legal, moves);
  return difference.empty() ? difference : "law 2, for " + who + ": " + difference;
}

template <Game G>
std::string broken_for_viewer(const typename G::State& s, Player p,
                              const typename G::MoveList& legal, Rng& rng) {
  const typename G::State world = G::determinize(s, p, rng);
  if (std::string broken = broken_in_world<G>(s, world, p, legal); !broken.empty()) return broken;
  if (G::view_key(world, p) != G::view_key(s, p)) return "law 1: the view key differs";
  // A player without memory: everything that the bare view leaves open is dealt again.
  if constexpr (requires { G::forgetful_world(s, p, rng); })
    return broken_in_world<G>(s, G::forgetful_world(s, p, rng), p, legal);
  return {};
}

// Any of the moves, as any of the viewers hears of it.
template <TellsEvents G>
std::string broken_telling(const typename G::State& s, const typename G::MoveList& legal,
                           Rng& rng) {
  if (legal.empty()) return {};
  const auto one_of = [&](std::size_t n) { return rng.below(static_cast<std::uint32_t>(n)); };
  const std::size_t i = one_of(G::players(s) + 1);
  const Player p = i < G::players(s) ? seat(i) : Player::nobody;
  const typename G::Move m = legal[one_of(legal.size())];
  std::string broken = broken_telling_of<G>(s, G::determinize(s, p, rng), p, m);
  if constexpr (requires { G::forgetful_world(s, p, rng); })
    if (broken.empty()) broken = broken_telling_of<G>(s, G::forgetful_world(s, p, rng), p, m);
  return broken;
}

template <Game G>
std::string broken_text(const typename G::MoveList& legal) {
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const std::string text = G::text(legal[i]);
    const auto parsed = G::parse(text);
    if (!parsed || !(*parsed == legal[i])) return "'" + text + "' does not read back";
    for (std::size_t k = 0; k < i; ++k)
      if (legal[k] == legal[i]) return "'" + text + "' is listed twice";
  }
  return {};
}

template <Game G>
std::string broken_chance(const typename G::State& s, const typename G::MoveList& legal) {
  if (G::to_move(s) != Player::chance) return {};
  typename G::WeightList weights;
  G::weights(s, legal, weights);
  if (weights.size() != legal.size()) return "there are not as many weights as chance moves";
  for (const std::uint32_t w : weights)
    if (w == 0) return "a chance move cannot happen";
  return {};
}

// The first law that s breaks; empty: none. `legal` is the list of its legal moves.
template <Game G>
std::string broken(const typename G::State& s, const typename G::MoveList& legal, Rng& rng) {
  if (std::string wrong = G::inconsistency(s); !wrong.empty()) return wrong;
  if (G::to_move(s) != Player::nobody && legal.empty()) return "law 4: a dead end";
  if (std::string wrong = broken_text<G>(legal); !wrong.empty()) return wrong;
  if (std::string wrong = broken_chance<G>(s, legal); !wrong.empty()) return wrong;
  if constexpr (TellsEvents<G>)
    if (std::string wrong = broken_telling<G>(s, legal, rng); !wrong.empty()) return wrong;
  for (std::size_t i = 0; i < G::players(s); ++i)
    if (std::string wrong = broken_for_viewer<G>(s, seat(i), legal, rng); !wrong.empty())
      return wrong;
  return broken_for_viewer<G>(s, Player::nobody, legal, rng);  // a spectator
}

}  // namespace hadal::laws
