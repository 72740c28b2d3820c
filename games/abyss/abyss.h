// SPDX-License-Identifier: Apache-2.0
// Abyss as the engine's contract sees it.
#pragma once

#include "engine/game.h"
#include "games/abyss/engine.h"
#include "games/abyss/events.h"
#include "games/abyss/score.h"
#include "games/abyss/text/aids.h"
#include "games/abyss/text/asked.h"
#include "games/abyss/text/document.h"
#include "games/abyss/text/names.h"
#include "games/abyss/text/notation.h"
#include "games/abyss/text/printed.h"
#include "games/abyss/view.h"

namespace hadal::abyss {

struct Learning;  // learn/learn.h

struct Abyss : GameBasics {
  using Learning = abyss::Learning;
  using State = abyss::State;
  using Move = abyss::Move;
  using MoveList = abyss::MoveList;
  using WeightList = abyss::WeightList;
  using View = abyss::View;
  using Options = abyss::Options;

  static constexpr std::string_view kName = "abyss";
  static constexpr int kRulesVersion = 2;
  static constexpr std::size_t kMinPlayers = 2;
  static constexpr std::size_t kMaxPlayers = kSeats;
  static constexpr int kMaxMoves = 20000;  // no game is longer, chance included  [ABY-OWN-18]

  static State setup(const Options& options) { return abyss::setup(options); }
  static std::size_t players(const State& s) { return s.players; }
  static Player to_move(const State& s) { return abyss::to_move(s); }
  static void legal_moves(const State& s, MoveList& out) { abyss::legal_moves(s, out); }
  static void weights(const State& s, const MoveList& list, WeightList& out) {
    abyss::weights(s, list, out);
  }
  static Move draw_chance(const State& s, Rng& rng) { return abyss::draw_chance(s, rng); }
  static void apply(State& s, Move m) { abyss::apply(s, m); }
  static Outcome outcome(const State& s) { return abyss::outcome(s); }
  static std::string_view question(const State& s) { return abyss::question(s); }
  static bool is_reaction(const State& s) {
    return !s.stack.empty() && s.stack.back().rule == Rule::offer;
  }
  static bool brings_news(const State&, Move m, const State&) { return abyss::brings_news(m); }

  static View view(const State& s, Player p) { return abyss::view(s, p); }
  static std::uint64_t view_key(const State& s, Player p) { return abyss::view_key(s, p); }
  static Move seen_by(const State& s, Move m, Player p) { return abyss::seen_by(s, m, p); }
  static std::string remark(const State& s, Move m) { return abyss::remark(s, m); }
  static constexpr std::span<const EventRow> event_rows() { return kEventRows; }
  static Asked asked(const State& s) { return abyss::asked(s); }
  static std::span<const MoveRow> move_rows() { return abyss::move_rows(); }
  static void write_event_argument(std::string_view kind, EventValue value, Sink& out) {
    abyss::write_event_argument(kind, value.low, out);
  }
  static State determinize(const State& s, Player p, Rng& rng) {
    return abyss::determinize(s, p, rng);
  }
  // A world for a player who remembers nothing: everything that the bare view leaves open is dealt
  // again.
  static State forgetful_world(const State& s, Player p, Rng& rng) {
    return abyss::determinize(s, p, rng, Memory::none);
  }
  // The same for a player who remembers as people do.
  static State human_world(const State& s, Player p, Rng& rng) {
    return abyss::determinize(s, p, rng, Memory::human);
  }
  static std::uint64_t human_key(const State& s, Player p) { return abyss::human_key(s, p); }

  static std::string text(Move m) { return abyss::text(m); }
  static std::optional<Move> parse(std::string_view t) { return abyss::parse(t); }
  static std::int64_t turn(const State& s) { return s.turn; }
  static Player whose_turn(const State& s) { return s.active; }
  static std::optional<std::vector<Move>> parse_line(const State& s, std::string_view line) {
    return abyss::parse_line(s, line);
  }

  static std::string inconsistency(const State& s) { return abyss::inconsistency(s); }
  static Document document(const State& s) { return abyss::document(s); }
  template <typename Out>
  static void write_view(const State& s, Player p, Out& out) {
    abyss::write_view(s, p, out);
  }
  static Shape view_shape() { return abyss::view_shape(); }
  static State from_document(const Document& d) { return abyss::from_document(d); }
  static Document given(const State& s) { return abyss::given(s); }
  static Options options_from(const Document& d) { return abyss::options_from(d); }
  static Options options_of(const State& s) { return {s.players, s.options}; }
  static Document options_document(const Options& o) { return abyss::options_document(o); }
  static std::vector<OptionSpec> option_specs() {
    std::vector<OptionSpec> all;
    for (const std::string_view key : kOptionNames)
      all.push_back({std::string(key), true, {"off", "on"}});
    return all;
  }
  static Document breakdown(const State& s, Player p) { return abyss::breakdown(s, p); }
  static Document aid(const State& s, Player p, std::string_view what, const Document& about) {
    return abyss::aid(s, p, what, about);
  }
  static Document printed() { return printed_cards(); }
};
static_assert(Game<Abyss>);

}  // namespace hadal::abyss
