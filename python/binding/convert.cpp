// SPDX-License-Identifier: Apache-2.0
#include "python/binding/convert.h"

namespace hadal::python {
namespace py = pybind11;

namespace {

constexpr int kDeepest = 64;  // no document of ours is nested so deep

Document read(const py::handle& value, int depth) {
  if (depth > kDeepest) throw py::value_error("nested too deep");
  if (value.is_none()) return {};
  if (py::isinstance<py::bool_>(value)) return Document(value.cast<bool>() ? "on" : "off");
  if (py::isinstance<py::int_>(value)) return Document(value.cast<std::int64_t>());
  if (py::isinstance<py::str>(value)) return Document(value.cast<std::string>());
  if (py::isinstance<py::list>(value) || py::isinstance<py::tuple>(value)) {
    Document::List list;
    for (const py::handle item : value) list.push_back(read(item, depth + 1));
    return list;
  }
  if (py::isinstance<py::dict>(value)) {
    Document::Map map;
    for (const auto& [key, item] : value.cast<py::dict>())
      map.emplace_back(py::str(key).cast<std::string>(), read(item, depth + 1));
    return map;
  }
  throw py::type_error("text, numbers, lists and dictionaries are understood, not " +
                       py::str(py::type::of(value)).cast<std::string>());
}

}  // namespace

py::object to_python(const Document& document) {
  if (document.is_null()) return py::none();
  if (document.is_truth()) return py::bool_(document.yes());
  if (document.is_number()) return py::int_(document.number());
  if (const std::string* text = document.if_text()) return py::str(*text);
  if (document.is_list()) {
    py::list list;
    for (const Document& item : document.list()) list.append(to_python(item));
    return list;
  }
  py::dict map;
  for (const auto& [key, value] : document.map()) map[py::str(key)] = to_python(value);
  return map;
}

Document from_python(const py::handle& value) { return read(value, 0); }

}  // namespace hadal::python
