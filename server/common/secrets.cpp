// SPDX-License-Identifier: Apache-2.0
#include "server/common/secrets.h"

#include <sodium.h>

#include <array>
#include <stdexcept>
#include <vector>

namespace hadal::house {
namespace {

void need_sodium() {
  static const int ready = sodium_init();
  if (ready < 0) throw std::runtime_error("the crypto library could not be started");
}

std::string base64(const unsigned char* bytes, std::size_t n) {
  constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::string text(sodium_base64_encoded_len(n, kVariant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes, n, kVariant);
  text.pop_back();  // the zero at the end
  return text;
}

}  // namespace

std::string random_token(std::size_t bytes) {
  need_sodium();
  std::vector<unsigned char> random(bytes);
  randombytes_buf(random.data(), random.size());
  return base64(random.data(), random.size());
}

std::uint64_t random_number() {
  need_sodium();
  std::uint64_t number = 0;
  randombytes_buf(&number, sizeof number);
  return number;
}

std::string hash_token(std::string_view token) {
  need_sodium();
  std::array<unsigned char, 32> hash{};
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(token.data()),
                     token.size(), nullptr, 0);
  return base64(hash.data(), hash.size());
}

bool same_secret(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

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
