// SPDX-License-Identifier: Apache-2.0
// Random names that cannot be guessed, and passwords that cannot be read back (passwords.cpp).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hadal::house {

std::string random_token(std::size_t bytes);               // URL-safe base64
std::uint64_t random_number();                             // for bots
std::string hash_token(std::string_view token);            // what is kept of a session's token
bool same_secret(std::string_view a, std::string_view b);  // in constant time

// argon2id. These take almost a tenth of a second, so do not call them on the thread that serves
// people.
std::string hash_password(const std::string& password);
bool is_password(const std::string& hash, const std::string& password);
// A hash that fits no password, so that an unknown name takes as long as a known one.
const std::string& nobodys_hash();

}  // namespace hadal::house
