// SPDX-License-Identifier: Apache-2.0
// One table, whatever game is played on it: what server, terminal and Python mix at run time.
// Search does not come here; it is a template over the game itself.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"

namespace hadal {

// A move that cannot be played: unreadable, or not legal now. Nothing has changed.
class IllegalMove : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// A move that was played, and what everybody may be told of it.
struct Told {
  Player who = Player::nobody;
  std::string text;
  std::vector<std::string> seen;  // by the seats in turn, then by a spectator; empty: as it is
  std::string remark;             // see Table::remark
  bool news = false;              // somebody learnt something hidden: it cannot be taken back
};

// One that is not even a move, whatever the position.
class UnreadableMove : public IllegalMove {
 public:
  explicit UnreadableMove(std::string_view text)
      : IllegalMove("'" + std::string(text) + "' is not a move") {}
};

class Table {
 public:
  virtual ~Table() = default;
  virtual std::unique_ptr<Table> clone() const = 0;

  virtual std::string_view game() const = 0;
  virtual int rules_version() const = 0;
  virtual std::size_t players() const = 0;
  virtual Document options() const = 0;

  virtual Player to_move() const = 0;
  virtual std::int64_t turn() const = 0;  // turns begun, where the game counts them; otherwise 0
  virtual std::vector<std::string> legal() const = 0;
  virtual std::vector<std::uint32_t> weights() const = 0;  // when chance is to move

  // Plays one move, or a whole line of them or nothing; throws IllegalMove.
  virtual void play(std::string_view move) = 0;
  virtual std::vector<std::string> play_line(std::string_view line) = 0;  // what was played
  // The same as play_line, and what everybody saw. Each move is read and looked up once.
  virtual std::vector<Told> play_told(std::string_view line) = 0;
  // Plays the chance move that `pick` chooses by the weights.
  using Pick = std::function<std::size_t(const std::vector<std::uint32_t>& weights)>;
  virtual Told draw(const Pick& pick) = 0;
  // A legal move as `viewer` sees it, before it is played; throws IllegalMove.
  virtual std::string seen_by(std::string_view move, Player viewer) const = 0;
  // What everybody sees of a legal move that its text does not say, before it is played: whom a
  // card is dealt to, what is paid. Empty: nothing.
  virtual std::string remark(std::string_view move) const = 0;

  virtual Outcome outcome() const = 0;
  virtual std::string inconsistency() const = 0;
  virtual Document document() const = 0;
  // The position as a scenario's `given`, as far as that can tell it; null: not from here.
  virtual Document given() const = 0;
  // Whether both go on alike, whatever is played.
  virtual bool same_position(const Table& other) const = 0;
  virtual void write_view(Player viewer, Sink& out) const = 0;
  Document view(Player viewer) const {
    return written([&](Sink& out) { write_view(viewer, out); });
  }
  virtual std::uint64_t view_key(Player viewer) const = 0;
};

template <Game G>
class TableOf final : public Table {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  explicit TableOf(const State& s) : state_(s) {}
  const State& state() const { return state_; }

  std::unique_ptr<Table> clone() const override { return std::make_unique<TableOf>(*this); }
  std::string_view game() const override { return G::kName; }
  int rules_version() const override { return G::kRulesVersion; }
  std::size_t players() const override { return G::players(state_); }
  Document options() const override { return G::options_document(G::options_of(state_)); }
  Player to_move() const override { return G::to_move(state_); }
  std::int64_t turn() const override {
    if constexpr (requires { G::turn(state_); }) return G::turn(state_);
    return 0;
  }
  Outcome outcome() const override { return G::outcome(state_); }
  std::string inconsistency() const override { return G::inconsistency(state_); }
  Document document() const override { return G::document(state_); }
  Document given() const override {
    if constexpr (requires { G::given(state_); }) return G::given(state_);
    return {};
  }
  bool same_position(const Table& other) const override {
    const auto* table = dynamic_cast<const TableOf*>(&other);
    if (table == nullptr) return false;
    if constexpr (requires { G::same_position(state_, state_); })
      return G::same_position(state_, table->state_);
    return state_ == table->state_;
  }
  void write_view(Player viewer, Sink& out) const override { G::write_view(state_, viewer, out); }
  std::uint64_t view_key(Player viewer) const override { return G::view_key(state_, viewer); }

  std::vector<std::string> legal() const override {
    typename G::MoveList list;
    G::legal_moves(state_, list);
    std::vector<std::string> texts;
    texts.reserve(list.size());
    for (const Move m : list) texts.push_back(G::text(m));
    return texts;
  }

  std::vector<std::uint32_t> weights() const override {
    typename G::MoveList list;
    G::legal_moves(state_, list);
    typename G::WeightList weights;
    G::weights(state_, list, weights);
    return {weights.begin(), weights.end()};
  }

  void play(std::string_view move) override { apply_to(state_, read(move)); }

  std::vector<std::string> play_line(std::string_view line) override {
    std::vector<std::string> played;
    play_each(line, [&](const State&, Move m, const State&) { played.push_back(G::text(m)); });
    return played;
  }

  std::vector<Told> play_told(std::string_view line) override {
    std::vector<Told> told;
    play_each(line, [&](const State& before, Move m, const State& after) {
      told.push_back(tell(before, m, after));
    });
    return told;
  }

  Told draw(const Pick& pick) override {
    typename G::MoveList list;
    G::legal_moves(state_, list);
    typename G::WeightList weights;
    G::weights(state_, list, weights);
    const State before = state_;
    const Move m = list[pick({weights.begin(), weights.end()})];
    G::apply(state_, m);
    return tell(before, m, state_);
  }

  std::string seen_by(std::string_view move, Player viewer) const override {
    const Move m = read(move);
    expect_legal(state_, m);
    return G::text(G::seen_by(state_, m, viewer));
  }

  std::string remark(std::string_view move) const override {
    const Move m = read(move);
    expect_legal(state_, m);
    return G::remark(state_, m);
  }

 private:
  static Move read(std::string_view text) {
    const std::optional<Move> m = G::parse(text);
    if (!m) throw UnreadableMove(text);
    return *m;
  }

  static void expect_legal(const State& s, Move m) {
    typename G::MoveList list;
    G::legal_moves(s, list);
    for (const Move legal : list)
      if (legal == m) return;
    throw IllegalMove("'" + G::text(m) + "' is not legal now");
  }

  static void apply_to(State& s, Move m) {
    expect_legal(s, m);
    G::apply(s, m);
  }

  // The whole line or nothing. `played` is called for each move with the positions around it.
  template <typename Played>
  void play_each(std::string_view line, Played played) {
    const std::optional<std::vector<Move>> moves = G::parse_line(state_, line);
    if (!moves) throw UnreadableMove(line);
    State after = state_;
    const Player mover = G::to_move(after);
    for (const Move m : *moves) {
      if (G::to_move(after) != mover)
        throw IllegalMove("'" + G::text(m) + "' comes too late: it is no longer your decision");
      const State before = after;
      apply_to(after, m);
      played(before, m, after);
    }
    state_ = after;
  }

  // A text is made for a viewer only where he sees another move than the one that was played.
  static Told tell(const State& before, Move m, const State& after) {
    Told told{G::to_move(before), G::text(m), {}, G::remark(before, m), true};
    if constexpr (requires { G::brings_news(before, m, after); })
      told.news = G::brings_news(before, m, after);
    const std::size_t seats = G::players(before);
    for (std::size_t i = 0; i <= seats; ++i) {
      const Move seen = G::seen_by(before, m, i < seats ? seat(i) : Player::nobody);
      if (seen == m && told.seen.empty()) continue;
      if (told.seen.empty()) told.seen.assign(seats + 1, told.text);
      told.seen[i] = G::text(seen);
    }
    return told;
  }

  State state_;
};

// How a game is found by its name.
struct GameEntry {
  std::string_view name;
  std::size_t min_players;
  std::size_t max_players;
  int rules_version;
  std::unique_ptr<Table> (*start)(const Document& options);  // throws DocumentError
  std::unique_ptr<Table> (*from)(const Document& scenario);  // throws DocumentError
  std::span<const std::string_view> rule_ids;                // that a scenario may cite
};

template <Game G>
constexpr GameEntry entry_of(std::span<const std::string_view> rule_ids = {}) {
  return {G::kName,
          G::kMinPlayers,
          G::kMaxPlayers,
          G::kRulesVersion,
          [](const Document& options) -> std::unique_ptr<Table> {
            return std::make_unique<TableOf<G>>(G::setup(G::options_from(options)));
          },
          [](const Document& scenario) -> std::unique_ptr<Table> {
            return std::make_unique<TableOf<G>>(G::from_document(scenario));
          },
          rule_ids};
}

}  // namespace hadal
