// SPDX-License-Identifier: Apache-2.0
// Whole games as text, to be read in review: any change of the rules shows up as a difference.
#pragma once

#include <cstdlib>
#include <filesystem>

#include "engine/tests/playing.h"

namespace hadal {

// The named entries of a map, without empty ones.
inline Document part(const Document& d, std::initializer_list<const char*> keys) {
  Document out = Document::Map{};
  for (const char* key : keys) {
    const Document& value = d.at(key);
    const bool empty = (value.is_list() && value.list().empty()) ||
                       (value.is_map() && value.map().empty()) || to_line(value) == "0";
    if (!empty) out.set(key, value);
  }
  return out;
}

// A random game, move by move; every turn begins on a new line, and `show` writes the position
// before it now and then, and at the end. The state has a number of turns begun, `turn`.
template <Game G>
class Playthrough {
 public:
  using Show = std::string (*)(const typename G::State&);

  Playthrough(const typename G::Options& options, std::uint64_t seed, int moves_between, Show show)
      : state_(G::setup(options)), show_(show), between_(moves_between), since_(moves_between) {
    Rng rng(seed);
    play_randomly<G>(state_, rng, [&](const auto&, auto m) { write_one(m); });
    end_line();
    shown();
  }
  const std::string& text() const { return out_; }
  const typename G::State& end() const { return state_; }

 private:
  void write_one(typename G::Move m) {
    if (state_.turn != turn_) {
      turn_ = state_.turn;
      end_line();
      if (since_ >= between_) shown();
    }
    add(name(G::to_move(state_)) + " " + G::text(m));
    ++since_;
  }

  void add(const std::string& move) {
    constexpr std::size_t kColumns = 100;
    if (!line_.empty() && line_.size() + move.size() + 2 > kColumns) end_line();
    line_ += (line_.empty() ? "" : "; ") + move;
  }

  void end_line() {
    if (!line_.empty()) out_ += line_ + "\n";
    line_.clear();
  }

  void shown() {
    since_ = 0;
    out_ += show_(state_);
  }

  typename G::State state_;
  Show show_;
  int between_;
  int since_;
  int turn_ = 0;
  std::string out_;
  std::string line_;
};

// How a text differs from the file; with HADAL_UPDATE_GOLDEN set the file is written anew.
inline std::string difference_from_golden(const std::string& path, const std::string& text) {
  if (std::getenv("HADAL_UPDATE_GOLDEN") != nullptr) {
    std::filesystem::create_directories(std::filesystem::path(path).parent_path());
    std::ofstream(path) << text;
  }
  return first_difference(read_all(path), text);
}

}  // namespace hadal
