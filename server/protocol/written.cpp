// SPDX-License-Identifier: Apache-2.0
#include "server/protocol/written.h"

#include "server/protocol/json_describe.h"

namespace hadal::protocol {

// The last character tells whether something stands before: texts end in a quotation mark.
void JsonSink::separate() {
  if (out_.empty()) return;
  const char last = out_.back();
  if (last != '{' && last != '[' && last != ':') out_ += ',';
}

void JsonSink::key(std::string_view name) {
  separate();
  describe::write_text(out_, name);
  out_ += ':';
}

void JsonSink::text(std::string_view value) {
  separate();
  describe::write_text(out_, value);
}

void JsonSink::number(std::int64_t value) {
  separate();
  describe::write_number(out_, value);
}

void JsonSink::nothing() {
  separate();
  out_ += "null";
}

void JsonSink::open(char bracket) {
  separate();
  out_ += bracket;
}

}  // namespace hadal::protocol
