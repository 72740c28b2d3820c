// SPDX-License-Identifier: Apache-2.0
// The protocol, generated from the descriptions.
#pragma once

#include <string>

namespace hadal::protocol {

std::string typescript();  // web/src/protocol.ts
std::string markdown();    // docs/protocol.md

}  // namespace hadal::protocol
