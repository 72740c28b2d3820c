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

class JsonSink final : public Sink {
 public:
  explicit JsonSink(std::string& out) : out_(out) {}

  void key(std::string_view name) override;
  void text(std::string_view value) override;
  void number(std::int64_t value) override;
  void nothing() override;
  void open_map() override { open('{'); }
  void close_map() override { out_ += '}'; }
  void open_list() override { open('['); }
  void close_list() override { out_ += ']'; }

 private:
  void open(char bracket);
  void separate();

  std::string& out_;
};

// As Sink::add takes it.
template <typename T>
Json json_of(const T& value) {
  Json made{{}};
  made.text.reserve(4096);
  JsonSink(made.text).add(value);
  return made;
}

}  // namespace hadal::protocol
