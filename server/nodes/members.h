// SPDX-License-Identifier: Apache-2.0
// Which nodes live, by what was heard of them, and to which of them a table belongs: the one with
// the highest hash of its name and the table (rendezvous hashing). When a node dies, only its own
// tables move. Two nodes may disagree for a moment; the log decides who writes.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hadal::nodes {

class Members {
 public:
  static constexpr std::int64_t kDeadAfterMs = 2'000;
  static constexpr std::int64_t kRememberMs = 60'000;

  struct Node {
    std::string name;
    std::int64_t born = 0;  // another one with the same name is another node
    // Where it is reached.
    std::string address() const { return name + "-" + std::to_string(born); }
    bool operator==(const Node&) const = default;
  };

  // We are one of them.
  explicit Members(Node us) : us_(std::move(us)) {
    living_[us_.name] = {us_.born, 0, hash(us_.name)};
  }

  // These tell whether the living have changed.
  bool heard(const Node& node, std::int64_t now);
  bool left(const Node& node);
  bool expire(std::int64_t now);
  // We heard nobody because we were paused ourselves.
  void forgive(std::int64_t now);

  const Node& us() const { return us_; }
  Node owner_of(std::string_view table) const;
  bool owns(std::string_view table) const { return best_for(table) == us_.name; }
  bool lives(const std::string& address) const;
  std::vector<Node> others() const;
  std::size_t size() const { return living_.size(); }
  // Of those that lived in the last minute and did not say goodbye.
  bool hears_majority() const { return living_.size() > lost_.size(); }

  static std::uint64_t hash(std::string_view text);

 private:
  struct Seen {
    std::int64_t born = 0;
    std::int64_t heard = 0;
    std::uint64_t hash = 0;  // of its name
  };
  const std::string& best_for(std::string_view table) const;

  Node us_;
  std::map<std::string, Seen, std::less<>> living_;  // by name
  std::map<std::string, std::int64_t> lost_;         // names, and when they were last heard
};

}  // namespace hadal::nodes
