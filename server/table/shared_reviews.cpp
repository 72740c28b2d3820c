// SPDX-License-Identifier: Apache-2.0
#include "server/table/shared_reviews.h"

#include "server/common/secrets.h"

namespace hadal::house {

const SharedReview* SharedReviews::find(std::string_view share) const {
  if (share.empty()) return nullptr;
  for (const SharedReview& link : all_)
    if (same_secret(link.share, share)) return &link;
  return nullptr;
}

const SharedReview* SharedReviews::through(const std::optional<Player>& eye) const {
  for (const SharedReview& link : all_)
    if (link.eye == eye) return &link;
  return nullptr;
}

}  // namespace hadal::house
