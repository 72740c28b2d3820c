// SPDX-License-Identifier: Apache-2.0
#include "server/log/chain.h"

#include <sodium.h>

#include <algorithm>

namespace hadal::log {
namespace {

constexpr std::size_t kHalf = 8;
using Hash = std::array<unsigned char, 16>;  // the shortest that BLAKE2b gives here; half is used

class Hasher {
 public:
  Hasher() { crypto_generichash_init(&state_, nullptr, 0, sizeof(Hash)); }
  void add(std::string_view bytes) {
    add_number(bytes.size());
    crypto_generichash_update(&state_, reinterpret_cast<const unsigned char*>(bytes.data()),
                              bytes.size());
  }
  void add_number(std::uint64_t number) {
    std::array<unsigned char, 8> bytes{};  // little-endian, whatever the machine
    for (std::size_t i = 0; i < bytes.size(); ++i)
      bytes[i] = static_cast<unsigned char>(number >> (8 * i));
    crypto_generichash_update(&state_, bytes.data(), bytes.size());
  }
  Hash end() {
    Hash hash{};
    crypto_generichash_final(&state_, hash.data(), hash.size());
    return hash;
  }

 private:
  crypto_generichash_state state_{};
};

Hash own(std::string_view stream, const Entry& entry) {
  Hasher hasher;
  hasher.add(stream);
  hasher.add_number(entry.number);
  hasher.add_number(static_cast<std::uint64_t>(entry.at));
  hasher.add(entry.text);
  return hasher.end();
}

}  // namespace

Sums next_sums(const Sums& before, std::string_view stream, const Entry& entry) {
  const Hash mine = own(stream, entry);
  Hasher hasher;
  hasher.add(before.view().substr(kHalf));
  hasher.add({reinterpret_cast<const char*>(mine.data()), kHalf});
  const Hash chained = hasher.end();
  Sums sums;
  std::copy_n(mine.begin(), kHalf, sums.bytes.begin());
  std::copy_n(chained.begin(), kHalf, sums.bytes.begin() + kHalf);
  return sums;
}

std::optional<Sums> read_sums(std::string_view bytes) {
  Sums sums;
  if (bytes.size() != sums.bytes.size()) return std::nullopt;
  std::transform(bytes.begin(), bytes.end(), sums.bytes.begin(),
                 [](char c) { return static_cast<unsigned char>(c); });
  return sums;
}

bool is_own(const Sums& sums, std::string_view stream, const Entry& entry) {
  const Hash mine = own(stream, entry);
  return std::equal(mine.begin(), mine.begin() + kHalf, sums.bytes.begin());
}

}  // namespace hadal::log
