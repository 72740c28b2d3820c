// SPDX-License-Identifier: Apache-2.0
// hadal._engine: games, states, vectors and bots as Python sees them.
#include "engine/version.h"
#include "python/binding/bind.h"
#include "python/binding/convert.h"

namespace hadal::python {
namespace {

template <typename Error>
void bind_error(py::module_& m, const char* name, const char* doc) {
  py::register_exception<Error>(m, name, PyExc_ValueError).attr("__doc__") = doc;
}

void bind_errors(py::module_& m) {
  bind_error<IllegalMove>(m, "IllegalMove", "The action is not legal now, or there is none such.");
  bind_error<RecordError>(m, "RecordError", "A record that cannot be read or played again.");
  bind_error<DocumentError>(m, "DocumentError", "Options or a scenario that make no sense.");
}

void bind_random(py::module_& m) {
  py::class_<Rng>(m, "Random", "The engine's generator: the same numbers on every machine.")
      .def(py::init<std::uint64_t>(), py::arg("seed"))
      .def("__reduce__", &refuse_to_reduce)
      .def(
          "below",
          [](Rng& rng, std::uint32_t bound) {
            if (bound == 0) throw py::value_error("the bound must be at least 1");
            return rng.below(bound);
          },
          py::arg("bound"), "A number from 0 to bound - 1.");
}

}  // namespace

PYBIND11_MODULE(_engine, m) {
  m.doc() = "The games for research; docs/python.md.";
  m.attr("__version__") = std::string(kVersion);
  bind_errors(m);
  bind_random(m);
  bind_game(m);
  bind_state(m);
  bind_vector(m);
  bind_bot(m);
}

}  // namespace hadal::python
