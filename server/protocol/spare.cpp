// SPDX-License-Identifier: Apache-2.0
#include "server/protocol/spare.h"

#include <vector>

namespace hadal::protocol {
namespace {

constexpr std::size_t kRoom = 4096;           // a position has two to four thousand bytes
constexpr std::size_t kLargestKept = 65'536;  // a long log, once in a while
constexpr std::size_t kMostKept = 64;

thread_local std::vector<std::string> kept;  // NOLINT: nobody else sees it

}  // namespace

std::string spare_text() {
  std::string text;
  if (kept.empty()) {
    text.reserve(kRoom);
  } else {
    text = std::move(kept.back());
    kept.pop_back();
  }
  return text;
}

void give_back(std::string&& text) {
  if (text.capacity() < kRoom || text.capacity() > kLargestKept || kept.size() >= kMostKept) return;
  text.clear();
  kept.push_back(std::move(text));
}

}  // namespace hadal::protocol
