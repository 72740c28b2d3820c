// SPDX-License-Identifier: Apache-2.0
// Unfathomable as the engine's contract sees it.
#pragma once

#include "engine/game.h"
#include "games/unfathomable/cards/coverage.h"
#include "games/unfathomable/engine.h"
#include "games/unfathomable/events.h"
#include "games/unfathomable/phrases.h"
#include "games/unfathomable/text/asked.h"
#include "games/unfathomable/text/document.h"
#include "games/unfathomable/text/names.h"
#include "games/unfathomable/text/notation.h"
#include "games/unfathomable/text/printed.h"
#include "games/unfathomable/view.h"

namespace hadal::bots::voyage {
struct ShipWitness;  // bot/events.h
}

namespace hadal::unfathomable {

struct Learning;  // learn/learn.h

struct Unfathomable : GameBasics {
  using Learning = unfathomable::Learning;
  static constexpr bool kHasSides = true;
  using Witness = bots::voyage::ShipWitness;  // what its bots may watch
  using State = unfathomable::State;
  using Move = unfathomable::Move;
  using MoveList = unfathomable::MoveList;
  using WeightList = unfathomable::WeightList;
  using View = unfathomable::View;
  using Options = unfathomable::Options;

  static constexpr std::string_view kName = "unfathomable";
  static constexpr int kRulesVersion = 2;
  static constexpr std::size_t kMinPlayers = 3;
  static constexpr std::size_t kMaxPlayers = kSeats;
  static constexpr int kMaxMoves = 100000;  // no game is longer, chance included  [UNF-OWN-3]

  static State setup(const Options& options) { return unfathomable::setup(options); }
  static std::size_t players(const State& s) { return s.players; }
  static Player to_move(const State& s) { return unfathomable::to_move(s); }
  static std::int64_t turn(const State& s) { return s.turn; }
  static Player whose_turn(const State& s) { return s.current; }
  static void legal_moves(const State& s, MoveList& out) { unfathomable::legal_moves(s, out); }
  static void weights(const State& s, const MoveList& list, WeightList& out) {
    unfathomable::weights(s, list, out);
  }
  static Move draw_chance(const State& s, Rng& rng) { return unfathomable::draw_chance(s, rng); }
  static void apply(State& s, Move m) { unfathomable::apply(s, m); }
  static Outcome outcome(const State& s) { return unfathomable::outcome(s); }
  // How the game ended, for statistics.
  static std::string ending(const State& s) { return std::string(name(s.ending)); }
  // The sides that have won, for statistics.
  static std::vector<std::string> winning_sides(const State& s) {
    return unfathomable::winning_sides(s);
  }
  // What there is to count, and what a move brings into play.
  static std::vector<std::string> countable() { return everything_to_count(); }
  static std::vector<std::string> counted(const State& s, Move m) {
    return brought_into_play(s, m);
  }
  static std::string_view question(const State& s) { return unfathomable::question(s); }
  static bool is_reaction(const State& s) { return unfathomable::asks_for_reaction(s); }
  static bool brings_news(const State& before, Move m, const State& after) {
    return unfathomable::brings_news(before, m, after);
  }
  static bool asks_for_reaction(const State& s) { return unfathomable::asks_for_reaction(s); }
  static bool asks_after_change(const State& s) { return unfathomable::asks_after_change(s); }
  static std::optional<Window> window(const State& s) {
    if (!asks_for_reaction(s)) return std::nullopt;
    return Window{s.stack.back().extra, asks_after_change(s)};
  }

  static View view(const State& s, Player p) { return unfathomable::view(s, p); }
  static std::uint64_t view_key(const State& s, Player p) { return unfathomable::view_key(s, p); }
  static Move seen_by(const State& s, Move m, Player p) { return unfathomable::seen_by(s, m, p); }
  static std::string remark(const State& s, Move m) { return unfathomable::remark(s, m); }
  static constexpr std::span<const EventRow> event_rows() { return kEventRows; }
  static Asked asked(const State& s) { return unfathomable::asked(s); }
  static std::span<const MoveRow> move_rows() { return unfathomable::move_rows(); }
  static void write_event_argument(std::string_view kind, EventValue value, Sink& out) {
    unfathomable::write_event_argument(kind, value, out);
  }
  static State determinize(const State& s, Player p, Rng& rng) {
    return unfathomable::determinize(s, p, rng);
  }
  // A world for a player who remembers nothing: everything that the bare view leaves open is dealt
  // again.
  static State forgetful_world(const State& s, Player p, Rng& rng) {
    return unfathomable::determinize(s, p, rng, Memory::none);
  }

  static std::string text(Move m) { return unfathomable::text(m); }
  static std::optional<Move> parse(std::string_view t) { return unfathomable::parse(t); }
  static std::optional<std::vector<Move>> parse_line(const State& s, std::string_view line) {
    return unfathomable::parse_line(s, line);
  }

  static std::string inconsistency(const State& s) { return unfathomable::inconsistency(s); }
  static Document document(const State& s) { return unfathomable::document(s); }
  template <typename Out>
  static void write_view(const State& s, Player p, Out& out) {
    unfathomable::write_view(s, p, out);
  }
  static Shape view_shape() { return unfathomable::view_shape(); }
  static State from_document(const Document& d) { return unfathomable::from_document(d); }
  static Document given(const State& s) { return unfathomable::given(s); }
  static bool same_position(const State& a, const State& b) {
    return unfathomable::same_position(a, b);
  }
  static Options options_from(const Document& d) { return unfathomable::options_from(d); }
  static Options options_of(const State& s) { return s.options; }
  static Document options_document(const Options& o) { return unfathomable::options_document(o); }
  static std::vector<OptionSpec> option_specs() {
    return {choice<Variant>("variant"), choice<Difficulty>("difficulty"),
            choice<Casting>("characters")};
  }
  static std::vector<Phrase> phrases() {
    std::vector<Phrase> all = GameBasics::phrases();
    for (const std::string_view claim : phrase::kClaims) all.push_back({std::string(claim)});
    for (const std::string_view opinion : phrase::kOpinions)
      all.push_back({std::string(opinion), true});
    return all;
  }
  static Document printed() { return printed_cards(); }

 private:
  template <typename E>
  static OptionSpec choice(const char* key) {
    OptionSpec spec{key, false, {}};
    for (const std::string_view name : names_of<E>()) spec.choices.emplace_back(name);
    return spec;
  }
};
static_assert(Game<Unfathomable>);

}  // namespace hadal::unfathomable
