// SPDX-License-Identifier: Apache-2.0
// Where the seed of a table comes from: a secret of the server and a part from every person who
// plays, so nobody can choose it. docs/fairness.md explains who promises what, and when.
//
// As text it is the server's secret, then the seat and the part of everybody who gave one:
//   <64 digits> A <64 digits> C <64 digits>
// A secret alone is the seed itself, as it was before players had a part in it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/player.h"
#include "fair/fair.h"

namespace hadal::fair {

class Origin {
 public:
  explicit Origin(const Seed& server) : server_(server) {}
  static std::optional<Origin> read(std::string_view text);

  void add(Player seat, const Seed& part) { parts_.insert_or_assign(seat, part); }
  const std::map<Player, Seed>& parts() const { return parts_; }

  std::string text() const;
  // What chance moves are drawn from.
  Seed seed() const;
  // To the secret and to everybody's part, published before anybody knows the seed.
  std::string commitment() const;

 private:
  Seed server_;
  std::map<Player, Seed> parts_;
};

}  // namespace hadal::fair
