// SPDX-License-Identifier: Apache-2.0
#include "server/nodes/members.h"

#include <algorithm>

namespace hadal::nodes {
namespace {

// The finalizer of splitmix64: each bit of the sum changes half of all bits.
std::uint64_t mixed(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

}  // namespace

// FNV-1a, mixed: nodes of all builds must agree, so this never changes.
std::uint64_t Members::hash(std::string_view text) {
  std::uint64_t x = 0xcbf29ce484222325ULL;
  for (const char c : text) x = (x ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return mixed(x);
}

bool Members::heard(const Node& node, std::int64_t now) {
  if (node.name == us_.name) return false;
  lost_.erase(node.name);
  Seen& seen = living_[node.name];
  const bool is_new = seen.born != node.born;
  if (node.born < seen.born) return false;  // a late word of one that has ended
  seen = {node.born, now, hash(node.name)};
  return is_new;
}

bool Members::left(const Node& node) {
  const auto found = living_.find(node.name);
  if (node == us_ || found == living_.end() || found->second.born != node.born) return false;
  living_.erase(found);
  return true;
}

bool Members::expire(std::int64_t now) {
  const auto is_dead = [&](const auto& one) {
    return one.first != us_.name && now - one.second.heard > kDeadAfterMs;
  };
  for (const auto& one : living_)
    if (is_dead(one)) lost_[one.first] = one.second.heard;
  std::erase_if(lost_, [&](const auto& one) { return now - one.second > kRememberMs; });
  return std::erase_if(living_, is_dead) > 0;
}

void Members::forgive(std::int64_t now) {
  for (auto& [name, seen] : living_) seen.heard = std::max(seen.heard, now);
}

const std::string& Members::best_for(std::string_view table) const {
  const std::uint64_t of_table = hash(table);
  return std::max_element(living_.begin(), living_.end(),
                          [&](const auto& a, const auto& b) {
                            return mixed(a.second.hash + of_table) <
                                   mixed(b.second.hash + of_table);
                          })
      ->first;
}

Members::Node Members::owner_of(std::string_view table) const {
  const std::string& name = best_for(table);
  return {name, living_.find(name)->second.born};
}

bool Members::lives(const std::string& address) const {
  return std::any_of(living_.begin(), living_.end(), [&](const auto& one) {
    return Node{one.first, one.second.born}.address() == address;
  });
}

std::vector<Members::Node> Members::others() const {
  std::vector<Node> all;
  for (const auto& [name, seen] : living_)
    if (name != us_.name) all.push_back({name, seen.born});
  return all;
}

}  // namespace hadal::nodes
