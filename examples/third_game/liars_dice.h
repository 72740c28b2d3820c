// SPDX-License-Identifier: Apache-2.0
// Liar's Dice as the engine's contract sees it.
#pragma once

#include "engine/game.h"
#include "examples/third_game/events.h"
#include "examples/third_game/rules.h"
#include "examples/third_game/text.h"
#include "examples/third_game/view.h"

namespace hadal::liars_dice {

struct LiarsDice : GameBasics {
  using State = liars_dice::State;
  using Move = liars_dice::Move;
  using MoveList = liars_dice::MoveList;
  using WeightList = liars_dice::WeightList;
  using View = liars_dice::View;
  using Options = liars_dice::Options;

  static constexpr std::string_view kName = "liars_dice";
  static constexpr int kRulesVersion = 1;
  static constexpr std::size_t kMinPlayers = 2;
  static constexpr std::size_t kMaxPlayers = kSeats;
  // [LIA-8] Every round takes a die; it has a roll of each die, each claim at most once, and a
  // call.
  static constexpr int kMaxMoves = 30 * (30 + 180 + 1);

  static State setup(const Options& options) { return liars_dice::setup(options); }
  static std::size_t players(const State& s) { return s.options.players; }
  static Player to_move(const State& s) { return liars_dice::to_move(s); }
  static void legal_moves(const State& s, MoveList& out) { liars_dice::legal_moves(s, out); }
  static void weights(const State& s, const MoveList& list, WeightList& out) {
    liars_dice::weights(s, list, out);
  }
  static Move draw_chance(const State& s, Rng& rng) { return liars_dice::draw_chance(s, rng); }
  static void apply(State& s, Move m) { liars_dice::apply(s, m); }
  static Outcome outcome(const State& s) { return liars_dice::outcome(s); }
  static std::string_view question(const State& s) { return liars_dice::question(s); }
  // A call lifts the cups; a claim reveals nothing hidden.
  static bool brings_news(const State&, Move m, const State&) { return m.verb == Verb::liar; }

  static View view(const State& s, Player p) { return liars_dice::view(s, p); }
  static std::uint64_t view_key(const State& s, Player p) { return liars_dice::view_key(s, p); }
  static Move seen_by(const State& s, Move m, Player p) { return liars_dice::seen_by(s, m, p); }
  static std::string remark(const State& s, Move m) { return liars_dice::remark(s, m); }
  static constexpr std::span<const EventRow> event_rows() { return kEventRows; }
  static Asked asked(const State& s) { return liars_dice::asked(s); }
  static constexpr std::span<const MoveRow> move_rows() { return kMoveRows; }
  static void write_event_argument(std::string_view kind, EventValue value, Sink& out) {
    liars_dice::write_event_argument(kind, value, out);
  }
  static State determinize(const State& s, Player p, Rng& rng) {
    return liars_dice::determinize(s, p, rng);
  }

  static std::string text(Move m) { return liars_dice::text(m); }
  static std::optional<Move> parse(std::string_view t) { return liars_dice::parse(t); }
  static std::optional<std::vector<Move>> parse_line(const State& s, std::string_view line) {
    return liars_dice::parse_line(s, line);
  }

  static std::string inconsistency(const State& s) { return liars_dice::inconsistency(s); }
  static Document document(const State& s) { return liars_dice::document(s); }
  static void write_view(const State& s, Player p, Sink& out) { liars_dice::write_view(s, p, out); }
  static Shape view_shape() { return liars_dice::view_shape(); }
  static State from_document(const Document& d) { return liars_dice::from_document(d); }
  static Options options_from(const Document& d) { return liars_dice::options_from(d); }
  static Options options_of(const State& s) { return s.options; }
  static Document options_document(const Options& o) { return liars_dice::options_document(o); }
  static std::vector<OptionSpec> option_specs() {
    return {{"dice", false, {"5", "4", "3", "2", "1"}}, {"plain_ones", true, {"off", "on"}}};
  }
};
static_assert(Game<LiarsDice>);

}  // namespace hadal::liars_dice
