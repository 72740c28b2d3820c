// SPDX-License-Identifier: Apache-2.0
// What clients know of the events of every game that tells them.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "games/all.h"

namespace hadal {
namespace {

std::string file(const std::string& path) {
  std::ifstream in(path);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

TEST(EventsOfGames, TheWebClientKnowsThemAll) {
  for (const GameEntry& game : all_games()) {
    if (game.events.empty()) continue;
    const std::string name(game.name);
    const std::string path = "games/" + name + "/web/events.ts";
    EXPECT_EQ(file(path), typescript_of(name, game.events))
        << "run: hadal schema --events " << name << " > " << path;
  }
}

}  // namespace
}  // namespace hadal
