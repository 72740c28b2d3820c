// SPDX-License-Identifier: Apache-2.0
#include "server/common/secrets.h"

#include <vector>

#include "fair/primitives.h"

namespace hadal::house {
namespace {

// URL-safe, without padding.
std::string base64(const unsigned char* bytes, std::size_t n) {
  constexpr std::string_view kDigits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  std::string text;
  unsigned bits = 0;  // the lowest `have` of them are not written yet
  unsigned have = 0;
  for (std::size_t i = 0; i < n; ++i) {
    bits = (bits << 8 | bytes[i]) & 0xffff;
    for (have += 8; have >= 6; have -= 6) text += kDigits[bits >> (have - 6) & 63];
  }
  if (have > 0) text += kDigits[bits << (6 - have) & 63];
  return text;
}

}  // namespace

std::string random_token(std::size_t bytes) {
  std::vector<unsigned char> random(bytes);
  fair::fill_randomly(random.data(), random.size());
  return base64(random.data(), random.size());
}

std::uint64_t random_number() {
  std::uint64_t number = 0;
  fair::fill_randomly(reinterpret_cast<unsigned char*>(&number), sizeof number);
  return number;
}

std::string hash_token(std::string_view token) {
  const fair::Bytes32 hash = fair::blake2b(token);
  return base64(hash.data(), hash.size());
}

bool same_secret(std::string_view a, std::string_view b) { return fair::is_same(a, b); }

}  // namespace hadal::house
