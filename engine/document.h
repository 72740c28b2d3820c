// SPDX-License-Identifier: Apache-2.0
// A tree of texts, numbers, booleans, lists and maps, with the line each part came from.
//
// Scenario files, views for clients and option sets all have this shape. Reading YAML and writing
// JSON happens in other layers; this is only the value, so games need no library.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace hadal {

class Document;

// A document that does not say what it should. The message names the place and the reason.
class DocumentError : public std::runtime_error {
 public:
  DocumentError(const Document& where, const std::string& reason);
  int line() const { return line_; }
  const std::string& reason() const { return reason_; }  // the message without the place

 private:
  int line_;
  std::string reason_;
};

class Document {
 public:
  using List = std::vector<Document>;
  using Entry = std::pair<std::string, Document>;
  using Map = std::vector<Entry>;  // in the order of writing

  Document() = default;
  Document(std::string text) : value_(std::move(text)) {}    // NOLINT(google-explicit-constructor)
  Document(const char* text) : value_(std::string(text)) {}  // NOLINT(google-explicit-constructor)
  Document(std::string_view text) : value_(std::string(text)) {}  // NOLINT
  Document(bool yes) : value_(yes) {}                             // NOLINT
  template <typename N>
  requires(std::is_integral_v<N> && !std::is_same_v<N, bool>) Document(N number)
      : value_(static_cast<std::int64_t>(number)) {}  // NOLINT
  Document(List list) : value_(std::move(list)) {}    // NOLINT
  Document(Map map) : value_(std::move(map)) {}       // NOLINT
  struct Field;
  Document(std::initializer_list<Field> map);

  bool is_null() const { return std::holds_alternative<std::monostate>(value_); }
  bool is_text() const { return std::holds_alternative<std::string>(value_); }
  bool is_number() const { return std::holds_alternative<std::int64_t>(value_); }
  bool is_truth() const { return std::holds_alternative<bool>(value_); }
  bool is_list() const { return std::holds_alternative<List>(value_); }
  bool is_map() const { return std::holds_alternative<Map>(value_); }

  // These throw DocumentError, which names the line, when the value is of another kind.
  std::string text() const;  // numbers and truths ("yes", "no") are texts too
  std::int64_t number() const;
  std::int64_t number_between(std::int64_t low, std::int64_t high) const;
  bool yes() const;  // yes/no, on/off, true/false
  const List& list() const;
  const Map& map() const;

  const std::string* if_text() const { return std::get_if<std::string>(&value_); }

  const Document* find(std::string_view key) const;  // null when absent or not a map
  Document* find(std::string_view key);
  const Document& at(std::string_view key) const;  // throws when absent
  void set(std::string key, Document value);       // adds or replaces; makes a map of null
  void push(Document value);                       // makes a list of null

  int line = 0;  // 1-based; 0: not from a file

  bool operator==(const Document& other) const { return value_ == other.value_; }

 private:
  std::variant<std::monostate, std::string, std::int64_t, bool, List, Map> value_;
};

// An entry of a map that is written down in braces. Lists in braces are constant. This type can be
// moved from all the same, which avoids a copy of every branch at every level of the tree.
struct Document::Field {
  Field(std::string k, Document v) : key(std::move(k)), value(std::move(v)) {}
  mutable std::string key;
  mutable Document value;
};

// Throws when `map` has a key that is not in `known`: a misspelt key must not pass silently.
void expect_keys(const Document& map, std::initializer_list<std::string_view> known);

// Where `actual` differs from what `expected` names, each as "path: expected x, found y"; empty if
// nowhere. Keys that `expected` does not name are not compared, but an empty map says that nothing
// is there; lists are compared without order, except under the names in `ordered`.
std::vector<std::string> differences(const Document& expected, const Document& actual,
                                     std::initializer_list<std::string_view> ordered = {});
// The first of them, or nothing.
std::string difference(const Document& expected, const Document& actual,
                       std::initializer_list<std::string_view> ordered = {});

// One line, for messages: maps as {a: 1}, lists as [x, y].
std::string to_line(const Document& document);

// Indented text, one value per line, readable as YAML.
std::string to_yaml(const Document& document);

}  // namespace hadal
