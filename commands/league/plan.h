// SPDX-License-Identifier: Apache-2.0
// Who plays in a league, and what: the file league.toml of its folder, written by hand.
//
//     game = "some_game"
//     players = 2                      # at a table
//     [[bot]]
//     name = "captain"                 # a bot of the house; `level` if that is called otherwise
//     [[bot]]
//     name = "mine"
//     program = ["python3", "bot.py"]  # speaks docs/protocol.md, a message a line
//     [[bot]]
//     name = "learnt"
//     python = "my_module"             # docs/python.md
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace hadal::cli {

struct LeagueBot {
  std::string name;
  std::string level;                 // of the house, or `python:MODULE`; empty: it is a program
  std::vector<std::string> program;  // with its words
};

struct LeaguePlan {
  std::string game;
  std::size_t players = 0;
  std::uint64_t seed = 1;
  int seconds = 10;  // that a program has for a decision
  std::vector<LeagueBot> bots;
  bool has(const std::string& bot) const;
};

// Throws UserError with file and line.
LeaguePlan read_plan(const std::string& folder);

}  // namespace hadal::cli
