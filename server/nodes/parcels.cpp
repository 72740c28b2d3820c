// SPDX-License-Identifier: Apache-2.0
#include "server/nodes/parcels.h"

#include "server/protocol/json_describe.h"

namespace hadal::nodes {

// JSON has no line break that is not escaped, so the first one ends it.
std::string write_parcel(const Parcel& parcel, std::string_view text) {
  std::string written = std::visit([](const auto& p) { return protocol::to_message(p); }, parcel);
  written.reserve(written.size() + 1 + text.size());
  written += '\n';
  written += text;
  return written;
}

std::pair<Parcel, std::string_view> read_parcel(std::string_view written) {
  const std::size_t end = written.find('\n');
  if (end == std::string_view::npos) throw protocol::BadMessage("a parcel has no end");
  const std::string described(written.substr(0, end));
  return {protocol::describe::read_tagged<Parcels>(protocol::describe::parse(described)),
          written.substr(end + 1)};
}

}  // namespace hadal::nodes
