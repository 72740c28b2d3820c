// SPDX-License-Identifier: Apache-2.0
#include <sodium.h>

#include <stdexcept>

#include "fair/primitives.h"

namespace hadal::fair {
namespace {

void need_sodium() {
  static const int ready = sodium_init();
  if (ready < 0) throw std::runtime_error("the crypto library could not be started");
}

}  // namespace

void fill_randomly(unsigned char* bytes, std::size_t n) {
  need_sodium();
  randombytes_buf(bytes, n);
}

Bytes32 blake2b(std::string_view text) {
  need_sodium();
  Bytes32 hash{};
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(text.data()),
                     text.size(), nullptr, 0);
  return hash;
}

KeyBlock chacha20(const Bytes32& key, std::uint64_t nonce, std::uint64_t block) {
  std::array<unsigned char, crypto_stream_chacha20_NONCEBYTES> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = static_cast<unsigned char>(nonce >> (8 * i));
  const KeyBlock zeros{};
  KeyBlock stream{};
  crypto_stream_chacha20_xor_ic(stream.data(), zeros.data(), zeros.size(), bytes.data(), block,
                                key.data());
  return stream;
}

bool is_same(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace hadal::fair
