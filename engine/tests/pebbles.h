// SPDX-License-Identifier: Apache-2.0
// Pebbles: the smallest game that has all that tables, records and scenarios care about: chance
// with weights, a secret, turns, options and a result.
//
// Chance heaps up 3, 4 or 5 pebbles (4 is twice as likely) and gives A some luck that only A sees.
// Then the seats take 1 or 2 in turn. Whoever takes the last pebble wins; A's luck adds to A's
// score.
#pragma once

#include "engine/fixed_vector.h"
#include "engine/game.h"
#include "engine/table.h"

namespace hadal::test {

struct Pebbles {
  enum class Verb : std::uint8_t { heap, luck, take };
  struct Move {
    Verb verb = Verb::take;
    std::uint8_t n = 0;
    constexpr bool operator==(const Move&) const = default;
  };
  struct Options {
    std::uint8_t players = 2;
    bool rich = false;  // every score is doubled
    constexpr bool operator==(const Options&) const = default;
  };
  struct State {
    Options options;
    std::uint8_t heap = 0;
    std::uint8_t luck = 0;
    std::uint8_t dealt = 0;  // chance moves made, of two
    Player turn = Player::p0;
    Player last = Player::nobody;
    FixedVector<std::uint8_t, 8> taken{};
    constexpr bool operator==(const State&) const = default;
  };
  using View = State;  // with the luck of A blotted out
  using MoveList = Buffer<Move, 8>;
  using WeightList = Buffer<std::uint32_t, 8>;

  static constexpr std::string_view kName = "pebbles";
  static constexpr int kRulesVersion = 3;
  static constexpr std::size_t kMinPlayers = 2;
  static constexpr std::size_t kMaxPlayers = 3;
  static constexpr std::uint8_t kHidden = 255;

  static State setup(const Options& options) { return {.options = options}; }
  static std::size_t players(const State& s) { return s.options.players; }
  static Player to_move(const State& s) {
    if (s.dealt < 2) return Player::chance;
    return s.heap == 0 ? Player::nobody : s.turn;
  }
  static void legal_moves(const State& s, MoveList& out);
  static void weights(const State&, const MoveList& moves, WeightList& out) {
    for (const Move m : moves) out.push_back(m == Move{Verb::heap, 4} ? 2u : 1u);
  }
  static void apply(State& s, Move m);
  static Outcome outcome(const State& s);

  static View view(const State& s, Player p) {
    View v = s;
    if (p != Player::p0) v.luck = kHidden;
    return v;
  }
  static std::uint64_t view_key(const State& s, Player p) { return view(s, p).luck; }
  static std::string remark(const State&, Move) { return {}; }
  static Move seen_by(const State&, Move m, Player p) {
    return m.verb == Verb::luck && p != Player::p0 ? Move{Verb::luck, kHidden} : m;
  }
  static State determinize(const State& s, Player, Rng&) { return s; }

  static std::string text(Move m);
  static std::optional<Move> parse(std::string_view text);
  static std::optional<std::vector<Move>> parse_line(const State&, std::string_view line);

  static std::string inconsistency(const State& s) {
    return s.heap > 5 ? "there are more than 5 pebbles" : "";
  }
  static Document document(const State& s);
  static void write_view(const State& s, Player p, Sink& out);
  static State from_document(const Document& scenario);
  static Options options_from(const Document& d);
  static Options options_of(const State& s) { return s.options; }
  static Document options_document(const Options& o) {
    return {{"players", std::to_string(o.players)}, {"rich", o.rich}};
  }
};
static_assert(Game<Pebbles>);

inline void Pebbles::legal_moves(const State& s, MoveList& out) {
  out.clear();
  const auto list = [&](Verb verb, std::uint8_t from, std::uint8_t to) {
    for (std::uint8_t n = from; n <= to; ++n) out.push_back({verb, n});
  };
  if (s.dealt == 0) return list(Verb::heap, 3, 5);
  if (s.dealt == 1) return list(Verb::luck, 0, 1);
  list(Verb::take, 1, std::min<std::uint8_t>(2, s.heap));
}

inline void Pebbles::apply(State& s, Move m) {
  if (m.verb != Verb::take) {
    (m.verb == Verb::heap ? s.heap : s.luck) = m.n;
    ++s.dealt;
    return;
  }
  s.heap = static_cast<std::uint8_t>(s.heap - m.n);
  s.taken.push_back(m.n);
  s.last = s.turn;
  s.turn = seat((index(s.turn) + 1) % s.options.players);
}

inline Outcome Pebbles::outcome(const State& s) {
  Outcome result;
  const int worth = s.options.rich ? 2 : 1;
  result.score[0] = static_cast<std::int16_t>(s.luck * worth);
  if (!is_seat(s.last)) return result;
  result.score[index(s.last)] = static_cast<std::int16_t>(result.score[index(s.last)] + worth);
  result.won[index(s.last)] = true;
  return result;
}

inline std::string Pebbles::text(Move m) {
  constexpr std::array<const char*, 3> kWords{"heap ", "luck ", "take "};
  return kWords[static_cast<std::size_t>(m.verb)] + (m.n == kHidden ? "?" : std::to_string(m.n));
}

inline std::optional<Pebbles::Move> Pebbles::parse(std::string_view text) {
  for (const Verb verb : {Verb::heap, Verb::luck, Verb::take})
    for (std::uint8_t n = 0; n <= 5; ++n)
      if (Pebbles::text({verb, n}) == text) return Move{verb, n};
  return std::nullopt;
}

inline std::optional<std::vector<Pebbles::Move>> Pebbles::parse_line(const State&,
                                                                     std::string_view line) {
  std::vector<Move> moves;
  for (;;) {
    const std::size_t end = line.find("; ");
    const std::optional<Move> m = parse(line.substr(0, end));
    if (!m) return std::nullopt;
    moves.push_back(*m);
    if (end == std::string_view::npos) return moves;
    line.remove_prefix(end + 2);
  }
}

inline Document Pebbles::document(const State& s) {
  Document::List row;
  for (const std::uint8_t n : s.taken) row.emplace_back(n);
  return {{"to_move", name(to_move(s))},
          {"heap", s.heap},
          {"luck", s.luck},
          {"row", row},
          {"over", to_move(s) == Player::nobody}};
}

inline void Pebbles::write_view(const State& s, Player p, Sink& out) {
  Document d = document(s);
  if (p != Player::p0) d.set("luck", "?");
  out.add(d);
}

inline Pebbles::Options Pebbles::options_from(const Document& d) {
  expect_keys(d, {"players", "rich"});
  Options options;
  if (const auto* v = d.find("players"))
    options.players = static_cast<std::uint8_t>(v->number_between(2, 3));
  if (const auto* v = d.find("rich")) options.rich = v->yes();
  return options;
}

// `given` names the heap; without it the game starts from the beginning.
inline Pebbles::State Pebbles::from_document(const Document& scenario) {
  State s;
  s.options.players = static_cast<std::uint8_t>(scenario.at("players").number_between(2, 3));
  const Document* given = scenario.find("given");
  if (given == nullptr) return s;
  expect_keys(*given, {"heap", "turn"});
  s.dealt = 2;
  s.heap = static_cast<std::uint8_t>(given->at("heap").number_between(0, 100));
  if (const auto* v = given->find("turn")) s.turn = parse_player(v->text()).value_or(Player::p0);
  if (const std::string reason = inconsistency(s); !reason.empty())
    throw DocumentError(given->at("heap"), reason);
  return s;
}

inline const std::vector<GameEntry>& pebbles_only() {
  static constexpr std::array<std::string_view, 2> kRuleIds{"PEB-1", "PEB-2"};
  static const std::vector<GameEntry> games{entry_of<Pebbles>(kRuleIds)};
  return games;
}

}  // namespace hadal::test
