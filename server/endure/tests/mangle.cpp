// SPDX-License-Identifier: Apache-2.0
#include "server/endure/tests/mangle.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace hadal::endure {
namespace {

std::uint32_t below(Rng& rng, std::size_t n) { return rng.below(static_cast<std::uint32_t>(n)); }

constexpr std::array<std::string_view, 14> kOdd = {
    "null",    "-1",   "1e999", "18446744073709551616",  "\"", "\\u0000", "{", "[", "true", "",
    "\\ud800", "}}}}", "\"\":", "AAAAAAAAAAAAAAAAAAAAAA"};

void damage(std::string& text, Rng& rng) {
  if (text.empty()) text = "x";
  const std::size_t at = below(rng, text.size());
  const std::size_t size = 1 + below(rng, std::min<std::size_t>(text.size() - at, 20));
  switch (rng.below(5)) {
    case 0: text[at] = static_cast<char>(' ' + rng.below(95)); return;
    case 1: text.erase(at, size); return;
    case 2: text.insert(at, text.substr(at, size)); return;
    case 3: text.replace(at, size, kOdd[below(rng, kOdd.size())]); return;
    default: text.insert(below(rng, text.size()), text.substr(at, size)); return;
  }
}

}  // namespace

std::string noise(Rng& rng, std::size_t size) {
  std::string bytes(size, '\0');
  for (char& c : bytes) c = static_cast<char>(rng.below(256));
  return bytes;
}

std::string mangled(std::string text, Rng& rng) {
  for (std::uint32_t n = 1 + rng.below(4); n > 0; --n) damage(text, rng);
  return text;
}

}  // namespace hadal::endure
