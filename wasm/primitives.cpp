// SPDX-License-Identifier: Apache-2.0
// The page's own libraries do it: web/src/offline/primitives.ts.
#include "fair/primitives.h"

#include <emscripten.h>

// clang-format off
EM_JS(void, page_fill_randomly, (unsigned char* bytes, std::size_t n), {
  Module["fill_randomly"](HEAPU8.subarray(bytes, bytes + n));
});
EM_JS(void, page_blake2b, (const char* text, std::size_t n, unsigned char* hash), {
  HEAPU8.set(Module["blake2b"](HEAPU8.slice(text, text + n)), hash);
});
EM_JS(void, page_chacha20, (const unsigned char* key, const unsigned char* nonce, double block, unsigned char* out), {
  HEAPU8.set(Module["chacha20"](HEAPU8.slice(key, key + 32), HEAPU8.slice(nonce, nonce + 8), block), out);
});
// clang-format on

namespace hadal::fair {

void fill_randomly(unsigned char* bytes, std::size_t n) { page_fill_randomly(bytes, n); }

Bytes32 blake2b(std::string_view text) {
  Bytes32 hash{};
  page_blake2b(text.data(), text.size(), hash.data());
  return hash;
}

// Nobody draws four thousand million blocks for one card, so the number is a whole one in a page
// too.
KeyBlock chacha20(const Bytes32& key, std::uint64_t nonce, std::uint64_t block) {
  std::array<unsigned char, 8> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = static_cast<unsigned char>(nonce >> (8 * i));
  KeyBlock stream{};
  page_chacha20(key.data(), bytes.data(), static_cast<double>(block), stream.data());
  return stream;
}

// Nobody but the owner of the page could measure it.
bool is_same(std::string_view a, std::string_view b) { return a == b; }

}  // namespace hadal::fair
