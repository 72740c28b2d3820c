// SPDX-License-Identifier: Apache-2.0
#include "engine/view_words.h"

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

// The maps and enumerations of a shape, under the names that TypeScript has for them.
class Types {
 public:
  struct Row {
    std::string name;
    std::string type;
    bool always = true;
    bool operator==(const Row&) const = default;
  };
  struct Interface {
    std::string title;
    std::vector<Row> rows;
  };

  // An interface for this map; its parts come before it.
  void add_interface(const std::string& title, const Shape& map) {
    std::vector<Row> rows;
    for (const Shape::Entry& entry : map.entries)
      rows.push_back({entry.name, type_of(entry.shape, entry.name, false), entry.always});
    const auto known = std::find_if(interfaces_.begin(), interfaces_.end(),
                                    [&](const Interface& one) { return one.title == title; });
    assert((known == interfaces_.end() || known->rows == rows) && "two maps have one name");
    if (known == interfaces_.end()) interfaces_.push_back({title, std::move(rows)});
  }

  const std::vector<Interface>& interfaces() const { return interfaces_; }
  const std::map<std::string, EnumNames>& enums() const { return enums_; }

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
    enums_[std::string(names.title)] = names;
    return std::string(names.title);
  }

  std::vector<Interface> interfaces_;
  std::map<std::string, EnumNames> enums_;
};

Types types_of(const Shape& view) {
  Types types;
  types.add_interface("View", view);
  return types;
}

std::string typescript_of(const EnumNames& names) {
  std::string in_line = "export type " + std::string(names.title) + " =";
  std::string in_lines = in_line;
  for (const std::string_view name : names.names) {
    in_line += (name == names.names.front() ? " '" : " | '") + std::string(name) + "'";
    in_lines += "\n  | '" + std::string(name) + "'";
  }
  return (in_line.size() < kWidestLine ? in_line : in_lines) + ";\n";
}

// Empty if there are none.
std::string_view words_for(ViewWords words, std::string_view of, std::string_view name) {
  const auto found = std::find_if(words.begin(), words.end(), [&](const EntryWords& one) {
    return one.of == of && one.name == name;
  });
  return found == words.end() ? std::string_view() : found->words;
}

std::string cell(std::string text) {  // of a table in Markdown
  for (std::size_t at = 0; (at = text.find('|', at)) != std::string::npos; at += 2)
    text.insert(at, "\\");
  return text;
}

}  // namespace

std::string typescript_of(std::string_view game, const Shape& view) {
  const Types types = types_of(view);
  std::string out = "// SPDX-License-Identifier: Apache-2.0\n//\n// Made by `hadal schema --view " +
                    std::string(game) +
                    "`: what a seat may know of a position, as clients are sent it.\n";
  for (const auto& [title, names] : types.enums()) out += "\n" + typescript_of(names);
  for (const Types::Interface& one : types.interfaces()) {
    out += "\nexport interface " + one.title + " {\n";
    for (const Types::Row& row : one.rows)
      out += "  " + row.name + (row.always ? ": " : "?: ") + row.type + ";\n";
    out += "}\n";
  }
  return out;
}

std::string misfit_of_words(const Shape& view, ViewWords words) {
  std::size_t entries = 0;
  const Types types = types_of(view);
  for (const Types::Interface& one : types.interfaces())
    for (const Types::Row& row : one.rows) {
      ++entries;
      if (words_for(words, one.title, row.name).empty())
        return one.title + "." + row.name + " has no words";
    }
  for (const EntryWords& one : words) {
    const auto same = [&](const EntryWords& o) { return o.of == one.of && o.name == one.name; };
    if (std::count_if(words.begin(), words.end(), same) > 1)
      return std::string(one.of) + "." + std::string(one.name) + " has words twice";
  }
  return entries == words.size() ? "" : "there are words for an entry that is not in the view";
}

std::string markdown_of(std::string_view game, const Shape& view, ViewWords words) {
  const Types types = types_of(view);
  std::string out = "\n## The view of " + std::string(game) + "\n";
  const std::vector<Types::Interface> outermost_first(types.interfaces().rbegin(),
                                                      types.interfaces().rend());
  for (const Types::Interface& one : outermost_first) {
    out += "\n### " + one.title + " of " + std::string(game) +
           "\n\n| entry | type | what it is |\n|---|---|---|\n";
    for (const Types::Row& row : one.rows)
      out += "| `" + row.name + (row.always ? "" : "?") + "` | `" + cell(row.type) + "` | " +
             cell(std::string(words_for(words, one.title, row.name))) + " |\n";
  }
  out += "\n### Names of " + std::string(game) + "\n\n";
  for (const auto& [title, names] : types.enums()) {
    out += "- `" + title + "`:";
    for (const std::string_view name : names.names) out += " `" + std::string(name) + "`";
    out += "\n";
  }
  return out;
}

}  // namespace hadal
