// SPDX-License-Identifier: Apache-2.0
#include "cli/commands.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "cli/error.h"
#include "engine/record.h"
#include "registry/registry.h"

namespace hadal::cli {

const std::vector<GameEntry>& games() { return all_games(); }

const GameEntry& game_called(const std::string& name) {
  if (const GameEntry* entry = find_game(games(), name)) return *entry;
  std::string known;
  for (const GameEntry& entry : games())
    known += (known.empty() ? "" : ", ") + std::string(entry.name);
  throw UserError("there is no game '" + name + "'; there is: " + known);
}

std::string read_file(const std::string& path) {
  std::error_code unknown;  // then opening it says what is wrong
  if (std::filesystem::is_directory(path, unknown)) throw UserError(path + ": this is a folder");
  std::ifstream in(path, std::ios::binary);
  if (!in) throw UserError(path + ": " + std::strerror(errno));
  std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (in.bad()) throw UserError(path + ": cannot be read");
  return text;
}

}  // namespace hadal::cli
