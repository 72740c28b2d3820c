// SPDX-License-Identifier: Apache-2.0
// Who may not come in, and who may not talk: what the stream "house" says.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/common/events.h"

namespace hadal::house {

class Moderation {
 public:
  void apply(const HouseEvent& event);

  // These throw Refusal. The address may be empty.
  void expect_welcome(const std::optional<std::string>& person, const std::string& address,
                      std::int64_t now) const;
  void expect_may_talk(const std::string& person, std::int64_t now) const;
  // What holds now.
  std::vector<Banned> bans(std::int64_t now) const;
  std::vector<Silenced> silences(std::int64_t now) const;

 private:
  std::map<std::string, Banned, std::less<>> bans_;
  std::map<std::string, Silenced, std::less<>> silences_;
};

// As bans know an address.
std::string address_called(const std::string& address);

}  // namespace hadal::house
