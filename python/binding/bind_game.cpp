// SPDX-License-Identifier: Apache-2.0
#include "python/binding/bind.h"
#include "python/binding/convert.h"

namespace hadal::python {
namespace {

std::shared_ptr<const Kind> load(const std::string& name, std::size_t players,
                                 const py::object& options) {
  Document chosen = options.is_none() ? Document(Document::Map{}) : from_python(options);
  if (!chosen.is_map()) throw py::type_error("options are a dictionary");
  chosen.set("players", players);
  return kind_called(name, chosen);
}

py::list describe(const Kind& kind) {
  py::list rows;
  for (const Feature& f : kind.describe()) {
    py::dict row;
    row["name"] = f.name;
    row["kind"] = f.kind;
    row["first"] = f.first;
    row["size"] = f.size;
    rows.append(row);
  }
  return rows;
}

py::dict record_of(const std::string& text) {
  const Record record = read_record(text);
  py::list moves;
  for (const RecordedMove& m : record.moves)
    moves.append(py::make_tuple(hadal::name(m.who), m.text));
  py::list result;
  for (const RecordedResult& r : record.result) result.append(py::make_tuple(r.score, r.won));
  py::dict all;
  all["game"] = record.game;
  all["rules_version"] = record.rules_version;
  all["options"] = to_python(record.options);
  all["seats"] = record.seats;
  all["moves"] = moves;
  all["result"] = result;
  all["seed"] = record.seed;
  return all;
}

}  // namespace

void bind_game(py::module_& m) {
  py::class_<Kind, std::shared_ptr<Kind>>(m, "Game", "A game at a table of so many players.")
      .def_property_readonly("name", &Kind::name, "As load takes it.")
      .def_property_readonly(
          "options", [](const Kind& k) { return to_python(k.options()); },
          "All options of the table, the number of players included.")
      .def_property_readonly("rules_version", &Kind::rules_version,
                             "Raised when the rules behave differently.")
      .def_property_readonly("actions_version", &Kind::actions_version,
                             "Raised when the number of a move changes.")
      .def_property_readonly("observation_version", &Kind::observation_version,
                             "Raised when a feature changes.")
      .def_property_readonly("has_sides", &Kind::has_sides, "Whether people win and lose together.")
      .def_property_readonly("bots", &Kind::bots, "From the weakest to the strongest.")
      .def("num_players", &Kind::players, "How many seats play.")
      .def("num_distinct_actions", &Kind::actions, "Numbers of players: 0 to this minus 1.")
      .def("max_chance_outcomes", &Kind::chance_actions, "Numbers of chance follow those.")
      .def("max_game_length", &Kind::longest, "No game has more actions.")
      .def(
          "min_utility", [](const Kind&) { return -1.0; }, "The return of a loser.")
      .def(
          "max_utility", [](const Kind&) { return 1.0; }, "The return of a winner.")
      .def("observation_tensor_size", &Kind::observation_size, "How many bytes an observation has.")
      .def(
          "observation_tensor_shape",
          [](const Kind& k) { return std::vector<std::size_t>{k.observation_size()}; },
          "The same as a list.")
      .def("describe_observation", &describe, "Name, kind, first place and size of every feature.")
      .def("action_to_string", &Kind::action_text, py::arg("action"), "An action in notation.")
      .def("string_to_action", &Kind::action_number, py::arg("text"),
           "The number of an action in notation.")
      .def("new_initial_state", &Kind::start, "The beginning of a game; chance moves first.")
      .def(
          "state_from_scenario",
          [](const Kind& k, const py::dict& scenario) { return k.given(from_python(scenario)); },
          py::arg("scenario"), "The position of a scenario: a dictionary with `given`.")
      .def("deserialize_state", &Kind::deserialize, py::arg("text"),
           "Reads a record and plays it again, move by move.")
      .def(
          "rollout",
          [](const Kind& k, std::uint64_t decisions, std::size_t games, std::uint64_t seed) {
            if (games < 1 || games > (1u << 20)) throw py::value_error("1 to 1048576 games");
            const py::gil_scoped_release release;
            return k.rollout(decisions, games, seed);
          },
          py::arg("decisions"), py::arg("games") = 1, py::arg("seed") = 1,
          "Random games without Python in between: the yardstick of the benchmark.")
      .def("__reduce__",
           [](const Kind& k) {
             return py::make_tuple(py::module_::import("hadal").attr("_restore_game"),
                                   py::make_tuple(k.name(), k.players(), to_python(k.options())));
           })
      .def("__repr__", [](const Kind& k) {
        return "<hadal.Game " + k.name() + ", " + std::to_string(k.players()) + " players>";
      });
  m.def("load", &load, py::arg("name"), py::arg("players"), py::arg("options") = py::none(),
        "The game of that name for so many players; hadal.load is more convenient.");
  m.def("read_record", &record_of, py::arg("text"), "What a record says; nothing is played.");
  m.def("games", &kind_names, "The names that load knows.");
}

}  // namespace hadal::python
