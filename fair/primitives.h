// SPDX-License-Identifier: Apache-2.0
// What chance, seeds and tokens are made of. We do not write cryptography ourselves: a server uses
// libsodium (sodium.cpp), a page its own libraries (wasm/primitives.cpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace hadal::fair {

using Bytes32 = std::array<unsigned char, 32>;
using KeyBlock = std::array<unsigned char, 64>;

void fill_randomly(unsigned char* bytes, std::size_t n);  // nobody can foresee them
Bytes32 blake2b(std::string_view text);
// One block of the keystream; the nonce has eight bytes, and so has the number of the block.
KeyBlock chacha20(const Bytes32& key, std::uint64_t nonce, std::uint64_t block);
// How long it takes does not tell where they differ.
bool is_same(std::string_view a, std::string_view b);

}  // namespace hadal::fair
