// SPDX-License-Identifier: Apache-2.0
// A bot answers one question after another.
//
// It never sees the true position: it gets a world in which everything hidden from its seat was
// dealt again (G::determinize), and the legal moves, which are the same in every such world. A bot
// that learns from what others do may also watch: see Watched.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "search/judging.h"

namespace hadal {

// A phrase that somebody said at the table.
struct Said {
  Player who = Player::nobody;
  std::string phrase;
  Player about = Player::nobody;
};

}  // namespace hadal

namespace hadal::bots {

// What everybody sees of a move beyond what positions show. A game whose bots watch has a type
// Witness with an Event, made of open things alone, and a function that tells it:
//   static void see(const State& before, Move m, const State& after, Tell tell);
template <typename G>
concept Watched = requires {
  typename G::Witness;
};

template <typename G>
struct EventsOf {
  struct Event {};
};
template <Watched G>
struct EventsOf<G> {
  using Event = typename G::Witness::Event;
};
template <typename G>
using EventOf = typename EventsOf<G>::Event;

// Why a bot answered as it did: a key of the catalogues and the player it is about. Public reasons
// only.
struct Explanation {
  std::string_view key;  // empty: there is nothing to say
  Player about = Player::nobody;
};

// How likely a bot thought each seat was a traitor, to show after the game; and the same for
// somebody who only counts cards.
struct Belief {
  std::uint16_t turn = 0;
  std::array<float, kMaxSeats> guilt{};
  std::array<float, kMaxSeats> prior{};
};

// A move that a search looked at: how often, and its average reward, from 0 to 1.
template <typename Move>
struct Tried {
  Move move{};
  std::uint32_t visits = 0;
  float mean = 0;
};

// What a judge is asked about.
template <Game G>
struct Inquiry {
  const typename G::State& world;  // that the mover cannot tell from the true one, or that one
  Player me;                       // the seat to move
  const typename G::MoveList& legal;
  std::optional<typename G::Move> played;  // looked at as closely as the best
  Knowledge knowledge = Knowledge::seat;
};

template <Game G>
class Bot {
 public:
  virtual ~Bot() = default;

  // One of `legal`, which is not empty; `me` is the seat to move in `world`.
  virtual typename G::Move choose(const typename G::State& world, Player me,
                                  const typename G::MoveList& legal, Rng& rng) = 0;

  virtual void observe(const EventOf<G>&) {}
  // That its own seat gave this answer in `s`, if somebody else gave it.
  virtual void note_own(const typename G::State& /*s*/, Player, typename G::Move) {}
  virtual void hear(const Said&) {}
  // What it tells the others with its last answer, true or not; nothing: it is silent.
  virtual std::optional<Said> says() const { return std::nullopt; }
  virtual std::vector<Tried<typename G::Move>> tried() const { return {}; }  // for the last answer
  virtual Explanation explanation() const { return {}; }                     // of the last answer

  // As a judge: every one of `legal` with its value, best first; empty: this bot cannot tell. What
  // it says depends only on the arguments and on what it has watched.
  virtual std::vector<Judged<typename G::Move>> judge(const Inquiry<G>&, Rng&) { return {}; }
  // How everybody stands if `s` is the true position; nothing: this bot cannot tell.
  virtual std::optional<Standing> appraise(const typename G::State&, Rng&) { return std::nullopt; }
  // How likely each seat is a traitor, for somebody who has only seen what everybody sees.
  virtual std::optional<std::array<float, kMaxSeats>> open_guilt() const { return std::nullopt; }

  // How likely it thought each seat was a traitor when it last chose among several answers.
  virtual std::optional<std::array<float, kMaxSeats>> guilt() const { return std::nullopt; }
  virtual const std::vector<Belief>& belief_history() const {
    static const std::vector<Belief> none;
    return none;
  }
};

// Deals a world for the seat to move and asks the bot.
template <Game G>
typename G::Move ask(Bot<G>& bot, const typename G::State& s, Rng& rng) {
  const Player me = G::to_move(s);
  const typename G::State world = G::determinize(s, me, rng);
  typename G::MoveList legal;
  G::legal_moves(world, legal);
  return bot.choose(world, me, legal, rng);
}

// Lets the bots see a move that was played. `bots` may have empty places, where people sit.
template <Game G>
void tell(const std::vector<std::unique_ptr<Bot<G>>>& bots, const typename G::State& before,
          typename G::Move m, const typename G::State& after) {
  if constexpr (Watched<G>)
    G::Witness::see(before, m, after, [&](const EventOf<G>& event) {
      for (const auto& bot : bots)
        if (bot) bot->observe(event);
    });
}

// Lets the other bots hear what this one said with its last answer.
template <Game G>
std::optional<Said> pass_on(const std::vector<std::unique_ptr<Bot<G>>>& bots, Player speaker) {
  const std::optional<Said> said = bots[index(speaker)]->says();
  for (std::size_t i = 0; said && i < bots.size(); ++i)
    if (bots[i] && seat(i) != speaker) bots[i]->hear(*said);
  return said;
}

struct BotName {
  std::string_view name;
  std::string_view what;  // one line for the help
};

}  // namespace hadal::bots
