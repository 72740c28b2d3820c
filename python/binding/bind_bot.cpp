// SPDX-License-Identifier: Apache-2.0
#include "python/binding/bind.h"

namespace hadal::python {
namespace {

struct Seated {
  std::shared_ptr<const Kind> kind;
  std::string level;
  std::unique_ptr<Agent> agent;
  std::mutex mutex;
};

int answer(Seated& bot, const State& state) {
  const std::unique_ptr<State> copy = state.clone();
  const py::gil_scoped_release release;
  const Turnstile alone(bot.mutex);
  return bot.agent->choose(*copy);
}

std::unique_ptr<Seated> seated(const std::shared_ptr<Kind>& kind, const std::string& level,
                               std::uint64_t seed) {
  auto bot = std::make_unique<Seated>();
  bot->kind = kind;
  bot->level = level;
  bot->agent = kind->agent(level, seed);
  return bot;
}

}  // namespace

void bind_bot(py::module_& m) {
  py::class_<Seated>(m, "Bot", "A bot of the house. It never looks at what its seat cannot see.")
      .def(py::init(&seated), py::arg("game"), py::arg("level"), py::arg("seed") = 1)
      .def("__reduce__", &refuse_to_reduce)
      .def_readonly("level", &Seated::level, "As hadal.bot was given it.")
      .def("step", &answer, py::arg("state"), "An action for the seat to move.")
      .def("__call__", &answer, py::arg("state"))
      .def(
          "restart",
          [](Seated& bot) {
            const Turnstile alone(bot.mutex);
            bot.agent->restart();
          },
          "Forgets everything, for a new game.")
      .def(
          "tried",
          [](Seated& bot) {
            const Turnstile alone(bot.mutex);
            py::list rows;
            for (const Agent::Tried& t : bot.agent->tried())
              rows.append(py::make_tuple(t.number, t.visits, t.mean));
            return rows;
          },
          "What its search looked at for the last answer: (action, visits, mean from 0 to 1); "
          "empty: "
          "it did not search.")
      .def(
          "suspicions",
          [](Seated& bot) {
            const Turnstile alone(bot.mutex);
            return bot.agent->suspicions();
          },
          "How likely it thought each seat a traitor when it last chose; empty: no opinion.");
}

}  // namespace hadal::python
