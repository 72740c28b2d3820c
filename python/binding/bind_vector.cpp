// SPDX-License-Identifier: Apache-2.0
#include <optional>

#include "python/binding/bind.h"

namespace hadal::python {
namespace {

using Actions = py::array_t<std::int32_t, py::array::c_style | py::array::forcecast>;
using Logits = py::array_t<float, py::array::c_style | py::array::forcecast>;

inline constexpr std::size_t kMostGames = 1u << 20;
inline constexpr unsigned kMostThreads = 256;

// The games and the one thread that may use them. Arrays keep it alive.
struct Games {
  std::unique_ptr<Vector> all;
  std::mutex mutex;
};

template <typename T>
py::array_t<T> rows(const py::object& self, T* data, std::size_t width = 0) {
  const Games& games = self.cast<const Games&>();
  std::vector<std::size_t> shape{games.all->size()};
  if (width > 0) shape.push_back(width);
  return py::array_t<T>(shape, data, self);
}

Vector& of(const py::object& self) { return *self.cast<Games&>().all; }

std::unique_ptr<Games> make(const Kind& kind, std::size_t n, unsigned threads, std::uint64_t seed,
                            bool forced) {
  if (n < 1 || n > kMostGames)
    throw py::value_error("1 to " + std::to_string(kMostGames) + " games, not " +
                          std::to_string(n));
  if (threads < 1 || threads > kMostThreads)
    throw py::value_error("1 to " + std::to_string(kMostThreads) + " threads, not " +
                          std::to_string(threads));
  auto games = std::make_unique<Games>();
  const py::gil_scoped_release release;
  games->all = kind.vector({n, threads, seed, forced});
  return games;
}

using Which = py::array_t<std::uint8_t, py::array::c_style | py::array::forcecast>;

void expect_one_each(const py::array& array, const Games& games, const char* what) {
  if (array.ndim() != 1 || static_cast<std::size_t>(array.size()) != games.all->size())
    throw py::value_error(std::string(what) + " for each of the " +
                          std::to_string(games.all->size()) + " games is needed");
}

void play(Games& games, const std::int32_t* numbers, const std::uint8_t* which) {
  const py::gil_scoped_release release;
  const Turnstile alone(games.mutex);
  games.all->step(numbers, which);
}

void step(Games& games, const std::optional<Actions>& actions) {
  if (actions) {
    expect_one_each(*actions, games, "one action");
    return play(games, actions->data(), nullptr);
  }
  const py::gil_scoped_release release;
  const Turnstile alone(games.mutex);
  games.all->step();
}

void step_some(Games& games, const Actions& actions, const Which& which) {
  expect_one_each(actions, games, "one action");
  expect_one_each(which, games, "yes or no");
  play(games, actions.data(), which.data());
}

py::array_t<std::int32_t> sample(const py::object& self, const std::optional<Logits>& logits) {
  Games& games = self.cast<Games&>();
  const std::size_t width = games.all->kind().actions();
  if (logits &&
      (logits->ndim() != 2 || static_cast<std::size_t>(logits->shape(0)) != games.all->size() ||
       static_cast<std::size_t>(logits->shape(1)) != width))
    throw py::value_error("logits have the shape (" + std::to_string(games.all->size()) + ", " +
                          std::to_string(width) + ")");
  const float* values = logits ? logits->data() : nullptr;
  {
    const py::gil_scoped_release release;
    const Turnstile alone(games.mutex);
    games.all->sample(values);
  }
  return rows(self, games.all->action());
}

void reset(Games& games, std::uint64_t seed) {
  const py::gil_scoped_release release;
  const Turnstile alone(games.mutex);
  games.all->reset(seed);
}

std::unique_ptr<State> state(Games& games, std::size_t i) {
  const Turnstile alone(games.mutex);
  if (i >= games.all->size()) throw py::index_error("there is no game " + std::to_string(i));
  return games.all->state(i);
}

}  // namespace

void bind_vector(py::module_& m) {
  py::class_<Games>(m, "Vector", "Many games side by side; see hadal.vector.")
      .def(py::init(&make), py::arg("game"), py::arg("n"), py::arg("threads") = 1,
           py::arg("seed") = 1, py::arg("forced") = false)
      .def("__reduce__", &refuse_to_reduce)
      .def("__len__", [](const Games& g) { return g.all->size(); })
      .def_property_readonly(
          "game", [](const Games& g) { return g.all->kind().shared_from_this(); },
          "What is played.")
      .def("reset", &reset, py::arg("seed"), "All games begin anew.")
      .def("step", &step, py::arg("actions") = py::none(),
           "Plays an action in every game. Without actions those that sample chose or, if it was "
           "not "
           "asked since the last step, any legal ones with equal chances.")
      .def("step_some", &step_some, py::arg("actions"), py::arg("which"),
           "Plays on in the games that `which` marks; the rows of the others stay as they are.")
      .def("sample", &sample, py::arg("logits") = py::none(),
           "A legal action for every game, by the softmax of the logits or with equal chances.")
      .def("state", &state, py::arg("i"), "A copy of one of the games.")
      .def_property_readonly(
          "observation",
          [](const py::object& v) {
            return rows(v, of(v).observation(), of(v).kind().observation_size());
          },
          "What the seat to move sees: a row of bytes for each game.")
      .def_property_readonly(
          "mask", [](const py::object& v) { return rows(v, of(v).mask(), of(v).kind().actions()); },
          "1 for every action that the seat to move may play: a row for each game.")
      .def_property_readonly(
          "reward",
          [](const py::object& v) { return rows(v, of(v).reward(), of(v).kind().players()); },
          "Of a game that has just ended, for every seat: 1 if it has won, else -1. Otherwise 0.")
      .def_property_readonly(
          "done", [](const py::object& v) { return rows(v, of(v).done()); },
          "1 for every game that ended in the last step.")
      .def_property_readonly(
          "to_move", [](const py::object& v) { return rows(v, of(v).to_move()); },
          "The seat that is asked, in each game.")
      .def_property_readonly(
          "action", [](const py::object& v) { return rows(v, of(v).action()); },
          "What sample chose last.")
      .def_property_readonly(
          "length", [](const py::object& v) { return rows(v, of(v).length()); },
          "How many actions were played in each game so far, forced ones too.")
      .def_property_readonly(
          "moves", [](const Games& g) { return g.all->moves(); },
          "How many moves players have made in all games since the vector was made.");
}

}  // namespace hadal::python
