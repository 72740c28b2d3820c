// SPDX-License-Identifier: Apache-2.0
#include "engine/shape.h"

#include <algorithm>
#include <cassert>
#include <map>

namespace hadal {

void ShapeSink::place(std::string_view name, Shape shape, bool always) {
  open_.entries.push_back({std::string(name), std::move(shape), always});
}

namespace {

bool is_name(std::string_view text, const Shape& shape) {
  const auto& names = shape.names.names;
  return text == shape.also || std::find(names.begin(), names.end(), text) != names.end();
}

std::string misfit_of_map(const Document& document, const Shape& shape) {
  for (const Shape::Entry& entry : shape.entries) {
    const Document* found = document.find(entry.name);
    if (found == nullptr && entry.always) return entry.name + ": it is missing";
    if (found == nullptr) continue;
    if (const std::string why = misfit(*found, entry.shape); !why.empty())
      return entry.name + (why.front() == ':' ? "" : ".") + why;
  }
  for (const auto& [name, value] : document.map())
    if (std::none_of(shape.entries.begin(), shape.entries.end(),
                     [&, &key = name](const Shape::Entry& entry) { return entry.name == key; }))
      return name + ": the shape does not have it";
  return {};
}

std::string misfit_of_record(const Document& document, const Shape& shape) {
  const std::size_t names = shape.names.names.size();
  if (shape.all && names > 0 && document.map().size() != names) return ": not every name is there";
  for (const auto& [name, value] : document.map()) {
    if (names > 0 && !is_name(name, shape))
      return name + ": it is no " + std::string(shape.names.title);
    if (const std::string why = misfit(value, shape.of.front()); !why.empty())
      return name + (why.front() == ':' ? "" : ".") + why;
  }
  return {};
}

std::string misfit_of_list(const Document& document, const Shape& shape) {
  for (const Document& item : document.list())
    if (const std::string why = misfit(item, shape.of.front()); !why.empty()) return why;
  return {};
}

}  // namespace

std::string misfit(const Document& document, const Shape& shape) {
  switch (shape.kind) {
    case Shape::Kind::unknown: return {};
    case Shape::Kind::number: return document.is_number() ? "" : ": it is not a number";
    case Shape::Kind::truth: return document.is_truth() ? "" : ": it is not a boolean";
    case Shape::Kind::text: return document.is_text() ? "" : ": it is not a text";
    case Shape::Kind::name:
      if (document.is_text() && is_name(document.text(), shape)) return {};
      return ": " + to_line(document) + " is no " + std::string(shape.names.title);
    case Shape::Kind::list:
      return document.is_list() ? misfit_of_list(document, shape) : ": it is not a list";
    case Shape::Kind::record:
      return document.is_map() ? misfit_of_record(document, shape) : ": it is not a map";
    case Shape::Kind::map:
      return document.is_map() ? misfit_of_map(document, shape) : ": it is not a map";
  }
  return {};
}

namespace {

constexpr std::size_t kWidestLine = 100;  // of TypeScript

// seats: Seat; loyalty_cards: LoyaltyCard.
std::string title_of(std::string_view entry, bool one_of_many) {
  if (one_of_many && entry.ends_with('s')) entry.remove_suffix(1);
  std::string title;
  bool up = true;
  for (const char c : entry) {
    if (c != '_') title += static_cast<char>(up && c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
    up = c == '_';
  }
  return title;
}

class TypeScript {
 public:
  // The name of an interface for this map; its parts are written before it.
  void add_interface(const std::string& title, const Shape& map) {
    std::string text = "export interface " + title + " {\n";
    for (const Shape::Entry& entry : map.entries)
      text += "  " + entry.name + (entry.always ? ": " : "?: ") +
              type_of(entry.shape, entry.name, false) + ";\n";
    text += "}\n";
    const bool is_new = made_.emplace(title, text).second;
    assert((is_new || made_[title] == text) && "two maps have one name");
    if (is_new) interfaces_ += "\n" + text;
  }

  std::string text() const {
    std::string out;
    for (const auto& [title, text] : enums_) out += "\n" + text;
    return out + interfaces_;
  }

 private:
  std::string type_of(const Shape& shape, std::string_view entry, bool one_of_many) {
    switch (shape.kind) {
      case Shape::Kind::unknown: return "unknown";
      case Shape::Kind::number: return "number";
      case Shape::Kind::truth: return "boolean";
      case Shape::Kind::text: return "string";
      case Shape::Kind::name:
        return enum_of(shape.names) + (shape.also.empty() ? "" : " | '" + shape.also + "'");
      case Shape::Kind::list: {
        const std::string item = type_of(shape.of.front(), entry, true);
        return item.find(' ') == std::string::npos ? item + "[]" : "(" + item + ")[]";
      }
      case Shape::Kind::record: {
        const std::string key = shape.names.names.empty() ? "string" : enum_of(shape.names);
        const std::string record =
            "Record<" + key + ", " + type_of(shape.of.front(), entry, true) + ">";
        return shape.all || key == "string" ? record : "Partial<" + record + ">";
      }
      case Shape::Kind::map: break;
    }
    const std::string title = title_of(entry, one_of_many);
    add_interface(title, shape);
    return title;
  }

  std::string enum_of(const EnumNames& names) {
    const std::string title(names.title);
    std::string in_line = "export type " + title + " =";
    std::string in_lines = in_line;
    for (const std::string_view name : names.names) {
      in_line += (name == names.names.front() ? " '" : " | '") + std::string(name) + "'";
      in_lines += "\n  | '" + std::string(name) + "'";
    }
    enums_[title] = (in_line.size() < kWidestLine ? in_line : in_lines) + ";\n";
    return title;
  }

  std::map<std::string, std::string> enums_;
  std::map<std::string, std::string> made_;
  std::string interfaces_;
};

}  // namespace

std::string typescript_of(std::string_view game, const Shape& view) {
  TypeScript types;
  types.add_interface("View", view);
  return "// SPDX-License-Identifier: Apache-2.0\n//\n// Made by `hadal schema --view " +
         std::string(game) + "`: what a seat may know of a position, as clients are sent it.\n" +
         types.text();
}

}  // namespace hadal
