// SPDX-License-Identifier: Apache-2.0
// JSON that is written already: a view goes from the game into its message without a tree between.
#pragma once

#include <string>

#include "engine/sink.h"

namespace hadal::protocol {

struct Json {
  std::string text = "null";
  bool operator==(const Json&) const = default;
};

// Keeps room ahead instead of asking a string for every character.
class JsonSink final : public Sink {
 public:
  JsonSink();
  ~JsonSink() override;
  JsonSink(const JsonSink&) = delete;
  JsonSink& operator=(const JsonSink&) = delete;

  void key(std::string_view name) override;  // as it stands: names have nothing to escape
  void text(std::string_view value) override;
  void number(std::int64_t value) override;
  void truth(bool value) override { plain(value ? "true" : "false"); }
  void nothing() override { plain("null"); }
  void open_map() override { open('{'); }
  void close_map() override { close('}'); }
  void open_list() override { open('['); }
  void close_list() override { close(']'); }

  std::string written() const;

 private:
  char* room_for(std::size_t bytes);  // after the comma, if one is due
  void plain(std::string_view value);
  void open(char bracket);
  void close(char bracket);

  std::string text_;  // longer than what is written
  std::size_t used_ = 0;
  bool comma_ = false;  // before the next value
};

// As Sink::add takes it.
template <typename T>
Json json_of(const T& value) {
  JsonSink sink;
  sink.add(value);
  return {sink.written()};
}

}  // namespace hadal::protocol
