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

// Keeps room ahead instead of asking a string for every character. Every value is followed by a
// comma; what closes a map or a list takes the last one back.
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
    quoted(name, ':');
  }
  void any_key(std::string_view name) {  // one that people may have made up
    text(name);
    at_[-1] = ':';
  }
  void text(std::string_view value) override {
    is_plain(value) ? quoted(value, ',') : escape(value);
  }
  [[gnu::always_inline]] void word(std::string_view name) {
    assert(is_plain(name));
    quoted(name, ',');
  }
  [[gnu::always_inline]] void number(std::int64_t value) override {
    if (value < 0 || value > 99) return long_number(value);
    char* to = room(3);
    if (value > 9) *to++ = static_cast<char>('0' + value / 10);
    to[0] = static_cast<char>('0' + value % 10);
    to[1] = ',';
    at_ = to + 2;
  }
  [[gnu::always_inline]] void truth(bool value) override { value ? raw("true") : raw("false"); }
  void nothing() override { raw("null"); }
  [[gnu::always_inline]] void open_map() override { open('{'); }
  [[gnu::always_inline]] void close_map() override { close('}'); }
  [[gnu::always_inline]] void open_list() override { open('['); }
  [[gnu::always_inline]] void close_list() override { close(']'); }
  // A value that is JSON already.
  [[gnu::always_inline]] void raw(std::string_view json) {
    char* to = room(json.size() + 1);
    std::memcpy(to, json.data(), json.size());
    to[json.size()] = ',';
    at_ = to + json.size() + 1;
  }

  // What was written, without the comma for which nothing has come.
  std::string_view written() const {
    const std::string_view all(text_.data(), used());
    return all.ends_with(',') ? all.substr(0, all.size() - 1) : all;
  }

 private:
  std::size_t used() const { return static_cast<std::size_t>(at_ - text_.data()); }
  // Where so many bytes may be written.
  [[gnu::always_inline]] char* room(std::size_t bytes) {
    if (static_cast<std::size_t>(end_ - at_) < bytes) [[unlikely]]
      grow(bytes);
    return at_;
  }
  [[gnu::always_inline]] void quoted(std::string_view value, char after) {
    char* to = room(value.size() + 3);
    *to++ = '"';
    std::memcpy(to, value.data(), value.size());
    to += value.size();
    to[0] = '"';
    to[1] = after;
    at_ = to + 2;
  }
  [[gnu::always_inline]] void open(char bracket) {
    *room(1) = bracket;
    ++at_;
  }
  [[gnu::always_inline]] void close(char bracket) {
    char* to = room(2);
    if (to[-1] == ',') --to;
    to[0] = bracket;
    to[1] = ',';
    at_ = to + 2;
  }
  void long_number(std::int64_t value);
  void escape(std::string_view value);
  void grow(std::size_t bytes);
  static bool is_plain(std::string_view text);  // nothing of it needs escaping

  std::string text_;  // longer than what is written
  char* at_;          // the end of what is written
  char* end_;
};

}  // namespace hadal
