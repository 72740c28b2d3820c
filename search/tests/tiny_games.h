// SPDX-License-Identifier: Apache-2.0
// Games so small that the right move is known.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/fixed_vector.h"
#include "engine/hash.h"
#include "search/guide.h"

namespace hadal::bots::tiny {

struct Options {
  int size = 0;
  constexpr bool operator==(const Options&) const = default;
};

// What the contract asks for beyond playing.
template <typename GivenState>
struct Paperwork : GameBasics {
  using State = GivenState;
  using Move = int;
  using MoveList = Buffer<int, 8>;
  using WeightList = Buffer<std::uint32_t, 8>;
  using View = std::uint64_t;
  using Options = tiny::Options;
  static constexpr int kRulesVersion = 1;
  static constexpr std::size_t kMinPlayers = 2;
  static constexpr std::size_t kMaxPlayers = 2;
  static std::size_t players(const State&) { return 2; }
  static void weights(const State&, const MoveList& list, WeightList& out) {
    out.clear();
    for (std::size_t i = 0; i < list.size(); ++i) out.push_back(1);
  }
  static Move seen_by(const State&, Move m, Player) { return m; }
  static std::string remark(const State&, Move) { return {}; }
  static std::string_view question(const State&) { return "move"; }
  static std::string text(Move m) { return std::to_string(m); }
  static std::optional<Move> parse(std::string_view) { return std::nullopt; }
  static std::optional<std::vector<Move>> parse_line(const State&, std::string_view) {
    return std::nullopt;
  }
  static std::string inconsistency(const State&) { return {}; }
  static Document document(const State&) { return {}; }
  static void write_view(const State&, Player, Sink& out) { out.nothing(); }
  static State from_document(const Document&) { return {}; }
  static Options options_from(const Document&) { return {}; }
  static Options options_of(const State&) { return {}; }
  static Document options_document(const Options&) { return {}; }
};

// Take one, two or three of a pile; whoever takes the last wins. Leave a multiple of four.
struct NimState {
  int pile = 0;
  int mover = 0;
  constexpr bool operator==(const NimState&) const = default;
};
struct Nim : Paperwork<NimState> {
  static constexpr std::string_view kName = "nim";
  static State setup(const Options& o) { return {o.size, 0}; }
  static Player to_move(const State& s) {
    return s.pile == 0 ? Player::nobody : seat(static_cast<std::size_t>(s.mover));
  }
  static void legal_moves(const State& s, MoveList& out) {
    out.clear();
    for (int n = 1; n <= 3 && n <= s.pile; ++n) out.push_back(n);
  }
  static Move draw_chance(const State&, Rng&) { return 0; }
  static void apply(State& s, Move m) { s = {s.pile - m, 1 - s.mover}; }
  static Outcome outcome(const State& s) {
    Outcome o;
    o.won[static_cast<std::size_t>(1 - s.mover)] = true;
    return o;
  }
  static View view(const State& s, Player p) { return view_key(s, p); }
  static std::uint64_t view_key(const State& s, Player p) {
    return Hash().add(s.pile).add(s.mover).add(p).value();
  }
  static State determinize(const State& s, Player, Rng&) { return s; }
};
static_assert(Game<Nim>);

// Poker with three cards (Kuhn 1950): one each, ante 1; pass or bet 1. Score is what is won.
struct KuhnState {
  std::array<int, 2> card{};  // 0 jack, 1 queen, 2 king
  FixedVector<int, 3> moves;  // 0 pass, 1 bet
  bool dealt = false;
  constexpr bool operator==(const KuhnState&) const = default;
};
struct Kuhn : Paperwork<KuhnState> {
  static constexpr std::string_view kName = "kuhn";
  static State setup(const Options&) { return {}; }
  static bool is_over(const State& s) {
    const std::size_t n = s.moves.size();
    return n == 3 || (n == 2 && !(s.moves[0] == 0 && s.moves[1] == 1));
  }
  static Player to_move(const State& s) {
    if (!s.dealt) return Player::chance;
    return is_over(s) ? Player::nobody : seat(s.moves.size() % 2);
  }
  static void legal_moves(const State& s, MoveList& out) {
    out.clear();
    for (int m = 0; m < (s.dealt ? 2 : 6); ++m) out.push_back(m);
  }
  static Move draw_chance(const State&, Rng& rng) { return static_cast<int>(rng.below(6)); }
  static void apply(State& s, Move m) {
    if (s.dealt) return s.moves.push_back(m);
    s.dealt = true;
    s.card = {m % 3, (m % 3 + 1 + m / 3) % 3};
  }
  static Outcome outcome(const State& s) {
    const bool bet = s.moves[0] == 1 || s.moves[1] == 1;
    const bool called = bet && s.moves.back() == 1;
    std::size_t winner = s.card[0] > s.card[1] ? 0 : 1;
    if (bet && !called) winner = s.moves.size() % 2 == 0 ? 0 : 1;  // the other one passed
    Outcome o;
    const auto stake = static_cast<std::int16_t>(called ? 2 : 1);
    o.score[winner] = stake;
    o.score[1 - winner] = static_cast<std::int16_t>(-stake);
    o.won[winner] = true;
    return o;
  }
  static View view(const State& s, Player p) { return view_key(s, p); }
  static std::uint64_t view_key(const State& s, Player p) {
    Hash h;
    if (is_seat(p)) h.add(s.card[index(p)]);
    return h.add(p).add_all(s.moves).add(s.dealt).value();
  }
  static State determinize(const State& s, Player p, Rng& rng) {
    State world = s;
    const std::size_t me = index(p);
    world.card[1 - me] = (s.card[me] + 1 + static_cast<int>(rng.below(2))) % 3;
    return world;
  }
};
static_assert(Game<Kuhn>);

// Plays Kuhn poker for money, not for the number of pots.
struct KuhnGuide : UniformGuide<Kuhn> {
  Rewards evaluate(const KuhnState& s) const {
    const Outcome o = Kuhn::outcome(s);
    return {static_cast<float>(o.score[0] + 2) / 4, static_cast<float>(o.score[1] + 2) / 4};
  }
};

// A hidden coin: call heads or tails, or throw a die that wins in three cases of five. Whoever
// cannot see the coin throws the die; move 0 and 1 call it, 2 throws.
struct CoinState {
  int coin = 0;
  int called = -1;
  int die = -1;
  constexpr bool operator==(const CoinState&) const = default;
};
struct Coin : Paperwork<CoinState> {
  static constexpr std::string_view kName = "coin";
  static State setup(const Options& o) { return {o.size, -1, -1}; }
  static Player to_move(const State& s) {
    if (s.called < 0) return Player::p0;
    return s.called == 2 && s.die < 0 ? Player::chance : Player::nobody;
  }
  static void legal_moves(const State& s, MoveList& out) {
    out.clear();
    for (int m = 0; m < (s.called < 0 ? 3 : 5); ++m) out.push_back(m);
  }
  static Move draw_chance(const State&, Rng& rng) { return static_cast<int>(rng.below(5)); }
  static void apply(State& s, Move m) { (s.called < 0 ? s.called : s.die) = m; }
  static Outcome outcome(const State& s) {
    Outcome o;
    o.won[(s.called == 2 ? s.die < 3 : s.called == s.coin) ? 0 : 1] = true;
    return o;
  }
  static View view(const State& s, Player p) { return view_key(s, p); }
  static std::uint64_t view_key(const State& s, Player p) {
    return Hash().add(s.called).add(s.die).add(p).value();
  }
  static State determinize(const State& s, Player, Rng& rng) {
    return {static_cast<int>(rng.below(2)), s.called, s.die};
  }
};
static_assert(Game<Coin>);

}  // namespace hadal::bots::tiny
