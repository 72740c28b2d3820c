// SPDX-License-Identifier: Apache-2.0
#include "commands/league/plan.h"

#include <fmt/core.h>
#include <toml++/toml.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <functional>
#include <set>

#include "arena/python_seat.h"
#include "commands/commands.h"
#include "games/all.h"

namespace hadal::cli {
namespace {

class PlanReader {
 public:
  explicit PlanReader(std::string file) : file_(std::move(file)) {}

  LeaguePlan read() {
    const toml::table all = parsed();
    for (const auto& [key, value] : all) read_entry(std::string(key.str()), value);
    if (plan_.game.empty()) complain(0, "'game' is missing");
    const GameEntry& game = game_called(plan_.game);
    if (plan_.players == 0) plan_.players = game.min_players;
    if (plan_.players < game.min_players || plan_.players > game.max_players)
      complain(0, fmt::format("{} is played by {} to {}, not by {}", plan_.game, game.min_players,
                              game.max_players, plan_.players));
    if (plan_.bots.size() < 2) complain(0, "a league has at least two bots: [[bot]]");
    for (std::size_t i = 0; i < plan_.bots.size(); ++i) check_level(plan_.bots[i], lines_[i]);
    return std::move(plan_);
  }

 private:
  [[noreturn]] void complain(std::size_t line, const std::string& why) const {
    throw UserError(line == 0 ? fmt::format("{}: {}", file_, why)
                              : fmt::format("{}:{}: {}", file_, line, why));
  }
  static std::size_t line_of(const toml::node& value) { return value.source().begin.line; }

  toml::table parsed() const {
    try {
      return toml::parse_file(file_);
    } catch (const toml::parse_error& e) {
      complain(e.source().begin.line, std::string(e.description()));
    }
  }

  std::string text(const toml::node& value) const {
    const auto found = value.value_exact<std::string>();
    if (!found || found->empty()) complain(line_of(value), "a text is expected");
    return *found;
  }
  std::int64_t number(const toml::node& value, std::int64_t low, std::int64_t high) const {
    const auto found = value.value_exact<std::int64_t>();
    if (!found || *found < low || *found > high)
      complain(line_of(value), fmt::format("a number from {} to {} is expected", low, high));
    return *found;
  }

  void read_entry(const std::string& key, const toml::node& value) {
    if (key == "game") {
      plan_.game = text(value);
    } else if (key == "players") {
      plan_.players = static_cast<std::size_t>(number(value, 1, 100));
    } else if (key == "seed") {
      plan_.seed = static_cast<std::uint64_t>(number(value, 0, INT64_MAX));
    } else if (key == "seconds") {
      plan_.seconds = static_cast<int>(number(value, 1, 3600));
    } else if (key == "bot" && value.is_array_of_tables()) {
      for (const toml::node& one : *value.as_array()) read_bot(*one.as_table());
    } else {
      complain(line_of(value), "'" + key +
                                   "' is unknown; there are game, players, seed, seconds and "
                                   "[[bot]]");
    }
  }

  void read_bot(const toml::table& table) {
    LeagueBot bot;
    int kinds = 0;
    for (const auto& [key, value] : table) {
      const std::string what(key.str());
      kinds += what == "level" || what == "python" || what == "program" ? 1 : 0;
      if (what == "name") {
        bot.name = text(value);
      } else if (what == "level") {
        bot.level = text(value);
      } else if (what == "python") {
        bot.level = std::string(kPythonSeat) + text(value);
      } else if (what == "program" && value.is_array()) {
        for (const toml::node& word : *value.as_array()) bot.program.push_back(text(word));
        if (bot.program.empty()) complain(line_of(value), "a program has a name");
      } else if (what == "program") {
        bot.program = {text(value)};
      } else {
        complain(line_of(value),
                 "'" + what + "' is unknown; a bot has name, and level, python or program");
      }
    }
    const std::size_t line = line_of(table);
    check_name(bot.name, line);
    if (kinds > 1) complain(line, "a bot has one of level, python and program");
    if (kinds == 0) bot.level = bot.name;
    plan_.bots.push_back(std::move(bot));
    lines_.push_back(line);
  }

  // It is part of the name of a file.
  void check_name(const std::string& name, std::size_t line) {
    const bool is_plain = std::all_of(name.begin(), name.end(), [](unsigned char c) {
      return std::isalnum(c) != 0 || c == '_' || c == '-';
    });
    if (name.empty() || name.size() > 40 || !is_plain)
      complain(line, "a bot has a name of up to 40 letters, digits, '-' and '_'");
    if (!names_.insert(name).second) complain(line, "two bots are called '" + name + "'");
  }

  // Whether there is such a bot; Python is only asked when it plays.
  void check_level(const LeagueBot& bot, std::size_t line) const {
    if (bot.level.empty() || bot.level.starts_with(kPythonSeat)) return;
    std::string why;
    const bool is_there = find_kind(plan_.game)->bots->make(bot.level, why) != nullptr;
    if (!is_there) complain(line, why);
  }

  std::string file_;
  LeaguePlan plan_;
  std::vector<std::size_t> lines_;  // where each bot stands
  std::set<std::string> names_;
};

}  // namespace

bool LeaguePlan::has(const std::string& bot) const {
  return std::any_of(bots.begin(), bots.end(), [&](const auto& one) { return one.name == bot; });
}

LeaguePlan read_plan(const std::string& folder) {
  const std::string file = folder + "/league.toml";
  if (!std::filesystem::exists(file))
    throw UserError(file + ": there is no such file; docs/league.md says what it has");
  return PlanReader(file).read();
}

}  // namespace hadal::cli
