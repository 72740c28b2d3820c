// SPDX-License-Identifier: Apache-2.0
#include "engine/document.h"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace hadal {
namespace {

std::string placed(const Document& where, const std::string& reason) {
  return where.line > 0 ? "line " + std::to_string(where.line) + ": " + reason : reason;
}

const char* kind_of(const Document& d) {
  if (d.is_null()) return "nothing";
  if (d.is_map()) return "a map";
  if (d.is_list()) return "a list";
  if (d.is_truth()) return "yes or no";
  return d.is_number() ? "a number" : "a text";
}

bool contains(std::initializer_list<std::string_view> names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

std::vector<std::string> sorted_lines(const Document::List& list) {
  std::vector<std::string> lines;
  lines.reserve(list.size());
  for (const Document& item : list) lines.push_back(to_line(item));
  std::sort(lines.begin(), lines.end());
  return lines;
}

bool same_lists(const Document& expected, const Document& actual, bool in_order) {
  if (!in_order) return sorted_lines(expected.list()) == sorted_lines(actual.list());
  return std::equal(expected.list().begin(), expected.list().end(), actual.list().begin(),
                    actual.list().end(),
                    [](const Document& a, const Document& b) { return a.text() == b.text(); });
}

bool same_value(const Document& expected, const Document& actual, bool in_order) {
  if (expected.is_list() && actual.is_list()) return same_lists(expected, actual, in_order);
  if (expected.is_list() || actual.is_list() || actual.is_map()) return false;
  if (expected.is_null() || actual.is_null()) return expected.is_null() && actual.is_null();
  if (actual.is_truth()) return expected.yes() == actual.yes();
  return expected.text() == actual.text();
}

// No number and no name: `{}` in a scenario.
bool is_empty(const Document& d) {
  if (d.is_list()) return d.list().empty();
  if (d.is_map())
    return std::all_of(d.map().begin(), d.map().end(),
                       [](const Document::Entry& entry) { return is_empty(entry.second); });
  if (d.is_null() || d.is_truth()) return d.is_null() || !d.yes();
  return d.text() == "0" || d.text() == "no" || d.text() == "-" || d.text() == "nobody";
}

// The items of `list` that `other` does not have, each as often as it is missing.
std::string surplus(const Document& list, const Document& other) {
  const std::vector<std::string> mine = sorted_lines(list.list());
  const std::vector<std::string> others = sorted_lines(other.list());
  std::vector<std::string> more;
  std::set_difference(mine.begin(), mine.end(), others.begin(), others.end(),
                      std::back_inserter(more));
  return to_line(Document::List(more.begin(), more.end()));
}

std::string cut(std::string text) {
  constexpr std::size_t kMost = 300;
  return text.size() <= kMost ? text : text.substr(0, kMost) + " …";
}

// Short lists are shown whole; for long ones, only what differs.
std::string what_differs(const Document& expected, const Document& actual) {
  constexpr std::size_t kShort = 200;
  const std::string wanted = to_line(expected);
  const std::string found = to_line(actual);
  if (expected.is_list() && actual.is_list() && wanted.size() + found.size() > kShort)
    return cut("missing " + surplus(expected, actual) + ", not expected " +
               surplus(actual, expected));
  return "expected " + cut(wanted) + ", found " + cut(found);
}

class Comparison {
 public:
  explicit Comparison(std::initializer_list<std::string_view> ordered) : ordered_(ordered) {}

  void compare(const Document& expected, const Document& actual, const std::string& path) {
    if (expected.is_map() && expected.map().empty()) return compare_nothing(expected, actual, path);
    if (expected.is_map()) return compare_maps(expected, actual, path);
    const std::string last = path.substr(path.rfind('.') + 1);
    if (!same_value(expected, actual, contains(ordered_, last)))
      note(expected, path + ": " + what_differs(expected, actual));
  }

  std::vector<std::string> found;

 private:
  void note(const Document& where, const std::string& what) {
    found.push_back(placed(where, what));
  }

  void compare_nothing(const Document& expected, const Document& actual, const std::string& path) {
    if (is_empty(actual)) return;
    note(expected, (path.empty() ? "" : path + ": ") +
                       "{} says that there is nothing; are the lines that belong to it indented?");
  }

  void compare_maps(const Document& expected, const Document& actual, const std::string& path) {
    for (const auto& [key, value] : expected.map()) {
      const std::string here = path.empty() ? key : path + "." + key;
      if (const Document* entry = actual.find(key)) {
        compare(value, *entry, here);
      } else {
        note(value, here + ": there is no such entry");
      }
    }
  }

  std::initializer_list<std::string_view> ordered_;
};

void write_yaml(const Document& d, const std::string& indent, std::string& out) {
  if (!d.is_map() || d.map().empty()) {
    out += " " + to_line(d) + "\n";
    return;
  }
  out += "\n";
  for (const auto& [key, value] : d.map()) {
    out += indent;
    out += key;
    out += ":";
    write_yaml(value, indent + "  ", out);
  }
}

}  // namespace

DocumentError::DocumentError(const Document& where, const std::string& reason)
    : std::runtime_error(placed(where, reason)), line_(where.line), reason_(reason) {}

Document::Document(std::initializer_list<Field> map) {
  Map entries;
  entries.reserve(map.size());
  for (const Field& field : map) entries.emplace_back(std::move(field.key), std::move(field.value));
  value_ = std::move(entries);
}

std::string Document::text() const {
  if (const auto* number = std::get_if<std::int64_t>(&value_)) return std::to_string(*number);
  if (const auto* text = std::get_if<std::string>(&value_)) return *text;
  if (const auto* yes = std::get_if<bool>(&value_)) return *yes ? "yes" : "no";
  throw DocumentError(*this, std::string("a text is needed, this is ") + kind_of(*this));
}

std::int64_t Document::number() const {
  if (const auto* number = std::get_if<std::int64_t>(&value_)) return *number;
  if (const auto* text = std::get_if<std::string>(&value_)) {
    std::int64_t number = 0;
    const char* end = text->data() + text->size();
    const auto [rest, error] = std::from_chars(text->data(), end, number);
    if (error == std::errc() && rest == end && !text->empty()) return number;
    throw DocumentError(*this, "'" + *text + "' is not a number");
  }
  throw DocumentError(*this, std::string("a number is needed, this is ") + kind_of(*this));
}

std::int64_t Document::number_between(std::int64_t low, std::int64_t high) const {
  const std::int64_t n = number();
  if (n < low || n > high)
    throw DocumentError(*this, std::to_string(n) + " is not between " + std::to_string(low) +
                                   " and " + std::to_string(high));
  return n;
}

bool Document::yes() const {
  if (const auto* yes = std::get_if<bool>(&value_)) return *yes;
  const std::string word = text();
  if (word == "yes" || word == "on" || word == "true") return true;
  if (word == "no" || word == "off" || word == "false") return false;
  throw DocumentError(*this, "'" + word + "' is neither yes nor no");
}

const Document::List& Document::list() const {
  if (const auto* list = std::get_if<List>(&value_)) return *list;
  throw DocumentError(*this, std::string("a list is needed, this is ") + kind_of(*this));
}

const Document::Map& Document::map() const {
  if (const auto* map = std::get_if<Map>(&value_)) return *map;
  throw DocumentError(*this, std::string("a map is needed, this is ") + kind_of(*this));
}

const Document* Document::find(std::string_view key) const {
  const auto* map = std::get_if<Map>(&value_);
  if (map == nullptr) return nullptr;
  for (const auto& [name, value] : *map)
    if (name == key) return &value;
  return nullptr;
}

Document* Document::find(std::string_view key) {
  return const_cast<Document*>(std::as_const(*this).find(key));
}

const Document& Document::at(std::string_view key) const {
  if (const Document* found = find(key)) return *found;
  throw DocumentError(*this, "'" + std::string(key) + "' is missing");
}

void Document::set(std::string key, Document value) {
  if (is_null()) value_ = Map{};
  auto& map = std::get<Map>(value_);
  for (auto& [name, old] : map)
    if (name == key) {
      old = std::move(value);
      return;
    }
  map.emplace_back(std::move(key), std::move(value));
}

void Document::push(Document value) {
  if (is_null()) value_ = List{};
  std::get<List>(value_).push_back(std::move(value));
}

void expect_keys(const Document& map, std::initializer_list<std::string_view> known) {
  for (const auto& [key, value] : map.map())
    if (!contains(known, key)) throw DocumentError(value, "unknown key '" + key + "'");
}

std::vector<std::string> differences(const Document& expected, const Document& actual,
                                     std::initializer_list<std::string_view> ordered) {
  Comparison comparison(ordered);
  comparison.compare(expected, actual, "");
  return std::move(comparison.found);
}

std::string difference(const Document& expected, const Document& actual,
                       std::initializer_list<std::string_view> ordered) {
  const std::vector<std::string> all = differences(expected, actual, ordered);
  return all.empty() ? std::string() : all.front();
}

std::string to_line(const Document& d) {
  if (d.is_null()) return "-";
  if (!d.is_list() && !d.is_map()) return d.text();
  std::string out = d.is_list() ? "[" : "{";
  const char* between = "";
  if (d.is_list()) {
    for (const Document& item : d.list()) {
      out += between + to_line(item);
      between = ", ";
    }
    return out + "]";
  }
  for (const auto& [key, value] : d.map()) {
    out += between + key + ": " + to_line(value);
    between = ", ";
  }
  return out + "}";
}

std::string to_yaml(const Document& d) {
  std::string out;
  write_yaml(d, "", out);
  return out.empty() || out[0] != '\n' ? out : out.substr(1);
}

}  // namespace hadal
