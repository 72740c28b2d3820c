// SPDX-License-Identifier: Apache-2.0
// One table of any game: the server, the terminal and Python use it to mix games at run time.
// Search does not use it; it is a template over the game itself.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/asked.h"
#include "engine/events.h"
#include "engine/game.h"
#include "engine/json_sink.h"
#include "engine/move_words.h"

namespace hadal {

// A move that cannot be played: unreadable, or not legal now. Nothing has changed.
class IllegalMove : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// One that is not even a move, whatever the position.
class UnreadableMove : public IllegalMove {
 public:
  explicit UnreadableMove(std::string_view text)
      : IllegalMove("'" + std::string(text) + "' is not a move") {}
};

// A move that was played, and what each viewer may be told about it.
struct Told {
  Player who = Player::nobody;
  std::string text;
  std::vector<std::string> seen;  // by the seats in turn, then by a spectator; empty: as it is
  std::string remark;             // see Table::remark
  bool news = false;              // somebody learnt something hidden: it cannot be taken back
  std::vector<Event> events;      // what it did; see Table::play_telling
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
  virtual Player whose_turn() const = 0;  // where the game counts turns; otherwise nobody
  virtual std::optional<Window> window() const = 0;  // if that is asked now
  virtual std::vector<std::string> legal() const = 0;
  virtual std::vector<std::uint32_t> weights() const = 0;  // when chance is to move

  // Plays one move, or a whole line of them or nothing; throws IllegalMove.
  virtual void play(std::string_view move) = 0;
  // The same, and the events that it tells; none if the game tells nothing.
  virtual std::vector<Event> play_telling(std::string_view move) = 0;
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

  // Those of the events that `viewer` is told, as a list of {key, args}.
  virtual void write_events(std::span<const Event> events, Player viewer, Sink& out) const = 0;
  // The same for one event: writes its args and returns its key; empty: the viewer is not told.
  virtual std::string write_event(const Event& event, Player viewer, Sink& args) const = 0;
  // The same with nothing hidden, when the game is over (seen_by_all).
  virtual std::string write_open_event(const Event& event, Sink& args) const = 0;
  Document::List events_seen(std::span<const Event> events, Player viewer) const {
    return written([&](Sink& out) { write_events(events, viewer, out); }).list();
  }

  virtual Outcome outcome() const = 0;
  virtual std::string inconsistency() const = 0;
  virtual Document document() const = 0;
  // The position as a scenario's `given`, if that can describe it; null: not at this point.
  virtual Document given() const = 0;
  // Whether both behave the same, whatever is played.
  virtual bool same_position(const Table& other) const = 0;
  virtual void write_view(Player viewer, Sink& out) const = 0;
  virtual void write_view(Player viewer, JsonSink& out) const = 0;  // the same, quicker
  Document view(Player viewer) const {
    return written([&](Sink& out) { write_view(viewer, out); });
  }
  virtual std::uint64_t view_key(Player viewer) const = 0;

  // The name of what is asked, as `asks` in the view; "nothing" when the game is over.
  virtual std::string_view question() const = 0;
  virtual bool is_reaction() const = 0;  // these four as in GameBasics
  virtual bool brings_news(std::string_view move) const = 0;
  virtual Document breakdown(Player p) const = 0;
  virtual Document aid(Player p, std::string_view what, const Document& about) const = 0;
  // A world that `p` cannot tell from the true one.
  virtual std::unique_ptr<Table> imagine(Player p, Rng& rng) const = 0;
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
  Player whose_turn() const override {
    if constexpr (requires { G::whose_turn(state_); }) return G::whose_turn(state_);
    return Player::nobody;
  }
  std::optional<Window> window() const override {
    if constexpr (requires { G::window(state_); }) return G::window(state_);
    return std::nullopt;
  }
  Outcome outcome() const override { return G::outcome(state_); }
  std::string inconsistency() const override { return G::inconsistency(state_); }
  Document document() const override { return G::document(state_); }
  Document given() const override {
    if constexpr (requires { G::given(state_); }) return G::given(state_);
    return {};
  }
  bool same_position(const Table& other) const override {
    if (other.game() != G::kName) return false;
    const State& others = static_cast<const TableOf&>(other).state_;
    if constexpr (requires { G::same_position(state_, others); })
      return G::same_position(state_, others);
    return state_ == others;
  }
  void write_view(Player viewer, Sink& out) const override { G::write_view(state_, viewer, out); }
  void write_view(Player viewer, JsonSink& out) const override {
    G::write_view(state_, viewer, out);
  }
  std::uint64_t view_key(Player viewer) const override { return G::view_key(state_, viewer); }
  std::string_view question() const override { return G::question(state_); }
  bool is_reaction() const override { return G::is_reaction(state_); }
  Document breakdown(Player p) const override { return G::breakdown(state_, p); }
  Document aid(Player p, std::string_view what, const Document& about) const override {
    return G::aid(state_, p, what, about);
  }
  std::unique_ptr<Table> imagine(Player p, Rng& rng) const override {
    return std::make_unique<TableOf>(G::determinize(state_, p, rng));
  }

  bool brings_news(std::string_view move) const override {
    const Move m = read(move);
    State after = state_;
    apply_to(after, m);
    return G::brings_news(state_, m, after);
  }

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

  std::vector<Event> play_telling(std::string_view move) override {
    std::vector<Event> events;
    const Listening listening(events);
    play(move);
    return events;
  }

  void write_events(std::span<const Event> events, Player viewer, Sink& out) const override {
    out.list([&] {
      if constexpr (TellsEvents<G>)
        for (const Event& e : events)
          if (const auto seen = hadal::seen_by(e, G::event_rows()[e.key], viewer))
            hadal::write_event<G>(*seen, out);
    });
  }

  std::string write_event(const Event& event, Player viewer, Sink& args) const override {
    if constexpr (TellsEvents<G>)
      return write_seen(hadal::seen_by(event, G::event_rows()[event.key], viewer), args);
    return {};
  }

  std::string write_open_event(const Event& event, Sink& args) const override {
    if constexpr (TellsEvents<G>) return write_seen(seen_by_all(event), args);
    return {};
  }

  std::vector<std::string> play_line(std::string_view line) override {
    std::vector<std::string> played;
    play_each(line, [&](const State&, Move m, const State&) { played.push_back(G::text(m)); });
    return played;
  }

  std::vector<Told> play_told(std::string_view line) override {
    std::vector<Told> told;
    std::vector<Event> events;
    const Listening listening(events);
    play_each(line, [&](const State& before, Move m, const State& after) {
      told.push_back(tell(before, m, after));
      told.back().events.swap(events);
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
    std::vector<Event> events;
    const Listening listening(events);
    G::apply(state_, m);
    Told told = tell(before, m, state_);
    told.events = std::move(events);
    return told;
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
  // Writes the args of what was seen, and returns its key; empty: nothing was.
  static std::string write_seen(const std::optional<Event>& seen,
                                Sink& args) requires TellsEvents<G> {
    if (!seen) return {};
    write_event_arguments<G>(*seen, args);
    return key_of(*seen, G::event_rows()[seen->key]);
  }

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

  // A viewer gets a text of their own only if they see another move than the one that was played.
  static Told tell(const State& before, Move m, const State& after) {
    Told told{G::to_move(before), G::text(m), {}, G::remark(before, m), true, {}};
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

// The position of a table of the game G.
template <Game G>
const typename G::State& state_of(const Table& table) {
  if (table.game() != G::kName)
    throw std::logic_error("this is a table of " + std::string(table.game()));
  return static_cast<const TableOf<G>&>(table).state();
}

// How a game is found by its name, and what can be said about it before there is a table.
struct GameEntry {
  std::string_view name;
  std::size_t min_players;
  std::size_t max_players;
  int rules_version;
  std::span<const EventRow> events;                          // that the game can tell
  std::vector<EventArgument> asked;                          // what fills its questions
  std::span<const MoveRow> moves;                            // their words
  std::unique_ptr<Table> (*start)(const Document& options);  // throws DocumentError
  std::unique_ptr<Table> (*from)(const Document& scenario);  // throws DocumentError
  std::vector<OptionSpec> options;
  std::vector<Phrase> phrases;
  bool has_sides;
  Document (*printed)();
  Shape (*view_shape)();
  std::span<const std::string_view> rule_ids;  // that a scenario may cite
};

template <Game G>
constexpr std::span<const EventRow> event_rows_of() {
  if constexpr (TellsEvents<G>) return G::event_rows();
  return {};
}

template <Game G>
std::vector<EventArgument> asked_arguments_of() {
  if constexpr (SaysQuestions<G>) return asked_arguments<G>();
  return {};
}

template <Game G>
constexpr std::span<const MoveRow> move_rows_of() {
  if constexpr (SaysMoves<G>) return G::move_rows();
  return {};
}

template <Game G>
GameEntry entry_of(std::span<const std::string_view> rule_ids = {}) {
  return {G::kName,
          G::kMinPlayers,
          G::kMaxPlayers,
          G::kRulesVersion,
          event_rows_of<G>(),
          asked_arguments_of<G>(),
          move_rows_of<G>(),
          [](const Document& options) -> std::unique_ptr<Table> {
            return std::make_unique<TableOf<G>>(G::setup(G::options_from(options)));
          },
          [](const Document& scenario) -> std::unique_ptr<Table> {
            return std::make_unique<TableOf<G>>(G::from_document(scenario));
          },
          G::option_specs(),
          G::phrases(),
          G::kHasSides,
          G::printed,
          G::view_shape,
          rule_ids};
}

}  // namespace hadal
