// SPDX-License-Identifier: Apache-2.0
//
// The crew: fifteen bots with names and levels of their own (crew.json). Who sits down follows from
// the levels of the table and from whom its host chose, so that a name is the same everywhere.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hadal::words {

struct CrewMember {
  std::string_view name;
  std::string_view level;
};

std::span<const CrewMember> crew();  // made of crew.json
const CrewMember* crew_member(std::string_view name);

// One name for each seat, in their order; a seat without a level has a person, and no name.
// Somebody who was chosen for a seat sits there (`chosen`; empty: nobody was). Otherwise it is the
// first of its level who is free, then whoever comes after them, but nobody with a name in `taken`.
std::vector<std::string> crew_names(const std::vector<std::string>& levels,
                                    const std::vector<std::string>& taken,
                                    const std::vector<std::string>& chosen = {});

}  // namespace hadal::words
