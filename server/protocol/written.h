// SPDX-License-Identifier: Apache-2.0
// JSON that is written already.
#pragma once

#include <string>

#include "engine/json_sink.h"

namespace hadal::protocol {

struct Json {
  std::string text = "null";
  bool operator==(const Json&) const = default;
};

// As Sink::add takes it.
template <typename T>
Json json_of(const T& value) {
  JsonSink sink;
  sink.add(value);
  return {std::string(sink.written())};
}

}  // namespace hadal::protocol
