// SPDX-License-Identifier: Apache-2.0
#include "engine/sink.h"

#include <cassert>

namespace hadal {

void Sink::document(const Document& d) {
  if (const std::string* value = d.if_text()) return text(*value);
  if (d.is_number()) return number(d.number());
  if (d.is_truth()) return truth(d.yes());
  if (d.is_list())
    return list([&] {
      for (const Document& item : d.list()) document(item);
    });
  if (d.is_map())
    return map([&] {
      for (const auto& [name, value] : d.map()) set(name, value);
    });
  nothing();
}

void DocumentSink::open(Document empty) {
  open_.push_back({std::move(key_), std::move(empty)});
  key_.clear();
}

void DocumentSink::close() {
  Open done = std::move(open_.back());
  open_.pop_back();
  key_ = std::move(done.key);
  place(std::move(done.value));
}

void DocumentSink::place(Document value) {
  if (open_.empty()) {
    made_ = std::move(value);
  } else if (Document& around = open_.back().value; around.is_list()) {
    around.push(std::move(value));
  } else {
    assert(around.find(key_) == nullptr && "a name is written once");
    around.set(std::move(key_), std::move(value));
  }
}

}  // namespace hadal
