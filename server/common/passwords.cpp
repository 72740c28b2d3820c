// SPDX-License-Identifier: Apache-2.0
#include <sodium.h>

#include <array>
#include <stdexcept>

#include "server/common/secrets.h"

namespace hadal::house {
namespace {

void need_sodium() {
  static const int ready = sodium_init();
  if (ready < 0) throw std::runtime_error("the crypto library could not be started");
}

}  // namespace

std::string hash_password(const std::string& password) {
  need_sodium();
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str_alg(hash.data(), password.data(), password.size(),
                            crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE,
                            crypto_pwhash_ALG_ARGON2ID13) != 0)
    throw std::runtime_error("no memory to keep the password safely");
  return hash.data();
}

bool is_password(const std::string& hash, const std::string& password) {
  need_sodium();
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

const std::string& nobodys_hash() {
  static const std::string hash = hash_password(random_token(32));
  return hash;
}

}  // namespace hadal::house
