// SPDX-License-Identifier: Apache-2.0
#include "commands/league/results.h"

#include <fmt/core.h>

#include <filesystem>
#include <iterator>
#include <sstream>

#include "server/protocol/json_describe.h"
#include "terminal/error.h"

namespace hadal::cli {

LeagueFile::LeagueFile(const std::string& folder, const LeaguePlan& plan)
    : path_(folder + "/games.jsonl") {
  std::uintmax_t whole = 0;  // bytes that end with a line
  {
    std::ifstream in(path_, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    whole = text.rfind('\n') + 1;  // what follows was being written when somebody pulled the plug
    std::istringstream lines(text.substr(0, whole));
    read(lines, plan);
  }
  std::error_code error;
  if (std::filesystem::exists(path_, error)) std::filesystem::resize_file(path_, whole, error);
  out_.open(path_, std::ios::app | std::ios::binary);
  if (whole == 0)
    out_ << protocol::to_json(LeagueHead{1, plan.game, static_cast<std::int64_t>(plan.players)})
         << "\n"
         << std::flush;
  if (!out_) throw UserError(path_ + ": cannot be written");
}

void LeagueFile::complain(std::size_t line, const std::string& why) const {
  throw UserError(fmt::format("{}:{}: {}", path_, line, why));
}

void LeagueFile::read(std::istream& in, const LeaguePlan& plan) {
  std::size_t n = 0;
  for (std::string line; std::getline(in, line);) try {
      if (++n > 1) {
        games_.push_back(protocol::from_json<LeagueGame>(line));
        if (games_.back().seats.size() != plan.players) complain(n, "this is another table");
        continue;
      }
      const auto head = protocol::from_json<LeagueHead>(line);
      if (head.game != plan.game || head.players != static_cast<std::int64_t>(plan.players))
        complain(1, fmt::format("these are games of {} with {} players; begin another league in "
                                "another folder",
                                head.game, head.players));
    } catch (const protocol::BadMessage& e) {
      complain(n, e.what());
    }
}

void LeagueFile::add(const LeagueGame& game) {
  out_ << protocol::to_json(game) << "\n" << std::flush;
  if (!out_) throw UserError(path_ + ": cannot be written");
  games_.push_back(game);
}

}  // namespace hadal::cli
