// SPDX-License-Identifier: Apache-2.0
// JSON, written straight into its text: a view goes from the game into its message without a tree
// between. A game may write its view for any sink and for this one by name (see SinkWords).
#pragma once

#include <cassert>
#include <cstring>
#include <string>
#include <string_view>

#include "engine/sink.h"

namespace hadal {

// Keeps room ahead instead of asking a string for every character.
class JsonSink final : public Sink, public SinkWords<JsonSink> {
 public:
  JsonSink();
  ~JsonSink() override;
  JsonSink(const JsonSink&) = delete;
  JsonSink& operator=(const JsonSink&) = delete;

  using SinkWords<JsonSink>::add;
  using SinkWords<JsonSink>::set;
  using SinkWords<JsonSink>::set_if;
  using SinkWords<JsonSink>::map;
  using SinkWords<JsonSink>::map_if;
  using SinkWords<JsonSink>::list;

  [[gnu::always_inline]] void key(std::string_view name) override {  // as it stands, like a word
    assert(is_plain(name));
    char* to = quoted(name);
    *to++ = ':';
    at_ = to;
    comma_ = false;
  }
  void any_key(std::string_view name) {  // one that people may have made up
    text(name);
    comma_ = false;
    *begin(1) = ':';
    ++at_;
  }
  void text(std::string_view value) override {
    if (!is_plain(value)) return escape(value);
    at_ = quoted(value);
    comma_ = true;
  }
  [[gnu::always_inline]] void word(std::string_view name) {
    assert(is_plain(name));
    at_ = quoted(name);
    comma_ = true;
  }
  void number(std::int64_t value) override {
    if (value < 0 || value > 9) return long_number(value);
    char* to = begin(1);
    *to++ = static_cast<char>('0' + value);
    end_value(to);
  }
  void truth(bool value) override { value ? raw("true") : raw("false"); }
  void nothing() override { raw("null"); }
  void open_map() override { open('{'); }
  void close_map() override { close('}'); }
  void open_list() override { open('['); }
  void close_list() override { close(']'); }
  // A value that is JSON already.
  [[gnu::always_inline]] void raw(std::string_view json) {
    char* to = begin(json.size());
    std::memcpy(to, json.data(), json.size());
    end_value(to + json.size());
  }

  std::string_view written() const {
    return {text_.data(), static_cast<std::size_t>(at_ - text_.data())};
  }

 private:
  // Where so many bytes may be written, after the comma if one is due.
  char* begin(std::size_t bytes) {
    if (static_cast<std::size_t>(end_ - at_) <= bytes) grow(bytes);
    *at_ = ',';
    return at_ + (comma_ ? 1 : 0);
  }
  void end_value(char* to) {
    at_ = to;
    comma_ = true;
  }
  [[gnu::always_inline]] char* quoted(std::string_view value) {
    char* to = begin(value.size() + 3);
    *to++ = '"';
    std::memcpy(to, value.data(), value.size());
    to += value.size();
    *to++ = '"';
    return to;
  }
  void open(char bracket) {
    char* to = begin(1);
    *to++ = bracket;
    at_ = to;
    comma_ = false;
  }
  void close(char bracket) {
    comma_ = false;
    char* to = begin(1);
    *to++ = bracket;
    end_value(to);
  }
  void long_number(std::int64_t value);
  void escape(std::string_view value);
  void grow(std::size_t bytes);
  static bool is_plain(std::string_view text);  // nothing of it needs escaping

  std::string text_;  // longer than what is written
  char* at_;          // the end of what is written
  char* end_;
  bool comma_ = false;  // before the next value
};

}  // namespace hadal
