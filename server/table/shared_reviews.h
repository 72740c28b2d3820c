// SPDX-License-Identifier: Apache-2.0
// Links with which anybody may look back at a game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/player.h"

namespace hadal::house {

struct SharedReview {
  std::string share;          // the secret part of its address
  std::optional<Player> eye;  // through whose eyes; nothing: any
};

class SharedReviews {
 public:
  const SharedReview* find(std::string_view share) const;               // null: there is none
  const SharedReview* through(const std::optional<Player>& eye) const;  // given before
  void add(SharedReview link) { all_.push_back(std::move(link)); }

 private:
  std::vector<SharedReview> all_;
};

}  // namespace hadal::house
