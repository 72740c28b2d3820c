// SPDX-License-Identifier: Apache-2.0
// Documents to Python and back.
#pragma once

#include <pybind11/pybind11.h>

#include "engine/document.h"

namespace hadal::python {

pybind11::object to_python(const Document& document);
// Booleans become on and off. Throws TypeError for what a document cannot hold.
Document from_python(const pybind11::handle& value);

}  // namespace hadal::python
