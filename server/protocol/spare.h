// SPDX-License-Identifier: Apache-2.0
// Memory for texts as long as a position, which are made and thrown away thousands of times a
// second: the C library is quick for what is shorter than a kilobyte, and slow for them.
#pragma once

#include <string>

namespace hadal::protocol {

std::string spare_text();            // empty, with room for a position
void give_back(std::string&& text);  // whose memory may serve again, on this thread

}  // namespace hadal::protocol
