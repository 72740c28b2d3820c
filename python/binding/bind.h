// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <mutex>

#include "engine/record.h"
#include "python/core/state.h"

namespace hadal::python {

namespace py = pybind11;

void bind_game(py::module_& m);
void bind_state(py::module_& m);
void bind_vector(py::module_& m);
void bind_bot(py::module_& m);

// The seat of that number, or a spectator for -1. Throws ValueError.
inline Player viewer(const Kind& kind, int player) {
  if (player == -1) return Player::nobody;
  if (player < 0 || static_cast<std::size_t>(player) >= kind.players())
    throw py::value_error("there is no player " + std::to_string(player) + "; there are 0 to " +
                          std::to_string(kind.players() - 1));
  return seat(static_cast<std::size_t>(player));
}

// For what cannot be copied or pickled: Python's own way would make objects without a value.
[[noreturn]] inline void refuse_to_reduce(const py::object& self) {
  throw py::type_error(py::str(py::type::of(self).attr("__name__")).cast<std::string>() +
                       " cannot be pickled or copied");
}

// A vector of games, or a bot, is used by one thread at a time.
class Turnstile {
 public:
  explicit Turnstile(std::mutex& mutex) : lock_(mutex, std::try_to_lock) {
    if (!lock_.owns_lock()) throw std::runtime_error("another thread is using this");
  }

 private:
  std::unique_lock<std::mutex> lock_;
};

}  // namespace hadal::python
