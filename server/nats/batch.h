// SPDX-License-Identifier: Apache-2.0
// One message of the stream: the entries of one append, or the same entries with other texts. What
// the index needs is in its headers, so the index can be made without reading any text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/log/log.h"
#include "server/nats/handles.h"

namespace hadal::log {

struct Batch {
  std::uint64_t first = 0;  // number of the first entry
  std::uint64_t count = 0;  // of entries
  std::uint64_t last = 0;   // entry of the stream when this was written
  std::int64_t at = 0;
  std::vector<std::string> players = {};
  std::vector<std::string> closes = {};
  // Of a message that stands for an erased one: where the stream began. 0: it does not.
  std::uint64_t began = 0;
  std::vector<std::string> texts = {};

  bool is_revision() const { return began != 0; }
};

NatsMessage write_batch(const std::string& subject, const Batch& batch);
// `with_texts`: false where only headers were asked for. Throws LogError: it is not one of ours.
Batch read_batch(natsMsg* message, bool with_texts = true);

// A name without spaces, dots and stars: "table/x y" is "table.x%20y".
std::string token_of(std::string_view name);
std::string name_of(std::string_view token);

}  // namespace hadal::log
