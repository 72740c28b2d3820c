// SPDX-License-Identifier: Apache-2.0
#include "python/binding/bind.h"
#include "python/binding/convert.h"

namespace hadal::python {
namespace {

using Bytes = py::array_t<std::uint8_t>;
using Floats = py::array_t<float>;

// Without a player: the one to move.
int player_or_mover(const State& s, const std::optional<int>& player) {
  if (player) return *player;
  if (s.current_player() < 0) throw py::value_error("no player is to move; name one");
  return s.current_player();
}

std::vector<int> legal_actions(const State& s, const std::optional<int>& player) {
  if (player && *player != kChancePlayer) viewer(s.kind(), *player);
  if (player && *player != s.current_player()) return {};
  return s.legal();
}

Bytes mask(const State& s, const std::optional<int>& player) {
  Bytes out(static_cast<py::ssize_t>(s.kind().actions()));
  if (player) viewer(s.kind(), *player);
  if (player && *player != s.current_player()) {
    std::fill_n(out.mutable_data(), out.size(), std::uint8_t{0});
  } else {
    s.mask(out.mutable_data());
  }
  return out;
}

Floats observation_tensor(const State& s, const std::optional<int>& player) {
  std::vector<std::uint8_t> bytes(s.kind().observation_size());
  s.observe(viewer(s.kind(), player_or_mover(s, player)), bytes.data());
  Floats out(static_cast<py::ssize_t>(bytes.size()));
  std::copy(bytes.begin(), bytes.end(), out.mutable_data());
  return out;
}

Bytes observation_bytes(const State& s, const std::optional<int>& player) {
  Bytes out(static_cast<py::ssize_t>(s.kind().observation_size()));
  s.observe(viewer(s.kind(), player_or_mover(s, player)), out.mutable_data());
  return out;
}

std::string observation_string(const State& s, const std::optional<int>& player) {
  return to_yaml(s.view(viewer(s.kind(), player_or_mover(s, player))));
}

std::string information_string(const State& s, const std::optional<int>& player) {
  return s.information(viewer(s.kind(), player_or_mover(s, player)));
}

std::unique_ptr<State> resample(const State& s, int player, const py::object& random) {
  const Player p = viewer(s.kind(), player);
  if (py::isinstance<Rng>(random)) return s.resample(p, random.cast<Rng&>());
  if (py::isinstance<py::int_>(random)) {
    Rng rng(random.cast<std::uint64_t>());
    return s.resample(p, rng);
  }
  // As in OpenSpiel: a function that gives numbers from 0 to 1.
  Rng rng(static_cast<std::uint64_t>(random().cast<double>() * 0x1p53));
  return s.resample(p, rng);
}

std::unique_ptr<State> child(const State& s, int action) {
  std::unique_ptr<State> next = s.clone();
  next->apply(action);
  return next;
}

std::string to_string(const State& s, const py::args& args) {
  if (args.empty() || args.size() > 2) throw py::type_error("an action, or a player and an action");
  return s.kind().action_text(args[args.size() - 1].cast<int>());
}

void bind_playing(py::class_<State>& c) {
  c.def("current_player", &State::current_player, "The seat to move; -1: chance; -4: nobody.")
      .def(
          "is_terminal", [](const State& s) { return s.current_player() == kTerminalPlayer; },
          "Whether the game is over.")
      .def(
          "is_chance_node", [](const State& s) { return s.current_player() == kChancePlayer; },
          "Whether chance is to move.")
      .def("legal_actions", &legal_actions, py::arg("player") = py::none(),
           "The numbers that may be played now, in order; none for a player who is not to move.")
      .def("legal_actions_mask", &mask, py::arg("player") = py::none(),
           "A byte for every action of players: 1 if it may be played now.")
      .def("apply", &State::apply, py::arg("action"),
           "Plays an action. An illegal one changes nothing and raises IllegalMove.")
      .def("apply_action", &State::apply, py::arg("action"), "The same as apply.")
      .def("play", &State::play, py::arg("line"), "A move in notation, or several with ';'.")
      .def("child", &child, py::arg("action"), "A copy in which the action has been played.")
      .def("chance_outcomes", &State::chance_outcomes, "Pairs of a number and its probability.")
      .def("settle", &State::settle, py::arg("random"), "Plays chance until somebody decides.")
      .def("clone", &State::clone, "A copy, with its past.")
      .def("__copy__", &State::clone)
      .def(
          "__deepcopy__", [](const State& s, const py::dict&) { return s.clone(); },
          py::arg("memo"))
      .def("__eq__", [](const State& s, const py::object& o) {
        return py::isinstance<State>(o) && s.equals(o.cast<const State&>());
      });
}

void bind_seeing(py::class_<State>& c) {
  c.def(
       "observation_tensor", &observation_tensor, py::arg("player") = py::none(),
       "What a seat sees, as floats; by default the seat to move. describe_observation names them.")
      .def("observation_bytes", &observation_bytes, py::arg("player") = py::none(),
           "The same as observation_tensor, as the bytes that vectors have.")
      .def("observation_string", &observation_string, py::arg("player") = py::none(),
           "What a seat sees, as text.")
      .def("information_state_string", &information_string, py::arg("player") = py::none(),
           "Everything a seat has seen so far, move by move.")
      .def(
          "information_key", [](const State& s, int p) { return s.view_key(viewer(s.kind(), p)); },
          py::arg("player"), "A hash of the position as the player remembers it.")
      .def("resample_from_infostate", &resample, py::arg("player"), py::arg("random"),
           "A world that the player cannot tell from this one; `random` is a hadal.Random, a seed "
           "or a function that gives numbers from 0 to 1.")
      .def(
          "view", [](const State& s, int p) { return to_python(s.view(viewer(s.kind(), p))); },
          py::arg("player"), "What the seat sees, as clients are sent it; -1: a spectator.")
      .def("question", &State::question, "The name of what is asked now.");
}

void bind_past(py::class_<State>& c) {
  c.def("returns", &State::returns, "1 for those who have won, -1 for others, 0 before the end.")
      .def("rewards", &State::returns, "What the last action brought: the returns, at the end.")
      .def("scores", &State::scores, "The points of every seat at the end; 0 before.")
      .def("history", &State::history, "The numbers of all actions so far, chance included.")
      .def("moves", &State::moves, "Whole moves in notation.")
      .def(
          "move_number", [](const State& s) { return s.history().size(); },
          "How many actions have been played, chance included.")
      .def("serialize", &State::serialize, "A record, which deserialize_state plays again.")
      .def("action_to_string", &to_string,
           "An action in notation; as in OpenSpiel, a player may stand before it.")
      .def(
          "string_to_action",
          [](const State& s, const std::string& text) { return s.kind().action_number(text); },
          py::arg("text"), "The number of an action in notation.")
      .def(
          "num_players", [](const State& s) { return s.kind().players(); }, "How many seats play.")
      .def(
          "num_distinct_actions", [](const State& s) { return s.kind().actions(); },
          "Numbers of players: 0 to this minus 1.")
      .def(
          "get_game", [](const State& s) { return s.kind().shared_from_this(); }, "What is played.")
      .def("__reduce__",
           [](const py::object& self) {
             const State& s = self.cast<const State&>();
             const py::object game = py::module_::import("hadal").attr("_restore");
             return py::make_tuple(game,
                                   py::make_tuple(s.kind().name(), s.kind().players(),
                                                  to_python(s.kind().options()), s.serialize()));
           })
      .def("__str__",
           [](const State& s) {
             std::string text;
             for (const std::string& move : s.moves()) text += (text.empty() ? "" : "; ") + move;
             return text;
           })
      .def("__repr__", [](const State& s) {
        return "<hadal.State " + s.kind().name() + " after " + std::to_string(s.moves().size()) +
               " moves, asks " + s.question() + ">";
      });
}

}  // namespace

void bind_state(py::module_& m) {
  py::class_<State> c(m, "State", "A position and how it came about.");
  bind_playing(c);
  bind_seeing(c);
  bind_past(c);
  c.attr("__hash__") = py::none();
}

}  // namespace hadal::python
