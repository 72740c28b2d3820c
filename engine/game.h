// SPDX-License-Identifier: Apache-2.0
// The contract between a game and everything above it: search, tables, tests, terminal, Python.
//
// A game is a set of static functions over a trivially copyable position. Chance is a player: the
// game never rolls, it is told what was rolled. Legality exists once, in legal_moves. What a seat
// may know leaves through view, seen_by and the documents made of them, and nowhere else.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/player.h"
#include "engine/rng.h"
#include "engine/shape.h"

namespace hadal {

// A round of questions that only offer reactions, and that comes again after a change.
struct Window {
  int number = 0;  // another number, another window
  bool changed = false;
  bool operator==(const Window&) const = default;
};

// How a finished game ended for every seat.
struct Outcome {
  std::array<std::int16_t, kMaxSeats> score{};
  std::array<bool, kMaxSeats> won{};
  constexpr bool operator==(const Outcome&) const = default;
};

// For Sink::set.
inline auto list_winners(const Outcome& outcome, std::size_t players) {
  return list_of<Player>([outcome, players](auto add) {
    for (std::size_t i = 0; i < players; ++i)
      if (outcome.won[i]) add(seat(i));
  });
}

// An option of a table: a switch, "off" or "on", or one of several choices.
struct OptionSpec {
  std::string key;
  bool is_flag = true;
  std::vector<std::string> choices;  // the first one holds when nothing is said
};

// What can be said with one touch.
struct Phrase {
  std::string key;
  bool names_seat = false;
};

// Defaults: a game inherits these and defines what is different.
struct GameBasics {
  static constexpr bool kHasSides = false;  // people win and lose together
  // The question only asks for a reaction; a standing order may answer it.
  static bool is_reaction(const auto& /*s*/) { return false; }
  // Somebody learns something hidden from the move, so it cannot be taken back.
  static bool brings_news(const auto& /*before*/, auto /*m*/, const auto& /*after*/) {
    return true;
  }
  // Where the points of a seat come from; null where points have no parts.
  static Document breakdown(const auto& /*s*/, Player) { return {}; }
  // What a client may ask about the position: which ways to pay, which targets, why not. `about`
  // gives the details. It uses only what the seat may know; null: there is no such aid.
  static Document aid(const auto& /*s*/, Player, std::string_view /*what*/,
                      const Document& /*about*/) {
    return {};
  }
  // The shape of what write_view writes, for the types of clients; unknown: clients take any
  // document.
  static Shape view_shape() { return {}; }
  static std::vector<OptionSpec> option_specs() { return {}; }
  static std::vector<Phrase> phrases() {
    return {{"hello"}, {"thanks"}, {"well_played"}, {"good_game"}, {"take_your_time"}};
  }
  // What is printed on the cards, by family and name.
  static Document printed() { return {}; }
};

template <typename G>
concept Game = std::is_trivially_copyable_v<typename G::State> &&
    std::equality_comparable<typename G::State> && std::is_trivially_copyable_v<typename G::Move> &&
    std::equality_comparable<typename G::Move> && std::is_trivially_copyable_v<typename G::View> &&
    std::equality_comparable<typename G::View> &&
    requires(const typename G::State& s, typename G::State& t, typename G::Move m,
             typename G::MoveList& moves, typename G::WeightList& weights, Player p, Rng& rng,
             const typename G::Options& options, std::string_view text, const Document& given,
             Sink& sink) {
  { G::kName } -> std::convertible_to<std::string_view>;
  { G::kRulesVersion } -> std::convertible_to<int>;
  { G::kMinPlayers } -> std::convertible_to<std::size_t>;
  { G::kMaxPlayers } -> std::convertible_to<std::size_t>;

  { G::setup(options) } -> std::same_as<typename G::State>;  // before any chance move
  { G::players(s) } -> std::convertible_to<std::size_t>;
  { G::to_move(s) } -> std::same_as<Player>;                // a seat, chance, or nobody: over
  { G::legal_moves(s, moves) } -> std::same_as<void>;       // the only source of legality
  { G::weights(s, moves, weights) } -> std::same_as<void>;  // of chance moves
  { G::apply(t, m) } -> std::same_as<void>;                 // m must be in the list
  { G::outcome(s) } -> std::same_as<Outcome>;

  { G::view(s, p) } -> std::same_as<typename G::View>;        // by inclusion
  { G::view_key(s, p) } -> std::same_as<std::uint64_t>;       // of all that p may remember
  { G::seen_by(s, m, p) } -> std::same_as<typename G::Move>;  // m as p sees it happen
  { G::remark(s, m) } -> std::same_as<std::string>;           // what m does not say, for all
  { G::determinize(s, p, rng) } -> std::same_as<typename G::State>;

  { G::text(m) } -> std::same_as<std::string>;
  { G::parse(text) } -> std::same_as<std::optional<typename G::Move>>;
  { G::parse_line(s, text) } -> std::same_as<std::optional<std::vector<typename G::Move>>>;

  { G::inconsistency(s) } -> std::same_as<std::string>;             // what is wrong; empty: nothing
  { G::document(s) } -> std::same_as<Document>;                     // everything, for tests
  { G::write_view(s, p, sink) } -> std::same_as<void>;              // the view, for clients
  { G::from_document(given) } -> std::same_as<typename G::State>;   // throws DocumentError
  { G::options_from(given) } -> std::same_as<typename G::Options>;  // throws DocumentError
  { G::options_of(s) } -> std::same_as<typename G::Options>;
  { G::options_document(options) } -> std::same_as<Document>;

  { G::question(s) } -> std::convertible_to<std::string_view>;  // "nothing": the game is over
  // GameBasics describes the rest and has defaults for it.
  { G::kHasSides } -> std::convertible_to<bool>;
  { G::is_reaction(s) } -> std::same_as<bool>;
  { G::brings_news(s, m, s) } -> std::same_as<bool>;
  { G::breakdown(s, p) } -> std::same_as<Document>;
  { G::aid(s, p, text, given) } -> std::same_as<Document>;
  { G::view_shape() } -> std::same_as<Shape>;
  { G::option_specs() } -> std::same_as<std::vector<OptionSpec>>;
  { G::phrases() } -> std::same_as<std::vector<Phrase>>;
  { G::printed() } -> std::same_as<Document>;
};

}  // namespace hadal
