// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdexcept>
#include <string>

namespace hadal::cli {

// Something the user asked for cannot be done; the message is for the user. Exit status 2.
class UserError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

inline constexpr int kBadInput = 2;

}  // namespace hadal::cli
