// SPDX-License-Identifier: Apache-2.0
// Reads documents written on one line, as to_line writes them: {a: 1, b: [x, y], c: {d: e}}.
// Tests describe positions with it; files for people are YAML and are read elsewhere.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "engine/document.h"

namespace hadal {

class FlowReader {
 public:
  explicit FlowReader(std::string_view text) : text_(text) {}

  Document read() {
    Document d = value();
    if (peek() != '\0') fail("something follows");
    return d;
  }

 private:
  [[noreturn]] void fail(const std::string& reason) const {
    throw std::runtime_error(reason + " at '" + std::string(text_.substr(at_)) + "'");
  }
  char peek() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n')) ++at_;
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  bool skip(char c) {
    if (peek() != c) return false;
    ++at_;
    return true;
  }

  Document value() {
    if (skip('{')) return map();
    if (skip('[')) return list();
    return Document(word());
  }

  std::string word() {
    peek();
    const std::size_t end = std::min(text_.find_first_of(",:[]{}", at_), text_.size());
    std::string_view found = text_.substr(at_, end - at_);
    at_ = end;
    while (!found.empty() && (found.back() == ' ' || found.back() == '\n')) found.remove_suffix(1);
    if (found.empty()) fail("a word is missing");
    return std::string(found);
  }

  Document map() {
    Document d = Document::Map{};
    while (!skip('}')) {
      const std::string key = word();
      if (!skip(':')) fail("':' is missing after '" + key + "'");
      d.set(key, value());
      if (!skip(',') && peek() != '}') fail("',' or '}' is missing");
    }
    return d;
  }

  Document list() {
    Document d = Document::List{};
    while (!skip(']')) {
      d.push(value());
      if (!skip(',') && peek() != ']') fail("',' or ']' is missing");
    }
    return d;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

inline Document flow(std::string_view text) { return FlowReader(text).read(); }

inline Document on_line(int line, Document d) {
  d.line = line;
  return d;
}

}  // namespace hadal
