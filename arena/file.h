// SPDX-License-Identifier: Apache-2.0
// Results of an arena in a file, so that a long match can be interrupted and continued. One line
// for what is played, one for each seat of each finished game:
//
//     hadal arena 1
//     match 7 400 captain sailor          seed, games, bots
//     seat 12 0 1 85 1 40213 900 123:4    game, seat, bot, score, won; sum, longest, steps of times
#pragma once

#include <fstream>
#include <string>
#include <vector>

#include "arena/play.h"

namespace hadal::cli {

class ArenaFile {
 public:
  // Reads what is there, if the file exists. Throws UserError if it cannot be read or written, or
  // if it is no such file.
  explicit ArenaFile(const std::string& path);

  // The games of this pairing that are in the file.
  std::vector<GameResult> found(const Pairing& pairing) const;

  void begin(const Pairing& pairing);  // what is added next belongs to this pairing
  void add(unsigned n, const GameResult& result);

 private:
  struct Match {
    Pairing pairing;
    std::vector<GameResult> results;
  };
  void read(std::istream& in);
  void read_match(const std::string& line);
  void read_seat(const std::string& line);
  [[noreturn]] void complain(const std::string& what) const;

  std::string path_;
  std::size_t line_ = 0;
  std::vector<Match> matches_;
  std::ofstream out_;
};

}  // namespace hadal::cli
