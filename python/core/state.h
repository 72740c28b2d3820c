// SPDX-License-Identifier: Apache-2.0
// A game and a position of it for Python, whatever the game: moves are numbers (engine/actions.h),
// views are bytes (engine/features.h). Nothing here knows Python.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/document.h"
#include "engine/features.h"
#include "engine/player.h"
#include "engine/rng.h"

namespace hadal::python {

// As OpenSpiel numbers those who act and are no player.
inline constexpr int kChancePlayer = -1;
inline constexpr int kTerminalPlayer = -4;

class State;
class Vector;
class Agent;

struct VectorOptions {
  std::size_t games = 1;
  unsigned threads = 1;
  std::uint64_t seed = 1;
  bool forced = false;  // also ask those who have only one legal action
};

// What a table is opened with, and what can be said of every game played there.
class Kind : public std::enable_shared_from_this<Kind> {
 public:
  virtual ~Kind() = default;
  virtual std::string name() const = 0;
  virtual std::size_t players() const = 0;
  virtual Document options() const = 0;
  virtual int rules_version() const = 0;
  virtual int actions_version() const = 0;
  virtual int observation_version() const = 0;
  virtual std::size_t actions() const = 0;         // numbers of players: 0 to actions() - 1
  virtual std::size_t chance_actions() const = 0;  // those of chance follow
  virtual std::size_t longest() const = 0;         // no game has more moves
  virtual bool has_sides() const = 0;
  virtual std::size_t observation_size() const = 0;
  virtual std::vector<Feature> describe() const = 0;
  virtual std::string action_text(int number) const = 0;         // throws IllegalMove
  virtual int action_number(const std::string& text) const = 0;  // throws IllegalMove
  virtual std::vector<std::string> bots() const = 0;  // from the weakest to the strongest

  virtual std::unique_ptr<State> start() const = 0;
  // From the `given` of a scenario. Throws DocumentError.
  virtual std::unique_ptr<State> given(const Document& scenario) const = 0;
  // Reads what State::serialize wrote and plays it again. Throws RecordError.
  virtual std::unique_ptr<State> deserialize(const std::string& text) const = 0;
  virtual std::unique_ptr<Vector> vector(const VectorOptions& options) const = 0;
  // Throws std::invalid_argument with the roster's sentence.
  virtual std::unique_ptr<Agent> agent(const std::string& name, std::uint64_t seed) const = 0;
  // So many decisions of random games, as fast as the engine goes: of so many games side by side,
  // one move of each in turn. Returns how many it made.
  virtual std::uint64_t rollout(std::uint64_t decisions, std::size_t games,
                                std::uint64_t seed) const = 0;
};

// The game of that name at a table with these options, `players` among them. Throws DocumentError,
// or std::invalid_argument if there is no such game.
std::shared_ptr<const Kind> kind_called(const std::string& name, const Document& options);
std::vector<std::string> kind_names();

// A position and how it came about.
class State {
 public:
  virtual ~State() = default;
  virtual const Kind& kind() const = 0;
  virtual std::unique_ptr<State> clone() const = 0;
  virtual bool equals(const State& other) const = 0;

  virtual int current_player() const = 0;
  virtual std::vector<int> legal() const = 0;
  virtual void mask(std::uint8_t* out) const = 0;  // kind().actions() bytes
  virtual void apply(int number) = 0;              // throws IllegalMove; then nothing has changed
  virtual void play(const std::string& line) = 0;  // notation; throws IllegalMove
  virtual std::vector<std::pair<int, double>> chance_outcomes() const = 0;
  // Lets chance play until somebody must decide or the game is over.
  virtual void settle(Rng& rng) = 0;

  virtual std::vector<double> returns() const = 0;  // 1 has won, -1 has not, 0 before the end
  virtual std::vector<int> scores() const = 0;
  virtual std::string question() const = 0;
  virtual void observe(Player p, std::uint8_t* out) const = 0;
  virtual Document view(Player p) const = 0;
  virtual std::uint64_t view_key(Player p) const = 0;
  // All that p has seen, move by move, and what p sees now.
  virtual std::string information(Player p) const = 0;
  // A world that p cannot tell from this one.
  virtual std::unique_ptr<State> resample(Player p, Rng& rng) const = 0;

  virtual std::vector<int> history() const = 0;
  virtual std::vector<std::string> moves() const = 0;  // whole moves, as text
  virtual std::string serialize() const = 0;           // throws std::invalid_argument
};

// Many games side by side. Chance and, unless asked for, forced actions are played inside; a
// finished game begins anew at once. The arrays are of the seat to move and stay where they are.
class Vector {
 public:
  virtual ~Vector() = default;
  virtual const Kind& kind() const = 0;
  virtual std::size_t size() const = 0;
  virtual std::uint8_t* observation() = 0;  // size() rows of kind().observation_size()
  virtual std::uint8_t* mask() = 0;         // size() rows of kind().actions()
  virtual float* reward() = 0;              // size() rows of kind().players()
  virtual std::uint8_t* done() = 0;
  virtual std::int32_t* to_move() = 0;
  virtual std::int32_t* action() = 0;
  virtual std::uint32_t* length() = 0;      // actions played so far in each game, forced ones too
  virtual std::uint64_t moves() const = 0;  // made by players in all games until now

  virtual void reset(std::uint64_t seed) = 0;
  // One legal number for each game into action(): by the logits (size() rows of kind().actions()),
  // or with equal chances if there are none.
  virtual void sample(const float* logits) = 0;
  // Throws IllegalMove if a number is not legal; then no game has moved. `which`, if not null, has
  // a byte for each game: those with 0 stand still, and their rows stay as they are.
  virtual void step(const std::int32_t* numbers, const std::uint8_t* which) = 0;
  // Plays what was sampled, or with equal chances where nothing was.
  virtual void step() = 0;
  virtual std::unique_ptr<State> state(std::size_t i) const = 0;
};

// A bot of the house.
class Agent {
 public:
  virtual ~Agent() = default;
  // A number for the seat to move. It catches up with what was played since it was last asked.
  virtual int choose(const State& state) = 0;
  virtual void restart() = 0;
  // How likely it thinks each seat a traitor; empty: there are none, or it has no opinion.
  virtual std::vector<double> suspicions() const = 0;
  // What its search looked at for the last answer: number, visits, mean. Moves that share their
  // first step are one.
  struct Tried {
    int number = 0;
    std::uint32_t visits = 0;
    double mean = 0;
  };
  virtual std::vector<Tried> tried() const = 0;
};

}  // namespace hadal::python
