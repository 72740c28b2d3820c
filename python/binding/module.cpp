// SPDX-License-Identifier: Apache-2.0
// hadal._engine: games, states, vectors and bots as Python sees them.
#include "engine/version.h"
#include "python/binding/bind.h"
#include "python/binding/convert.h"

namespace hadal::python {
namespace {

void bind_errors(py::module_& m) {
  py::register_exception<IllegalMove>(m, "IllegalMove", PyExc_ValueError);
  py::register_exception<RecordError>(m, "RecordError", PyExc_ValueError);
  py::register_exception<DocumentError>(m, "DocumentError", PyExc_ValueError);
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
