// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdexcept>
#include <string>

namespace hadal::core {

// Something that cannot be done. The code is for programs (the catalogue has `error.<code>`), the
// message for people who read English. Nothing has changed.
class Refusal : public std::runtime_error {
 public:
  Refusal(std::string code, const std::string& message)
      : std::runtime_error(message), code_(std::move(code)) {}
  const std::string& code() const { return code_; }

 private:
  std::string code_;
};

// One answer for a table that does not exist and for one that is none of the asker's business.
inline Refusal no_table() { return {"no_table", "there is no such table"}; }

}  // namespace hadal::core
