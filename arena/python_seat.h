// SPDX-License-Identifier: Apache-2.0
// A seat of the arena whose answers come from Python: `python:my_module`. Every question is a line
// of JSON to a process `python3 -m hadal.seat my_module`, every answer a line with a number. It
// gets only what its seat may know: the view, the observation and the legal actions.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/learning.h"
#include "search/bot.h"
#include "terminal/error.h"

namespace hadal::cli {

inline constexpr std::string_view kPythonSeat = "python:";

// A process that answers. Processes outlive the games: the next one takes over.
class PythonProcess {
 public:
  // One that is free, or a new one. Throws UserError if it cannot be started or does not know the
  // module.
  static std::unique_ptr<PythonProcess> take(const std::string& module);
  static void give_back(std::unique_ptr<PythonProcess> process);

  explicit PythonProcess(const std::string& module);
  ~PythonProcess();
  PythonProcess(const PythonProcess&) = delete;
  PythonProcess& operator=(const PythonProcess&) = delete;

  const std::string& module() const { return module_; }
  // Throws UserError if the process has ended or its answer is not one of `legal`.
  int ask(const std::string& question, const std::vector<int>& legal);

 private:
  std::string read_line();

  std::string module_;
  int pid_ = -1;
  int to_ = -1;
  int from_ = -1;
  std::string rest_;  // read, but not yet a whole line
};

// What is asked, as JSON.
struct PythonQuestion {
  std::string game;
  std::size_t players = 0;
  Player seat = Player::nobody;
  std::vector<int> legal;
  std::vector<std::string> texts;
  std::vector<std::uint8_t> observation;
  Document view;
  std::uint64_t seed = 0;  // for a policy that plays by chance
};
std::string to_json(const PythonQuestion& question);

template <Learnable G>
class PythonSeat final : public bots::Bot<G> {
 public:
  using Move = typename G::Move;

  explicit PythonSeat(const std::string& module) : process_(PythonProcess::take(module)) {}
  ~PythonSeat() override { PythonProcess::give_back(std::move(process_)); }
  PythonSeat(const PythonSeat&) = delete;
  PythonSeat& operator=(const PythonSeat&) = delete;

  Move choose(const typename G::State& world, Player me, const typename G::MoveList& legal,
              Rng& rng) override {
    Half<G> half;
    for (;;) {
      PythonQuestion q{std::string(G::kName), G::players(world), me, {}, {}, {}, {}, rng.next()};
      std::vector<Move> moves;
      each_number<G>(legal, half, [&](int number, Move m) {
        q.legal.push_back(number);
        q.texts.push_back(action_text<G>(number));
        moves.push_back(m);
      });
      q.observation.resize(G::Learning::observation_size(q.players));
      G::Learning::observe(G::view(world, me), half ? half->a : -1, q.observation.data());
      q.view = written([&](Sink& out) { G::write_view(world, me, out); });
      const int answer = process_->ask(to_json(q), q.legal);
      std::size_t i = 0;
      while (q.legal[i] != answer) ++i;
      if (half || !G::Learning::actions().has_second_step(moves[i])) return moves[i];
      half = moves[i];
    }
  }

 private:
  std::unique_ptr<PythonProcess> process_;
};

}  // namespace hadal::cli
