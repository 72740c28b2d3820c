// SPDX-License-Identifier: Apache-2.0
// The tree of an information-set search: nodes found by the key of what the mover knows, edges in
// one pool. All memory is taken when the tree is made.
//
//     slots   [ . | 2 | . | 0 | 1 | . ]      where a key hashes to, then linear probing
//     nodes     0: key, visits, first edge --+
//     edges     [ m | next ] -> [ m | next ] -> end
//
// The same information set can be reached by many worlds. If these offer different moves, the node
// has an edge for each move that was ever legal, and every edge counts how often it was available.
#pragma once

#include <cstdint>
#include <vector>

namespace hadal::bots {

template <typename Move>
class SearchTree {
 public:
  static constexpr std::uint32_t kNone = 0xffffffffu;

  struct Node {
    std::uint64_t key = 0;
    std::uint32_t first = kNone;  // edge
    std::uint32_t visits = 0;
    float sum = 0;  // of the mover's rewards
    float mean() const { return visits > 0 ? sum / static_cast<float>(visits) : 0.5f; }
  };
  struct Edge {
    Move move{};
    std::uint32_t next = kNone;
    std::uint32_t visits = 0;
    std::uint32_t available = 0;
    float sum = 0;  // of the mover's rewards
    float prior = 0;
    float mean() const { return visits > 0 ? sum / static_cast<float>(visits) : 0; }
  };

  explicit SearchTree(std::uint32_t capacity)
      : nodes_(capacity), edges_(capacity * kEdgesPerNode), slots_(slots_for(capacity), kNone) {}

  void clear() {
    std::fill(slots_.begin(), slots_.end(), kNone);
    used_nodes_ = used_edges_ = 0;
  }
  bool is_half_full() const {
    return used_nodes_ * 2 > nodes_.size() || used_edges_ * 2 > edges_.size();
  }
  std::size_t size() const { return used_nodes_; }

  Node& node(std::uint32_t i) { return nodes_[i]; }
  Edge& edge(std::uint32_t i) { return edges_[i]; }
  const Node& node(std::uint32_t i) const { return nodes_[i]; }
  const Edge& edge(std::uint32_t i) const { return edges_[i]; }

  // The node of this key; kNone if there is none.
  std::uint32_t find(std::uint64_t key) const { return slots_[slot_of(key)]; }

  // The node of this key, made if needed; kNone if the tree is full.
  std::uint32_t find_or_add(std::uint64_t key) {
    std::uint32_t& slot = slots_[slot_of(key)];
    if (slot != kNone || used_nodes_ == nodes_.size()) return slot;
    slot = used_nodes_++;
    nodes_[slot] = Node{.key = key};
    return slot;
  }

  // A new edge at the end of a list, of which `last` is the last; kNone if the tree is full.
  std::uint32_t add_edge(std::uint32_t node, std::uint32_t last, Move m, float prior) {
    if (used_edges_ == edges_.size()) return kNone;
    const std::uint32_t e = used_edges_++;
    edges_[e] = Edge{.move = m, .prior = prior};
    (last == kNone ? nodes_[node].first : edges_[last].next) = e;
    return e;
  }

 private:
  static constexpr std::uint32_t kEdgesPerNode = 8;

  static std::size_t slots_for(std::uint32_t capacity) {
    std::size_t n = 64;
    while (n < std::size_t{capacity} * 2) n *= 2;
    return n;
  }
  std::size_t slot_of(std::uint64_t key) const {
    std::size_t i = key & (slots_.size() - 1);
    while (slots_[i] != kNone && nodes_[slots_[i]].key != key) i = (i + 1) & (slots_.size() - 1);
    return i;
  }

  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<std::uint32_t> slots_;
  std::uint32_t used_nodes_ = 0;
  std::uint32_t used_edges_ = 0;
};

}  // namespace hadal::bots
